import { Buckets } from '#kernel/buckets.ts';
import type { RateLimits } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Caller } from './handler.ts';

/** Seconds in which `Route.perQuarterHour` is counted. */
const quarterHour = 15 * 60;
const day = 86_400;
/** Keyed commands of a day, as many times what `perMinute` is: each keeps its answer for so long (docs/decisions/0004). */
const keyedOfDay = { person: 20, program: 200 };

/** How much one caller may do (docs/decisions/0072): all commands together per process, one command on one record over all processes. */
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
   * @throws DomainError request.too_many_commands where it is empty
   */
  admit(caller: string): void {
    takeFrom(this.#all, caller);
  }

  /**
   * Bounds the answers that are kept for repeats by key, rather than forgetting one before its day is over.
   * @throws DomainError request.too_many_commands
   */
  admitKeyed({ id, key }: Pick<Caller, 'id'> & { readonly key?: { readonly id: string } }): void {
    if (key) takeFrom(this.#keyed.program, key.id);
    else takeFrom(this.#keyed.person, id);
  }

  /**
   * Counts one command of a caller on a record. Call it in the command's transaction: a command that is refused is not
   * counted, and of many at once exactly as many as the limit get through.
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
