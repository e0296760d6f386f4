import type { Mails } from '#kernel/mail.ts';
import type { Clock, Jobs, RateLimits, SignedIds, UnitOfWork } from '#kernel/ports.ts';
import type { CreateUser, UserDirectory } from '#modules/identity/index.ts';
import type { Books, Income } from '#modules/wallet/index.ts';
import type { ApplicationEvent } from '../domain/application-events.ts';
import type { Applications, BoosterList, BoosterResults, BoosterReviews, OrderCounts, Profiles } from './ports.ts';

/** What the use cases of this module need, by name. */
interface BoosterNeeds {
  readonly applications: Applications;
  /** Links with which applicants answer a question. */
  readonly links: SignedIds;
  readonly rateLimits: RateLimits;
  readonly work: UnitOfWork<ApplicationEvent>;
  readonly profiles: Profiles;
  readonly list: BoosterList;
  readonly users: Pick<UserDirectory, 'findMany'>;
  readonly books: Pick<Books, 'shownBalancesOf'>;
  readonly orders: OrderCounts;
  readonly clock: Clock;
  readonly createUser: CreateUser;
  readonly mails: Mails;
  readonly jobs: Jobs;
  readonly income: Income;
  readonly reviews: BoosterReviews;
  readonly results: BoosterResults;
}

export type Needs<K extends keyof BoosterNeeds> = Pick<BoosterNeeds, K>;
