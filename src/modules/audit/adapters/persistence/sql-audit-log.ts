import type { Listed } from '#kernel/lists.ts';
import { CompiledQuery, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, oneOfEach, pageAndCount, pageInOrder } from '#platform/db/lists.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { AuditFilter, AuditLog, AuditPart } from '../../application/ports.ts';
import { beforeTheFirst, erasing, type Head, type Link } from '../../domain/chain.ts';
import type { AuditTables } from './audit.table.ts';
import { type ChainClient, headOf, linksOf } from './stored-chain.ts';

export class SqlAuditLog implements AuditLog {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<AuditTables> {
    return this.#database.sql<AuditTables>();
  }

  get #client(): ChainClient {
    return { query: (text, values) => this.#sql.executeQuery(CompiledQuery.raw(text, [...values])) };
  }

  async lockHead(): Promise<Head> {
    const head = this.#sql.selectFrom('AuditHeadRow').select(['seq', 'hash']).forUpdate();
    return (await head.executeTakeFirst()) ?? beforeTheFirst;
  }

  async append(link: Link, people: readonly string[]): Promise<void> {
    await this.#sql
      .insertInto('AuditEventRow')
      .values({ ...link, people: [...people] })
      .execute();
    await this.#sql.updateTable('AuditHeadRow').set({ seq: link.seq, hash: link.hash }).execute();
  }

  head(): Promise<Head> {
    return headOf(this.#client);
  }

  links(): AsyncIterable<Link> {
    return linksOf(this.#client);
  }

  async list({ from, limit, descending, where }: AuditPart): Promise<Listed<Link>> {
    const wanted = this.#sql.selectFrom('AuditEventRow').where(conditionOf(where));
    // with a time filter, sort by time first to use its index: sorting by number alone would read all newer links
    const order = where.notBefore || where.before ? ['at', 'seq'] : ['seq'];
    const page = pageInOrder(wanted.selectAll(), order, { from, limit, descending });
    const { rows, ...counted } = await pageAndCount(from, page, () => boundedCount(this.#sql, wanted));
    return { rows: readableRows('audit-events', rows, linkOf), ...counted };
  }

  async naming(person: string): Promise<readonly Link[]> {
    const rows = await this.#sql
      .selectFrom('AuditEventRow')
      .selectAll()
      .where(names([person]))
      .orderBy('seq')
      .execute();
    return rows.map(linkOf);
  }

  async eraseNaming(person: string): Promise<readonly number[]> {
    const erased = await this.#sql
      .updateTable('AuditEventRow')
      .set({ details: null, people: [] })
      .where(names([person]))
      .where('details', 'is not', null)
      // records of earlier erasures are kept: they contain no personal data but an id
      .where('action', '<>', erasing)
      .returning('seq')
      .execute();
    return erased.map(({ seq }) => seq).toSorted((one, other) => one - other);
  }
}

const names = (people: readonly string[]) => sql<boolean>`${sql.ref('people')} && ${[...people]}::uuid[]`;

const conditionOf = ({ person, notBefore, before, ...columns }: AuditFilter) => {
  const conditions = [oneOfEach({ ...columns })];
  if (person) conditions.push(names(person));
  if (notBefore) conditions.push(sql<boolean>`${sql.ref('at')} >= ${notBefore}`);
  if (before) conditions.push(sql<boolean>`${sql.ref('at')} < ${before}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
};

const linkOf = ({ people: _, ...link }: Selectable<AuditTables['AuditEventRow']>): Link => link;
