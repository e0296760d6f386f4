import { raw } from '@mikro-orm/core';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { oneOfEach } from '#platform/db/lists.ts';
import { foldedSql, patternsOf } from '#platform/db/search.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { CannedAnswers, CannedAnswersPart } from '../../application/ports.ts';
import { type CannedAnswer, titleKey } from '../../domain/canned-answer.ts';
import { CannedAnswerRow, type TicketTables } from './ticket.table.ts';

export class MikroCannedAnswers implements CannedAnswers {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<TicketTables> {
    return this.#database.sql<TicketTables>();
  }

  lock(): Promise<void> {
    return this.#database.advisoryLock('canned answers');
  }

  async find(id: string): Promise<CannedAnswer | undefined> {
    const row = await this.#database.em.findOne(CannedAnswerRow, { id });
    return row ? answerOf(row) : undefined;
  }

  async titled(title: string): Promise<CannedAnswer | undefined> {
    const row = await this.#database.em.findOne(CannedAnswerRow, { titleKey: titleKey(title) });
    return row ? answerOf(row) : undefined;
  }

  async add(answer: CannedAnswer): Promise<void> {
    await this.#database.em.insert(CannedAnswerRow, rowOf(answer));
  }

  async save({ id, title, text, type }: Parameters<CannedAnswers['save']>[0]): Promise<void> {
    await this.#database.em.nativeUpdate(CannedAnswerRow, { id }, { title, titleKey: titleKey(title), text, type });
  }

  async countUse(id: string): Promise<boolean> {
    return (await this.#database.em.nativeUpdate(CannedAnswerRow, { id }, { uses: raw<number>('uses + 1') })) > 0;
  }

  async remove(id: string): Promise<boolean> {
    return (await this.#database.em.nativeDelete(CannedAnswerRow, { id })) > 0;
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

/** There are few canned answers, so a search needs no index. */
const searched = foldedSql(`"title" || ' ' || "text"`);

type Row = Selectable<TicketTables['CannedAnswerRow']>;
export const rowOf = (answer: CannedAnswer) => ({ ...answer, titleKey: titleKey(answer.title) });
export const answerOf = ({ titleKey: _, ...answer }: Row): CannedAnswer => answer;
