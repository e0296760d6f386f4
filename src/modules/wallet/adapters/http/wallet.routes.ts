import type { Payout as PayoutView, Posting } from '#contract/wallet/schemas.ts';
import { Money } from '#kernel/money.ts';
import { handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { pageOf, parseListQuery, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { Books, Payouts, StatementLine } from '../../application/ports.ts';
import type { ConfirmPayout } from '../../application/confirm-payout.ts';
import type { ReadPayoutHold } from '../../application/read-payout-hold.ts';
import type { RequestPayout } from '../../application/request-payout.ts';
import type { Payout } from '../../domain/payout.ts';
import type { PayoutHold } from '../../domain/payout-hold.ts';

export const walletRoutes = (
  books: Books,
  payouts: Payouts,
  requestPayout: RequestPayout,
  confirmPayout: ConfirmPayout,
  holds: ReadPayoutHold,
) =>
  handlers({
    'GET /wallet': async (_, { caller }) => ({ balance: await books.balanceOf(caller.id) }),

    'GET /wallet/postings': async ({ query }, { caller }) => {
      const { from, limit, sort } = parseListQuery(query, lists['GET /wallet/postings']);
      const { rows, total } = await books.statement(caller.id, { from, limit, descending: sort.descending });
      return pageOf(readableRows('postings', rows, postingView), from, total);
    },

    'GET /booster/payouts': async ({ query }, { caller }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /booster/payouts']);
      const where = { boosterId: [caller.id], id: valuesOf(filter['id']) };
      const part = await payouts.list({ from, limit, descending: sort.descending, where });
      return pageOf(await payoutViews(holds, part.rows), from, part.total, part.atLeast);
    },

    'POST /booster/payouts': async ({ body: { amount, iban } }, { caller }) =>
      payoutViewOf(
        holds,
        await requestPayout({ boosterId: caller.id, requestedBy: caller.id, amount: Money.from(amount), iban }),
      ),

    'POST /booster/payouts/:id/confirmation': async ({ params }, { caller }) =>
      payoutViewOf(holds, await confirmPayout.sendAgain(params.id, caller.id)),

    'PUT /payouts/confirmation': async ({ body: { token } }) => payoutViewOf(holds, await confirmPayout.run(token)),
  });

const postingView = (line: StatementLine): Posting => ({
  id: line.entryId,
  seq: line.seq,
  kind: line.kind,
  amount: line.amount,
  balance: line.balance,
  ...(line.orderId === null ? {} : { orderId: line.orderId }),
  ...(line.orderNumber === null ? {} : { orderNumber: line.orderNumber }),
  ...(line.orderPart === null ? {} : { orderPart: line.orderPart }),
  ...(line.fineClaimId === null ? {} : { fineClaimId: line.fineClaimId }),
  ...(line.topUpId === null ? {} : { topUpId: line.topUpId }),
  ...(line.provider === null ? {} : { provider: line.provider }),
  ...(line.reason === null ? {} : { reason: line.reason }),
  createdAt: line.at.toISOString(),
});

const payoutViews = async (holds: ReadPayoutHold, payouts: readonly Payout[]): Promise<PayoutView[]> => {
  const held = await holds.of(payouts);
  return readableRows('payouts', payouts, (payout) => payoutView(payout, held.get(payout.id)));
};

const payoutViewOf = async (holds: ReadPayoutHold, payout: Payout): Promise<PayoutView> =>
  payoutView(payout, (await holds.of([payout])).get(payout.id));

export const payoutView = (payout: Payout, hold: PayoutHold | undefined): PayoutView => ({
  id: payout.id,
  boosterId: payout.boosterId,
  amount: payout.amount,
  iban: payout.iban,
  state: payout.state,
  reason: payout.reason,
  createdAt: payout.createdAt.toISOString(),
  decidedAt: payout.decidedAt?.toISOString() ?? null,
  unconfirmed: hold?.unconfirmed ?? false,
  payableAt: hold?.payableAt?.toISOString() ?? null,
  waitsFor: hold?.payableAt ? (hold.causes[0]?.matter ?? null) : null,
});
