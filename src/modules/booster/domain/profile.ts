import type {
  BoosterTier,
  languages,
  leagueOrderServers,
  PlayedGame,
  valorantBoosterServers,
  wildriftServers,
} from '#kernel/vocabulary.ts';

type OneOf<T extends readonly string[]> = T[number];

export type LeagueServer = OneOf<typeof leagueOrderServers>;
export type WildriftServer = OneOf<typeof wildriftServers>;
export type ValorantServer = OneOf<typeof valorantBoosterServers>;
export type Language = OneOf<typeof languages>;

/** What a booster may play, and how many orders at once (specification §3). */
export interface Profile {
  /** The user's id. */
  readonly id: string;
  readonly simultaneousOrders: number;
  readonly availableServices: readonly string[];
  /** The highest rung on each game's ladder that the booster may play; null for no limit. */
  readonly leagueRank: string | null;
  readonly valorantRank: string | null;
  readonly wildriftRank: string | null;
  readonly tftRank: string | null;
  /** Servers for League and TFT. An empty list means every server. */
  readonly comfortableLeagueServers: readonly LeagueServer[];
  readonly comfortableWildriftServers: readonly WildriftServer[];
  readonly comfortableValorantServers: readonly ValorantServer[];
  readonly languages: readonly Language[];
  readonly country: string | null;
  readonly residency: string | null;
  /** Determines the booster's share of an order's price. */
  readonly tier: BoosterTier;
  readonly hwid: string | null;
  /** Whether customers may offer them orders. If not, they still take orders from the pool themselves. */
  readonly takesOrders: boolean;
  /** What they want to earn in a week, in kuruş; null for no goal. */
  readonly weekGoal: number | null;
}

export type ProfileChange = { readonly [K in keyof Omit<Profile, 'id'>]?: Profile[K] | undefined };

/**
 * What boosters may change themselves. The other fields decide which orders a booster may take, or the booster's share.
 * Only staff change those fields.
 */
export type OwnChange = Pick<
  ProfileChange,
  | 'comfortableLeagueServers'
  | 'comfortableWildriftServers'
  | 'comfortableValorantServers'
  | 'languages'
  | 'country'
  | 'takesOrders'
  | 'weekGoal'
>;

/** A new booster may take nothing until staff set the services. */
export const newProfile = (id: string): Profile => ({
  id,
  simultaneousOrders: 3,
  availableServices: [],
  leagueRank: null,
  valorantRank: null,
  wildriftRank: null,
  tftRank: null,
  comfortableLeagueServers: [],
  comfortableWildriftServers: [],
  comfortableValorantServers: [],
  languages: ['tr'],
  country: null,
  residency: null,
  tier: 1,
  hwid: null,
  takesOrders: true,
  weekGoal: null,
});

export const changed = (profile: Profile, change: ProfileChange): Profile => {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...profile, ...given };
};

export const rankIn = (profile: Profile, game: PlayedGame): string | null =>
  ({
    league: profile.leagueRank,
    valorant: profile.valorantRank,
    wildrift: profile.wildriftRank,
    tft: profile.tftRank,
  })[game];

export const comfortableServersIn = (profile: Profile, game: PlayedGame): readonly string[] =>
  ({
    league: profile.comfortableLeagueServers,
    tft: profile.comfortableLeagueServers,
    wildrift: profile.comfortableWildriftServers,
    valorant: profile.comfortableValorantServers,
  })[game];
