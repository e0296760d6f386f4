import type { Database } from '#platform/db/database.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { ListQuery } from '#platform/http/list-query.ts';
import { oneOfEach } from '#platform/db/lists.ts';
import { storedTime } from '#platform/db/stored-time.ts';
import { readableRows } from '#platform/readable-rows.ts';
import { valuesOf } from '#platform/http/list-query.ts';
import type { Edition } from '../../application/ports.ts';
import { editionColumns } from './sql-price-books.ts';
import type { PriceBookRow } from './pricing.table.ts';

type Tables = TablesOf<typeof PriceBookRow>;

/** Versions without their documents, for the console's list. */
export class PriceBookList {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async page({ sort, from, limit, filter }: ListQuery): Promise<{ rows: readonly Edition[]; total: number }> {
    const matching = this.#database
      .sql<Tables>()
      .selectFrom('PriceBookRow')
      .where(oneOfEach({ id: valuesOf(filter['id']) }));
    const [rows, { total }] = await Promise.all([
      matching
        .select(editionColumns)
        // versions ascend in time
        .orderBy('version', sort.descending ? 'desc' : 'asc')
        .offset(from)
        .limit(limit)
        .execute(),
      matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return { rows: readableRows('price-books', rows, editionOf), total: Number(total) };
  }
}

const editionOf = (row: Edition): Edition => ({
  ...row,
  createdAt: storedTime(row.createdAt),
  publishedAt: storedTime(row.publishedAt),
  cancelledAt: row.cancelledAt && storedTime(row.cancelledAt),
});
