import type { ApplicationState } from '#kernel/vocabulary.ts';
import type { Profile } from './profile.ts';

/** Somebody who wants to become a booster, by what they say themselves (domain.md §7). */
export interface Application extends Said {
  readonly id: string;
  readonly state: ApplicationState;
  readonly createdAt: Date;
}

/** The profile's keys as far as an applicant knows them, and why the house should have them. */
export interface Said extends Pick<
  Profile,
  | 'leagueRank'
  | 'valorantRank'
  | 'wildriftRank'
  | 'tftRank'
  | 'comfortableLeagueServers'
  | 'comfortableWildriftServers'
  | 'comfortableValorantServers'
  | 'languages'
> {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly residency: string;
  readonly weeklyHours: number;
  /** Addresses of profiles on the web. */
  readonly links: readonly string[];
  readonly experience: string;
}

export const received = (said: Said, id: string, createdAt: Date): Application => ({
  ...said,
  id,
  state: 'waiting',
  createdAt,
});
