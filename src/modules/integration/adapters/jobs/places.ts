import { setTimeout as sleep } from 'node:timers/promises';

export interface PlaceRules {
  /** Milliseconds after which a job lets go of its place, though its receiver lets it wait. */
  readonly heldFor: number;
  /** Receivers that are waited for without a place; a job of more keeps its own. */
  readonly besideAtMost: number;
}

/**
 * Receivers that let one wait hold up no other: of the few jobs that a process is at, at once, none waits for long. What is sent
 * meanwhile goes on beside; a receiver is called by one at a time. What a process that ends was at, the sweep finds.
 */
export class Places {
  readonly #send: (receiver: string) => Promise<void>;
  readonly #rules: PlaceRules;
  readonly #failed: (error: unknown) => void;
  readonly #underWay = new Set<string>();
  /** Something has come for them since they were begun with. */
  readonly #again = new Set<string>();

  /** @param failed hears of what went wrong when its job had ended */
  constructor(send: (receiver: string) => Promise<void>, rules: PlaceRules, failed: (error: unknown) => void) {
    this.#send = send;
    this.#rules = rules;
    this.#failed = failed;
  }

  async take(receiver: string): Promise<void> {
    if (this.#underWay.has(receiver)) {
      this.#again.add(receiver);
      return;
    }
    const keepsPlace = this.#underWay.size >= this.#rules.besideAtMost;
    this.#underWay.add(receiver);
    const sent = this.#sendAll(receiver);
    if (keepsPlace) return sent;
    const over = new AbortController();
    const timeIsOver = sleep(this.#rules.heldFor, true, { signal: over.signal });
    try {
      const goesOnBeside = await Promise.race([sent, timeIsOver]);
      if (goesOnBeside) sent.catch(this.#failed);
    } finally {
      over.abort();
    }
  }

  async #sendAll(receiver: string): Promise<void> {
    try {
      do {
        this.#again.delete(receiver);
        await this.#send(receiver);
      } while (this.#again.has(receiver));
    } finally {
      this.#underWay.delete(receiver);
    }
  }
}
