import { defineEntity, p } from '@mikro-orm/core';
import { money, text, time } from '#platform/db/columns.ts';
import { failureKinds, paymentProviders, refundStates, topUpCauses, topUpStates } from '#kernel/vocabulary.ts';
import type { Lane } from '#kernel/vocabulary.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import { handRows, type HandTables } from './hand.table.ts';

/** The stored form of a lane change that a payment is for. */
interface StoredLaneChange {
  readonly orderId: string;
  readonly lane: Lane;
  readonly champion: string | null;
  readonly differenceKurus: number;
}

export const TopUpRow = defineEntity({
  name: 'TopUpRow',
  tableName: 'top_up',
  properties: {
    id: p.uuid().primary(),
    provider: p.enum(paymentProviders).default('paytr'),
    merchantOid: text().unique(),
    userId: p.uuid(),
    amount: money('amount_kurus'),
    state: p.enum(topUpStates),
    frameToken: text().nullable(),
    draft: p.json<object>().columnType('jsonb').nullable(),
    expectedPrice: money('expected_price_kurus').nullable(),
    laneChange: p.json<StoredLaneChange>().columnType('jsonb').nullable(),
    laneRefused: text().nullable(),
    orderId: p.uuid().nullable(),
    cause: p.enum(topUpCauses).nullable(),
    /** The previous release wrote a sentence here instead of a cause. Only the trigger `top_up_cause` reads it. */
    failure: text().nullable(),
    refundState: p.enum(refundStates).nullable(),
    refundAttempt: p.integer(),
    refundReference: text().nullable(),
    refundBy: p.uuid().nullable(),
    refundReason: text().nullable(),
    refundSince: time().nullable(),
    refundCalls: p.integer().default(1),
    refundTakenUpAt: time().nullable(),
    refundIban: text().nullable(),
    createdAt: time(),
    expiresAt: time(),
    paidAt: time().nullable(),
    failedAt: time().nullable(),
    failedAs: p.enum(failureKinds).nullable(),
    askedAt: time().nullable(),
    notPaidAt: time().nullable(),
    reminderDecidedAt: time().nullable(),
  },
  indexes: [
    { properties: ['createdAt', 'id'] },
    {
      name: 'top_up_number_index',
      expression: `create index "top_up_number_index" on "top_up" ("merchant_oid" text_pattern_ops)`,
    },
    { name: 'top_up_amount_index', properties: ['amount', 'id'] },
    { properties: ['userId', 'createdAt'] },
    { properties: ['state', 'createdAt'] },
    { name: 'top_up_cause_index', properties: ['cause', 'createdAt'], where: '"cause" is not null' },
    { properties: ['provider', 'createdAt'] },
    { properties: ['refundState', 'refundSince'] },
    { name: 'top_up_paid_index', properties: ['paidAt'], where: '"paid_at" is not null' },
    { name: 'top_up_failed_index', properties: ['failedAt'], where: '"failed_at" is not null' },
    { name: 'top_up_order_index', properties: ['orderId'], where: '"order_id" is not null' },
  ],
  checks: [
    { name: 'top_up_amount_check', expression: 'amount_kurus > 0' },
    { name: 'top_up_paid_check', expression: "(state in ('paid', 'refunded')) = (paid_at is not null)" },
    { name: 'top_up_refunded_check', expression: "(state = 'refunded') = (refund_state is not distinct from 'done')" },
    { name: 'top_up_unpaid_check', expression: "(state in ('failed', 'expired')) = (cause is not null)" },
    { name: 'top_up_expired_check', expression: "(state = 'expired') = (cause is not distinct from 'expired')" },
    { name: 'top_up_failed_check', expression: '(failed_at is null) = (failed_as is null)' },
    { name: 'top_up_by_hand_check', expression: "provider = 'paytr' or state in ('paid', 'refunded')" },
    { name: 'top_up_lane_check', expression: 'lane_change is null or draft is null' },
    { name: 'top_up_checkout_check', expression: '(draft is null) = (expected_price_kurus is null)' },
  ],
});

export const paymentRows = [TopUpRow, ...handRows];
export type PaymentTables = TablesOf<typeof TopUpRow> & HandTables;
