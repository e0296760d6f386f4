import type { Writable } from 'node:stream';
import { DomainError } from '#kernel/refusal.ts';
import { extendDeadline, timeLeft, withinDeadline } from '../db/deadline.ts';
import { isAway } from '../db/passing.ts';

/**
 * Milliseconds that a command waits for its turn: `most` is the limit for the whole wait, `still` the limit while no other
 * command of its caller ends.
 */
const longestWait = { most: 10_000, still: 3_500 };
/** Milliseconds that a command has for the database once it runs, however long it has waited. */
const inTurn = 2_000;
/** Milliseconds of its deadline that a command keeps for the answer if it gives up waiting because no other command ends. */
const toAnswer = 1_500;
/** Milliseconds. If a failure of the database took longer than this, it is likely to take as long for each waiting command. */
const slow = 1_000;

/** Starts a waiting command, or refuses it. */
type Turn = (refusal?: DomainError) => void;

interface Line {
  running: number;
  /** When a command of this line ended last, or when the line began. */
  movedAt: number;
  /** In order of arrival. */
  readonly waiting: Set<Turn>;
}

/**
 * Limits how many commands of one caller run at once in this process. Further commands wait here, where they hold no resource
 * that others need.
 */
export class CallerConcurrency {
  readonly #atOnce: number;
  readonly #longestWait: typeof longestWait;
  readonly #lines = new Map<string, Line>();
  #closed = false;

  constructor(atOnce: number, longest = longestWait) {
    this.#atOnce = atOnce;
    this.#longestWait = longest;
  }

  /**
   * A command whose client has disconnected before its turn is not run.
   * @throws DomainError request.too_many_commands if its turn does not come in time, service.unavailable if the database is
   * away or the process is shutting down
   */
  async run<T>(caller: string, answer: Writable, work: () => Promise<T>): Promise<T> {
    const line = this.#lineOf(caller);
    if (line.running < this.#atOnce) line.running++;
    else {
      await withinDeadline(() => this.#turnIn(line, answer));
      extendDeadline(inTurn);
    }
    const began = performance.now();
    try {
      return await work();
    } catch (error) {
      // a broken connection fails a single command, but an unreachable database would delay each waiting command
      if (isAway(error) && performance.now() - began > slow) refuse(line);
      throw error;
    } finally {
      line.movedAt = performance.now();
      const [next] = line.waiting;
      if (next) next();
      else if (--line.running === 0) this.#lines.delete(caller);
    }
  }

  /** Refuses all waiting commands, and later ones that would wait. */
  close(): void {
    this.#closed = true;
    for (const line of this.#lines.values()) refuse(line);
  }

  #lineOf(caller: string): Line {
    const line = this.#lines.get(caller) ?? { running: 0, movedAt: performance.now(), waiting: new Set() };
    this.#lines.set(caller, line);
    return line;
  }

  async #turnIn(line: Line, answer: Writable): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const turn: Turn = (refusal) => {
        line.waiting.delete(turn);
        clearTimeout(timer);
        answer.off('close', leave);
        if (refusal) reject(refusal);
        else resolve();
      };
      const leave = () => turn(new DomainError('request.too_many_commands', { retryAfterSeconds: 1 }));
      const came = performance.now();
      const { most } = this.#longestWait;
      const still = Math.min(this.#longestWait.still, timeLeft() - toAnswer);
      const look = () => {
        const end = Math.min(came + most, Math.max(came, line.movedAt) + still);
        const left = end - performance.now();
        if (left <= 0) leave();
        else timer = setTimeout(look, left);
      };
      let timer = setTimeout(look, Math.min(most, still));
      answer.once('close', leave);
      line.waiting.add(turn);
      if (answer.closed) leave();
      else if (this.#closed) refuse(line);
    });
  }
}

const refuse = ({ waiting }: Line): void => {
  for (const turn of waiting) turn(new DomainError('service.unavailable', { retryAfterSeconds: 2 }));
};

/** A caller's commands use at most half of the connections. The other half serves other callers and the caller's own reads. */
export const callerConcurrency = (connections: number): CallerConcurrency =>
  new CallerConcurrency(Math.max(1, Math.min(8, Math.floor(connections / 2))));
