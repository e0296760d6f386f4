import type { Database } from '#platform/db/database.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { PriceBooks, PublishedBook } from '../../application/ports.ts';
import type { PriceBookRow } from './pricing.table.ts';

type Tables = TablesOf<typeof PriceBookRow>;

export class MikroPriceBooks implements PriceBooks {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async newerThan(version: number): Promise<PublishedBook | undefined> {
    const row = await this.#database
      .sql<Tables>()
      .selectFrom('PriceBookRow')
      .select(['version', 'document'])
      .where('version', '>', version)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && { version: row.version, book: row.document };
  }

  async publish({ version, book }: PublishedBook, at: Date): Promise<void> {
    await this.#database
      .sql<Tables>()
      .insertInto('PriceBookRow')
      .values({ version, document: book, publishedAt: at })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .execute();
  }
}
