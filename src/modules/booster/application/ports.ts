import type { Listed, Part } from '#kernel/lists.ts';
import type { TimeRange } from '#kernel/ports.ts';
import type { Game } from '#kernel/vocabulary.ts';
import type { ShownReview } from '#contract/order/showcase.ts';
import type { Application } from '../domain/application.ts';
import type { Profile } from '../domain/profile.ts';
import type { Results } from '../domain/public-figures.ts';

export interface Profiles {
  /** Does nothing if the profile exists. */
  add(profile: Profile): Promise<void>;
  find(id: string): Promise<Profile | undefined>;
  /**
   * Locks the profile until the transaction ends. Counts that are compared with the profile's limits are made under
   * this lock.
   */
  lock(id: string): Promise<Profile | undefined>;
  findMany(ids: readonly string[]): Promise<readonly Profile[]>;
  /** All boosters, for figures over all of them. For speed, only these fields are read. Lists read a page instead. */
  all(): Promise<readonly Pick<Profile, 'id' | 'tier' | 'simultaneousOrders'>[]>;
  save(profile: Profile): Promise<void>;
}

/** Finds boosters for lists. Sorting and filters use data of several modules, which one query joins. */
export interface BoosterList {
  /** The ids of a page, in order, and the number of matches. `atLeast`: counting stopped early, there may be more. */
  page(
    part: BoostersPart,
  ): Promise<{ readonly ids: readonly string[]; readonly total: number; readonly atLeast: boolean }>;
  /** Ids of boosters, the lower load first, then the higher tier. */
  fitting(part: FittingPart): Promise<readonly string[]>;
}

/** A page of boosters for an order of this service. */
export interface FittingPart {
  readonly from: number;
  readonly limit: number;
  readonly service: string;
  /** Words of the display name; empty for everybody. */
  readonly search: string;
  /** Whether the words may also match surname and username. */
  readonly byFullName: boolean;
  /**
   * True: boosters who are active, offer the service and have capacity, which includes all who may be assigned. False: the
   * others.
   */
  readonly may: boolean;
}

export interface BoostersPart extends Part {
  readonly by: BoosterOrder;
  readonly where: {
    readonly id?: readonly string[] | undefined;
    readonly status?: readonly string[] | undefined;
    readonly tier?: readonly number[] | undefined;
    /** Services; the booster offers one of them. */
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

/** Numbers of orders per booster (boosters without orders may be left out), and games. Bound to the order module. */
export interface OrderCounts {
  /** Orders that count against the limit of simultaneous orders. */
  active(boosterIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Orders that customers have confirmed. */
  confirmed(boosterIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The game of each of these orders. */
  gamesOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Game>>;
}

/** What everybody may know of how boosters work, counted. Unknown ids are left out. */
export interface BoosterResults {
  of(boosterIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Results>>;
}

/** The newest of the customers' reviews of a booster. Bound to the order module. */
export type BoosterReviews = (boosterId: string, limit: number) => Promise<readonly ShownReview[]>;

export interface Applications {
  /** @throws booster.application_waiting if another one with the same e-mail address is open */
  add(application: Application): Promise<void>;
  find(id: string): Promise<Application | undefined>;
  /** Locks the application until the transaction ends. */
  lock(id: string): Promise<Application | undefined>;
  /** Writes only state, exchange and decision. The applicant's own data never changes. */
  save(application: Application): Promise<void>;
  list(part: ApplicationsPart): Promise<Listed<Application>>;
  /** Deletes applications that were refused before this moment. */
  forgetRefused(decidedBefore: Date): Promise<void>;
}

export interface ApplicationsPart extends Part {
  readonly where: {
    readonly id?: readonly string[];
    readonly state?: readonly string[];
    readonly email?: readonly string[];
  };
  /** Words that must all occur in name, e-mail address or telephone number. */
  readonly search?: string | undefined;
  readonly created?: TimeRange | undefined;
}
