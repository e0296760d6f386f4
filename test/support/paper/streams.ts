import { Draft } from '#contract/pricing/schemas.ts';
import type { Act } from './acts.ts';
import type { Paper, PaperOrder } from './paper.ts';

// Orders with a stream in the paper model: whether a link was there while they were played.

const streamed = (paper: Paper, ...states: readonly PaperOrder['state'][]) =>
  paper.orders.filter((order) => paper.streams.has(order) && states.includes(order.state));
const withBooster = ['starting', 'started', 'in-game'] as const;
const urls = ['https://www.twitch.tv/ece_oynuyor', 'https://kick.com/ece-oynuyor'] as const;

export const streams = {
  placeWithStream: {
    run: async (paper, real, n) => {
      const [hours, coupon] = [1 + (n % 4), n % 3 === 0];
      const draft = Draft.parse({
        service: 'kocluk',
        coach: { game: 'league', league: 'gold', hours },
        extras: { stream: true },
        ...(coupon ? { coupon: 'BASAMAK10' } : {}),
      });
      const expectedPrice = { amount: paper.priceOf(hours, coupon, true), currency: 'TRY' as const };
      const call = (once: { idempotencyKey: string }) =>
        real.customer.api.call('POST /orders', { body: { draft, expectedPrice }, ...once });
      if (expectedPrice.amount > paper.customer) return real.refuses('409 wallet.insufficient_balance', call);
      paper.placedWithStream((await real.does(call)).id, hours, coupon);
    },
  },
  giveStream: {
    may: (paper) => streamed(paper, ...withBooster).some((order) => links(paper, order) < 10),
    run: async (paper, real, n) => {
      const may = streamed(paper, ...withBooster).filter((order) => links(paper, order) < 10);
      const order = may[n % may.length]!;
      await real.booster.api.call('PUT /orders/:id/stream', {
        params: { id: order.id },
        body: { url: urls[n % 2] ?? urls[0] },
      });
      paper.links.set(order, links(paper, order) + 1);
      paper.streams.get(order)!.on = true;
      paper.walked(order, order.state);
    },
  },
  endStream: {
    may: (paper) => on(paper).length > 0,
    run: async (paper, real, n) => {
      const order = on(paper)[n % on(paper).length]!;
      await real.booster.api.call('DELETE /orders/:id/stream', { params: { id: order.id } });
      paper.streams.get(order)!.on = false;
    },
  },
} as const satisfies Record<string, Act>;

/** The number of links so far. The API allows ten per order in 15 minutes. */
const links = (paper: Paper, order: PaperOrder): number => paper.links.get(order) ?? 0;
const on = (paper: Paper) => streamed(paper, ...withBooster).filter((order) => paper.streams.get(order)?.on);
