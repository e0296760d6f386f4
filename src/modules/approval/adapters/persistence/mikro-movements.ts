import { sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/db/database.ts';
import type { Movement, Movements } from '../../application/ports.ts';
import type { ApprovalTables } from './approval.table.ts';

export class MikroMovements implements Movements {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async lock(actorId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`hand-movement ${actorId}`}, 0))`.execute(this.#sql);
  }

  async sumSince({ actorId, personId, command }: Omit<Movement, 'amount'>, since: Date): Promise<Money> {
    await this.#sql
      .deleteFrom('HandMovementRow')
      .where('actorId', '=', actorId)
      .where('createdAt', '<=', since)
      .execute();
    const { sum } = await this.#sql
      .selectFrom('HandMovementRow')
      .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
      .where('actorId', '=', actorId)
      .where('personId', '=', personId)
      .where('command', '=', command)
      .executeTakeFirstOrThrow();
    return Money.kurus(Number(sum ?? 0));
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
