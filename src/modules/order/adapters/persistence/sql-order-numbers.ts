import type { Database } from '#platform/db/database.ts';
import { oneOfEach } from '#platform/db/lists.ts';
import type { OrderNumbers } from '../../application/order-numbers.ts';
import type { OrderTables } from './order-mapping.ts';

export class SqlOrderNumbers implements OrderNumbers {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async numbersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.#orders
      .select(['id', 'number'])
      .where(oneOfEach({ id: orderIds }))
      .execute();
    return new Map(rows.map(({ id, number }) => [id, String(number)]));
  }

  async idOf(number: string): Promise<string | undefined> {
    const row = await this.#orders.select('id').where('number', '=', Number(number)).executeTakeFirst();
    return row?.id;
  }

  get #orders() {
    return this.#database.sql<OrderTables>().selectFrom('OrderRow');
  }
}
