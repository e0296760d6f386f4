import { defineEntity, p, type Opt } from '@mikro-orm/core';

/** Events as their transactions left them; the relay moves them on in the order of commits. */
export const OutboxRow = defineEntity({
  name: 'OutboxRow',
  tableName: 'outbox',
  properties: {
    id: p.bigint('number').autoincrement().columnType('bigint').$type<Opt<number>>().primary(),
    type: p.string().columnType('text'),
    audience: p.array().columnType('text[]'),
    data: p.json<object>().columnType('jsonb'),
    createdAt: p.datetime().columnType('timestamptz(3)').defaultRaw('now()').$type<Opt<Date>>(),
  },
});

/** The event log that streams read. Ids rise in the order of commits: written by one relay at a time. */
export const LiveEventRow = defineEntity({
  name: 'LiveEventRow',
  tableName: 'live_event',
  properties: {
    id: p.bigint('number').autoincrement().columnType('bigint').$type<Opt<number>>().primary(),
    type: p.string().columnType('text'),
    audience: p.array().columnType('text[]'),
    data: p.json<object>().columnType('jsonb'),
    createdAt: p.datetime().columnType('timestamptz(3)').index(),
  },
});
