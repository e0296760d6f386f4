import type { TimeRange } from '#kernel/ports.ts';
import type { ShownReview } from '#contract/order/showcase.ts';
import type { Application } from '../domain/application.ts';
import type { Profile } from '../domain/profile.ts';

export interface Profiles {
  /** Keeps a profile that is already there. */
  add(profile: Profile): Promise<void>;
  find(id: string): Promise<Profile | undefined>;
  /** Holds the profile until the transaction ends; what is counted meanwhile, nobody else counts. */
  lock(id: string): Promise<Profile | undefined>;
  findMany(ids: readonly string[]): Promise<readonly Profile[]>;
  /** For what is chosen or shown among all of them, so no more of each than that; lists ask for a page. */
  all(): Promise<readonly Pick<Profile, 'id' | 'tier' | 'simultaneousOrders'>[]>;
  save(profile: Profile): Promise<void>;
}

/** Which boosters the console's list shows. The order and what is asked lie with several modules: the database joins them. */
export interface BoosterList {
  /** The ids of a page, in its order; how many are found, which beyond so many is only that there is one more. */
  page(
    part: BoostersPart,
  ): Promise<{ readonly ids: readonly string[]; readonly total: number; readonly atLeast: boolean }>;
  /** Who has the least of what they can have first, then the higher tier. */
  fitting(part: FittingPart): Promise<readonly string[]>;
}

/** Boosters for an order of this service. */
export interface FittingPart {
  readonly from: number;
  readonly limit: number;
  readonly service: string;
  /** Words of the names that others see; empty: everybody. */
  readonly search: string;
  /** Whether the words may be of surnames and usernames, too. */
  readonly byFullName: boolean;
  /** Those who are active, offer the service and have room: all who may be chosen are among them. Or all the others. */
  readonly may: boolean;
}

export interface BoostersPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  readonly by: BoosterOrder;
  readonly where: {
    readonly id?: readonly string[] | undefined;
    readonly status?: readonly string[] | undefined;
    readonly tier?: readonly number[] | undefined;
    /** Of which a booster plays one. */
    readonly service?: readonly string[] | undefined;
    /** Words of names, e-mail and username, or a phone number. */
    readonly search?: string | undefined;
    readonly created?: TimeRange | undefined;
  };
}

export type BoosterOrder =
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'username'
  | 'status'
  | 'balance'
  | 'activeOrders'
  | 'finishedOrders'
  | 'simultaneousOrders'
  | 'tier'
  | 'createdAt';

/** How many orders boosters have; who has none may be left out. Answered by the order module. */
export interface OrderCounts {
  /** Those that count against the simultaneous limit. */
  active(boosterIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Those that their customers have confirmed. */
  confirmed(boosterIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** What customers say of a booster. Answered by the order module. */
export type BoosterReviews = (
  boosterId: string,
  limit: number,
) => Promise<{ readonly count: number; readonly stars: number | null; readonly newest: readonly ShownReview[] }>;

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
  /** Each word somewhere in the name, the e-mail address or the telephone number. */
  readonly search?: string | undefined;
  readonly created?: TimeRange | undefined;
}
