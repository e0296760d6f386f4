import type { Draft as WireDraft } from '#contract/pricing.ts';
import type { Clock } from '#kernel/ports.ts';
import type { CouponTries } from './coupon-tries.ts';
import { couponCode } from '../domain/coupon.ts';
import type { Draft } from '../domain/draft.ts';
import { quote, type Quote } from '../domain/quote.ts';
import type { PriceList } from './price-list.ts';
import type { HouseNotices } from './read-catalog.ts';
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
  readonly #house: HouseNotices;
  readonly #tries: CouponTries;
  readonly #clock: Clock;

  constructor(prices: PriceList, house: HouseNotices, tries: CouponTries, clock: Clock) {
    this.#prices = prices;
    this.#house = house;
    this.#tries = tries;
    this.#clock = clock;
  }

  /**
   * @param by whose coupon it is, a caller's id or an address, so that nobody guesses codes without end; nobody's where it
   *   was priced before
   * @throws DomainError pricing.…
   */
  run(wire: WireDraft, by?: string): Offer {
    return by !== undefined && this.#isTried(wire.coupon)
      ? this.#tries.look(by, () => this.#offer(wire))
      : this.#offer(wire);
  }

  /** Every form of the storefront sends the promotional code: it is no try. */
  #isTried(coupon = ''): boolean {
    const code = couponCode(coupon);
    return code !== '' && code !== couponCode(this.#house.current().promotionalCode ?? '');
  }

  #offer(wire: WireDraft): Offer {
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
