import type { Clock, Transactions } from '#kernel/ports.ts';
import { correcting, type Correction, saysFalseBefore, wrongOnce } from '../domain/correction.ts';
import type { Link } from '../domain/chain.ts';
import type { AppendEvent } from './append-event.ts';
import type { AuditLog } from './ports.ts';
import { detailsOf } from './read-events.ts';

const page = 500;

/** Adds a correcting entry for each entry that says a false "before". The wrong entry stays: the chain only grows. */
export class CorrectEvents {
  readonly #log: AuditLog;
  readonly #appendEvent: AppendEvent;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(log: AuditLog, appendEvent: AppendEvent, transactions: Transactions, clock: Clock) {
    this.#log = log;
    this.#appendEvent = appendEvent;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @returns how many entries were corrected; zero when it runs again. */
  run(): Promise<number> {
    return this.#transactions.run(async () => {
      await this.#log.lockHead(); // two runs at once correct nothing twice
      const corrected = new Set((await this.#linksOf([correcting])).map(correctedBy));
      const wrong = (await this.#linksOf(wrongOnce)).filter(
        ({ seq, details }) => details !== null && !corrected.has(seq) && saysFalseBefore(detailsOf(details).changes),
      );
      for (const { seq, actorId, resource, recordId } of wrong) {
        const said: Correction = { corrects: seq };
        await this.#appendEvent.append({
          at: this.#clock.now(),
          actor: { id: actorId, role: 'system' },
          action: correcting,
          resource,
          recordId,
          details: { reason: null, said, changes: [], address: null, requestId: null },
        });
      }
      return wrong.length;
    });
  }

  async #linksOf(action: readonly string[]): Promise<readonly Link[]> {
    const links: Link[] = [];
    for (;;) {
      const { rows } = await this.#log.list({ from: links.length, limit: page, descending: false, where: { action } });
      links.push(...rows);
      if (rows.length < page) return links;
    }
  }
}

const correctedBy = ({ details }: Link): number | undefined => {
  const said = details === null ? null : detailsOf(details).said;
  // oxlint-disable-next-line no-unsafe-type-assertion -- only `run` writes them
  return said === null ? undefined : (said as Correction).corrects;
};
