import { setTimeout as sleep } from 'node:timers/promises';

interface PlaceRules {
  /**
   * Milliseconds after which a job ends although its receiver has not answered. The sending continues in the
   * background.
   */
  readonly heldFor: number;
  /**
   * The most receivers to which deliveries may be sent in the background, without a running job. Beyond this number a
   * job waits until its receiver has answered.
   */
  readonly besideAtMost: number;
}

/**
 * Keeps slow receivers from blocking the few jobs that run at once: a job ends after `heldFor`, and its sending goes on
 * in the background. Each receiver is called by one job at a time. If the process ends meanwhile, the sweep finds the
 * deliveries that were not sent.
 */
export class Places {
  readonly #send: (receiver: string) => Promise<void>;
  readonly #rules: PlaceRules;
  readonly #failed: (error: unknown) => void;
  readonly #underWay = new Set<string>();
  /** Receivers that got another job while deliveries were being sent to them. */
  readonly #again = new Set<string>();

  /** @param failed is called with errors of sendings whose job had already ended */
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
