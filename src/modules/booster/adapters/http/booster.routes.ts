import type { BoosterProfile, ChangeOwnProfile, Earnings } from '#contract/booster/schemas.ts';
import { lists } from '#contract/lists.ts';
import { handlers } from '#platform/http/handler.ts';
import { pageOf, parseListQuery, valuesOf } from '#platform/http/list-query.ts';
import type { BoosterProfiles } from '../../application/booster-profiles.ts';
import type { BoosterRecord, BoosterRecords } from '../../application/booster-records.ts';
import type { ReadPublicBooster } from '../../application/read-public-booster.ts';
import type { ReadEarnings } from '../../application/read-earnings.ts';
import type { OwnChange, Profile } from '../../domain/profile.ts';

export const boosterRoutes = (
  records: BoosterRecords,
  profiles: BoosterProfiles,
  readEarnings: ReadEarnings,
  readPublic: ReadPublicBooster,
) =>
  handlers({
    'GET /boosters': async ({ query }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /boosters']);
      const { rows, total, atLeast } = await readPublic.page({
        from,
        limit,
        descending: sort.descending,
        game: valuesOf(filter['game']),
        service: valuesOf(filter['service']),
      });
      return pageOf(rows, from, total, atLeast);
    },

    'GET /boosters/:id': ({ params }) => readPublic.run(params.id),

    'GET /booster/profile': async (_, { caller }) => ownProfile(await records.of(caller.id)),

    'PATCH /booster/profile': async ({ body }, { caller }) => {
      await profiles.changeOwn(caller.id, ownChangeOf(body));
      return ownProfile(await records.of(caller.id));
    },

    'GET /booster/earnings': async (_, { caller }): Promise<Earnings> => {
      const { byWeek, ...earned } = await readEarnings(caller.id);
      return { ...earned, byWeek: byWeek.map(({ byGame, ...week }) => ({ ...week, byGame: [...byGame] })) };
    },
  });

export const ownChangeOf = ({ weekGoal, ...change }: ChangeOwnProfile): OwnChange => ({
  ...change,
  ...(weekGoal === undefined ? {} : { weekGoal: weekGoal?.amount ?? null }),
});

export const ownProfile = ({ user, profile, activeOrders }: BoosterRecord): BoosterProfile => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  username: user.username,
  ...profileFields(profile),
  weekGoal: profile.weekGoal === null ? null : { amount: profile.weekGoal, currency: 'TRY' },
  activeOrders,
});

/** The profile in the contract's form, without what only the booster sees. Its values were validated on input. */
export const profileFields = ({ weekGoal: _, ...profile }: Profile) => ({
  ...profile,
  availableServices: [...profile.availableServices],
  comfortableLeagueServers: [...profile.comfortableLeagueServers],
  comfortableWildriftServers: [...profile.comfortableWildriftServers],
  comfortableValorantServers: [...profile.comfortableValorantServers],
  languages: [...profile.languages],
});
