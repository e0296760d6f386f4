import type { Mails } from '#kernel/mail.ts';
import type { Clock, Jobs, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { BoosterTier } from '#kernel/vocabulary.ts';
import type { CreateUser } from '#modules/identity/index.ts';
import { type Application, approved, asked, assertOpen, profileOf, refused } from '../domain/application.ts';
import type { BoosterProfiles } from './booster-profiles.ts';
import type { Applications } from './ports.ts';
import { requestQuestionMail } from './send-question.ts';

type Actor = Parameters<CreateUser['run']>[0];

/** What the house adds to an application when it takes somebody on. */
export interface TakenOn {
  readonly username: string;
  readonly availableServices: readonly string[];
  readonly tier: BoosterTier;
}

/** The house looks at an application: asks back, takes the applicant on, or says no (domain.md §7). */
export class JudgeApplication {
  readonly #applications: Applications;
  readonly #createUser: CreateUser;
  readonly #profiles: BoosterProfiles;
  readonly #mails: Mails;
  readonly #jobs: Jobs;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    applications: Applications,
    createUser: CreateUser,
    profiles: BoosterProfiles,
    mails: Mails,
    jobs: Jobs,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#applications = applications;
    this.#createUser = createUser;
    this.#profiles = profiles;
    this.#mails = mails;
    this.#jobs = jobs;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** The question goes out by mail with a link to answer it. @throws booster.application_not_found, booster.application_decided */
  ask(id: string, question: string): Promise<Application> {
    return this.#change(id, async (application) => {
      const after = asked(application, question, this.#clock.now());
      await requestQuestionMail(this.#jobs, { applicationId: id, line: after.exchange.length - 1 });
      return after;
    });
  }

  /**
   * Makes the booster with the profile that the application tells; an invitation to set the password is mailed.
   * @throws booster.application_not_found, booster.application_decided, identity.…_taken, identity.role_not_allowed
   */
  approve(actor: Actor, id: string, { username, availableServices, tier }: TakenOn): Promise<Application> {
    return this.#change(id, async (application) => {
      assertOpen(application);
      const { firstName, lastName, email, phone } = application;
      const user = await this.#createUser.run(actor, {
        role: 'booster',
        scopes: [],
        firstName,
        lastName,
        email,
        phone,
        username,
      });
      await this.#profiles.change(user.id, { ...profileOf(application), availableServices, tier });
      return approved(application, user.id, { by: actor.id, at: this.#clock.now() });
    });
  }

  /** @throws booster.application_not_found, booster.application_decided */
  refuse(actor: Actor, id: string, reason: string): Promise<Application> {
    return this.#change(id, async (application) => {
      const after = refused(application, reason, { by: actor.id, at: this.#clock.now() });
      const key = `application-refused ${id}`;
      await this.#mails.queue({ key, to: application.email, template: 'application-refused', params: { reason } });
      return after;
    });
  }

  #change(id: string, change: (application: Application) => Promise<Application>): Promise<Application> {
    return this.#transactions.run(async () => {
      const application = await this.#applications.lock(id);
      if (!application) throw new DomainError('booster.application_not_found');
      const after = await change(application);
      await this.#applications.save(after);
      return after;
    });
  }
}
