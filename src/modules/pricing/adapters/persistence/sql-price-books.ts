import { usualLeastRung } from '#kernel/price-book.ts';
import type { Database } from '#platform/db/database.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { Edition, PriceBook, PriceBooks, PublishedBook } from '../../application/ports.ts';
import { firstVersion } from '../../domain/price-book.ts';
import type { PriceBookRow } from './pricing.table.ts';

type Tables = TablesOf<typeof PriceBookRow>;

export const editionColumns = [
  'id',
  'version',
  'reason',
  'authorId',
  'basedOn',
  'changes',
  'createdAt',
  'publishedAt',
  'cancelledAt',
] as const;

/**
 * Versions that are older than `leastRung` get its usual value. The value affects new quotes and changes of an order,
 * but not the price of an order that was already placed.
 */
const bookOf = (document: Omit<PriceBook, 'leastRung'> & Partial<Pick<PriceBook, 'leastRung'>>): PriceBook => ({
  leastRung: usualLeastRung,
  ...document,
});

export class SqlPriceBooks implements PriceBooks {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async holding(at: Date, known = 0): Promise<PublishedBook | undefined> {
    const newest = this.#sql
      .selectFrom('PriceBookRow as newest')
      .select('newest.version')
      .where('newest.cancelledAt', 'is', null)
      .where((eb) => eb.or([eb('newest.publishedAt', '<=', at), eb('newest.version', '=', firstVersion)]))
      .orderBy('newest.version', 'desc')
      .limit(1);
    const row = await this.#sql
      .selectFrom('PriceBookRow')
      .select(['version', 'document'])
      .where('version', '=', newest)
      .where('version', '!=', known)
      .executeTakeFirst();
    return row && { version: row.version, book: bookOf(row.document) };
  }

  async ofVersion(version: number): Promise<PublishedBook | undefined> {
    const row = await this.#sql
      .selectFrom('PriceBookRow')
      .select(['version', 'document'])
      .where('version', '=', version)
      .executeTakeFirst();
    return row && { version: row.version, book: bookOf(row.document) };
  }

  async publish(edition: Edition, document: PriceBook): Promise<boolean> {
    const added = await this.#sql
      .insertInto('PriceBookRow')
      .values({ ...edition, document })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .returning('version')
      .executeTakeFirst();
    return added !== undefined;
  }

  async standing(at: Date) {
    const [newest, scheduled] = await Promise.all([
      this.#sql
        .selectFrom('PriceBookRow')
        .select(({ fn }) => fn.max('version').as('highest'))
        .executeTakeFirst(),
      this.#sql
        .selectFrom('PriceBookRow')
        .select('version')
        .where('cancelledAt', 'is', null)
        .where('publishedAt', '>', at)
        .where('version', '!=', firstVersion)
        .executeTakeFirst(),
    ]);
    return { scheduled: scheduled?.version, highest: newest?.highest ?? 0 };
  }

  async find(id: string) {
    const row = await this.#sql
      .selectFrom('PriceBookRow')
      .select([...editionColumns, 'document'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { document, ...edition } = row;
    return { edition, book: bookOf(document) };
  }

  async cancel(id: string, at: Date): Promise<boolean> {
    const cancelled = await this.#sql
      .updateTable('PriceBookRow')
      .set({ cancelledAt: at })
      .where('id', '=', id)
      .where('cancelledAt', 'is', null)
      .where('publishedAt', '>', at)
      .where('version', '!=', firstVersion)
      .returning('version')
      .executeTakeFirst();
    return cancelled !== undefined;
  }

  get #sql() {
    return this.#database.sql<Tables>();
  }
}
