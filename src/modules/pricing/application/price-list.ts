import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Money } from '#kernel/money.ts';
import type { BoosterTier } from '#kernel/vocabulary.ts';
import { type Coupon, couponCode, isOpen } from '../domain/coupon.ts';
import type { Experience } from '../domain/experience.ts';
import type { PublishedBook } from '../domain/price-book.ts';
import { coachPrices, lowestPrices, type CoachPrice } from '../domain/price-from.ts';
import type { Coupons, Experiences, PriceBooks, PricingTerms } from './ports.ts';

interface LeastPrices {
  readonly version: number;
  readonly minimum: number;
  readonly prices: ReadonlyMap<string, Money>;
  readonly coaches: readonly CoachPrice[];
}

/**
 * Everything that prices depend on, kept in memory so that a quote reads no table. Refreshed in the background, at the
 * start and every few seconds. A coupon's limits of use are checked only when it is redeemed, not here.
 */
export const priceList = ({
  books,
  coupons,
  learned,
  clock,
  terms,
}: {
  readonly books: PriceBooks;
  readonly coupons: Coupons;
  readonly learned: Experiences;
  readonly clock: Clock;
  readonly terms: PricingTerms;
}) => {
  let holding: PublishedBook | undefined;
  let couponByCode = new Map<string, Coupon>();
  let couponRevision = '';
  let learnedAt: Date | undefined;
  let experiences: ReadonlyMap<string, Experience> = new Map();
  let least: LeastPrices | undefined;

  const refreshExperiences = async (): Promise<void> => {
    const newer = await learned.after(learnedAt);
    if (!newer) return;
    learnedAt = newer.at;
    experiences = new Map(newer.experiences.map((experience) => [experience.kind, experience]));
  };

  const publishedBook = (): PublishedBook => {
    if (!holding) throw new DomainError('service.unavailable', { retryAfterSeconds: 2 });
    return holding;
  };

  const leastPrices = (): LeastPrices => {
    const [book, minimum] = [publishedBook(), terms.minimumOrder()];
    if (least?.version !== book.version || least.minimum !== minimum.amount)
      least = {
        version: book.version,
        minimum: minimum.amount,
        prices: lowestPrices(book, minimum),
        coaches: coachPrices(book, minimum),
      };
    return least;
  };

  return {
    refresh: async (): Promise<void> => {
      // a scheduled version comes into force at its time in every process
      holding = (await books.holding(clock.now(), holding?.version)) ?? holding;
      await refreshExperiences();
      const revision = await coupons.revision();
      if (revision === couponRevision) return;
      couponByCode = new Map((await coupons.all()).map((coupon) => [coupon.code, coupon]));
      couponRevision = revision;
    },
    /** How long finished orders took, by kind. */
    get experiences(): ReadonlyMap<string, Experience> {
      return experiences;
    },
    /** @throws DomainError while nothing has been loaded. */
    get book(): PublishedBook {
      return publishedBook();
    },
    /** The lowest price of an order before its coupon. */
    get minimum(): Money {
      return terms.minimumOrder();
    },
    /**
     * @param typed the code as the customer typed it; empty for no coupon. @throws DomainError if there is no such
     * coupon.
     */
    coupon: (typed: string | undefined): Coupon | undefined => {
      const code = couponCode(typed ?? '');
      if (code === '') return undefined;
      const coupon = couponByCode.get(code);
      if (!coupon) throw new DomainError('pricing.coupon_unknown');
      return coupon;
    },
    /** Takes over a coupon that was just read from the database, so that the next quote shows its price. */
    keepCoupon: (coupon: Coupon): void => void couponByCode.set(coupon.code, coupon),
    /** The promotional coupon, if it exists and is valid now. */
    promotion: (code: string): Coupon | undefined => {
      const coupon = couponByCode.get(couponCode(code));
      return coupon && isOpen(coupon, clock.now()) ? coupon : undefined;
    },
    /** The lowest price of each service. Returns the same map as long as book and minimum are the same. */
    lowestPrices: (): ReadonlyMap<string, Money> => leastPrices().prices,
    /**
     * The price of a coach of each league, the lowest league first. Returns the same list as long as book and minimum
     * are the same.
     */
    coachPrices: (): readonly CoachPrice[] => leastPrices().coaches,
    /** The booster's share of an order that is taken now, in percent. */
    boosterSharePercent: (tier: BoosterTier): number => publishedBook().book.boosterShare[tier],
  };
};
export type PriceList = ReturnType<typeof priceList>;
