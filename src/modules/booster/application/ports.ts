import type { ShownReview } from '#contract/showcase.ts';
import type { Application } from '../domain/application.ts';
import type { Profile } from '../domain/profile.ts';

export interface Profiles {
  /** Keeps a profile that is already there. */
  add(profile: Profile): Promise<void>;
  find(id: string): Promise<Profile | undefined>;
  /** Holds the profile until the transaction ends; what is counted meanwhile, nobody else counts. */
  lock(id: string): Promise<Profile | undefined>;
  findMany(ids: readonly string[]): Promise<readonly Profile[]>;
  /** Boosters are the house's own people: few enough to be read at once. */
  all(): Promise<readonly Profile[]>;
  save(profile: Profile): Promise<void>;
}

/** How many orders boosters have; who has none may be left out. Bound by main to the order module. */
export interface OrderCounts {
  /** Those that count against the simultaneous limit. */
  active(boosterIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  finished(boosterIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** What customers say of a booster. Bound by main to the order module. */
export interface BoosterReviews {
  run(
    boosterId: string,
    limit: number,
  ): Promise<{ readonly count: number; readonly stars: number | null; readonly newest: readonly ShownReview[] }>;
}

export interface Applications {
  /** @throws booster.application_waiting where one under the same e-mail address is still open */
  add(application: Application): Promise<void>;
  find(id: string): Promise<Application | undefined>;
  /** Holds the application until the transaction ends. */
  lock(id: string): Promise<Application | undefined>;
  /** Writes what the house and the applicant did since: not what was applied with. */
  save(application: Application): Promise<void>;
  list(part: ApplicationsPart): Promise<ListedApplications>;
  /** Deletes those that were refused before this moment, with all that they said. */
  forgetRefused(decidedBefore: Date): Promise<void>;
}

export interface ListedApplications {
  readonly rows: readonly Application[];
  readonly total: number;
  /** Whether counting stopped before the end. */
  readonly atLeast: boolean;
}

export interface ApplicationsPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  readonly where: {
    readonly id?: readonly string[];
    readonly state?: readonly string[];
    readonly email?: readonly string[];
  };
}

/** What an applicant answers a question with: the link of the mail is the key. */
export interface AnswerLinks {
  tokenFor(applicationId: string): string;
  /** Undefined for what we did not make. */
  applicationOf(token: string): string | undefined;
}
