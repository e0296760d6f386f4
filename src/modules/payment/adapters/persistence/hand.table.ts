import { defineEntity, p } from '@mikro-orm/core';
import { money, text, time } from '#platform/db/columns.ts';
import { handProviders } from '#kernel/vocabulary.ts';
import type { TablesOf } from '#platform/db/orm.ts';

/** Payments that arrived at the bank or in the company's e-wallet. */
export const HandPaymentRow = defineEntity({
  name: 'HandPaymentRow',
  tableName: 'hand_payment',
  properties: {
    topUpId: p.uuid().primary(),
    merchantOid: text().unique(),
    provider: p.enum(handProviders),
    amount: money('amount_kurus'),
    reference: text(),
    /** A day, `2026-11-22`. */
    arrivedOn: text(),
    sender: text().nullable(),
    ticketId: p.uuid().nullable(),
    note: text().nullable(),
    enteredBy: p.uuid(),
    at: time(),
  },
  uniques: [{ name: 'hand_payment_once', properties: ['provider', 'reference'] }],
  indexes: [
    {
      name: 'hand_payment_reference_index',
      expression: `create index "hand_payment_reference_index" on "hand_payment" ("reference" text_pattern_ops)`,
    },
  ],
  checks: [{ name: 'hand_payment_amount_check', expression: 'amount_kurus > 0' }],
});

/** Refunds that staff have to send, and how they ended. */
export const HandRefundRow = defineEntity({
  name: 'HandRefundRow',
  tableName: 'hand_refund',
  properties: {
    reference: text().primary(),
    merchantOid: text(),
    amount: money('amount_kurus'),
    askedAt: time(),
    /** The bank's own number; null until the refund is sent, and if it was cancelled. */
    bankReference: text().nullable(),
    endedBy: p.uuid().nullable(),
    endedAt: time().nullable(),
  },
  indexes: [
    { name: 'hand_refund_payment', properties: ['merchantOid'] },
    {
      name: 'hand_refund_bank_index',
      expression: `create index "hand_refund_bank_index" on "hand_refund" ("bank_reference" text_pattern_ops) where "bank_reference" is not null`,
    },
  ],
  checks: [
    {
      name: 'hand_refund_end_check',
      expression: '(ended_by is null) = (ended_at is null) and (bank_reference is null or ended_at is not null)',
    },
  ],
});

export const handRows = [HandPaymentRow, HandRefundRow];
export type HandTables = TablesOf<typeof HandPaymentRow | typeof HandRefundRow>;
