import { type Kysely, sql } from 'kysely';
import type { Building, Places } from '#platform/db/compiled.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import type { CustomersPool } from '../../application/pool-floods.ts';
import type { OrderTables } from './order-mapping.ts';

/** Every new order runs both queries. Their states are literals, so that PostgreSQL keeps one plan (0099). */
export class SqlCustomersPool implements CustomersPool {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async unstartedOf(customerId: string, atMost: number): Promise<number> {
    return this.#count(unstarted, { customerId, atMost });
  }

  async withdrawnPriorityOf(customerId: string, since: Date, atMost: number): Promise<number> {
    return this.#count(withdrawnPriority, { customerId, since, atMost });
  }

  async #count<V extends object>(build: Building<OrderTables, V, unknown>, values: V): Promise<number> {
    const { rows } = await this.#database.sql().executeQuery(this.#database.compiled(build, values));
    return rows.length;
  }
}

type OfCustomer = Places<{ readonly customerId: string; readonly atMost: number }>;

const unstarted = (kysely: Kysely<OrderTables>, { customerId, atMost }: OfCustomer) =>
  kysely
    .selectFrom('OrderRow')
    .select('customerId')
    .where('customerId', '=', customerId)
    .where('state', 'in', [sql.lit<OrderState>('waiting'), sql.lit<OrderState>('processing')])
    .limit(atMost)
    .compile();

const withdrawnPriority = (
  kysely: Kysely<OrderTables>,
  { customerId, since, atMost }: OfCustomer & Places<{ readonly since: Date }>,
) =>
  kysely
    .selectFrom('OrderRow')
    .select('customerId')
    .where('customerId', '=', customerId)
    .where('state', '=', sql.lit<OrderState>('cancelled'))
    .where('priority', '=', sql.lit(true))
    .where('firstTakenAt', 'is', null)
    .where('cancelledAt', '>', since)
    .limit(atMost)
    .compile();
