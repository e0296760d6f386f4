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
 * What prices are made of, kept in the process so that a quote asks no table. Refreshed out of band: at the start and
 * every few seconds. A coupon's limits of use are not looked at here but where it is redeemed.
 */
export class PriceList {
  readonly #books: PriceBooks;
  readonly #coupons: Coupons;
  readonly #learned: Experiences;
  readonly #clock: Clock;
  readonly #terms: PricingTerms;
  #book: PublishedBook | undefined;
  #couponByCode: ReadonlyMap<string, Coupon> = new Map();
  #couponRevision = '';
  #learnedAt: Date | undefined;
  #experiences: ReadonlyMap<string, Experience> = new Map();
  #least: LeastPrices | undefined;

  constructor(books: PriceBooks, coupons: Coupons, learned: Experiences, clock: Clock, terms: PricingTerms) {
    this.#books = books;
    this.#coupons = coupons;
    this.#learned = learned;
    this.#clock = clock;
    this.#terms = terms;
  }

  async refresh(): Promise<void> {
    // whichever holds now: a version takes over when its time comes, in every process
    this.#book = (await this.#books.holding(this.#clock.now(), this.#book?.version)) ?? this.#book;
    await this.#refreshExperiences();
    const revision = await this.#coupons.revision();
    if (revision === this.#couponRevision) return;
    this.#couponByCode = new Map((await this.#coupons.all()).map((coupon) => [coupon.code, coupon]));
    this.#couponRevision = revision;
  }

  async #refreshExperiences(): Promise<void> {
    const learned = await this.#learned.after(this.#learnedAt);
    if (!learned) return;
    this.#learnedAt = learned.at;
    this.#experiences = new Map(learned.experiences.map((experience) => [experience.kind, experience]));
  }

  /** What finished orders took, by kind. */
  get experiences(): ReadonlyMap<string, Experience> {
    return this.#experiences;
  }

  /** @throws DomainError while nothing has been loaded. */
  get book(): PublishedBook {
    if (!this.#book) throw new DomainError('service.unavailable', { retryAfterSeconds: 2 });
    return this.#book;
  }

  /** The least that an order costs before its coupon. */
  get minimum(): Money {
    return this.#terms.minimumOrder();
  }

  /** @param typed as a customer wrote it; nothing typed, no coupon. @throws DomainError where there is none such. */
  coupon(typed: string | undefined): Coupon | undefined {
    const code = couponCode(typed ?? '');
    if (code === '') return undefined;
    const coupon = this.#couponByCode.get(code);
    if (!coupon) throw new DomainError('pricing.coupon_unknown');
    return coupon;
  }

  /** The coupon that everyone is offered, if there is it and its window is open. */
  promotion(code: string): Coupon | undefined {
    const coupon = this.#couponByCode.get(couponCode(code));
    return coupon && isOpen(coupon, this.#clock.now()) ? coupon : undefined;
  }

  /** By service; the same map for as long as the book and the minimum are the same. */
  lowestPrices(): ReadonlyMap<string, Money> {
    return this.#leastPrices().prices;
  }

  /** By league, the lowest first; the same list for as long as the book and the minimum are the same. */
  coachPrices(): readonly CoachPrice[] {
    return this.#leastPrices().coaches;
  }

  #leastPrices(): LeastPrices {
    const { book, minimum } = this;
    if (this.#least?.version !== book.version || this.#least.minimum !== minimum.amount)
      this.#least = {
        version: book.version,
        minimum: minimum.amount,
        prices: lowestPrices(book, minimum),
        coaches: coachPrices(book, minimum),
      };
    return this.#least;
  }

  /** The part of an order, in percent, that a booster who takes it now will earn. */
  boosterSharePercent(tier: BoosterTier): number {
    return this.book.book.boosterShare[tier];
  }
}
