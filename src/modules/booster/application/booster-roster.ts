import type { BoosterTier } from '#kernel/vocabulary.ts';
import type { UserSummary } from '#modules/identity/index.ts';
import { type Because, ineligibleBecause, type OrderRequirements, reachOf } from '../domain/eligibility.ts';
import type { Profile } from '../domain/profile.ts';
import type { BoosterList, FittingPart } from './ports.ts';
import type { Needs } from './needs.ts';

export interface Booster {
  readonly id: string;
  readonly displayName: string;
  readonly tier: BoosterTier;
  readonly simultaneousOrders: number;
}

/** The boosters, for the order module. */
export const boosterRoster = ({
  profiles,
  users,
  list,
}: Needs<'profiles' | 'users'> & { readonly list: Pick<BoosterList, 'fitting'> }) => {
  /** Profile and user are asked for at once. */
  const known = async (boosterId: string, profile: Promise<Profile | undefined>): Promise<Known | undefined> => {
    const [found, [user]] = await Promise.all([profile, users.findMany([boosterId])]);
    return found && user ? { profile: found, user } : undefined;
  };

  const withUsers = async <P extends Pick<Profile, 'id'>>(found: readonly P[]): Promise<readonly Known<P>[]> => {
    const people = await users.findMany(found.map(({ id }) => id));
    const byId = new Map(people.map((user) => [user.id, user]));
    return found.flatMap((profile) => {
      const user = byId.get(profile.id);
      return user ? [{ profile, user }] : [];
    });
  };

  return {
    /** Locks the profile until the transaction ends. The limit of simultaneous orders is checked under this lock. */
    lock: async (boosterId: string): Promise<Booster | undefined> => {
      const found = await known(boosterId, profiles.lock(boosterId));
      return found && boosterOf(found);
    },
    /** A booster, what they may take, and whether they may play an order with given requirements. */
    candidate: async (boosterId: string) => {
      const found = await known(boosterId, profiles.find(boosterId));
      if (!found) return undefined;
      const { profile, user } = found;
      return {
        booster: boosterOf(found),
        reach: { boosterId, ...reachOf({ profile, active: user.status === 'active' }) },
        judge: (needs: OrderRequirements): Because | undefined => judged(found, needs),
      };
    },
    /** Whether a customer may offer this booster an order with these requirements. */
    mayBeOffered: async (boosterId: string, needs: OrderRequirements): Promise<boolean> => {
      const found = await known(boosterId, profiles.find(boosterId));
      return found !== undefined && found.profile.takesOrders && judged(found, needs) === undefined;
    },
    all: async (): Promise<readonly Booster[]> => (await withUsers(await profiles.all())).map(boosterOf),
    /**
     * Whether these boosters may play an order with these requirements. In the map, `undefined` means yes. Unknown
     * boosters are left out.
     */
    judge: async (
      needs: OrderRequirements,
      boosterIds: readonly string[],
    ): Promise<ReadonlyMap<string, Because | undefined>> => {
      const people = await withUsers(await profiles.findMany(boosterIds));
      return new Map(people.map((one) => [one.profile.id, judged(one, needs)]));
    },
    /** A page of {@link BoosterList.fitting}, each booster with the result of `judge`. */
    fitting: async (
      needs: OrderRequirements,
      part: Omit<FittingPart, 'service'>,
    ): Promise<readonly (Booster & { readonly because: Because | undefined })[]> => {
      const ids = await list.fitting({ ...part, service: needs.service });
      const people = await withUsers(await profiles.findMany(ids));
      const byId = new Map(people.map((one) => [one.profile.id, { ...boosterOf(one), because: judged(one, needs) }]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
};
export type BoosterRoster = ReturnType<typeof boosterRoster>;

interface Known<P = Profile> {
  readonly profile: P;
  readonly user: UserSummary;
}

const judged = ({ profile, user }: Known, needs: OrderRequirements) =>
  ineligibleBecause({ profile, active: user.status === 'active' }, needs);

const boosterOf = ({ profile, user }: Known<Pick<Profile, 'id' | 'tier' | 'simultaneousOrders'>>): Booster => ({
  id: profile.id,
  displayName: user.displayName,
  tier: profile.tier,
  simultaneousOrders: profile.simultaneousOrders,
});
