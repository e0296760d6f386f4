import type { Draft as WireDraft } from '#contract/pricing/schemas.ts';
import type { CouponTries } from './coupon-tries.ts';
import { type Coupon, couponCode } from '../domain/coupon.ts';
import type { Draft } from '../domain/draft.ts';
import { quote, type Quote } from '../domain/quote.ts';
import type { PriceList } from './price-list.ts';
import type { PlatformNotices } from './read-catalog.ts';
import { readDraft } from './read-draft.ts';
import type { Needs } from './needs.ts';

export interface Offer {
  readonly quote: Quote;
  readonly draft: Draft;
  /** The coupon that has to be redeemed when the offer becomes an order. */
  readonly couponCode: string | null;
  /** The same draft with the coupon as it is when it is redeemed: the price list may be some seconds old. @throws DomainError */
  readonly quoteWith: (coupon: Coupon) => Quote;
}

/**
 * Prices a draft from data in memory, without side effects.
 * @param by the user's id or the network address from which the coupon code is tried, to limit the guessing of codes.
 * Undefined for a draft that was priced before.
 * @throws DomainError pricing.…
 */
export const calculateQuote = ({
  priceList,
  notices,
  tries,
  clock,
}: Needs<'clock'> & {
  readonly priceList: PriceList;
  readonly notices: PlatformNotices;
  readonly tries: CouponTries;
}) => {
  /** The promotional code does not count as a guess, because every order form of the storefront sends it. */
  const isTried = (coupon = ''): boolean => {
    const code = couponCode(coupon);
    return code !== '' && code !== couponCode(notices.current().promotionalCode ?? '');
  };

  const offer = (wire: WireDraft): Offer => {
    const draft = readDraft(wire);
    const coupon = priceList.coupon(wire.coupon);
    const { book, experiences, minimum } = priceList;
    const quoteWith = (one: Coupon | undefined) =>
      quote(draft, book, clock.now(), { coupon: one, experiences, minimum });
    return { quote: quoteWith(coupon), draft, couponCode: coupon?.code ?? null, quoteWith };
  };

  return (wire: WireDraft, by?: string): Offer =>
    by !== undefined && isTried(wire.coupon) ? tries.look(by, () => offer(wire)) : offer(wire);
};
export type CalculateQuote = ReturnType<typeof calculateQuote>;
