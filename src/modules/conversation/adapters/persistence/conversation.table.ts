import { defineEntity, p } from '@mikro-orm/core';
import { money, time } from '#platform/db/columns.ts';
import { reportStates, roles } from '#kernel/vocabulary.ts';
import { foldedSql } from '#platform/db/search.ts';
import type { TablesOf } from '#platform/db/orm.ts';

/** The expression that `q` searches: the text in lower case, with Turkish letters replaced by plain ones. */
export const searchedSql = foldedSql('"text"');

/**
 * Partitioned by the month in which the order was placed. The order's id contains that month (docs/decisions/0057). All
 * messages of a conversation are in one partition.
 */
export const MessageRow = defineEntity({
  name: 'MessageRow',
  tableName: 'message',
  properties: {
    orderId: p.uuid().primary(),
    id: p.uuid().primary(),
    seq: p.integer(),
    clientId: p.uuid().nullable(),
    senderId: p.uuid(),
    senderRole: p.enum(roles),
    senderName: p.text(),
    text: p.text(),
    contacts: p.array().columnType('text[]'),
    createdAt: time(),
  },
  indexes: [
    { name: 'message_id', properties: ['id'] },
    { name: 'message_created_index', properties: ['createdAt', 'id'] },
    { name: 'message_author_index', properties: ['senderId', 'createdAt', 'id'] },
    { name: 'message_contact_index', properties: ['createdAt', 'id'], where: 'cardinality("contacts") > 0' },
    {
      name: 'message_house_index',
      properties: ['senderRole', 'createdAt', 'id'],
      where: `"sender_role" in ('staff', 'admin')`,
    },
    {
      name: 'message_text_index',
      expression: `create index "message_text_index" on "message" using gin ((${searchedSql}) gin_trgm_ops)`,
    },
    { name: 'message_sender_index', properties: ['orderId', 'senderId', 'createdAt'] },
  ],
  uniques: [
    { name: 'message_seq_unique', properties: ['orderId', 'seq'] },
    { name: 'message_client_unique', properties: ['orderId', 'senderId', 'clientId'] },
  ],
});

/** A user's place in a conversation: unread messages and receipt. Sending locks this row. */
export const ConversationPlaceRow = defineEntity({
  name: 'ConversationPlaceRow',
  tableName: 'conversation_place',
  properties: {
    orderId: p.uuid().primary(),
    userId: p.uuid().primary(),
    unread: p.integer(),
    deliveredSeq: p.integer(),
    readSeq: p.integer(),
  },
  indexes: [{ name: 'conversation_place_unread_index', properties: ['userId'], where: '"unread" > 0' }],
  checks: [{ name: 'conversation_place_unread_check', expression: '"unread" >= 0' }],
});

/** A reader's report of a message. */
export const MessageReportRow = defineEntity({
  name: 'MessageReportRow',
  tableName: 'message_report',
  properties: {
    id: p.uuid().primary(),
    messageId: p.uuid(),
    orderId: p.uuid(),
    senderId: p.uuid(),
    senderRole: p.enum(roles),
    senderName: p.text(),
    reporterId: p.uuid(),
    reporterRole: p.enum(roles),
    reporterName: p.text(),
    reason: p.text(),
    state: p.enum(reportStates),
    fee: money('fee_kurus').strictNullable(),
    decidedBy: p.uuid().strictNullable(),
    decidedByName: p.text().strictNullable(),
    decision: p.text().strictNullable(),
    createdAt: time(),
    decidedAt: time().strictNullable(),
  },
  indexes: [
    { name: 'message_report_created_index', properties: ['createdAt', 'id'] },
    { name: 'message_report_state_index', properties: ['state', 'createdAt', 'id'] },
    { name: 'message_report_sender_index', properties: ['senderId'] },
    { name: 'message_report_reporter_index', properties: ['reporterId'] },
  ],
  uniques: [{ name: 'message_report_reader_unique', properties: ['messageId', 'reporterId'] }],
  checks: [{ name: 'message_report_fee_check', expression: 'fee_kurus > 0' }],
});

export const conversationRows = [MessageRow, ConversationPlaceRow, MessageReportRow];
export type ConversationTables = TablesOf<typeof MessageRow | typeof ConversationPlaceRow | typeof MessageReportRow>;
