import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { UserDirectory, UserSummary } from '#modules/identity/index.ts';
import type { Books } from '#modules/wallet/index.ts';
import type { Profile } from '../domain/profile.ts';
import type { OrderCounts, Profiles } from './ports.ts';

/** Everything that the console shows of a booster. */
export interface BoosterRecord {
  readonly user: UserSummary;
  readonly profile: Profile;
  readonly balance: Money;
  readonly activeOrders: number;
  readonly finishedOrders: number;
}

/** What a list is filtered by. How many orders each plays and has finished is dear to count, where these are many. */
export type KnownBooster = Omit<BoosterRecord, 'activeOrders' | 'finishedOrders'>;

/** Boosters with what other modules know of them. */
export class BoosterRecords {
  readonly #profiles: Profiles;
  readonly #users: Pick<UserDirectory, 'findMany'>;
  readonly #books: Pick<Books, 'balancesOf'>;
  readonly #orders: OrderCounts;

  constructor(
    profiles: Profiles,
    users: Pick<UserDirectory, 'findMany'>,
    books: Pick<Books, 'balancesOf'>,
    orders: OrderCounts,
  ) {
    this.#profiles = profiles;
    this.#users = users;
    this.#books = books;
    this.#orders = orders;
  }

  /** @throws booster.not_found */
  async of(boosterId: string): Promise<BoosterRecord> {
    const profile = await this.#profiles.find(boosterId);
    const [record] = await this.counted(await this.#gather(profile ? [profile] : []));
    if (!record) throw new DomainError('booster.not_found');
    return record;
  }

  async all(): Promise<readonly KnownBooster[]> {
    return this.#gather(await this.#profiles.all());
  }

  /** These with the orders that each plays and has finished. */
  async counted(known: readonly KnownBooster[]): Promise<readonly BoosterRecord[]> {
    const ids = known.map(({ user }) => user.id);
    const [active, finished] = await Promise.all([this.#orders.active(ids), this.#orders.finished(ids)]);
    return known.map((booster) => ({
      ...booster,
      activeOrders: active.get(booster.user.id) ?? 0,
      finishedOrders: finished.get(booster.user.id) ?? 0,
    }));
  }

  async #gather(profiles: readonly Profile[]): Promise<readonly KnownBooster[]> {
    const ids = profiles.map(({ id }) => id);
    const [users, balances] = await Promise.all([this.#users.findMany(ids), this.#books.balancesOf(ids)]);
    const userById = new Map(users.map((user) => [user.id, user]));
    return profiles.flatMap((profile) => {
      const user = userById.get(profile.id);
      if (!user) return [];
      return { user, profile, balance: balances.get(profile.id) ?? Money.zero };
    });
  }
}
