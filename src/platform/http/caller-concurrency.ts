import type { Writable } from 'node:stream';
import { DomainError } from '#kernel/refusal.ts';
import { extendDeadline, runningDeadline, timeLeft, withinDeadline } from '../db/deadline.ts';
import { isAway, isPassing } from '../db/passing.ts';

/**
 * Milliseconds. Each caller has a line of waiting commands. The line moves when a command ends that has waited for the database
 * for less than `inTurn`, and without a fault of the database. A command waits for `still` while its line does not move, and for
 * at most `most`. If its line has moved meanwhile, it then has at least `inTurn` for the database.
 */
const limits = { most: 10_000, still: 3_500, inTurn: 2_000 };
/** Milliseconds of its deadline that a command keeps for the answer if it gives up waiting because the line does not move. */
const toAnswer = 1_500;
/** Milliseconds. If a failure of the database took longer than this, it is likely to take as long for each waiting command. */
const slow = 1_000;

/** Starts a waiting command, or refuses it. */
type Turn = (refusal?: DomainError) => void;

interface Line {
  running: number;
  /** When the line moved last, or when it began. */
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
  readonly #limits: typeof limits;
  readonly #lines = new Map<string, Line>();
  #closed = false;

  constructor(atOnce: number, own: Partial<typeof limits> = {}) {
    this.#atOnce = atOnce;
    this.#limits = { ...limits, ...own };
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
      const moved = await withinDeadline(() => this.#turnIn(line, answer));
      // while the database is slow, the wait and the work together keep to the deadline
      if (moved) extendDeadline(this.#limits.inTurn);
    }
    const began = performance.now();
    const deadline = runningDeadline();
    const waitedBefore = deadline?.waited ?? 0;
    let failed = false;
    try {
      return await work();
    } catch (error) {
      failed = isPassing(error);
      // a broken connection fails a single command, but an unreachable database would delay each waiting command
      if (isAway(error) && performance.now() - began > slow) refuse(line);
      throw error;
    } finally {
      // a command that was refused before it came to the database says nothing about the database
      const waited = (deadline?.waited ?? 0) - waitedBefore;
      if (!failed && waited > 0 && waited < this.#limits.inTurn) line.movedAt = performance.now();
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

  /** @returns whether the line has moved while the command waited */
  async #turnIn(line: Line, answer: Writable): Promise<boolean> {
    return new Promise<boolean>((resolve, reject) => {
      const turn: Turn = (refusal) => {
        line.waiting.delete(turn);
        clearTimeout(timer);
        answer.off('close', leave);
        if (refusal) reject(refusal);
        else resolve(line.movedAt > came);
      };
      const leave = () => turn(new DomainError('request.too_many_commands', { retryAfterSeconds: 1 }));
      const came = performance.now();
      const { most } = this.#limits;
      const still = Math.max(0, Math.min(this.#limits.still, timeLeft() - toAnswer));
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
