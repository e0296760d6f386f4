import type { Clock, Ids, Jobs } from '#kernel/ports.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { requestPasswordLink } from './send-password-link.ts';

/**
 * Takes the request down and nothing else: whether the address is known is looked up by the job, so that neither the
 * answer nor its time tells.
 */
export class RequestPasswordReset {
  readonly #limits: AttemptLimits;
  readonly #jobs: Jobs;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(limits: AttemptLimits, jobs: Jobs, ids: Ids, clock: Clock) {
    this.#limits = limits;
    this.#jobs = jobs;
    this.#ids = ids;
    this.#clock = clock;
  }

  async run(email: string, address: string): Promise<void> {
    await this.#limits.passwordReset(address);
    if (!(await this.#limits.allowResetMail(email))) return;
    await requestPasswordLink(this.#jobs, {
      linkId: this.#ids.next(),
      kind: 'password-reset',
      email,
      requestedAt: this.#clock.now().toISOString(),
    });
  }
}
