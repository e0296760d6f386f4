import { dayOf } from '#kernel/days.ts';
import type { BoosterCard, PublicBooster } from '#contract/booster/schemas.ts';
import { cachedAnswers } from '#kernel/cached-answers.ts';
import type { Listed } from '#kernel/lists.ts';
import { DomainError } from '#kernel/refusal.ts';
import { services } from '#kernel/vocabulary.ts';
import type { UserSummary } from '#modules/identity/index.ts';
import type { Profile } from '../domain/profile.ts';
import { figuresOf, ranksOf, type Results } from '../domain/public-figures.ts';
import type { Needs } from './needs.ts';
import type { BoosterList } from './ports.ts';

const shown = 20;
/** Milliseconds for which a process caches a page of the list. */
const keptFor = 10_000;

interface Part {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
}

export interface CardsWanted extends Part {
  /** Boosters of a service of one of these games. */
  readonly game?: readonly string[] | undefined;
  readonly service?: readonly string[] | undefined;
}

/** The public pages of active boosters who have a service: their display name, profile, figures and reviews. */
export const readPublicBooster = ({
  profiles,
  list,
  users,
  reviews,
  results,
  clock,
}: Needs<'profiles' | 'users' | 'reviews' | 'results' | 'clock'> & { readonly list: Pick<BoosterList, 'page'> }) => {
  const pages = cachedAnswers<Listed<BoosterCard>>(clock, keptFor);

  /** Active boosters in the order of the ids. */
  const find = async (ids: readonly string[]): Promise<readonly Found[]> => {
    const [foundProfiles, foundUsers] = await Promise.all([profiles.findMany(ids), users.findMany(ids)]);
    const profileById = new Map(foundProfiles.map((profile) => [profile.id, profile]));
    const userById = new Map(foundUsers.map((user) => [user.id, user]));
    return ids.flatMap((id) => {
      const [profile, user] = [profileById.get(id), userById.get(id)];
      return profile && user?.role === 'booster' && user.status === 'active' ? { profile, user } : [];
    });
  };

  const page = async (part: Part, service: readonly string[]): Promise<Listed<BoosterCard>> => {
    const { ids, ...count } = await list.page({
      ...part,
      by: 'finishedOrders',
      where: { status: ['active'], service },
    });
    const now = clock.now();
    const [found, counted] = await Promise.all([find(ids), results.of(ids, now)]);
    const rows = found.flatMap((one) => {
      const own = counted.get(one.profile.id);
      return own ? cardOf(one, own, now) : [];
    });
    return { rows, ...count };
  };

  const read = async (id: string): Promise<PublicBooster> => {
    const [found] = await find([id]);
    if (!found) throw new DomainError('booster.not_found');
    const now = clock.now();
    const [counted, newest] = await Promise.all([results.of([id], now), reviews(id, shown)]);
    const own = counted.get(id);
    if (!own) throw new DomainError('booster.not_found');
    return {
      ...cardOf(found, own, now),
      memberSince: monthOf(found.user.createdAt),
      reviews: [...newest],
    };
  };

  return {
    isThere: async (id: string): Promise<boolean> => (await find([id])).length > 0,
    page: ({ game, service, ...part }: CardsWanted): Promise<Listed<BoosterCard>> => {
      const wanted = servicesOf(game, service);
      return pages(JSON.stringify([part, wanted]), () => page(part, wanted));
    },
    /** @throws booster.not_found, also if the account was deleted or banned */
    run: read,
  };
};
export type ReadPublicBooster = ReturnType<typeof readPublicBooster>;

interface Found {
  readonly profile: Profile;
  readonly user: UserSummary;
}

const cardOf = ({ profile, user }: Found, counted: Results, now: Date): BoosterCard => ({
  id: profile.id,
  displayName: user.displayName,
  services: [...profile.availableServices],
  ranks: ranksOf(profile),
  languages: [...profile.languages],
  ...figuresOf(counted, profile, now),
});

/** The services that the filters allow. Boosters without a service are in no list. */
const servicesOf = (game: CardsWanted['game'], service: CardsWanted['service']): readonly string[] =>
  services
    .filter((one) => (game?.includes(one.game) ?? true) && (service?.includes(one.id) ?? true))
    .map(({ id }) => id);

/** Hides the exact day. The result is noon of the month's first day, which is in the same month in every time zone. */
const monthOf = (time: Date): string => `${dayOf(time).slice(0, 7)}-01T12:00:00.000Z`;
