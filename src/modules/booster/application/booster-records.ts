import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { plain, type UserDirectory, type UserSummary } from '#modules/identity/index.ts';
import type { Books } from '#modules/wallet/index.ts';
import type { Profile } from '../domain/profile.ts';
import type { BoosterList, BoostersPart, OrderCounts, Profiles } from './ports.ts';

/** Everything that the console shows of a booster. */
export interface BoosterRecord {
  readonly user: UserSummary;
  readonly profile: Profile;
  /** Null where it can't be read. */
  readonly balance: Money | null;
  readonly activeOrders: number;
  readonly finishedOrders: number;
}

/** Boosters with what other modules know of them. */
export class BoosterRecords {
  readonly #list: BoosterList;
  readonly #profiles: Profiles;
  readonly #users: Pick<UserDirectory, 'findMany'>;
  readonly #books: Pick<Books, 'shownBalancesOf'>;
  readonly #orders: OrderCounts;

  constructor(
    list: BoosterList,
    profiles: Profiles,
    users: Pick<UserDirectory, 'findMany'>,
    books: Pick<Books, 'shownBalancesOf'>,
    orders: OrderCounts,
  ) {
    this.#list = list;
    this.#profiles = profiles;
    this.#users = users;
    this.#books = books;
    this.#orders = orders;
  }

  /** @throws booster.not_found */
  async of(boosterId: string): Promise<BoosterRecord> {
    const [record] = await this.#recordsOf([boosterId]);
    if (!record) throw new DomainError('booster.not_found');
    return record;
  }

  /** A page of the console's list, and how many are found. */
  async page(part: BoostersPart): Promise<{ rows: readonly BoosterRecord[]; total: number; atLeast: boolean }> {
    const { search } = part.where;
    const where = search === undefined ? part.where : { ...part.where, search: plain(search) };
    const { ids, ...count } = await this.#list.page({ ...part, where });
    return { rows: await this.#recordsOf(ids), ...count };
  }

  /** In the order of the ids; what is not there is left out. */
  async #recordsOf(ids: readonly string[]): Promise<readonly BoosterRecord[]> {
    const [profiles, users, balances, active, finished] = await Promise.all([
      this.#profiles.findMany(ids),
      this.#users.findMany(ids),
      this.#books.shownBalancesOf(ids),
      this.#orders.active(ids),
      this.#orders.confirmed(ids),
    ]);
    const profileById = new Map(profiles.map((profile) => [profile.id, profile]));
    const userById = new Map(users.map((user) => [user.id, user]));
    return ids.flatMap((id) => {
      const [profile, user] = [profileById.get(id), userById.get(id)];
      if (!profile || !user) return [];
      return {
        user,
        profile,
        balance: balances.has(id) ? (balances.get(id) ?? null) : Money.zero,
        activeOrders: active.get(id) ?? 0,
        finishedOrders: finished.get(id) ?? 0,
      };
    });
  }
}
