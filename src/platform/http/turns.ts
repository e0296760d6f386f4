import type { Writable } from 'node:stream';
import { DomainError } from '#kernel/refusal.ts';
import { isAway } from './problem-document.ts';

/** Milliseconds for which a command waits for its turn. */
const patience = 10_000;
/** Milliseconds after which a command is slow: a lock that is not free is given up sooner. */
const slowAfter = 4_000;

/** Begins what waited, or refuses it. */
type Turn = (refusal?: DomainError) => void;

interface Line {
  running: number;
  /** How many of those that run have become slow. */
  slow: number;
  /** In the order in which they came. */
  readonly waiting: Set<Turn>;
}

/** So much at once of one caller in this process; what comes beyond that waits here, where it holds nothing that others need. */
export class Turns {
  readonly #atOnce: number;
  readonly #patience: number;
  readonly #slowAfter: number;
  readonly #lines = new Map<string, Line>();
  #closed = false;

  constructor(atOnce: number, patienceMs = patience, slowAfterMs = slowAfter) {
    this.#atOnce = atOnce;
    this.#patience = patienceMs;
    this.#slowAfter = slowAfterMs;
  }

  /**
   * Whoever has left before their turn, as the answer to them has closed, is not worked for.
   * @throws DomainError request.too_many_commands where its turn does not come, service.unavailable where none will in
   * good time: the database is away or slow, or no more turns are given
   */
  async run<T>(caller: string, answer: Writable, work: () => Promise<T>): Promise<T> {
    const line = this.#lineOf(caller);
    if (line.running < this.#atOnce) line.running++;
    else await this.#turnIn(line, answer);
    let slow = 0;
    const watch = setTimeout(() => {
      line.slow += slow = 1;
      refuse(line);
    }, this.#slowAfter);
    try {
      return await work();
    } catch (error) {
      // it took its time to say so, and would to each of them
      if (isAway(error)) refuse(line);
      throw error;
    } finally {
      clearTimeout(watch);
      line.slow -= slow;
      const [next] = line.waiting;
      if (next) next();
      else if (--line.running === 0) this.#lines.delete(caller);
    }
  }

  /** From now on nothing waits: who ends begins nothing that has waited. */
  close(): void {
    this.#closed = true;
    for (const line of this.#lines.values()) refuse(line);
  }

  #lineOf(caller: string): Line {
    const line = this.#lines.get(caller) ?? { running: 0, slow: 0, waiting: new Set() };
    this.#lines.set(caller, line);
    return line;
  }

  async #turnIn(line: Line, answer: Writable): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const turn: Turn = (refusal) => {
        line.waiting.delete(turn);
        clearTimeout(end);
        answer.off('close', leave);
        if (refusal) reject(refusal);
        else resolve();
      };
      const leave = () => turn(new DomainError('request.too_many_commands', { retryAfterSeconds: 1 }));
      const end = setTimeout(leave, this.#patience);
      answer.once('close', leave);
      line.waiting.add(turn);
      if (answer.closed) leave();
      else if (this.#closed || line.slow > 0) refuse(line);
    });
  }
}

const refuse = ({ waiting }: Line): void => {
  for (const turn of waiting) turn(new DomainError('service.unavailable', { retryAfterSeconds: 2 }));
};

/** A caller has half of the connections at most: the others, and their own reading, go on beside. */
export const turnsFor = (connections: number): Turns =>
  new Turns(Math.max(1, Math.min(8, Math.floor(connections / 2))));
