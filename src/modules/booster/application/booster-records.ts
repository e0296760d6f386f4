import type { Listed } from '#kernel/lists.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { plain, type UserSummary } from '#modules/identity/index.ts';
import type { Profile } from '../domain/profile.ts';
import type { BoostersPart } from './ports.ts';
import type { Needs } from './needs.ts';

/** Everything that the console shows about a booster. */
export interface BoosterRecord {
  readonly user: UserSummary;
  readonly profile: Profile;
  /** Null if the balance can't be parsed. */
  readonly balance: Money | null;
  readonly activeOrders: number;
  readonly finishedOrders: number;
}

/** Boosters with data of other modules. */
export const boosterRecords = ({
  list,
  profiles,
  users,
  books,
  orders,
}: Needs<'list' | 'profiles' | 'users' | 'books' | 'orders'>) => {
  /** The records in the order of the ids. Unknown ids are left out. */
  const recordsOf = async (ids: readonly string[]): Promise<readonly BoosterRecord[]> => {
    const [foundProfiles, foundUsers, balances, active, finished] = await Promise.all([
      profiles.findMany(ids),
      users.findMany(ids),
      books.shownBalancesOf(ids),
      orders.active(ids),
      orders.confirmed(ids),
    ]);
    const profileById = new Map(foundProfiles.map((profile) => [profile.id, profile]));
    const userById = new Map(foundUsers.map((user) => [user.id, user]));
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
  };

  return {
    /** @throws booster.not_found */
    of: async (boosterId: string): Promise<BoosterRecord> => {
      const [record] = await recordsOf([boosterId]);
      if (!record) throw new DomainError('booster.not_found');
      return record;
    },
    /** A page of the console's list, and the number of matches. */
    page: async (part: BoostersPart): Promise<Listed<BoosterRecord>> => {
      const { search } = part.where;
      const where = search === undefined ? part.where : { ...part.where, search: plain(search) };
      const { ids, ...count } = await list.page({ ...part, where });
      return { rows: await recordsOf(ids), ...count };
    },
  };
};
export type BoosterRecords = ReturnType<typeof boosterRecords>;
