import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { money, text, time } from '#platform/db/columns.ts';
import type { DisputeKind, DisputeOutcome, DisputeSide } from '#kernel/trouble.ts';

/** A past assignment: a booster had the order and left it before its end. */
export const OrderAssignmentRow = defineEntity({
  name: 'OrderAssignmentRow',
  tableName: 'order_stint',
  properties: {
    id: p.bigint('number').autoincrement().columnType('bigint').$type<Opt<number>>().primary(),
    orderId: p.uuid(),
    boosterId: p.uuid(),
    sharePercent: p.integer(),
    worth: money('worth_kurus'),
    earned: money('earned_kurus'),
    turnedAway: p.boolean(),
    endedAt: time(),
  },
  indexes: [
    { name: 'order_stint_order', properties: ['orderId', 'id'] },
    { name: 'order_stint_booster', properties: ['boosterId', 'id'] },
  ],
  checks: [{ name: 'order_stint_money_check', expression: 'earned_kurus >= 0 and earned_kurus <= worth_kurus' }],
});

/**
 * At most one dispute of an order is open. The row holds the statements of both sides. Pictures of a statement refer to
 * the row and the side.
 */
export const OrderDisputeRow = defineEntity({
  name: 'OrderDisputeRow',
  tableName: 'order_dispute',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    customerId: p.uuid(),
    boosterId: p.uuid(),
    kind: text().$type<DisputeKind>(),
    text: text(),
    claimedPercent: p.integer().nullable(),
    openedAt: time(),
    answerDueAt: time(),
    remindedAt: time().nullable(),
    lapsedAt: time().nullable(),
    answer: text().nullable(),
    answeredAt: time().nullable(),
    proposalId: p.uuid().nullable(),
    proposedBy: text().nullable().$type<DisputeSide | null>(),
    proposedEnd: text().nullable().$type<Extract<DisputeOutcome, 'upheld' | 'refunded'> | null>(),
    proposedRefund: money('proposed_refund_kurus').nullable(),
    proposedAt: time().nullable(),
    agreedAt: time().nullable(),
    outcome: text().nullable().$type<DisputeOutcome | null>(),
    decidedBy: p.uuid().nullable(),
    reason: text().nullable(),
    refund: money('refund_kurus').nullable(),
    decidedAt: time().nullable(),
  },
  indexes: [
    {
      name: 'order_dispute_open',
      expression: 'create unique index "order_dispute_open" on "order_dispute" ("order_id") where "outcome" is null',
    },
    { name: 'order_dispute_order', properties: ['orderId', 'openedAt'] },
    { name: 'order_dispute_opened', properties: ['openedAt'] },
    { name: 'order_dispute_decided', properties: ['decidedAt'], where: '"decided_at" is not null' },
    { name: 'order_dispute_customer', properties: ['customerId'] },
    { name: 'order_dispute_booster', properties: ['boosterId'] },
    {
      name: 'order_dispute_due',
      expression:
        'create index "order_dispute_due" on "order_dispute" ("answer_due_at") where "outcome" is null and "answer" is null',
    },
  ],
  checks: [
    { name: 'order_dispute_claim_check', expression: 'claimed_percent >= 0 and claimed_percent <= 100' },
    {
      name: 'order_dispute_outcome_check',
      expression:
        "outcome in ('upheld', 'refunded', 'rejected', 'withdrawn') and decided_at is not null or outcome is null and decided_at is null",
    },
    {
      name: 'order_dispute_proposal_check',
      expression:
        "proposal_id is null and proposed_by is null and proposed_end is null and proposed_refund_kurus is null and proposed_at is null and agreed_at is null or proposal_id is not null and proposed_by is not null and proposed_by in ('customer', 'booster') and proposed_at is not null and proposed_end is not null and (proposed_end = 'refunded' and proposed_refund_kurus is not null and proposed_refund_kurus > 0 or proposed_end = 'upheld' and proposed_refund_kurus is null)",
    },
    {
      name: 'order_dispute_refund_check',
      expression: "refund_kurus > 0 and outcome = 'refunded' or refund_kurus is null",
    },
  ],
});
