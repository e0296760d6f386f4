import type { Database } from '#platform/db/database.ts';
import type { CustomersPool } from '../../application/pool-floods.ts';
import type { OrderTables } from './order-mapping.ts';

/** Each query has its own small partial index, because every new order runs them. */
export class SqlCustomersPool implements CustomersPool {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async unstartedOf(customerId: string, atMost: number): Promise<number> {
    const rows = await this.#database
      .sql<OrderTables>()
      .selectFrom('OrderRow')
      .select('customerId')
      .where('customerId', '=', customerId)
      .where('state', 'in', ['waiting', 'processing'])
      .limit(atMost)
      .execute();
    return rows.length;
  }

  async withdrawnPriorityOf(customerId: string, since: Date, atMost: number): Promise<number> {
    const rows = await this.#database
      .sql<OrderTables>()
      .selectFrom('OrderRow')
      .select('customerId')
      .where('customerId', '=', customerId)
      .where('state', '=', 'cancelled')
      .where('priority', '=', true)
      .where('firstTakenAt', 'is', null)
      .where('cancelledAt', '>', since)
      .limit(atMost)
      .execute();
    return rows.length;
  }
}
