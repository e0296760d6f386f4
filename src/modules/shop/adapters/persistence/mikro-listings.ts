import type { Listed } from '#kernel/lists.ts';
import { sql, type Selectable } from 'kysely';
import { Money } from '#kernel/money.ts';
import type { StockState } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, oneOfEach } from '#platform/db/lists.ts';
import { forUpdate } from '#platform/db/orm.ts';
import { patternsOf, foldedSql } from '#platform/db/search.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { CountedListing, Listings, ListingsAsked } from '../../application/ports.ts';
import type { Listing } from '../../domain/listing.ts';
import { ListingRow, type ShopTables } from './shop.table.ts';

export class MikroListings implements Listings {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(listing: Listing): Promise<void> {
    await this.#database.em.insert(ListingRow, rowOf(listing));
  }

  async save(listing: Listing): Promise<void> {
    await this.#database.em.nativeUpdate(ListingRow, { id: listing.id }, rowOf(listing));
  }

  async lock(id: string): Promise<Listing | undefined> {
    const row = await this.#database.em.findOne(ListingRow, { id }, forUpdate);
    return row ? listingOf(row) : undefined;
  }

  async find(id: string): Promise<CountedListing | undefined> {
    const { rows } = await this.page({ from: 0, limit: 1, sort: { field: 'createdAt', descending: true }, ids: [id] });
    return rows[0];
  }

  async page({
    from,
    limit,
    sort,
    onSale,
    leastLevel,
    search = '',
    ...where
  }: ListingsAsked): Promise<Listed<CountedListing>> {
    const direction = sort.descending ? 'desc' : 'asc';
    let found = this.#sql.selectFrom('ListingRow').where(oneOfEach({ id: where.ids, server: where.servers }));
    if (onSale !== undefined) found = found.where('onSale', '=', onSale);
    if (leastLevel !== undefined) found = found.where('level', '>=', leastLevel);
    // a shop has some hundred listings at most, so a search needs no index
    for (const pattern of patternsOf(search)) found = found.where(sql.raw<string>(searchedSql), 'like', pattern);
    const [rows, counted] = await Promise.all([
      found
        .selectAll()
        .select([this.#count('in-stock').as('stock'), this.#count('sold').as('sold')])
        .orderBy(sort.field, direction)
        .orderBy('id', direction)
        .offset(from)
        .limit(limit)
        .execute(),
      boundedCount(this.#sql, found),
    ]);
    return {
      rows: readableRows('listings', rows, ({ stock, sold, ...row }) => ({
        ...listingOf(row),
        stock: Number(stock),
        sold: Number(sold),
      })),
      ...counted,
    };
  }

  /** How many accounts of the listing are in this state. */
  #count(state: StockState) {
    return this.#sql
      .selectFrom('StockAccountRow')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('StockAccountRow.listingId', '=', sql<string>`${sql.ref('ListingRow.id')}`)
      .where('StockAccountRow.state', '=', state);
  }

  get #sql() {
    return this.#database.sql<ShopTables>();
  }
}

const searchedSql = foldedSql(`"server" || ' ' || "level" || ' ' || "description"`);

const rowOf = (listing: Listing) => ({ ...listing, price: listing.price.amount });
const listingOf = (row: Selectable<ShopTables['ListingRow']>): Listing => ({ ...row, price: Money.kurus(row.price) });
