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

/** What a booster may play and how much at once (specification §3). */
export interface Profile {
  /** The user's id. */
  readonly id: string;
  readonly simultaneousOrders: number;
  readonly availableServices: readonly string[];
  /** Rungs of the games' ladders; null where no limit is set. */
  readonly leagueRank: string | null;
  readonly valorantRank: string | null;
  readonly wildriftRank: string | null;
  readonly tftRank: string | null;
  /** League's and TFT's; where a list is empty, every server will do. */
  readonly comfortableLeagueServers: readonly LeagueServer[];
  readonly comfortableWildriftServers: readonly WildriftServer[];
  readonly comfortableValorantServers: readonly ValorantServer[];
  readonly languages: readonly Language[];
  readonly country: string | null;
  readonly residency: string | null;
  /** Sets the share of what the booster earns. */
  readonly tier: BoosterTier;
  readonly hwid: string | null;
}

export type ProfileChange = { readonly [K in keyof Omit<Profile, 'id'>]?: Profile[K] | undefined };

/** What boosters change themselves. The rest lets orders through to them or sets their share: only the house changes it. */
export type OwnChange = Pick<
  ProfileChange,
  'comfortableLeagueServers' | 'comfortableWildriftServers' | 'comfortableValorantServers' | 'languages' | 'country'
>;

/** A new booster takes nothing until the house says which services. */
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
