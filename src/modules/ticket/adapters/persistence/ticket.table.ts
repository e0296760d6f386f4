import { defineEntity, p } from '@mikro-orm/core';
import { roles, ticketStatuses, ticketTypes } from '#kernel/vocabulary.ts';
import type { TablesOf } from '#platform/db/orm.ts';

const time = () => p.datetime().columnType('timestamptz(3)');

export const TicketRow = defineEntity({
  name: 'TicketRow',
  tableName: 'ticket',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    userRole: p.enum(roles),
    userName: p.text(),
    type: p.enum(ticketTypes),
    subject: p.text(),
    orderId: p.uuid().nullable(),
    orderNumber: p.text().nullable(),
    status: p.enum(ticketStatuses),
    answered: p.boolean(),
    readByUser: p.boolean(),
    readByHouse: p.boolean(),
    createdAt: time(),
    updatedAt: time(),
  },
  indexes: [
    { name: 'ticket_user_index', properties: ['userId', 'updatedAt', 'id'] },
    { name: 'ticket_opened_index', properties: ['userId', 'createdAt'] },
    { name: 'ticket_unread_index', properties: ['userId'], where: 'not "read_by_user"' },
    { name: 'ticket_updated_index', properties: ['updatedAt', 'id'] },
    { name: 'ticket_order_index', properties: ['orderId'], where: '"order_id" is not null' },
  ],
});

export const TicketMessageRow = defineEntity({
  name: 'TicketMessageRow',
  tableName: 'ticket_message',
  properties: {
    id: p.uuid().primary(),
    ticketId: p.uuid(),
    senderId: p.uuid(),
    senderRole: p.enum(roles),
    senderName: p.text(),
    text: p.text(),
    createdAt: time(),
  },
  indexes: [
    { name: 'ticket_message_ticket_index', properties: ['ticketId', 'createdAt', 'id'] },
    { name: 'ticket_message_sender_index', properties: ['senderId'] },
  ],
});

export const TicketEventRow = defineEntity({
  name: 'TicketEventRow',
  tableName: 'ticket_event',
  properties: {
    id: p.uuid().primary(),
    ticketId: p.uuid(),
    actorId: p.uuid(),
    actorRole: p.enum(roles),
    actorName: p.text(),
    fromStatus: p.enum(ticketStatuses),
    toStatus: p.enum(ticketStatuses),
    at: time(),
  },
  indexes: [{ name: 'ticket_event_ticket_index', properties: ['ticketId', 'at', 'id'] }],
});

/** What came through the contact form. */
export const ContactMessageRow = defineEntity({
  name: 'ContactMessageRow',
  tableName: 'contact_message',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    email: p.text(),
    text: p.text(),
    /** A keyed digest of the e-mail and network address, by which the limit counts: the address itself is not kept. */
    sender: p.string().columnType('char(43)'),
    createdAt: time(),
  },
  indexes: [{ name: 'contact_message_sender_index', properties: ['sender', 'createdAt'] }],
});

export const ticketRows = [TicketRow, TicketMessageRow, TicketEventRow, ContactMessageRow];
export type TicketTables = TablesOf<
  typeof TicketRow | typeof TicketMessageRow | typeof TicketEventRow | typeof ContactMessageRow
>;
