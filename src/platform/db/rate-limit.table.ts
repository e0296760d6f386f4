import { defineEntity, p } from '@mikro-orm/core';

/** Attempts in the current window; shared by all processes. */
export const RateLimitRow = defineEntity({
  name: 'RateLimitRow',
  tableName: 'rate_limit',
  properties: {
    key: p.text().primary(),
    count: p.integer(),
    windowEndsAt: p.datetime().columnType('timestamptz(3)'),
  },
  indexes: [{ name: 'rate_limit_window_index', properties: ['windowEndsAt'] }],
});
