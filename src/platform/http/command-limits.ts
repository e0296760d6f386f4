import { Buckets } from '#kernel/buckets.ts';
import type { RateLimits } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Caller } from './handler.ts';

/** Seconds of the window in which `Route.perQuarterHour` is counted. */
const quarterHour = 15 * 60;
const day = 86_400;
/**
 * Commands with an idempotency key that are allowed per day, as a multiple of `perMinute`. The limit is needed because the
 * answer of each such command is kept for a day (docs/decisions/0004).
 */
const keyedOfDay = { person: 20, program: 200 };

/**
 * Limits the commands of one caller (docs/decisions/0072). The sum of all commands is limited in each process. Repeats of one
 * command on one record are limited over all processes.
 */
export class CommandLimits {
  readonly #rateLimits: RateLimits;
  readonly #all: Buckets;
  readonly #keyed: { readonly person: Buckets; readonly program: Buckets };

  constructor(rateLimits: RateLimits, perMinute: number, now: () => number = () => performance.now()) {
    this.#rateLimits = rateLimits;
    this.#all = new Buckets(perMinute, 60, now);
    this.#keyed = {
      person: new Buckets(keyedOfDay.person * perMinute, day, now),
      program: new Buckets(keyedOfDay.program * perMinute, day, now),
    };
  }

  /**
   * Takes a token from the caller's bucket, which holds a minute's commands.
   * @throws DomainError request.too_many_commands if it is empty
   */
  admit(caller: string): void {
    takeFrom(this.#all, caller);
  }

  /**
   * Limits how many answers are stored for idempotency keys, so that no answer has to be dropped before its day is over.
   * @throws DomainError request.too_many_commands
   */
  admitKeyed({ id, key }: Pick<Caller, 'id'> & { readonly key?: { readonly id: string } }): void {
    if (key) takeFrom(this.#keyed.program, key.id);
    else takeFrom(this.#keyed.person, id);
  }

  /**
   * Counts one command of a caller on a record. Call it in the command's transaction. Then a refused command is not counted,
   * and of concurrent commands exactly as many succeed as the limit allows.
   * @throws DomainError request.too_often
   */
  async count(caller: string, command: string, perQuarterHour: number): Promise<void> {
    const limit = { attempts: perQuarterHour, windowSeconds: quarterHour };
    const { retryAfterSeconds } = await this.#rateLimits.take(`command ${command} ${caller}`, limit);
    if (retryAfterSeconds > 0) throw new DomainError('request.too_often', { retryAfterSeconds });
  }
}

const takeFrom = (buckets: Buckets, caller: string): void => {
  const retryAfterSeconds = buckets.secondsUntilNext(caller);
  if (retryAfterSeconds > 0) throw new DomainError('request.too_many_commands', { retryAfterSeconds });
  buckets.take(caller);
};
