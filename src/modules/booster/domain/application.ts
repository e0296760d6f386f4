import { DomainError } from '#kernel/refusal.ts';
import { retention } from '#kernel/retention.ts';
import type { ApplicationState } from '#kernel/vocabulary.ts';
import type { Profile } from './profile.ts';

/** An application to become a booster (domain.md §7). */
export interface Application extends Said {
  readonly id: string;
  readonly state: ApplicationState;
  readonly createdAt: Date;
  /** The staff's questions and the applicant's answers, oldest first. */
  readonly exchange: readonly Line[];
  /** The staff member who decided, and when. */
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  /** Why the application was refused. */
  readonly reason: string | null;
  /** The user who was created from the application. */
  readonly userId: string | null;
}

/** A question of the staff (`house`) or an answer of the applicant. */
export interface Line {
  readonly from: 'house' | 'applicant';
  readonly text: string;
  readonly at: Date;
}

/** What the applicant states: contact data, experience, and those fields of the profile that an applicant can know. */
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
  /** Links to the applicant's profiles on the web. */
  readonly links: readonly string[];
  readonly experience: string;
}

export const received = (said: Said, id: string, createdAt: Date): Application => ({
  ...said,
  id,
  state: 'waiting',
  createdAt,
  exchange: [],
  decidedBy: null,
  decidedAt: null,
  reason: null,
  userId: null,
});

/** Staff ask a question; they may ask another one before it is answered. @throws booster.application_decided */
export const asked = (application: Application, text: string, at: Date): Application => {
  assertOpen(application);
  return { ...application, state: 'asked', exchange: [...application.exchange, { from: 'house', text, at }] };
};

/** The applicant answers the question, once. @throws booster.answer_link_invalid */
export const answered = (application: Application, text: string, at: Date): Application => {
  if (application.state !== 'asked') throw new DomainError('booster.answer_link_invalid');
  return { ...application, state: 'waiting', exchange: [...application.exchange, { from: 'applicant', text, at }] };
};

interface Deciding {
  readonly by: string;
  readonly at: Date;
}

/** @param userId the user who was created. @throws booster.application_decided */
export const approved = (application: Application, userId: string, { by, at }: Deciding): Application => {
  assertOpen(application);
  return { ...application, state: 'approved', userId, decidedBy: by, decidedAt: at };
};

/** @param reason is mailed to the applicant. @throws booster.application_decided */
export const refused = (application: Application, reason: string, { by, at }: Deciding): Application => {
  assertOpen(application);
  return { ...application, state: 'refused', reason, decidedBy: by, decidedAt: at };
};

/** Applications that were refused before this moment are deleted. */
export const forgottenSince = (now: Date): Date =>
  new Date(now.getTime() - retention.refusedApplications.for.milliseconds);

/** @throws booster.application_decided */
export function assertOpen({ state }: Application): void {
  if (state === 'approved' || state === 'refused') throw new DomainError('booster.application_decided');
}

/** The profile's fields that an application contains. */
export const profileOf = ({
  leagueRank,
  valorantRank,
  wildriftRank,
  tftRank,
  comfortableLeagueServers,
  comfortableWildriftServers,
  comfortableValorantServers,
  languages,
  country,
  residency,
}: Application) => ({
  leagueRank,
  valorantRank,
  wildriftRank,
  tftRank,
  comfortableLeagueServers,
  comfortableWildriftServers,
  comfortableValorantServers,
  languages,
  country,
  residency,
});
