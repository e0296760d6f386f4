import type { Database } from '#platform/db/database.ts';
import type { LeftPayments } from '../../application/ports.ts';
import type { TopUp } from '../../domain/top-up.ts';
import type { PaymentTables } from './payment.table.ts';
import { topUpOf } from './sql-top-ups.ts';

/** A pending payment is left out: it may have been paid, and nobody has told us yet. */
const unpaid = ['failed', 'expired'] as const;

export class SqlLeftPayments implements LeftPayments {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async undecided(
    ...[{ after, by }, limit, resting]: Parameters<LeftPayments['undecided']>
  ): Promise<readonly string[]> {
    const rows = await this.#database
      .sql<PaymentTables>()
      .selectFrom('TopUpRow')
      .select('id')
      .where('state', 'in', unpaid)
      .where('createdAt', '>', after)
      .where('createdAt', '<=', by)
      .where('draft', 'is not', null)
      .where('reminderDecidedAt', 'is', null)
      .$if(resting.length > 0, (topUps) => topUps.where('id', 'not in', resting))
      .orderBy('createdAt')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** One statement, which waits for a transaction that settles the payment: two processes can't both decide. */
  async decide(id: string, reminderDecidedAt: Date): Promise<TopUp | undefined> {
    const row = await this.#database
      .sql<PaymentTables>()
      .updateTable('TopUpRow')
      .set({ reminderDecidedAt })
      .where('id', '=', id)
      .where('state', 'in', unpaid)
      .where('reminderDecidedAt', 'is', null)
      .returningAll()
      .executeTakeFirst();
    return row && topUpOf(row);
  }
}
