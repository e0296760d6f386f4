import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/db/database.ts';
import type { TopUpFigures } from '../../application/ports.ts';
import type { PaymentTables } from './payment.table.ts';

export class MikroTopUpFigures implements TopUpFigures {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async since(time: Date): ReturnType<TopUpFigures['since']> {
    const sql = this.#database.sql<PaymentTables>();
    const [paid, failed] = await Promise.all([
      sql
        .selectFrom('TopUpRow')
        .select((eb) => eb.fn.sum<string | null>('amount').as('sum'))
        .where('paidAt', '>=', time)
        .executeTakeFirstOrThrow(),
      sql
        .selectFrom('TopUpRow')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('state', 'in', ['failed', 'expired'])
        .where('createdAt', '>=', time)
        .executeTakeFirstOrThrow(),
    ]);
    return { paid: Money.kurus(Number(paid.sum ?? 0)), failed: Number(failed.count) };
  }
}
