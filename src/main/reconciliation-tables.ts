import {
  differenceEndingLabels,
  differenceKindLabels,
  differenceStateLabels,
  reconciliationStateLabels,
  reconciliationWayLabels,
} from '#contract/payment/reconciliation.words.tr.ts';
import { providerLabels } from '#contract/vocabulary.ts';
import { table, time } from './table.ts';

/** The providers' books beside ours. */
export const reconciliationTables = {
  'GET /admin/reconciliations': table('GET /admin/reconciliations', {
    day: (row) => row.day,
    provider: (row) => providerLabels[row.provider],
    state: (row) => reconciliationStateLabels[row.state].label,
    theirPaid: (row) => row.theirs && row.theirs.paid,
    ourPaid: (row) => row.ours && row.ours.paid,
    theirRefunded: (row) => row.theirs && row.theirs.refunded,
    ourRefunded: (row) => row.ours && row.ours.refunded,
    fees: (row) => row.fees,
    payable: (row) => row.payable,
    open: (row) => row.open,
    found: (row) => row.found,
    way: (row) => row.way && reconciliationWayLabels[row.way],
    startedAt: (row) => time(row.startedAt),
    endedAt: (row) => time(row.endedAt),
    id: (row) => row.id,
  }),
  'GET /admin/reconciliation-differences': table('GET /admin/reconciliation-differences', {
    kind: (row) => differenceKindLabels[row.kind].label,
    state: (row) => differenceStateLabels[row.state].label,
    provider: (row) => providerLabels[row.provider],
    day: (row) => row.day,
    merchantOid: (row) => row.merchantOid,
    customerName: (row) => row.customerName,
    theirs: (row) => row.theirs,
    ours: (row) => row.ours,
    createdAt: (row) => time(row.createdAt),
    ending: (row) => row.ending && differenceEndingLabels[row.ending],
    endedAt: (row) => time(row.endedAt),
    reason: (row) => row.reason,
    customerId: (row) => row.userId,
    id: (row) => row.id,
  }),
};
