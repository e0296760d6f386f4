import { defineEntity, p } from '@mikro-orm/core';
import { time } from '#platform/db/columns.ts';
import { roles, ticketStatuses, ticketTypes } from '#kernel/vocabulary.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import { foldedSql } from '#platform/db/search.ts';

/**
 * Searched by `q`: in lower case and with plain letters for the Turkish ones (kernel/search.ts). A space comes before
 * each word, so that the index also finds a word by its first letter.
 */
const searchedSql = foldedSql(`' ' || "subject" || ' ' || "user_name" || ' ' || coalesce("order_number", '')`);

/** The user's name in the form of searches. It is the first column of an index. */
export const searchedName = foldedSql('"user_name"');

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
    orderId: p.uuid().strictNullable(),
    orderNumber: p.text().strictNullable(),
    topUpId: p.uuid().strictNullable(),
    topUpNumber: p.text().strictNullable(),
    status: p.enum(ticketStatuses),
    answered: p.boolean(),
    readByUser: p.boolean(),
    readByStaff: p.boolean().fieldName('read_by_house'),
    createdAt: time(),
    updatedAt: time(),
    waitingSince: time().strictNullable(),
    firstAnsweredAt: time().strictNullable(),
    /**
     * Searched by `q`. The trigger `ticket_search_text` writes it, because computing the text for each row that the
     * index finds took most of a search's time.
     */
    searchText: p.text().strictNullable(),
  },
  indexes: [
    { name: 'ticket_user_index', properties: ['userId', 'updatedAt', 'id'] },
    { name: 'ticket_opened_index', properties: ['userId', 'createdAt'] },
    { name: 'ticket_created_index', properties: ['createdAt', 'id'] },
    { name: 'ticket_unread_index', properties: ['userId'], where: 'not "read_by_user"' },
    { name: 'ticket_updated_index', properties: ['updatedAt', 'id'] },
    { name: 'ticket_order_index', properties: ['orderId'], where: '"order_id" is not null' },
    { name: 'ticket_top_up_index', properties: ['topUpId'], where: '"top_up_id" is not null' },
    { name: 'ticket_waiting_index', properties: ['waitingSince', 'id'], where: '"waiting_since" is not null' },
    { name: 'ticket_answered_index', properties: ['firstAnsweredAt'], where: '"first_answered_at" is not null' },
    {
      name: 'ticket_search_index',
      expression: 'create index "ticket_search_index" on "ticket" using gin ("search_text" gin_trgm_ops)',
    },
    {
      name: 'ticket_called_index',
      expression: `create index "ticket_called_index" on "ticket" ((${searchedName}) text_pattern_ops) include ("user_name", "id")`,
    },
    // used by the previous release; to be dropped in the next release
    {
      name: 'ticket_words_index',
      expression: `create index "ticket_words_index" on "ticket" using gin ((${searchedSql}) gin_trgm_ops)`,
    },
  ],
  checks: [
    {
      name: 'ticket_waiting_check',
      expression: `("waiting_since" is not null) = ("status" = 'open' and not "answered")`,
    },
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

/** Messages of the contact form. */
export const ContactMessageRow = defineEntity({
  name: 'ContactMessageRow',
  tableName: 'contact_message',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    email: p.text(),
    text: p.text(),
    /** Keyed digest of e-mail and network address, for the rate limit. The network address itself is not stored. */
    sender: p.string().columnType('char(43)'),
    createdAt: time(),
    answeredAt: time().strictNullable(),
    answeredBy: p.uuid().strictNullable(),
    answeredByName: p.text().strictNullable(),
  },
  indexes: [
    { name: 'contact_message_sender_index', properties: ['sender', 'createdAt'] },
    { name: 'contact_message_created_index', properties: ['createdAt', 'id'] },
    { name: 'contact_message_email_index', properties: ['email'] },
    {
      name: 'contact_message_waiting_index',
      properties: ['createdAt', 'id'],
      where: `"answered_at" is null`,
    },
    {
      name: 'contact_message_answered_by_index',
      properties: ['answeredBy'],
      where: `"answered_by" is not null`,
    },
  ],
});

export const CannedAnswerRow = defineEntity({
  name: 'CannedAnswerRow',
  tableName: 'canned_answer',
  properties: {
    id: p.uuid().primary(),
    title: p.text(),
    /** The title in the form in which titles are compared. */
    titleKey: p.text().unique('canned_answer_title_unique'),
    text: p.text(),
    type: p.enum(ticketTypes).strictNullable(),
    uses: p.integer(),
    createdAt: time(),
  },
  indexes: [{ name: 'canned_answer_uses_index', properties: ['uses', 'id'] }],
});

export const ticketRows = [TicketRow, TicketMessageRow, TicketEventRow, ContactMessageRow, CannedAnswerRow];
export type TicketTables = TablesOf<
  typeof TicketRow | typeof TicketMessageRow | typeof TicketEventRow | typeof ContactMessageRow | typeof CannedAnswerRow
>;
