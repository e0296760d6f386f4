import * as z from 'zod/mini';
import { IdParams, ListQuery, Reason } from '../common.ts';
import { about, moving, only, route, type RouteTable, staff } from '../route.ts';
import { AdminFineClaim, ClaimFine, FineClaim } from './fine.ts';

/** Fines above the balance (decision 0081). */
export const fineRoutes = {
  'GET /booster/fine-claims': route({
    summary: 'Own fines above the balance, with the amounts that later earnings still have to pay',
    access: only('booster'),
    query: ListQuery,
    status: 200,
    answer: z.array(FineClaim),
    list: 'fine-claims',
  }),
  'GET /admin/fine-claims': route({
    summary: 'Fines above the balance',
    access: staff('wallets:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(AdminFineClaim),
    list: 'fine-claims',
  }),
  'GET /admin/fine-claims/:id': route({
    summary: 'One fine above the balance',
    access: staff('wallets:read'),
    params: IdParams,
    status: 200,
    answer: AdminFineClaim,
    refusals: ['wallet.claim_not_found'],
  }),
  'POST /admin/fine-claims': route({
    summary: 'Fine a booster regardless of the balance. What the balance lacks is collected from later earnings',
    access: staff('wallets:write'),
    body: ClaimFine,
    audit: moving(about('fine-claims', 'answer.id')),
    status: 201,
    answer: AdminFineClaim,
    refusals: ['approval.required', 'approval.required_over_all', 'booster.not_found', 'order.not_found'],
    idempotent: true,
  }),
  'POST /admin/fine-claims/:id/waiver': route({
    summary: 'Waive the open rest of a fine',
    access: staff('wallets:write'),
    params: IdParams,
    body: Reason,
    audit: about('fine-claims', 'params.id'),
    status: 200,
    answer: AdminFineClaim,
    refusals: ['wallet.claim_not_found', 'wallet.claim_ended'],
    idempotent: true,
  }),
} as const satisfies RouteTable;
