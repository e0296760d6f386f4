import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/db/database.ts';
import type { Moved, Movement, Movements } from '../../application/ports.ts';
import type { ApprovalTables } from './approval.table.ts';

export class SqlMovements implements Movements {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  // always locks the actor first and then the owner of the money, which prevents deadlocks
  async lock({ actorId, personId }: Pick<Movement, 'actorId' | 'personId'>): Promise<void> {
    for (const name of [`hand-movement by ${actorId}`, `hand-movement for ${personId}`])
      await this.#database.advisoryLock(name);
  }

  // deletes only rows of the locked actor: two transactions that delete the same rows could deadlock
  async forget(actorId: string, until: Date): Promise<void> {
    await this.#sql
      .deleteFrom('HandMovementRow')
      .where('actorId', '=', actorId)
      .where('createdAt', '<=', until)
      .execute();
  }

  async sumsSince({ actorId, personId, command }: Omit<Movement, 'amount'>, since: Date): Promise<Moved> {
    const { forOwner, byActor } = await this.#sql
      .selectFrom('HandMovementRow')
      .select(({ fn }) => [
        fn.sum<string | null>('amount').filterWhere('personId', '=', personId).as('forOwner'),
        fn.sum<string | null>('amount').filterWhere('actorId', '=', actorId).as('byActor'),
      ])
      .where('command', '=', command)
      .where('createdAt', '>', since)
      .where((row) => row.or([row('personId', '=', personId), row('actorId', '=', actorId)]))
      .executeTakeFirstOrThrow();
    return { forOwner: Money.kurus(Number(forOwner ?? 0)), byActor: Money.kurus(Number(byActor ?? 0)) };
  }

  async add({ amount, ...movement }: Movement, id: string, createdAt: Date): Promise<void> {
    await this.#sql
      .insertInto('HandMovementRow')
      .values({ ...movement, amount: amount.amount, id, createdAt })
      .execute();
  }

  get #sql() {
    return this.#database.sql<ApprovalTables>();
  }
}
