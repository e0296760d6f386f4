import { verifyChain, type Verdict } from '../domain/chain.ts';
import type { AuditLog, Seals } from './ports.ts';

/** Whether what the house did is written as it was written then (promises.md 35). */
export class VerifyChain {
  readonly #log: AuditLog;
  readonly #seals: Seals;

  constructor(log: AuditLog, seals: Seals) {
    this.#log = log;
    this.#seals = seals;
  }

  /** Up to the head of now; what is added meanwhile is of the next time. */
  async run(): Promise<Verdict> {
    const head = await this.#log.head();
    return verifyChain(this.#log.links(), head, (text) => this.#seals.digest(text));
  }
}
