import type { Ids, Transactions } from '#kernel/ports.ts';
import { type Happening, idsIn } from '../domain/audit-event.ts';
import { hashOf, type Link } from '../domain/chain.ts';
import type { AuditLog, Movements, Seals } from './ports.ts';

/** Writes what the house did at the end of the chain, in the transaction that does it: both are there, or neither. */
export class AppendEvent {
  readonly #log: AuditLog;
  readonly #seals: Seals;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #movements: Movements;

  constructor(log: AuditLog, seals: Seals, transactions: Transactions, ids: Ids, movements: Movements) {
    this.#log = log;
    this.#seals = seals;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#movements = movements;
  }

  /** Call it last: whoever writes next waits from here to the end of the transaction. */
  async append({ at, actor, action, resource, recordId, details: given, concerns = [] }: Happening): Promise<void> {
    const moved = await this.#movements.ofRunningCommand();
    const said = moved ? { ...given, moved } : given;
    const details = JSON.stringify({ salt: this.#seals.salt(), ...said });
    await this.#transactions.run(async () => {
      const head = await this.#log.lockHead();
      const link: Omit<Link, 'hash'> = {
        seq: head.seq + 1,
        id: this.#ids.next(),
        at,
        actorId: actor.id,
        actorRole: actor.role,
        action,
        resource,
        recordId,
        details,
        detailsDigest: this.#seals.digest(details),
        previousHash: head.hash,
      };
      const hash = hashOf(link, (text) => this.#seals.digest(text));
      await this.#log.append({ ...link, hash }, idsIn(recordId, said, concerns));
    });
  }
}
