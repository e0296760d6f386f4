import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { oneOfEach } from '#platform/db/lists.ts';
import { foldedSql, patternsOf } from '#platform/db/search.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { CannedAnswers, CannedAnswersPart } from '../../application/ports.ts';
import { type CannedAnswer, titleKey } from '../../domain/canned-answer.ts';
import type { TicketTables } from './ticket.table.ts';

export class MikroCannedAnswers implements CannedAnswers {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<TicketTables> {
    return this.#database.sql<TicketTables>();
  }

  async lock(): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended('canned answers', 0))`.execute(this.#sql);
  }

  async find(id: string): Promise<CannedAnswer | undefined> {
    return asAnswer(await this.#sql.selectFrom('CannedAnswerRow').selectAll().where('id', '=', id).executeTakeFirst());
  }

  async titled(title: string): Promise<CannedAnswer | undefined> {
    const found = this.#sql.selectFrom('CannedAnswerRow').selectAll().where('titleKey', '=', titleKey(title));
    return asAnswer(await found.executeTakeFirst());
  }

  async add(answer: CannedAnswer): Promise<void> {
    await this.#sql.insertInto('CannedAnswerRow').values(rowOf(answer)).execute();
  }

  async save({ id, title, text, type }: Parameters<CannedAnswers['save']>[0]): Promise<void> {
    await this.#sql
      .updateTable('CannedAnswerRow')
      .set({ title, titleKey: titleKey(title), text, type })
      .where('id', '=', id)
      .execute();
  }

  async countUse(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#sql
      .updateTable('CannedAnswerRow')
      .set((row) => ({ uses: row('uses', '+', 1) }))
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#sql.deleteFrom('CannedAnswerRow').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async list({ from, limit, sort, where: { id, type }, search = '' }: CannedAnswersPart) {
    let wanted = this.#sql.selectFrom('CannedAnswerRow').where(oneOfEach({ id, type }));
    for (const pattern of patternsOf(search)) wanted = wanted.where(sql.raw<string>(searched), 'like', pattern);
    const direction = sort.descending ? 'desc' : 'asc';
    const column = sort.field === 'title' ? 'titleKey' : sort.field;
    const [rows, counted] = await Promise.all([
      wanted.selectAll().orderBy(column, direction).orderBy('id', direction).offset(from).limit(limit).execute(),
      wanted.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return { rows: readableRows('canned-answers', rows, answerOf), total: Number(counted.total) };
  }
}

/** They are as many as the house has written: a search reads them. */
const searched = foldedSql(`"title" || ' ' || "text"`);

type Row = Selectable<TicketTables['CannedAnswerRow']>;
export const rowOf = (answer: CannedAnswer) => ({ ...answer, titleKey: titleKey(answer.title) });
export const answerOf = ({ titleKey: _, ...answer }: Row): CannedAnswer => answer;
const asAnswer = (row: Row | undefined): CannedAnswer | undefined => row && answerOf(row);
