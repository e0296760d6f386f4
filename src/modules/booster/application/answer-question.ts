import type { Clock, RateLimit, RateLimits, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { answered, type Application } from '../domain/application.ts';
import type { AnswerLinks, Applications } from './ports.ts';
import type { ApplicationLimits } from './receive-application.ts';

/** An applicant reads what the house asked, by the link of the mail, and answers it once. */
export class AnswerQuestion {
  readonly #applications: Applications;
  readonly #links: AnswerLinks;
  readonly #rateLimits: RateLimits;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #limit: RateLimit;

  constructor(
    applications: Applications,
    links: AnswerLinks,
    rateLimits: RateLimits,
    transactions: Transactions,
    clock: Clock,
    { answersFromAddress }: Pick<ApplicationLimits, 'answersFromAddress'>,
  ) {
    this.#applications = applications;
    this.#links = links;
    this.#rateLimits = rateLimits;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#limit = answersFromAddress;
  }

  /** @throws booster.answer_link_invalid, identity.too_many_attempts */
  async read(token: string, address: string): Promise<Application> {
    const id = await this.#applicationOf(token, address);
    const application = await this.#applications.find(id);
    if (application?.state !== 'asked') throw new DomainError('booster.answer_link_invalid');
    return application;
  }

  /** @throws booster.answer_link_invalid, identity.too_many_attempts */
  async run(token: string, text: string, address: string): Promise<void> {
    const id = await this.#applicationOf(token, address);
    await this.#transactions.run(async () => {
      const application = await this.#applications.lock(id);
      if (!application) throw new DomainError('booster.answer_link_invalid');
      await this.#applications.save(answered(application, text, this.#clock.now()));
    });
  }

  async #applicationOf(token: string, address: string): Promise<string> {
    const retryAfterSeconds = await this.#rateLimits.count([{ key: `answer ${address}`, limit: this.#limit }]);
    if (retryAfterSeconds > 0) throw new DomainError('identity.too_many_attempts', { retryAfterSeconds });
    const id = this.#links.applicationOf(token);
    if (id === undefined) throw new DomainError('booster.answer_link_invalid');
    return id;
  }
}
