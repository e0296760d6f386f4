import type { Listed } from '#kernel/lists.ts';
import type { Selectable } from 'kysely';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, oneOfEach } from '#platform/db/lists.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { Purchases, PurchasesAsked } from '../../application/ports.ts';
import type { Purchase } from '../../domain/stock.ts';
import type { ShopTables } from './shop.table.ts';

export class SqlPurchases implements Purchases {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(purchase: Purchase): Promise<void> {
    await this.#sql.insertInto('StockPurchaseRow').values(rowOf(purchase)).execute();
  }

  async save(purchase: Purchase): Promise<void> {
    const { takenBackAt, takenBackBy, takenBackReason } = rowOf(purchase);
    await this.#sql
      .updateTable('StockPurchaseRow')
      .set({ takenBackAt, takenBackBy, takenBackReason })
      .where('id', '=', purchase.id)
      .execute();
  }

  async find(id: string): Promise<Purchase | undefined> {
    const row = await this.#sql.selectFrom('StockPurchaseRow').selectAll().where('id', '=', id).executeTakeFirst();
    return row && purchaseOf(row);
  }

  async standing(stockAccountId: string): Promise<Purchase | undefined> {
    const row = await this.#sql
      .selectFrom('StockPurchaseRow')
      .selectAll()
      .where('stockAccountId', '=', stockAccountId)
      .where('takenBackAt', 'is', null)
      .executeTakeFirst();
    return row && purchaseOf(row);
  }

  async page({ from, limit, sort, buyerId, ids }: PurchasesAsked): Promise<Listed<Purchase>> {
    const direction = sort.descending ? 'desc' : 'asc';
    const found = this.#sql.selectFrom('StockPurchaseRow').where(oneOfEach({ buyerId: [buyerId], id: ids }));
    const [rows, counted] = await Promise.all([
      found.selectAll().orderBy('createdAt', direction).orderBy('id', direction).offset(from).limit(limit).execute(),
      boundedCount(this.#sql, found),
    ]);
    return { rows: readableRows('purchases', rows, purchaseOf), ...counted };
  }

  get #sql() {
    return this.#database.sql<ShopTables>();
  }
}

export const rowOf = ({ takenBack, price, ...purchase }: Purchase) => ({
  ...purchase,
  price: price.amount,
  takenBackAt: takenBack?.at ?? null,
  takenBackBy: takenBack?.by ?? null,
  takenBackReason: takenBack?.reason ?? null,
});

/** The three columns of a return are all set or all null, as a check constraint ensures. */
export const purchaseOf = ({
  takenBackAt: at,
  takenBackBy: by,
  takenBackReason: reason,
  price,
  ...purchase
}: Selectable<ShopTables['StockPurchaseRow']>): Purchase => ({
  ...purchase,
  price: Money.kurus(price),
  takenBack: at === null || by === null || reason === null ? null : { at, by, reason },
});
