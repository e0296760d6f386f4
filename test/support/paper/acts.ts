import { settingDefaults } from '#kernel/settings.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import { outcomeOf } from '../calls.ts';
import { proof } from '../finish.ts';
import { coaching } from '../market.ts';
import { type Paper, type PaperOrder, type PaperTopUp, percentOf, shareOf } from './paper.ts';
import type { Real } from './real.ts';
import { streams } from './streams.ts';
import { troubles } from './troubles.ts';

/** One kind of act. `n` is random and picks the order, the amount or the percent. */
export interface Act {
  /** Whether the act is possible now. */
  readonly may?: (paper: Paper) => boolean;
  readonly run: (paper: Paper, real: Real, n: number) => Promise<void>;
}

const money = (amount: number) => ({ amount, currency: 'TRY' as const });
const pick = <T>(all: readonly T[], n: number): T => all[n % all.length]!;
const insufficient = '409 wallet.insufficient_balance';
const iban = 'TR33 0006 1005 1978 6457 8413 26';

const ordersIn = (paper: Paper, states: readonly OrderState[]) =>
  paper.orders.filter(({ state }) => states.includes(state));
const anOrderIn =
  (...states: OrderState[]) =>
  (paper: Paper) =>
    ordersIn(paper, states).length > 0;
const topUpsIn = (paper: Paper, ...states: PaperTopUp['state'][]) =>
  paper.topUps.filter(({ state }) => states.includes(state));
const requested = (paper: Paper) => paper.payouts.filter(({ state }) => state === 'requested');

// --- top-ups

const begin = async (paper: Paper, real: Real, n: number): Promise<PaperTopUp> => {
  const amount = 100_00 + (n % 900_00);
  const begun = await real.does((once) =>
    real.customer.api.call('POST /top-ups', { body: { amount: money(amount) }, ...once }),
  );
  const { id, merchantOid, frameUrl = '' } = begun;
  const topUp: PaperTopUp = { id, merchantOid, frameUrl, amount, state: 'pending' };
  paper.topUps.push(topUp);
  return topUp;
};
const tell = (real: Real, { merchantOid: merchant_oid }: PaperTopUp, total: number, status = 'success') =>
  real.provider.tell(real.provider.notice({ merchant_oid, total_amount: String(total), status }));
const assertTold = async (answer: Promise<{ text: string }>) => {
  const { text } = await answer;
  if (text !== 'OK') throw new Error(`the notification was answered ${text}`);
};

const topUps = {
  payByCard: {
    run: async (paper, real, n) => {
      const topUp = await begin(paper, real, n);
      await real.provider.payByCard(topUp.frameUrl);
      topUp.state = 'paid';
      paper.customer += topUp.amount;
    },
  },
  beginTopUp: { run: async (paper, real, n) => void (await begin(paper, real, n)) },
  failTopUp: {
    may: (paper) => topUpsIn(paper, 'pending', 'failed', 'paid').length > 0,
    run: async (paper, real, n) => {
      const topUp = pick(topUpsIn(paper, 'pending', 'failed', 'paid'), n);
      await assertTold(tell(real, topUp, topUp.amount, 'failed'));
      if (topUp.state === 'pending') topUp.state = 'failed';
    },
  },
  succeedLate: {
    may: (paper) => topUpsIn(paper, 'pending', 'failed').length > 0,
    run: async (paper, real, n) => {
      const topUp = pick(topUpsIn(paper, 'pending', 'failed'), n);
      // the fee for instalments is the bank's and is not credited to the customer
      await assertTold(tell(real, topUp, topUp.amount + (n % 500)));
      topUp.state = 'paid';
      paper.customer += topUp.amount;
    },
  },
  tellAgain: {
    may: (paper) => topUpsIn(paper, 'paid', 'refunded').length > 0,
    run: async (paper, real, n) => {
      const topUp = pick(topUpsIn(paper, 'paid', 'refunded'), n);
      await assertTold(tell(real, topUp, topUp.amount));
    },
  },
  tellTooLittle: {
    may: (paper) => paper.topUps.length > 0,
    run: async (paper, real, n) => {
      const { status } = await tell(real, pick(paper.topUps, n), pick(paper.topUps, n).amount - 1);
      if (status !== 422) throw new Error(`a total below the requested amount was answered ${status}`);
    },
  },
  refundToCard: {
    // only top-ups paid on the card page, because the provider knows no others
    may: (paper) => topUpsIn(paper, 'paid', 'refunded').length > 0,
    run: async (paper, real, n) => {
      const topUp = pick(topUpsIn(paper, 'paid', 'refunded'), n);
      const refund = (once: { idempotencyKey: string }) =>
        real.admin.api.call('POST /admin/top-ups/:id/refund', {
          params: { id: topUp.id },
          body: { reason: 'Müşteri istedi' },
          ...once,
        });
      if (topUp.state === 'refunded') return real.refuses('409 payment.top_up_not_refundable', refund);
      if (topUp.amount > paper.customer) return real.refuses('409 payment.refund_exceeds_balance', refund);
      // the provider refuses a refund of a payment that it never took; then the amount returns
      const ended = await outcomeOf(() => refund({ idempotencyKey: topUp.id + String(n) }));
      if (ended === '409 payment.provider_refused') return;
      if (ended !== 'ok') throw new Error(`the refund ended with ${ended}`);
      topUp.state = 'refunded';
      paper.customer -= topUp.amount;
    },
  },
} as const satisfies Record<string, Act>;

// --- orders

const place = async (paper: Paper, real: Real, hours: number, coupon: boolean, seen?: number) => {
  const price = paper.priceOf(hours, coupon);
  const draft = coaching(hours, coupon ? 'BASAMAK10' : undefined);
  const call = (once: { idempotencyKey: string }) =>
    real.customer.api.call('POST /orders', { body: { draft, expectedPrice: money(seen ?? price) }, ...once });
  if (seen !== undefined && seen !== price) return real.refuses('409 order.price_changed', call);
  if (price > paper.customer) return real.refuses(insufficient, call);
  paper.placed((await real.does(call)).id, price);
};

/** A transition of an order that is in one of these states. */
const step = (from: readonly OrderState[], to: OrderState, by: 'customer' | 'booster' | 'admin'): Act => ({
  may: anOrderIn(...from),
  run: async (paper, real, n) => {
    const order = pick(ordersIn(paper, from), n);
    await real.does((once) => walk(real, order, to, by, once));
    paper.walked(order, to);
  },
});
const walk = (
  real: Real,
  { id }: PaperOrder,
  to: OrderState,
  by: 'customer' | 'booster' | 'admin',
  once: { idempotencyKey: string },
  earnedPercent?: number,
) =>
  real[by].api.call('POST /orders/:id/transitions', {
    params: { id },
    body: {
      to,
      ...(by === 'admin' ? { reason: 'Deneme' } : {}),
      ...(earnedPercent === undefined ? {} : { earnedPercent }),
    },
    ...once,
  });

const orders = {
  place: { run: (paper, real, n) => place(paper, real, 1 + (n % 4), false) },
  placeWithCoupon: { run: (paper, real, n) => place(paper, real, 1 + (n % 4), true) },
  placeAtStalePrice: { run: (paper, real, n) => place(paper, real, 1 + (n % 4), n % 2 === 0, paper.hourly * 5 + n) },
  take: {
    may: (paper) => paper.orders.length > 0,
    run: async (paper, real, n) => {
      // sometimes an order that is not in the pool
      const pool = n % 5 ? ordersIn(paper, ['processing']) : [];
      const order = pick(pool.length > 0 ? pool : paper.orders, n);
      const take = (once: { idempotencyKey: string }) =>
        real.booster.api.call('POST /orders/:id/take', { params: { id: order.id }, ...once });
      if (order.state !== 'processing') return real.refuses('409 order.already_taken', take);
      await real.does(take);
      paper.walked(order, 'starting');
    },
  },
  choose: {
    may: anOrderIn('processing'),
    run: async (paper, real, n) => {
      const order = pick(ordersIn(paper, ['processing']), n);
      const body = { orderId: order.id, boosterId: real.booster.id };
      await real.does((once) => real.admin.api.call('POST /admin/choose-booster', { body, ...once }));
      paper.walked(order, 'starting');
    },
  },
  drop: step(['starting'], 'processing', 'booster'),
  start: step(['starting'], 'started', 'booster'),
  play: step(['started'], 'in-game', 'booster'),
  leaveGame: step(['in-game'], 'started', 'booster'),
  finish: {
    may: anOrderIn('started', 'in-game'),
    run: async (paper, real, n) => {
      const order = pick(ordersIn(paper, ['started', 'in-game']), n);
      const finish = (shown: object) => (once: { idempotencyKey: string }) => {
        const body = { to: 'finished' as const, ...shown };
        return real.booster.api.call('POST /orders/:id/transitions', { params: { id: order.id }, body, ...once });
      };
      // a coaching hour has no match as its proof
      await real.refuses('422 order.finish_needs_proof', finish({}));
      await real.does(finish(await proof(real.booster)));
      paper.walked(order, 'finished');
    },
  },
  upholdDispute: step(['finished'], 'started', 'admin'),
  replaceBooster: step(['starting', 'started', 'in-game'], 'processing', 'admin'),
  confirm: {
    may: anOrderIn('finished'),
    run: async (paper, real, n) => {
      const order = pick(ordersIn(paper, ['finished']), n);
      await real.does((once) => walk(real, order, 'closed', 'customer', once));
      // a job may settle the order at the same time; it is settled once in any case
      const settled = await outcomeOf(() =>
        walk(real, order, 'completed', 'admin', { idempotencyKey: `${order.id}-settles` }),
      );
      if (settled !== 'ok' && settled !== '409 order.transition_not_allowed') throw new Error(settled);
      paper.completed(order);
    },
  },
  cancelByCustomer: {
    may: (paper) => paper.orders.length > 0,
    run: async (paper, real, n) => {
      const order = pick(paper.orders, n);
      const cancel = (once: { idempotencyKey: string }) => walk(real, order, 'cancelled', 'customer', once);
      if (order.state !== 'processing') return real.refuses('409 order.transition_not_allowed', cancel);
      await real.does(cancel);
      paper.cancelled(order, 0);
    },
  },
  cancelByAdmin: {
    may: anOrderIn('starting', 'started', 'in-game', 'finished'),
    run: async (paper, real, n) => {
      const order = pick(ordersIn(paper, ['starting', 'started', 'in-game', 'finished']), n);
      const percent = n % 101;
      await real.does((once) => walk(real, order, 'cancelled', 'admin', once, percent));
      paper.cancelled(order, percentOf(shareOf({ price: order.price - paper.owed(order) }), percent));
    },
  },
  tip: {
    may: (paper) => paper.orders.length > 0,
    run: async (paper, real, n) => {
      const order = pick(paper.orders, n);
      const amount = 1 + (n % 60_00);
      const tip = (once: { idempotencyKey: string }) =>
        real.customer.api.call('POST /orders/:id/tip', {
          params: { id: order.id },
          body: { amount: money(amount) },
          ...once,
        });
      if (!['finished', 'completed'].includes(order.state)) return real.refuses('409 order.tip_not_allowed', tip);
      if (amount < settingDefaults.minimumTip.amount) return real.refuses('422 order.tip_too_small', tip);
      if (amount > paper.customer) return real.refuses(insufficient, tip);
      await real.does(tip);
      paper.customer -= amount;
      paper.booster += amount;
      order.tipped += amount;
    },
  },
} as const satisfies Record<string, Act>;

// --- corrections and payouts

const correct = (who: 'customer' | 'booster', type: 'add' | 'remove'): Act => ({
  run: async (paper, real, n) => {
    const amount = 1 + (n % 500_00);
    const body = { userId: real[who].id, type, amount: money(amount), reason: 'Düzeltme' };
    const call = (once: { idempotencyKey: string }) => real.admin.api.call('POST /admin/add-funds', { body, ...once });
    if (type === 'remove' && amount > paper[who]) return real.refuses(insufficient, call);
    await real.does(call);
    paper[who] += type === 'add' ? amount : -amount;
  },
});

const byHand = {
  addFunds: correct('customer', 'add'),
  addFundsToBooster: correct('booster', 'add'),
  removeFunds: correct('customer', 'remove'),
  removeFundsFromBooster: correct('booster', 'remove'),
  penalise: {
    run: async (paper, real, n) => {
      const amount = 1 + (n % 100_00);
      const body = { boosterId: real.booster.id, amount: money(amount), reason: 'Geç kaldı' };
      const call = (once: { idempotencyKey: string }) =>
        real.admin.api.call('POST /admin/penalty-booster', { body, ...once });
      if (amount > paper.booster) return real.refuses(insufficient, call);
      await real.does(call);
      paper.booster -= amount;
    },
  },
  requestPayout: {
    run: async (paper, real, n) => {
      const amount = 1 + (n % 300_00);
      const call = (once: { idempotencyKey: string }) =>
        real.booster.api.call('POST /booster/payouts', { body: { amount: money(amount), iban }, ...once });
      if (amount < settingDefaults.minimumPayout.amount) return real.refuses('422 wallet.payout_too_small', call);
      if (amount > paper.booster) return real.refuses(insufficient, call);
      paper.payouts.push({ id: (await real.does(call)).id, amount, state: 'requested' });
      paper.booster -= amount;
    },
  },
  payPayout: {
    may: (paper) => paper.payouts.length > 0,
    run: async (paper, real, n) => {
      const payout = pick(paper.payouts, n);
      const call = (once: { idempotencyKey: string }) =>
        real.admin.api.call('POST /admin/pay-booster', { body: { payoutId: payout.id, decision: 'paid' }, ...once });
      if (payout.state !== 'requested') return real.refuses('409 wallet.payout_already_decided', call);
      await real.does(call);
      payout.state = 'paid';
    },
  },
  refusePayout: {
    may: (paper) => requested(paper).length > 0,
    run: async (paper, real, n) => {
      const payout = pick(requested(paper), n);
      const body = { payoutId: payout.id, decision: 'refused' as const, reason: 'IBAN tutmuyor' };
      await real.does((once) => real.admin.api.call('POST /admin/pay-booster', { body, ...once }));
      payout.state = 'refused';
      paper.booster += payout.amount;
    },
  },
  repeatTheLastCall: { run: (_, real) => real.repeats() },
} as const satisfies Record<string, Act>;

export const acts: Readonly<Record<string, Act>> = { ...topUps, ...orders, ...streams, ...troubles, ...byHand };
