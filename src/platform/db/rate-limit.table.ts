import { defineEntity, p } from '@mikro-orm/core';
import { time } from './columns.ts';

/** Attempts in the current window; shared by all processes. */
export const RateLimitRow = defineEntity({
  name: 'RateLimitRow',
  tableName: 'rate_limit',
  properties: {
    key: p.text().primary(),
    count: p.integer(),
    windowEndsAt: time(),
  },
  indexes: [{ name: 'rate_limit_window_index', properties: ['windowEndsAt'] }],
});
