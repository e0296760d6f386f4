import { defineEntity, p } from '@mikro-orm/core';

const time = () => p.datetime().columnType('timestamptz(3)');

/** Each link that a booster gave for an ordered stream. At most one link per order is live. */
export const OrderStreamRow = defineEntity({
  name: 'OrderStreamRow',
  tableName: 'order_stream',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    boosterId: p.uuid(),
    url: p.string().columnType('text').nullable(),
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
