import type { OrderState } from '#kernel/vocabulary.ts';
import type { Act } from './acts.ts';
import type { Paper, PaperOrder } from './paper.ts';
import type { Real } from './real.ts';

// Disputes, pauses and the wish for another booster, as somebody with a pencil sees them: what they do to money.

const statement = 'İki saat eksik kaldı, hepsi bu.';
const reason = 'Deneme';
const ordersIn = (paper: Paper, state: OrderState) => paper.orders.filter((order) => order.state === state);
const anOrderThatIs = (state: OrderState) => (paper: Paper) => ordersIn(paper, state).length > 0;
const pick = (paper: Paper, state: OrderState, n: number): PaperOrder => {
  const all = ordersIn(paper, state);
  return all[n % all.length]!;
};

/** The customer disputes a finished order and its booster answers: it waits for the house, and for nobody else. */
const dispute = async (real: Real, { id }: PaperOrder) => {
  const params = { id };
  await real.does((once) =>
    real.customer.api.call('POST /orders/:id/dispute', { params, body: { kind: 'other', text: statement }, ...once }),
  );
  const end = (once: { idempotencyKey: string }) =>
    real.admin.api.call('POST /orders/:id/transitions', {
      params,
      body: { to: 'cancelled', reason, earnedPercent: 0 },
      ...once,
    });
  await real.refuses('409 order.dispute_open', end);
  const tip = (once: { idempotencyKey: string }) =>
    real.customer.api.call('POST /orders/:id/tip', {
      params,
      body: { amount: { amount: 1, currency: 'TRY' } },
      ...once,
    });
  await real.refuses('409 order.tip_during_dispute', tip);
  await real.does((once) =>
    real.booster.api.call('POST /orders/:id/dispute/answer', { params, body: { text: statement }, ...once }),
  );
};
const decide = (real: Real, { id: orderId }: PaperOrder, decision: 'uphold' | 'refund', refund?: number) =>
  real.does((once) =>
    real.admin.api.call('POST /admin/decide-dispute', {
      body: {
        orderId,
        decision,
        reason,
        ...(refund === undefined ? {} : { refund: { amount: refund, currency: 'TRY' as const } }),
      },
      ...once,
    }),
  );

export const troubles = {
  refundDispute: {
    may: anOrderThatIs('finished'),
    run: async (paper, real, n) => {
      const order = pick(paper, 'finished', n);
      await dispute(real, order);
      const refund = 1 + (n % (order.price - paper.owed(order)));
      await decide(real, order, 'refund', refund);
      paper.refunded(order, refund);
    },
  },
  upholdAfterAnswer: {
    may: anOrderThatIs('finished'),
    run: async (paper, real, n) => {
      const order = pick(paper, 'finished', n);
      await dispute(real, order);
      await decide(real, order, 'uphold');
      paper.walked(order, 'started');
    },
  },
  pauseAndResume: {
    may: (paper) => anOrderThatIs('started')(paper) && paper.pauses < 3,
    run: async (paper, real, n) => {
      paper.pauses++;
      const params = { id: pick(paper, 'started', n).id };
      const [one, other] = n % 2 ? [real.customer, real.booster] : [real.booster, real.customer];
      await real.does((once) => one.api.call('POST /orders/:id/pause', { params, body: { reason }, ...once }));
      await real.refuses('409 order.paused_by_other', (once) =>
        other.api.call('POST /orders/:id/resume', { params, ...once }),
      );
      await real.does((once) => one.api.call('POST /orders/:id/resume', { params, ...once }));
    },
  },
  askForAnotherAndStay: {
    may: (paper) => anOrderThatIs('started')(paper) && paper.requests < 3,
    run: async (paper, real, n) => {
      paper.requests++;
      const { id } = pick(paper, 'started', n);
      await real.does((once) =>
        real.customer.api.call('POST /orders/:id/booster-request', { params: { id }, body: { reason }, ...once }),
      );
      await real.does((once) =>
        real.admin.api.call('POST /admin/decline-booster-request', { body: { orderId: id, reason }, ...once }),
      );
    },
  },
} as const satisfies Record<string, Act>;
