import * as z from 'zod/mini';
import * as approval from './approval.ts';
import { IdParams, ListQuery } from './common.ts';
import { about, only, route, type RouteTable } from './route.ts';

const notFound = 'approval.not_found';

/** Money above the limit waits for a second admin. Staff see what they asked for themselves, admins everything. */
export const approvalRoutes = {
  'GET /admin/approval-rule': route({
    summary: 'Above which amount a second admin is needed',
    access: only('admin', 'staff'),
    status: 200,
    answer: approval.ApprovalRule,
  }),
  'GET /admin/approvals': route({
    summary: 'Commands that wait for a second admin, and what became of them; staff’s own only',
    access: only('admin', 'staff'),
    query: ListQuery,
    status: 200,
    answer: z.array(approval.AdminApproval),
    list: 'approvals',
  }),
  'GET /admin/approvals/:id': route({
    summary: 'One of them',
    access: only('admin', 'staff'),
    params: IdParams,
    status: 200,
    answer: approval.AdminApproval,
    refusals: [notFound],
  }),
  'POST /admin/approvals': route({
    summary: 'Ask a second admin to do a command; takes the command’s own scope',
    access: only('admin', 'staff'),
    body: approval.AskApproval,
    audit: about('approvals', 'answer.id', 'iban'),
    status: 201,
    answer: approval.AdminApproval,
    refusals: [
      'identity.user_not_found',
      'identity.role_not_allowed',
      'booster.not_found',
      'wallet.payout_not_found',
      'wallet.payout_already_decided',
      'wallet.iban_invalid',
      'payment.top_up_not_found',
      'payment.top_up_not_refundable',
    ],
    idempotent: true,
  }),
  'POST /admin/approvals/:id/approve': route({
    summary: 'Approve what another asked for: it is done now, by the state of now',
    access: only('admin'),
    params: IdParams,
    body: z.strictObject({}),
    audit: about('approvals', 'params.id'),
    status: 200,
    answer: approval.AdminApproval,
    refusals: [
      notFound,
      'approval.own',
      'approval.decided',
      'approval.expired',
      'approval.asker_left',
      'approval.access_unsettled',
      'identity.user_not_found',
      'identity.role_not_allowed',
      'booster.not_found',
      'order.not_found',
      'wallet.insufficient_balance',
      'wallet.payout_already_decided',
      'payment.top_up_not_refundable',
      'payment.refund_exceeds_balance',
    ],
    idempotent: true,
  }),
  'POST /admin/approvals/:id/refuse': route({
    summary: 'Refuse what another asked for',
    access: only('admin'),
    params: IdParams,
    body: approval.RefuseApproval,
    audit: about('approvals', 'params.id'),
    status: 200,
    answer: approval.AdminApproval,
    refusals: [notFound, 'approval.own', 'approval.decided', 'approval.expired'],
    idempotent: true,
  }),
  'POST /admin/approvals/:id/withdraw': route({
    summary: 'Withdraw what oneself asked for',
    access: only('admin', 'staff'),
    params: IdParams,
    body: z.strictObject({}),
    audit: about('approvals', 'params.id'),
    status: 200,
    answer: approval.AdminApproval,
    refusals: [notFound, 'approval.not_yours', 'approval.decided', 'approval.expired'],
    idempotent: true,
  }),
} as const satisfies RouteTable;
