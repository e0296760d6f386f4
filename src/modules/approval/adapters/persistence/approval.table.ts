import { defineEntity, p } from '@mikro-orm/core';
import { money, text, time } from '#platform/db/columns.ts';
import { approvalCommands } from '#kernel/approvals.ts';
import { roles } from '#kernel/vocabulary.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { Asked } from '../../domain/approval.ts';

export const ApprovalRow = defineEntity({
  name: 'ApprovalRow',
  tableName: 'approval',
  properties: {
    id: p.uuid().primary(),
    command: p.enum(approvalCommands),
    /** The command as it was requested. */
    asked: p.json<Asked>().columnType('jsonb'),
    amount: money('amount_kurus'),
    personId: p.uuid(),
    askedBy: p.uuid(),
    askedByRole: p.enum(roles),
    state: p.enum(['waiting', 'approved', 'refused', 'withdrawn'] as const),
    createdAt: time(),
    expiresAt: time(),
    decidedBy: p.uuid().strictNullable(),
    decidedAt: time().strictNullable(),
    because: text().strictNullable(),
    outcomeId: p.uuid().strictNullable(),
  },
  indexes: [
    {
      // a refund is excluded: if the provider refused it, it may be requested again
      name: 'approval_done_once',
      expression: `create unique index "approval_done_once" on "approval" ("command", "outcome_id") where "command" <> 'refund-top-up'`,
    },
    { name: 'approval_created', properties: ['createdAt', 'id'] },
    { name: 'approval_state_created', properties: ['state', 'createdAt', 'id'] },
    { name: 'approval_asker_created', properties: ['askedBy', 'createdAt', 'id'] },
    { name: 'approval_person_created', properties: ['personId', 'createdAt', 'id'] },
  ],
  checks: [
    { name: 'approval_amount_check', expression: 'amount_kurus <> 0' },
    {
      name: 'approval_decided_check',
      expression: "(state = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)",
    },
    { name: 'approval_outcome_check', expression: "(state = 'approved') = (outcome_id is not null)" },
    {
      name: 'approval_four_eyes',
      expression: "state = 'waiting' or state = 'withdrawn' or decided_by <> asked_by",
    },
  ],
});

/**
 * Money that staff moved by hand. The limit for such money counts the rows of the last day. A staff member's next
 * movement deletes their older rows.
 */
export const HandMovementRow = defineEntity({
  name: 'HandMovementRow',
  tableName: 'hand_movement',
  properties: {
    id: p.uuid().primary(),
    actorId: p.uuid(),
    personId: p.uuid(),
    command: p.enum(approvalCommands),
    amount: money('amount_kurus'),
    createdAt: time(),
  },
  indexes: [
    { name: 'hand_movement_actor', properties: ['actorId', 'createdAt'] },
    { name: 'hand_movement_person', properties: ['personId', 'createdAt'] },
  ],
});

export const approvalRows = [ApprovalRow, HandMovementRow] as const;
export type ApprovalTables = TablesOf<typeof ApprovalRow | typeof HandMovementRow>;
