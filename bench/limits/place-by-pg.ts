import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { v7 } from 'uuid';

/** The rows of an order, taken from one that the product placed. */
export interface Model {
  readonly order: Readonly<Record<string, unknown>>;
  readonly answer: string;
}

/**
 * The statements that place an order, as a careful programmer would write them with `pg`: the same rows, locks and
 * triggers, without contract, rules or mapping.
 */
export class PlaceByPg {
  readonly #pool: pg.Pool;
  readonly #model: Model;
  readonly #insertOrder: string;
  readonly #columns: readonly string[];

  constructor(databaseUrl: string, connections: number, model: Model) {
    this.#pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
    this.#model = model;
    this.#columns = Object.keys(model.order).filter((column) => column !== 'number');
    const places = this.#columns.map((_, index) => `$${index + 1}`);
    this.#insertOrder = `insert into orders (${this.#columns.join(', ')}) values (${places.join(', ')}) returning number`;
  }

  async place(customerId: string): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      await this.#statements(client, customerId);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  async #statements(client: pg.PoolClient, customerId: string): Promise<void> {
    const now = new Date();
    const [id, entryId, key] = [v7(), v7(), randomUUID()];
    const [wallet, escrow] = [`wallet:${customerId}`, `escrow:${id}`];
    const price = Number(this.#model.order.price_kurus);
    await client.query(
      'insert into idempotency_key (user_id, key, request_hash, answer, created_at) values ($1, $2, $3, null, $4) on conflict do nothing',
      [customerId, key, '0'.repeat(64), now],
    );
    const own: Record<string, unknown> = { id, customer_id: customerId, created_at: now, updated_at: now };
    const placed = await client.query<{ number: string }>(
      this.#insertOrder,
      this.#columns.map((column) => own[column] ?? jsonOr(this.#model.order[column])),
    );
    const locked = await client.query<{ id: string; balance_kurus: string; last_seq: string }>(
      'select id, balance_kurus, last_seq from ledger_account where id = any($1) order by id for update',
      [[wallet, escrow]],
    );
    const balance = Number(locked.rows[0]?.balance_kurus ?? 0) - price;
    if (balance < 0) throw new Error('the balance is insufficient');
    const seq = Number(locked.rows[0]?.last_seq) + 1;
    await client.query(
      `insert into ledger_entry (id, key, kind, order_id, order_number, actor_id, created_at)
       values ($1, $2, 'order-payment', $3, $4, $5, $6) on conflict (key) do nothing`,
      [entryId, `order-payment:${id}`, id, placed.rows[0]?.number, customerId, now],
    );
    await client.query(
      `insert into ledger_account (id, balance_kurus, last_seq) values ($1, $2, $3), ($4, $5, 1)
       on conflict (id) do update set balance_kurus = excluded.balance_kurus, last_seq = excluded.last_seq`,
      [wallet, balance, seq, escrow, price],
    );
    await client.query(
      `insert into ledger_posting (entry_id, account, amount_kurus, seq, balance_kurus)
       values ($1, $2, $3, $4, $5), ($1, $6, $7, 1, $7)`,
      [entryId, wallet, -price, seq, balance, escrow, price],
    );
    await client.query(
      `insert into order_event (order_id, at, kind, actor_id, actor_role, actor_name, from_state, to_state)
       values ($1, $2, 'placed', $3, 'customer', $4, null, $5)`,
      [id, now, customerId, this.#model.order.customer_name, this.#model.order.state],
    );
    await client.query(`insert into outbox (type, audience, data) values ('order', $1, $2), ('wallet', $3, $4)`, [
      [`user:${customerId}`, 'scope:orders:read'],
      { id },
      [`user:${customerId}`],
      { amount: balance, currency: 'TRY' },
    ]);
    await client.query('update idempotency_key set answer = $3 where user_id = $1 and key = $2', [
      customerId,
      key,
      this.#model.answer,
    ]);
  }

  stop(): Promise<void> {
    return this.#pool.end();
  }
}

export const jsonOr = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : (value ?? null);
