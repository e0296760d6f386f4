import type { Writable } from 'node:stream';
import { DomainError } from '#kernel/refusal.ts';
import { leavePatience, patienceLeft, patiently } from '../db/patience.ts';
import { isAway } from '../db/passing.ts';

/** Milliseconds for which a command waits for its turn, at most, and in a line of which nothing ends. */
const patience = { most: 10_000, still: 3_500 };
/** Milliseconds that a command has for its database, however long it has waited for its turn. */
const inTurn = 2_000;
/** Milliseconds that the last who waits in a standing line leaves of the six in which all is answered. */
const toAnswer = 1_500;
/** Milliseconds after which a failure has taken its time, and would take it again. */
const slow = 1_000;

/** Begins what waited, or refuses it. */
type Turn = (refusal?: DomainError) => void;

interface Line {
  running: number;
  /** When something of it ended last, or it began. */
  movedAt: number;
  /** In the order in which they came. */
  readonly waiting: Set<Turn>;
}

/** So much at once of one caller in this process; what comes beyond that waits here, where it holds nothing that others need. */
export class CallerConcurrency {
  readonly #atOnce: number;
  readonly #patience: typeof patience;
  readonly #lines = new Map<string, Line>();
  #closed = false;

  constructor(atOnce: number, patienceMs = patience) {
    this.#atOnce = atOnce;
    this.#patience = patienceMs;
  }

  /**
   * Whoever has left before their turn, as the answer to them has closed, is not worked for.
   * @throws DomainError request.too_many_commands where its turn does not come, service.unavailable where none will: the
   * database is away, or no more turns are given
   */
  async run<T>(caller: string, answer: Writable, work: () => Promise<T>): Promise<T> {
    const line = this.#lineOf(caller);
    if (line.running < this.#atOnce) line.running++;
    else {
      await patiently(() => this.#turnIn(line, answer));
      leavePatience(inTurn);
    }
    const began = performance.now();
    try {
      return await work();
    } catch (error) {
      // a connection that breaks is one's own; a database that can't be reached would take its time with each of them
      if (isAway(error) && performance.now() - began > slow) refuse(line);
      throw error;
    } finally {
      line.movedAt = performance.now();
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
      const { most } = this.#patience;
      const still = Math.min(this.#patience.still, patienceLeft() - toAnswer);
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

/** A caller has half of the connections at most: the others, and their own reading, go on beside. */
export const callerConcurrency = (connections: number): CallerConcurrency =>
  new CallerConcurrency(Math.max(1, Math.min(8, Math.floor(connections / 2))));
