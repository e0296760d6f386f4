import { defineEntity, p } from '@mikro-orm/core';
import { money, text, time } from '#platform/db/columns.ts';
import {
  differenceEndings,
  differenceKinds,
  differenceStates,
  reconciliationFailures,
  reconciliationStates,
  reconciliationWays,
} from '#kernel/reconciliation.ts';
import { paymentProviders } from '#kernel/vocabulary.ts';
import type { TablesOf } from '#platform/db/orm.ts';

/** A provider's day. The totals are those of the last run that completed. */
export const ReconciliationRow = defineEntity({
  name: 'ReconciliationRow',
  tableName: 'reconciliation',
  properties: {
    id: p.uuid().primary(),
    provider: p.enum(paymentProviders),
    /** A day in Istanbul, `2026-11-22`. */
    day: text(),
    state: p.enum(reconciliationStates),
    run: p.uuid(),
    startedAt: time(),
    startedBy: p.uuid().nullable(),
    endedAt: time().nullable(),
    failure: p.enum(reconciliationFailures).nullable(),
    way: p.enum(reconciliationWays).nullable(),
    refusal: text().nullable(),
    providerPayments: p.integer().nullable(),
    providerPaid: money('provider_paid_kurus').nullable(),
    providerRefunds: p.integer().nullable(),
    providerRefunded: money('provider_refunded_kurus').nullable(),
    fees: money('fees_kurus').nullable(),
    ourPayments: p.integer().nullable(),
    ourPaid: money('our_paid_kurus').nullable(),
    ourRefunds: p.integer().nullable(),
    ourRefunded: money('our_refunded_kurus').nullable(),
  },
  uniques: [{ properties: ['provider', 'day'] }],
  indexes: [{ properties: ['day', 'id'] }],
  checks: [
    { name: 'reconciliation_day_check', expression: 'length(day) = 10' },
    { name: 'reconciliation_running_check', expression: "(state = 'running') = (ended_at is null)" },
    { name: 'reconciliation_failed_check', expression: "(state = 'failed') = (failure is not null)" },
    { name: 'reconciliation_seen_check', expression: '(way is null) = (our_payments is null)' },
  ],
});

export const ReconciliationDifferenceRow = defineEntity({
  name: 'ReconciliationDifferenceRow',
  tableName: 'reconciliation_difference',
  properties: {
    id: p.uuid().primary(),
    reconciliationId: p.uuid(),
    kind: p.enum(differenceKinds),
    subject: text(),
    merchantOid: text().nullable(),
    topUpId: p.uuid().nullable(),
    theirs: money('theirs_kurus').nullable(),
    ours: money('ours_kurus').nullable(),
    state: p.enum(differenceStates),
    foundAt: time(),
    ending: p.enum(differenceEndings).nullable(),
    endedAt: time().nullable(),
    endedBy: p.uuid().nullable(),
    reason: text().nullable(),
  },
  uniques: [{ name: 'reconciliation_difference_subject_unique', properties: ['reconciliationId', 'kind', 'subject'] }],
  indexes: [
    { properties: ['foundAt', 'id'] },
    { name: 'reconciliation_difference_state_index', properties: ['state', 'foundAt', 'id'] },
    { name: 'reconciliation_difference_open_index', properties: ['reconciliationId'], where: `"state" = 'open'` },
    {
      name: 'reconciliation_difference_number_index',
      expression: `create index "reconciliation_difference_number_index" on "reconciliation_difference" (lower("merchant_oid") text_pattern_ops)`,
    },
    { name: 'reconciliation_difference_top_up_index', properties: ['topUpId'], where: '"top_up_id" is not null' },
  ],
  checks: [
    {
      name: 'reconciliation_difference_ended_check',
      expression: "(state = 'ended') = (ended_at is not null) and (ended_at is null) = (ending is null)",
    },
    {
      name: 'reconciliation_difference_person_check',
      expression: "(ending is not null and ending = 'person') = (ended_by is not null)",
    },
    { name: 'reconciliation_difference_reason_check', expression: '(ended_by is null) = (reason is null)' },
  ],
});

export const reconciliationRows = [ReconciliationRow, ReconciliationDifferenceRow];
export type ReconciliationTables = TablesOf<typeof ReconciliationRow | typeof ReconciliationDifferenceRow>;
