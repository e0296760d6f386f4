import { defineEntity, p } from '@mikro-orm/core';
import { time } from '../db/columns.ts';

/** At most one row: the log level of all processes, and until when it is valid. */
export const LogLevelRow = defineEntity({
  name: 'LogLevelRow',
  tableName: 'log_level',
  properties: {
    id: p.integer().primary().autoincrement(false),
    level: p.text(),
    until: time(),
  },
  checks: [{ name: 'log_level_one_check', expression: 'id = 1' }],
});
