import type { TopUp as TopUpView } from '#contract/payment/schemas.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { topUpStates } from '#kernel/vocabulary.ts';
import { type Handler, handlers, outsideTransaction } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { topUpCauseText } from '#contract/payment/words.tr.ts';
import { pageOf, parseListQuery, valuesOf } from '#platform/http/list-query.ts';
import type { Log } from '#platform/log/log.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { CardPages, TopUps } from '../../application/ports.ts';
import type { SettleTopUp } from '../../application/settle-top-up.ts';
import type { StartTopUp } from '../../application/start-top-up.ts';
import type { PaymentConfig } from '../../config.ts';
import { isForLane, type LaneCheckout, type TopUp } from '../../domain/top-up.ts';
import { readNotification } from '../paytr/paytr-notification.ts';

export const paymentRoutes = (
  topUps: TopUps,
  pages: CardPages,
  startTopUp: StartTopUp,
  settleTopUp: SettleTopUp,
  config: PaymentConfig,
  log: Log,
) => {
  const view = topUpView((token) => pages.frameUrl(token));
  const start: Handler<'POST /top-ups'> = async ({ body }, { caller, address }) => {
    const { amount, draft, expectedPrice, lane } = body;
    return view(
      await startTopUp({
        customerId: caller.id,
        amount: Money.from(amount),
        draft,
        expectedPrice: expectedPrice && Money.from(expectedPrice),
        lane: lane && {
          orderId: lane.orderId,
          lane: lane.lane,
          champion: lane.champion ?? null,
          expectedDifference: Money.from(lane.expectedDifference),
        },
        address,
      }),
    );
  };

  return handlers({
    'POST /top-ups': outsideTransaction(start),

    'GET /top-ups': async ({ query }, { caller }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /top-ups']);
      const states = valuesOf(filter.state);
      const state = states && topUpStates.filter((one) => states.includes(one));
      const where = { userId: [caller.id], id: valuesOf(filter.id), state };
      const part = await topUps.list({ from, limit, descending: sort.descending, where });
      return pageOf(readableRows('top-ups', part.rows, view), from, part.total, part.atLeast);
    },

    'GET /top-ups/:id': async ({ params }, { caller }) => {
      const topUp = await topUps.find(params.id);
      if (topUp?.customerId !== caller.id) throw new DomainError('payment.top_up_not_found');
      return view(topUp);
    },

    'POST /payments/paytr/notification': async ({ body }, { requestId }) => {
      try {
        const verdict = readNotification(body, config);
        await lookingAgain(() => settleTopUp(verdict));
        return 'OK';
      } catch (error) {
        if (error instanceof DomainError)
          log.warn({ requestId, code: error.code }, 'a payment notification was refused');
        throw error;
      }
    },
  });
};

/**
 * Tries up to three times while the payment is locked. The holder of the lock is probably settling the payment on the
 * same notification. Then the next try finds nothing left to do.
 */
const lookingAgain = async (settle: () => Promise<void>): Promise<void> => {
  for (let look = 1; ; look++) {
    try {
      return await settle();
    } catch (error) {
      if (look === 3 || !(error instanceof DomainError && error.code === 'request.in_progress')) throw error;
    }
  }
};

export const topUpView =
  (frameUrl: (token: string) => string) =>
  (topUp: TopUp): TopUpView => ({
    id: topUp.id,
    provider: topUp.provider,
    merchantOid: topUp.merchantOid,
    amount: topUp.amount,
    state: topUp.state,
    ...(topUp.frameToken === null ? {} : { frameUrl: frameUrl(topUp.frameToken) }),
    ...(topUp.cause === null ? {} : { cause: topUp.cause, failureReason: topUpCauseText(topUp.cause) }),
    ...(topUp.orderId === null ? {} : { orderId: topUp.orderId }),
    placesOrder: topUp.checkout !== null && !isForLane(topUp.checkout),
    ...(topUp.checkout && isForLane(topUp.checkout) ? { lane: paidLane(topUp, topUp.checkout) } : {}),
    createdAt: topUp.createdAt.toISOString(),
    expiresAt: topUp.expiresAt.toISOString(),
  });

const paidLane = (
  { orderId: paidFor, laneRefused }: TopUp,
  { orderId, lane, champion, expectedDifference: difference }: LaneCheckout,
): TopUpView['lane'] => ({
  orderId,
  lane,
  champion,
  difference,
  outcome: paidFor === null ? 'waiting' : laneRefused === null ? 'changed' : 'refused',
  ...(laneRefused === null ? {} : { refusal: laneRefused }),
});
