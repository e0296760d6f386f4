import type { PublicBooster } from '#contract/review.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { UserDirectory } from '#modules/identity/index.ts';
import type { BoosterReviews, OrderCounts, Profiles } from './ports.ts';

const shown = 20;

/** A booster as everybody sees them, as long as they work here: what they play and what was said of it, and no more of the person. */
export class ReadPublicBooster {
  readonly #profiles: Profiles;
  readonly #users: Pick<UserDirectory, 'findMany'>;
  readonly #orders: OrderCounts;
  readonly #reviews: BoosterReviews;

  constructor(
    profiles: Profiles,
    users: Pick<UserDirectory, 'findMany'>,
    orders: OrderCounts,
    reviews: BoosterReviews,
  ) {
    this.#profiles = profiles;
    this.#users = users;
    this.#orders = orders;
    this.#reviews = reviews;
  }

  async isThere(id: string): Promise<boolean> {
    return (await this.#find(id)) !== undefined;
  }

  /** @throws booster.not_found, also where they have left or were banned */
  async run(id: string): Promise<PublicBooster> {
    const found = await this.#find(id);
    if (!found) throw new DomainError('booster.not_found');
    const { profile, user } = found;
    const [finished, reviews] = await Promise.all([this.#orders.confirmed([id]), this.#reviews.run(id, shown)]);
    return {
      id,
      displayName: user.displayName,
      services: [...profile.availableServices],
      finishedOrders: finished.get(id) ?? 0,
      reviewCount: reviews.count,
      stars: reviews.stars,
      memberSince: monthOf(user.createdAt),
      reviews: [...reviews.newest],
    };
  }

  async #find(id: string) {
    const [profile, [user]] = await Promise.all([this.#profiles.find(id), this.#users.findMany([id])]);
    return profile && user?.role === 'booster' && user.status === 'active' ? { profile, user } : undefined;
  }
}

/** Its first noon, which is of that month wherever it is read: on which day somebody joined is nobody's business. */
const monthOf = (time: Date): string =>
  `${time.toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' }).slice(0, 7)}-01T12:00:00.000Z`;
