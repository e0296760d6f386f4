import type { AdminTopUp, ProviderWord } from '#contract/payment/schemas.ts';
import { Money } from '#kernel/money.ts';
import { erasedName } from '#kernel/personal-data.ts';
import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Caller, type Handler, handlers, outsideTransaction } from '#platform/http/handler.ts';
import { parseLira } from '#contract/format.ts';
import { lists } from '#contract/lists.ts';
import { topUpCauseText } from '#contract/payment/words.tr.ts';
import {
  amountRangeOf,
  type FilterValue,
  type ListQuery,
  pageOf,
  parseListQuery,
  rangeOf,
  valuesOf,
} from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { AskProvider } from '../../application/ask-provider.ts';
import type { EndRefund } from '../../application/end-refund.ts';
import type { EnterPayment } from '../../application/enter-payment.ts';
import type { HandPayments, PaidOrders, Payers, TopUps, TopUpsPart } from '../../application/ports.ts';
import type { RefundTopUp } from '../../application/refund-top-up.ts';
import { orUnavailable } from '../../application/unreadable-answer.ts';
import { isByHand, isToSend, type HandPayment, type HandRefund, waitsForPeople } from '../../domain/hand-payment.ts';
import { paymentNumbersOf } from '../../domain/payment-search.ts';
import type { PaymentWord } from '../../domain/statement.ts';
import { isRefunding, type TopUp } from '../../domain/top-up.ts';

export const paymentAdminRoutes = (
  topUps: TopUps,
  entered: HandPayments,
  payers: Payers,
  orders: PaidOrders,
  refundTopUp: RefundTopUp,
  enterPayment: EnterPayment,
  endRefund: EndRefund,
  provider: AskProvider,
  clock: Clock,
) => {
  /** Adds the customers' names, the orders' numbers and what staff entered about payments and refunds. */
  const viewsOf = async (rows: readonly TopUp[], viewer: Caller): Promise<AdminTopUp[]> => {
    const byHand = rows.filter(({ provider }) => isByHand(provider)).map(({ merchantOid }) => merchantOid);
    const orderIds = rows.flatMap(({ orderId }) => orderId ?? []);
    const [names, payments, refunds, numbers] = await Promise.all([
      payers.namesOf([...new Set(rows.map(({ customerId }) => customerId))], viewer),
      entered.findMany(byHand),
      entered.refundsOf(byHand),
      orders.numbersOf([...new Set(orderIds)]),
    ]);
    return readableRows('top-ups', rows, (topUp) => ({
      ...adminTopUpView(topUp, names.get(topUp.customerId) ?? erasedName, payments, refunds),
      orderNumber: numbers.get(topUp.orderId ?? '') ?? null,
      refundWaits: waitsForPeople(topUp, clock.now()),
    }));
  };
  const viewOf = async (topUp: TopUp, viewer: Caller): Promise<AdminTopUp> => {
    const [one] = await viewsOf([topUp], viewer);
    if (!one) throw new Error(`top-up ${topUp.id} has no view`);
    return one;
  };
  const found = async (id: string): Promise<TopUp> => {
    const topUp = await topUps.find(id);
    if (!topUp) throw new DomainError('payment.top_up_not_found');
    return topUp;
  };
  const asked: Handler<'POST /admin/top-ups/:id/status-query'> = async ({ params }, { caller }) => {
    const askedAt = clock.now().toISOString();
    const word = await provider(await found(params.id)).catch(orUnavailable);
    return { askedAt, paid: word ? paidOf(word) : null, topUp: await viewOf(await found(params.id), caller) };
  };
  const refund: Handler<'POST /admin/top-ups/:id/refund'> = async ({ params, body }, { caller }) =>
    viewOf(await refundTopUp.run(params.id, caller.id, body.reason, body.iban).catch(orUnavailable), caller);
  const dropped: Handler<'POST /admin/top-ups/:id/refund/dropped'> = async ({ params, body }, { caller }) =>
    viewOf(await endRefund.dropped(params.id, { ...body, by: caller.id }).catch(orUnavailable), caller);
  const asksItsProvider = async ({ params }: { readonly params: { readonly id: string } }) => {
    const topUp = await topUps.find(params.id);
    return topUp !== undefined && !isByHand(topUp.provider);
  };

  return handlers({
    'GET /admin/top-ups': async ({ query }, { caller }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/top-ups']);
      const by = sort.field === 'amount' ? 'amount' : 'createdAt';
      const where = whereOf(filter, clock.now());
      const part = await topUps.list({ from, limit, by, descending: sort.descending, where });
      return pageOf(await viewsOf(part.rows, caller), from, part.total, part.atLeast);
    },

    'GET /admin/top-ups/:id': async ({ params }, { caller }) => viewOf(await found(params.id), caller),

    'POST /admin/top-ups': async ({ body: { amount, ...arrival } }, { caller }) =>
      viewOf(await enterPayment.run({ ...arrival, amount: Money.from(amount), by: caller.id }), caller),

    'POST /admin/top-ups/:id/status-query': outsideTransaction(asked),
    'POST /admin/top-ups/:id/refund': outsideTransaction(refund),
    'POST /admin/top-ups/:id/refund/dropped': outsideTransaction(dropped, asksItsProvider),

    'POST /admin/top-ups/:id/refund/made': async ({ params, body }, { caller }) =>
      viewOf(await endRefund.made(params.id, { ...body, by: caller.id, role: caller.role }), caller),
  });
};

const whereOf = (filter: ListQuery['filter'], now: Date): TopUpsPart['where'] => ({
  ...Object.fromEntries(columns.map((name) => [name, valuesOf(filter[name])])),
  toSend: filter['toSend'] === undefined ? undefined : filter['toSend'] === true,
  waiting: filter['refundWaits'] === undefined ? undefined : { is: filter['refundWaits'] === true, now },
  search: searchOf(filter['q']),
  amount: amountRangeOf(filter, 'amount'),
  created: rangeOf(filter, 'createdAt'),
  paid: rangeOf(filter, 'paidAt'),
  failed: rangeOf(filter, 'failedAt'),
});
/** Digits may be the beginning of a number or an amount: both are searched. */
const searchOf = (q: FilterValue | undefined): TopUpsPart['where']['search'] => {
  if (q === undefined) return undefined;
  const typed = String(q);
  return { ...paymentNumbersOf(typed), kurus: parseLira(typed) };
};
const columns = ['id', 'state', 'cause', 'failedAs', 'provider', 'userId', 'orderId', 'merchantOid'] as const;

export const adminTopUpView = (
  topUp: TopUp,
  customerName: string,
  payments: readonly HandPayment[],
  refunds: readonly HandRefund[],
): Omit<AdminTopUp, 'refundWaits' | 'orderNumber'> => ({
  id: topUp.id,
  provider: topUp.provider,
  merchantOid: topUp.merchantOid,
  userId: topUp.customerId,
  customerName,
  amount: topUp.amount,
  state: topUp.state,
  refunding: isRefunding(topUp),
  toSend: isToSend(topUp),
  refundState: topUp.refund?.state ?? null,
  refundReason: topUp.refund?.reason ?? null,
  refundSince: topUp.refund?.since.toISOString() ?? null,
  refundCalls: topUp.refund?.calls ?? 0,
  refundIban: topUp.refund?.iban ?? null,
  refundReference: refunds.find(({ reference }) => reference === topUp.refund?.reference)?.end?.bankReference ?? null,
  entered: enteredOf(payments.find(({ topUpId }) => topUpId === topUp.id)),
  cause: topUp.cause,
  failureReason: topUp.cause && topUpCauseText(topUp.cause),
  orderId: topUp.orderId,
  createdAt: topUp.createdAt.toISOString(),
  paidAt: topUp.paidAt?.toISOString() ?? null,
  expiresAt: topUp.expiresAt.toISOString(),
});

const paidOf = ({ total, test, refundReferences }: PaymentWord): ProviderWord['paid'] => ({
  total,
  test,
  refundReferences: refundReferences ? [...refundReferences] : null,
});

const enteredOf = (payment: HandPayment | undefined): AdminTopUp['entered'] =>
  payment
    ? {
        reference: payment.reference,
        arrivedOn: payment.arrivedOn,
        sender: payment.sender,
        ticketId: payment.ticketId,
        note: payment.note,
        enteredById: payment.enteredBy,
      }
    : null;
