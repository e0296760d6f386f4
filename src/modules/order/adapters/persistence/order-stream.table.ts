import { defineEntity, p } from '@mikro-orm/core';
import { text, time } from '#platform/db/columns.ts';

/** Each link that a booster gave for an ordered stream. At most one link per order is live. */
export const OrderStreamRow = defineEntity({
  name: 'OrderStreamRow',
  tableName: 'order_stream',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    boosterId: p.uuid(),
    url: text().nullable(),
    startedAt: time(),
    endedAt: time().nullable(),
    counts: p.boolean(),
  },
  indexes: [
    { name: 'order_stream_order', properties: ['orderId', 'startedAt'] },
    { name: 'order_stream_booster', properties: ['boosterId'] },
    {
      name: 'order_stream_live',
      expression: 'create unique index "order_stream_live" on "order_stream" ("order_id") where "ended_at" is null',
    },
  ],
  checks: [{ name: 'order_stream_times_check', expression: 'ended_at is null or ended_at >= started_at' }],
});
