import * as z from 'zod/mini';
import { IdParams, ListQuery, Reason } from '../common.ts';
import { about, route, type RouteTable, staff } from '../route.ts';
import * as reconciliation from './reconciliation.ts';

/** Comparisons of each provider's books of a day with the ledger, and their differences. */
export const reconciliationRoutes = {
  'GET /admin/reconciliations': route({
    summary: 'Days whose payments were compared with the providers’ books',
    access: staff('wallets:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(reconciliation.Reconciliation),
    list: 'reconciliations',
  }),
  'GET /admin/reconciliations/:id': route({
    summary: 'One day of one provider',
    access: staff('wallets:read'),
    params: IdParams,
    status: 200,
    answer: reconciliation.Reconciliation,
    refusals: ['payment.reconciliation_not_found'],
  }),
  'POST /admin/reconciliations/:id/run': route({
    summary: 'Compare the day again. While the comparison runs, a repeat has no effect',
    access: staff('wallets:write'),
    params: IdParams,
    audit: about('reconciliations', 'params.id'),
    status: 202,
    answer: reconciliation.Reconciliation,
    refusals: ['payment.reconciliation_not_found'],
    idempotent: true,
  }),
  'GET /admin/reconciliation-differences': route({
    summary: 'Differences between the providers’ books and the ledger',
    access: staff('wallets:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(reconciliation.ReconciliationDifference),
    list: 'reconciliation-differences',
  }),
  'GET /admin/reconciliation-differences/:id': route({
    summary: 'One difference',
    access: staff('wallets:read'),
    params: IdParams,
    status: 200,
    answer: reconciliation.ReconciliationDifference,
    refusals: ['payment.difference_not_found'],
  }),
  'POST /admin/reconciliation-differences/:id/end': route({
    summary: 'Close a difference, with its outcome',
    access: staff('wallets:write'),
    params: IdParams,
    body: Reason,
    audit: about('reconciliation-differences', 'params.id'),
    status: 200,
    answer: reconciliation.ReconciliationDifference,
    refusals: ['payment.difference_not_found', 'payment.difference_ended'],
    idempotent: true,
  }),
} as const satisfies RouteTable;
