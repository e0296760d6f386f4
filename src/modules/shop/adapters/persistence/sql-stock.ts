import { sql } from 'kysely';
import type { Listed } from '#kernel/lists.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach } from '#platform/db/lists.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { ShownStock, Stock, StockAsked } from '../../application/ports.ts';
import type { StockAccount } from '../../domain/stock.ts';
import type { ShopTables } from './shop.table.ts';
import { purchaseOf } from './sql-purchases.ts';

export class SqlStock implements Stock {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(accounts: readonly StockAccount[]): Promise<ReadonlySet<string>> {
    // a literal: PostgreSQL finds a partial index by a parameter only as long as it plans each execution anew
    const added = await this.#sql
      .insertInto('StockAccountRow')
      .values([...accounts])
      .onConflict((conflict) => conflict.column('fingerprint').where('state', '!=', sql.lit('retired')).doNothing())
      .returning('fingerprint')
      .execute();
    return new Set(added.map(({ fingerprint }) => fingerprint));
  }

  async known(fingerprints: readonly string[]): Promise<ReadonlySet<string>> {
    if (fingerprints.length === 0) return new Set();
    const there = await this.#sql
      .selectFrom('StockAccountRow')
      .select('fingerprint')
      .where('fingerprint', 'in', fingerprints)
      .where('state', '!=', sql.lit('retired'))
      .execute();
    return new Set(there.map(({ fingerprint }) => fingerprint));
  }

  async next(listingId: string): Promise<StockAccount | undefined> {
    return this.#sql
      .selectFrom('StockAccountRow')
      .selectAll()
      .where('listingId', '=', listingId)
      .where('state', '=', 'in-stock')
      .orderBy('createdAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
  }

  async lock(id: string): Promise<StockAccount | undefined> {
    return this.#sql.selectFrom('StockAccountRow').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  async save({ id, state }: StockAccount): Promise<void> {
    await this.#sql.updateTable('StockAccountRow').set({ state }).where('id', '=', id).execute();
  }

  async find(id: string): Promise<ShownStock | undefined> {
    const { rows } = await this.page({ from: 0, limit: 1, sort: { field: 'createdAt', descending: true }, ids: [id] });
    return rows[0];
  }

  async page({
    from,
    limit,
    sort,
    ids,
    listingIds,
    buyerIds,
    states,
    created,
    sold,
  }: StockAsked): Promise<Listed<ShownStock>> {
    const direction = sort.descending ? 'desc' : 'asc';
    let found = this.#sql
      .selectFrom('StockAccountRow')
      .innerJoin('ListingRow', 'ListingRow.id', 'StockAccountRow.listingId')
      .where(oneOfEach({ 'stock_account.id': ids, listingId: listingIds, state: states }))
      .where(inRange('stock_account.created_at', created));
    if (buyerIds) {
      const bought = this.#sql
        .selectFrom('StockPurchaseRow')
        .select('stockAccountId')
        .where(oneOfEach({ buyerId: buyerIds }));
      found = found.where('StockAccountRow.id', 'in', bought);
    }
    if (sold) {
      const lastSold = this.#sql
        .selectFrom('StockPurchaseRow as sale')
        .select('sale.stockAccountId')
        .where(inRange('sale.createdAt', sold))
        .where((row) => {
          const later = row
            .selectFrom('StockPurchaseRow as later')
            .select('later.id')
            .whereRef('later.stockAccountId', '=', 'sale.stockAccountId')
            .whereRef('later.createdAt', '>', 'sale.createdAt');
          return row.not(row.exists(later));
        });
      found = found.where('StockAccountRow.id', 'in', lastSold);
    }
    const [rows, counted] = await Promise.all([
      found
        .select(['StockAccountRow.id', 'StockAccountRow.listingId', 'StockAccountRow.state'])
        .select(['StockAccountRow.createdAt', 'ListingRow.server', 'ListingRow.level'])
        .orderBy('StockAccountRow.createdAt', direction)
        .orderBy('StockAccountRow.id', direction)
        .offset(from)
        .limit(limit)
        .execute(),
      boundedCount(this.#sql, found),
    ]);
    const sales = await this.#lastSales(rows.map(({ id }) => id));
    return { rows: rows.map((row) => ({ ...row, sale: sales.get(row.id) ?? null })), ...counted };
  }

  async #lastSales(accountIds: readonly string[]): Promise<ReadonlyMap<string, NonNullable<ShownStock['sale']>>> {
    if (accountIds.length === 0) return new Map();
    const rows = await this.#sql
      .selectFrom('StockPurchaseRow')
      .selectAll()
      .where('stockAccountId', 'in', accountIds)
      .orderBy('createdAt')
      .execute();
    return new Map(
      readableRows('purchases', rows, purchaseOf).map(
        ({ stockAccountId, buyerId, buyerName, price, createdAt: at, takenBack }) => [
          stockAccountId,
          { buyerId, buyerName, price, at, takenBack },
        ],
      ),
    );
  }

  get #sql() {
    return this.#database.sql<ShopTables>();
  }
}
