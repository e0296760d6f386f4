import type { Mails } from '#kernel/mail.ts';
import type { Clock, Ids, RateLimit, RateLimits, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Application, received, type Said } from '../domain/application.ts';
import type { Applications } from './ports.ts';

export interface ApplicationLimits {
  /** How many applications one address may send, … */
  readonly fromAddress: RateLimit;
  /** … and how often it may come with the link of a question. */
  readonly answersFromAddress: RateLimit;
}

/** Somebody applies to become a booster; the house decides later. */
export class ReceiveApplication {
  readonly #applications: Applications;
  readonly #mails: Mails;
  readonly #rateLimits: RateLimits;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;
  readonly #limits: ApplicationLimits;

  constructor(
    applications: Applications,
    mails: Mails,
    rateLimits: RateLimits,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
    limits: ApplicationLimits,
  ) {
    this.#applications = applications;
    this.#mails = mails;
    this.#rateLimits = rateLimits;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
    this.#limits = limits;
  }

  /**
   * @param bait from the field that people do not see: programs fill it, are answered like people, and nothing comes of it.
   * @throws identity.too_many_attempts, booster.application_waiting
   */
  async run(said: Said, { address, bait = '' }: { address: string; bait?: string | undefined }): Promise<Application> {
    await this.#assertAddressMayApply(address);
    const application = received(said, this.#ids.next(), this.#clock.now());
    if (bait === '') await this.#keep(application);
    return application;
  }

  #keep(application: Application): Promise<void> {
    const { id, email } = application;
    return this.#transactions.run(async () => {
      await this.#applications.add(application);
      const key = `application-received ${id}`;
      await this.#mails.queue({ key, to: email, template: 'application-received', params: {} });
    });
  }

  async #assertAddressMayApply(address: string): Promise<void> {
    const attempt = { key: `apply ${address}`, limit: this.#limits.fromAddress };
    const retryAfterSeconds = await this.#rateLimits.count([attempt]);
    if (retryAfterSeconds > 0) throw new DomainError('identity.too_many_attempts', { retryAfterSeconds });
  }
}
