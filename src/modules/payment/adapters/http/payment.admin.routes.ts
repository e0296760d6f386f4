import type { AdminTopUp } from '#contract/payment.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Handlers } from '#platform/http/handler.ts';
import {
  pageOf,
  parseListQuery,
  rangeOf,
  ranges,
  valuesOf,
  type ListQuery,
  type ListRules,
} from '#platform/http/list-query.ts';
import type { TopUps, TopUpsPart } from '../../application/ports.ts';
import type { RefundTopUp } from '../../application/refund-top-up.ts';
import { isRefunding, type TopUp } from '../../domain/top-up.ts';

export type PaymentAdminHandlers = Handlers<
  'GET /admin/top-ups' | 'GET /admin/top-ups/:id' | 'POST /admin/top-ups/:id/refund'
>;

const rules: ListRules = {
  sortable: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    state: 'text',
    provider: 'text',
    userId: 'id',
    orderId: 'id',
    merchantOid: 'text',
    ...ranges('createdAt', 'paidAt', 'failedAt'),
  },
};

export const paymentAdminRoutes = (topUps: TopUps, refundTopUp: RefundTopUp): PaymentAdminHandlers => {
  const refund: PaymentAdminHandlers['POST /admin/top-ups/:id/refund'] = async ({ params, body }, { caller }) =>
    view(await refundTopUp.run(params.id, caller.id, body.reason));

  return {
    'GET /admin/top-ups': async ({ query }) => {
      const { from, limit, sort, filter } = parseListQuery(query, rules);
      const part = await topUps.list({ from, limit, descending: sort.descending, where: whereOf(filter) });
      return pageOf(part.rows.map(view), from, part.total, part.atLeast);
    },

    'GET /admin/top-ups/:id': async ({ params }) => {
      const topUp = await topUps.find(params.id);
      if (!topUp) throw new DomainError('payment.top_up_not_found');
      return view(topUp);
    },

    // the provider is called in it, which no transaction should wait for
    'POST /admin/top-ups/:id/refund': Object.assign(refund, { outsideTransaction: true as const }),
  };
};

const whereOf = (filter: ListQuery['filter']): TopUpsPart['where'] => ({
  ...Object.fromEntries(columns.map((name) => [name, valuesOf(filter[name])])),
  created: rangeOf(filter, 'createdAt'),
  paid: rangeOf(filter, 'paidAt'),
  failed: rangeOf(filter, 'failedAt'),
});
const columns = ['id', 'state', 'provider', 'userId', 'orderId', 'merchantOid'] as const;

const view = (topUp: TopUp): AdminTopUp => ({
  id: topUp.id,
  provider: topUp.provider,
  merchantOid: topUp.merchantOid,
  userId: topUp.customerId,
  amount: topUp.amount,
  state: topUp.state,
  refunding: isRefunding(topUp),
  failureReason: topUp.failure,
  orderId: topUp.orderId,
  createdAt: topUp.createdAt.toISOString(),
  paidAt: topUp.paidAt?.toISOString() ?? null,
  expiresAt: topUp.expiresAt.toISOString(),
});
