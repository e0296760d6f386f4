import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { text, time } from '../db/columns.ts';

/** Events written by their transactions; the relay moves them to the event log in commit order. */
export const OutboxRow = defineEntity({
  name: 'OutboxRow',
  tableName: 'outbox',
  properties: {
    id: p.bigint('number').autoincrement().columnType('bigint').$type<Opt<number>>().primary(),
    type: text(),
    audience: p.array().columnType('text[]'),
    data: p.json<object>().columnType('jsonb'),
    createdAt: time().defaultRaw('now()').$type<Opt<Date>>(),
  },
});

/** The event log that streams read. Ids rise in commit order, because one relay writes at a time. */
export const LiveEventRow = defineEntity({
  name: 'LiveEventRow',
  tableName: 'live_event',
  properties: {
    id: p.bigint('number').autoincrement().columnType('bigint').$type<Opt<number>>().primary(),
    type: text(),
    audience: p.array().columnType('text[]'),
    data: p.json<object>().columnType('jsonb'),
    createdAt: time().index(),
  },
});
