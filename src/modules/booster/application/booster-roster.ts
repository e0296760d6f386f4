import type { BoosterTier } from '#kernel/vocabulary.ts';
import type { UserDirectory, UserSummary } from '#modules/identity/index.ts';
import { type Because, ineligibleBecause, type OrderNeeds, reachOf } from '../domain/eligibility.ts';
import type { Profile } from '../domain/profile.ts';
import type { BoosterList, FittingPart, Profiles } from './ports.ts';

export interface Booster {
  readonly id: string;
  readonly displayName: string;
  readonly tier: BoosterTier;
  readonly simultaneousOrders: number;
}

/** The boosters as orders see them. */
export class BoosterRoster {
  readonly #profiles: Profiles;
  readonly #users: Pick<UserDirectory, 'findMany'>;
  readonly #list: Pick<BoosterList, 'fitting'>;

  constructor(profiles: Profiles, users: Pick<UserDirectory, 'findMany'>, list: Pick<BoosterList, 'fitting'>) {
    this.#profiles = profiles;
    this.#users = users;
    this.#list = list;
  }

  /** Holds the profile until the transaction ends, so that the simultaneous limit is counted under its lock. */
  async lock(boosterId: string): Promise<Booster | undefined> {
    return this.#named(await this.#profiles.lock(boosterId));
  }

  async find(boosterId: string): Promise<Booster | undefined> {
    return this.#named(await this.#profiles.find(boosterId));
  }

  async all(): Promise<readonly Booster[]> {
    return (await this.#withUsers(await this.#profiles.all())).map(boosterOf);
  }

  /** May these boosters play it? Those who may are in the map with `undefined`. */
  async judge(needs: OrderNeeds, boosterIds: readonly string[]): Promise<ReadonlyMap<string, Because | undefined>> {
    const known = await this.#withUsers(await this.#profiles.findMany(boosterIds));
    return new Map(known.map((one) => [one.profile.id, judged(one, needs)]));
  }

  /** As {@link BoosterList.fitting} finds them; each with what `judge` says. */
  async fitting(
    needs: OrderNeeds,
    part: Omit<FittingPart, 'service'>,
  ): Promise<readonly (Booster & { readonly because: Because | undefined })[]> {
    const ids = await this.#list.fitting({ ...part, service: needs.service });
    const known = await this.#withUsers(await this.#profiles.findMany(ids));
    const byId = new Map(known.map((one) => [one.profile.id, { ...boosterOf(one), because: judged(one, needs) }]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** What this booster may take; nothing, where there is no such booster. */
  async reachOf(boosterId: string): Promise<ReturnType<typeof reachOf> & { readonly boosterId: string }> {
    const profile = await this.#profiles.find(boosterId);
    const [known] = await this.#withUsers(profile ? [profile] : []);
    if (!known) return { boosterId, active: false, services: [], byGame: [] };
    return { boosterId, ...reachOf({ profile: known.profile, active: known.user.status === 'active' }) };
  }

  /** May this booster play these? In the order of the needs. */
  async judgeAll(boosterId: string, needs: readonly OrderNeeds[]): Promise<readonly (Because | undefined)[]> {
    const profile = await this.#profiles.find(boosterId);
    const [known] = await this.#withUsers(profile ? [profile] : []);
    return needs.map((each) => (known ? judged(known, each) : 'banned'));
  }

  async #named(profile: Profile | undefined): Promise<Booster | undefined> {
    if (!profile) return undefined;
    return (await this.#withUsers([profile])).map(boosterOf)[0];
  }

  async #withUsers<P extends Pick<Profile, 'id'>>(profiles: readonly P[]): Promise<readonly Known<P>[]> {
    const users = await this.#users.findMany(profiles.map(({ id }) => id));
    const byId = new Map(users.map((user) => [user.id, user]));
    return profiles.flatMap((profile) => {
      const user = byId.get(profile.id);
      return user ? [{ profile, user }] : [];
    });
  }
}

interface Known<P = Profile> {
  readonly profile: P;
  readonly user: UserSummary;
}

const judged = ({ profile, user }: Known, needs: OrderNeeds) =>
  ineligibleBecause({ profile, active: user.status === 'active' }, needs);

const boosterOf = ({ profile, user }: Known<Pick<Profile, 'id' | 'tier' | 'simultaneousOrders'>>): Booster => ({
  id: profile.id,
  displayName: user.displayName,
  tier: profile.tier,
  simultaneousOrders: profile.simultaneousOrders,
});
