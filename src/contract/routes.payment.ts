import * as z from 'zod/mini';
import { IdParams, ListQuery } from './common.ts';
import * as payment from './payment.ts';
import { about, moving, route, type RouteTable, staff } from './route.ts';

const secondAdmin = ['approval.required', 'approval.required_over_all'] as const;

/** Payments into wallets as the house sees them, enters them and sends them back. */
export const paymentAdminRoutes = {
  'GET /admin/top-ups': route({
    summary: 'Payments into wallets',
    access: staff('wallets:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(payment.AdminTopUp),
    list: 'top-ups',
  }),
  'GET /admin/top-ups/:id': route({
    summary: 'One of them',
    access: staff('wallets:read'),
    params: IdParams,
    status: 200,
    answer: payment.AdminTopUp,
    refusals: ['payment.top_up_not_found'],
  }),
  'POST /admin/top-ups': route({
    summary: 'Enter a payment that came by bank transfer or to the e-wallet',
    access: staff('wallets:write'),
    body: payment.EnterTopUp,
    audit: moving(about('top-ups', 'answer.id', 'sender', 'customerName')),
    status: 201,
    answer: payment.AdminTopUp,
    refusals: [
      ...secondAdmin,
      'identity.user_not_found',
      'identity.role_not_allowed',
      'ticket.not_found',
      'payment.arrival_out_of_range',
      'payment.already_entered',
    ],
    idempotent: true,
  }),
  'POST /admin/top-ups/:id/status-query': route({
    summary: 'Ask its provider about a payment; what was paid is credited',
    access: staff('wallets:write'),
    params: IdParams,
    audit: moving({ ...about('top-ups', 'params.id'), record: 'topUp' }),
    status: 200,
    answer: payment.ProviderWord,
    refusals: ['payment.top_up_not_found', 'payment.paid_too_little', 'payment.provider_unavailable'],
    idempotent: true,
  }),
  'POST /admin/top-ups/:id/refund/made': route({
    summary: 'A refund was made: sent by bank or e-wallet, or given by the card’s provider without its saying so',
    access: staff('wallets:write'),
    params: IdParams,
    body: payment.RefundMade,
    audit: moving(about('top-ups', 'params.id')),
    status: 200,
    answer: payment.AdminTopUp,
    refusals: [
      'payment.top_up_not_found',
      'payment.refund_not_waiting',
      'payment.refund_proof_missing',
      'payment.refund_own_hand',
    ],
    idempotent: true,
  }),
  'POST /admin/top-ups/:id/refund/dropped': route({
    summary: 'A refund is not made: the customer has the amount again',
    access: staff('wallets:write'),
    params: IdParams,
    body: payment.RefundDropped,
    audit: moving(about('top-ups', 'params.id')),
    status: 200,
    answer: payment.AdminTopUp,
    refusals: [
      'payment.top_up_not_found',
      'payment.refund_not_waiting',
      'payment.refund_was_given',
      'payment.provider_unavailable',
    ],
    idempotent: true,
  }),
  'POST /admin/top-ups/:id/refund': route({
    summary: 'Refund a top-up to where it came from',
    access: staff('wallets:write'),
    params: IdParams,
    body: payment.RefundTopUp,
    audit: moving(about('top-ups', 'params.id', 'iban', 'refundIban')),
    status: 200,
    answer: payment.AdminTopUp,
    refusals: [
      ...secondAdmin,
      'payment.top_up_not_found',
      'payment.top_up_not_refundable',
      'payment.refund_exceeds_balance',
      'wallet.iban_invalid',
      'payment.refund_untold',
      'payment.provider_refused',
      'payment.provider_unavailable',
    ],
    idempotent: true,
  }),
} as const satisfies RouteTable;
