import { DomainError } from '#kernel/refusal.ts';

/** Milliseconds for which a command waits for its turn. */
const patience = 10_000;

interface Line {
  running: number;
  /** In the order in which they came. */
  readonly waiting: Set<() => void>;
}

/** So much at once of one caller in this process; what comes beyond that waits here, where it holds nothing that others need. */
export class Turns {
  readonly #atOnce: number;
  readonly #patience: number;
  readonly #lines = new Map<string, Line>();

  constructor(atOnce: number, patienceMs = patience) {
    this.#atOnce = atOnce;
    this.#patience = patienceMs;
  }

  /** @throws DomainError request.too_many_commands where its turn does not come */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lineOf(caller);
    if (line.running < this.#atOnce) line.running++;
    else await this.#turnIn(line);
    try {
      return await work();
    } finally {
      const [next] = line.waiting;
      if (next) next();
      else if (--line.running === 0) this.#lines.delete(caller);
    }
  }

  #lineOf(caller: string): Line {
    const line = this.#lines.get(caller) ?? { running: 0, waiting: new Set() };
    this.#lines.set(caller, line);
    return line;
  }

  #turnIn({ waiting }: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = setTimeout(() => {
        waiting.delete(turn);
        reject(new DomainError('request.too_many_commands', { retryAfterSeconds: 1 }));
      }, this.#patience);
      const turn = () => {
        waiting.delete(turn);
        clearTimeout(end);
        resolve();
      };
      waiting.add(turn);
    });
  }
}

/** A caller has half of the connections at most: the others, and their own reading, go on beside. */
export const turnsFor = (connections: number): Turns =>
  new Turns(Math.max(1, Math.min(8, Math.floor(connections / 2))));
