import { dayOf } from '#kernel/days.ts';
import type { PublicBooster } from '#contract/booster/schemas.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Needs } from './needs.ts';

const shown = 20;

/** The public page of an active booster: services, figures and reviews. The only personal data is the display name. */
export const readPublicBooster = ({
  profiles,
  users,
  orders,
  reviews,
}: Needs<'profiles' | 'users' | 'orders' | 'reviews'>) => {
  const find = async (id: string) => {
    const [profile, [user]] = await Promise.all([profiles.find(id), users.findMany([id])]);
    return profile && user?.role === 'booster' && user.status === 'active' ? { profile, user } : undefined;
  };

  return {
    isThere: async (id: string): Promise<boolean> => (await find(id)) !== undefined,
    /** @throws booster.not_found, also if the account was deleted or banned */
    run: async (id: string): Promise<PublicBooster> => {
      const found = await find(id);
      if (!found) throw new DomainError('booster.not_found');
      const { profile, user } = found;
      const [finished, reviewed] = await Promise.all([orders.confirmed([id]), reviews(id, shown)]);
      return {
        id,
        displayName: user.displayName,
        services: [...profile.availableServices],
        finishedOrders: finished.get(id) ?? 0,
        reviewCount: reviewed.count,
        stars: reviewed.stars,
        memberSince: monthOf(user.createdAt),
        reviews: [...reviewed.newest],
      };
    },
  };
};
export type ReadPublicBooster = ReturnType<typeof readPublicBooster>;

/** Hides the exact day. The result is noon of the month's first day, which is in the same month in every time zone. */
const monthOf = (time: Date): string => `${dayOf(time).slice(0, 7)}-01T12:00:00.000Z`;
