import type { Draft as WireDraft } from '#contract/pricing.ts';
import type { Clock } from '#kernel/ports.ts';
import type { Draft } from '../domain/draft.ts';
import { quote, type Quote } from '../domain/quote.ts';
import type { PriceList } from './price-list.ts';
import { readDraft } from './read-draft.ts';

export interface Offer {
  readonly quote: Quote;
  readonly draft: Draft;
  /** To be redeemed where the offer becomes an order. */
  readonly couponCode: string | null;
}

/** Prices a draft. Pure of effects and quick: it asks no table. */
export class CalculateQuote {
  readonly #prices: PriceList;
  readonly #clock: Clock;

  constructor(prices: PriceList, clock: Clock) {
    this.#prices = prices;
    this.#clock = clock;
  }

  /** @throws DomainError pricing.… */
  run(wire: WireDraft): Offer {
    const draft = readDraft(wire);
    const coupon = this.#prices.coupon(wire.coupon);
    const { book, experiences, minimum } = this.#prices;
    return {
      quote: quote(draft, book, this.#clock.now(), { coupon, experiences, minimum }),
      draft,
      couponCode: coupon?.code ?? null,
    };
  }
}
