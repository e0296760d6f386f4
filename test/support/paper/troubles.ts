import type { OrderState } from '#kernel/vocabulary.ts';
import type { Act } from './acts.ts';
import type { Paper, PaperOrder } from './paper.ts';
import type { Real } from './real.ts';

// Disputes, pauses and requests for another booster in the paper model (see paper.ts), and how they move money.

const statement = 'İki saat eksik kaldı, hepsi bu.';
const reason = 'Deneme';
const ordersIn = (paper: Paper, state: OrderState) => paper.orders.filter((order) => order.state === state);
const anOrderThatIs = (state: OrderState) => (paper: Paper) => ordersIn(paper, state).length > 0;
const pick = (paper: Paper, state: OrderState, n: number): PaperOrder => {
  const all = ordersIn(paper, state);
  return all[n % all.length]!;
};

const open = (real: Real, { id }: PaperOrder) =>
  real.does((once) =>
    real.customer.api.call('POST /orders/:id/dispute', {
      params: { id },
      body: { kind: 'other', text: statement },
      ...once,
    }),
  );

/** The customer disputes a finished order and the booster answers, so that only the decision of staff is missing. */
const dispute = async (real: Real, order: PaperOrder) => {
  const params = { id: order.id };
  await open(real, order);
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
  refundAsAgreed: {
    may: anOrderThatIs('finished'),
    run: async (paper, real, n) => {
      const order = pick(paper, 'finished', n);
      const params = { id: order.id };
      await open(real, order);
      const refund = 1 + (n % (order.price - paper.owed(order)));
      const end = { end: 'refund', refund: { amount: refund, currency: 'TRY' } } as const;
      const [one, other] = n % 2 ? [real.customer, real.booster] : [real.booster, real.customer];
      const { dispute: read } = await real.does((once) =>
        one.api.call('POST /orders/:id/dispute/proposal', { params, body: end, ...once }),
      );
      await real.refuses('409 order.dispute_awaits_answer', (once) =>
        real.admin.api.call('POST /admin/decide-dispute', {
          body: { orderId: order.id, decision: 'refund', refund: end.refund, reason },
          ...once,
        }),
      );
      const body = { proposal: read?.proposal?.id ?? '' };
      await real.does((once) => other.api.call('POST /orders/:id/dispute/agreement', { params, body, ...once }));
      await decide(real, order, 'refund', refund);
      paper.refunded(order, refund);
    },
  },
  withdrawDispute: {
    may: anOrderThatIs('finished'),
    run: async (paper, real, n) => {
      const order = pick(paper, 'finished', n);
      const params = { id: order.id };
      await open(real, order);
      await real.customer.api.call('DELETE /orders/:id/dispute', { params });
      await real.refuses('409 order.dispute_taken_back', (once) =>
        real.customer.api.call('POST /orders/:id/dispute', {
          params,
          body: { kind: 'other', text: statement },
          ...once,
        }),
      );
      await real.does((once) =>
        real.admin.api.call('POST /orders/:id/transitions', { params, body: { to: 'started', reason }, ...once }),
      );
      paper.walked(order, 'started');
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
