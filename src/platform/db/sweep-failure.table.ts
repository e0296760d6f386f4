import { defineEntity, p } from '@mikro-orm/core';
import { time } from './columns.ts';

/** A record for which a sweep failed, and when it is tried again. */
export const SweepFailureRow = defineEntity({
  name: 'SweepFailureRow',
  tableName: 'sweep_failure',
  properties: {
    sweep: p.text().primary(),
    subjectId: p.uuid().primary(),
    attempts: p.integer(),
    triedAgainAt: time(),
  },
});
