import type { Clock } from '#kernel/ports.ts';
import { forgottenSince } from '../domain/application.ts';
import type { Applications } from './ports.ts';

/** Forgets applications that were refused long ago: who did not become a booster is not kept in the books for it. */
export class ForgetRefused {
  readonly #applications: Applications;
  readonly #clock: Clock;

  constructor(applications: Applications, clock: Clock) {
    this.#applications = applications;
    this.#clock = clock;
  }

  run(): Promise<void> {
    return this.#applications.forgetRefused(forgottenSince(this.#clock.now()));
  }
}
