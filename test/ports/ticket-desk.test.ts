import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { addCannedAnswer } from '#modules/ticket/application/add-canned-answer.ts';
import type { CannedAnswers } from '#modules/ticket/application/ports.ts';
import { MikroCannedAnswers } from '#modules/ticket/adapters/persistence/mikro-canned-answers.ts';
import { SqlTicketFigures } from '#modules/ticket/adapters/persistence/sql-ticket-figures.ts';
import { MikroTickets } from '#modules/ticket/adapters/persistence/mikro-tickets.ts';
import { ticketRows } from '#modules/ticket/adapters/persistence/ticket.table.ts';
import type { CannedAnswer } from '#modules/ticket/domain/canned-answer.ts';
import { opened, type Ticket, written } from '#modules/ticket/domain/ticket.ts';
import { Database } from '#platform/db/database.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { InMemoryCannedAnswers } from '#test/support/fakes/in-memory-tickets.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));
const answer = (title: string, change: Partial<CannedAnswer> = {}): CannedAnswer => ({
  id: v7(),
  title,
  text: 'Merhaba {ad},\nbakıyoruz.',
  type: null,
  uses: 0,
  createdAt: at(0),
  ...change,
});

const contract = (make: () => CannedAnswers) => {
  let answers: CannedAnswers;
  beforeEach(() => {
    answers = make();
  });
  const everything = { from: 0, limit: 100, sort: { field: 'uses', descending: true }, where: {} } as const;

  test('an answer is added, found by its title in any case, changed and deleted', async () => {
    const one = answer(`İade süresi ${v7()}`, { type: 'balance' });
    await answers.add(one);
    expect(await answers.find(one.id)).toEqual(one);
    expect(await answers.titled(one.title.toUpperCase().replace('İADE', 'iade'))).toEqual(one);
    const after = { ...one, title: `Süre ${v7()}`, text: 'Üç gün.', type: null };
    await answers.save(after);
    expect(await answers.find(one.id)).toEqual(after);
    expect(await answers.titled(one.title)).toBeUndefined();
    expect(await answers.remove(one.id)).toBe(true);
    expect(await answers.remove(one.id)).toBe(false);
    expect(await answers.find(one.id)).toBeUndefined();
  });

  test('answers are sorted by use or title, paged, and filtered by kind and words', async () => {
    const [a, b, c] = [answer(`A ${v7()}`, { type: 'order' }), answer(`b ${v7()}`), answer(`C ${v7()}`)];
    for (const one of [c, a, b]) await answers.add(one);
    for (const one of [b, b, c]) expect(await answers.countUse(one.id)).toBe(true);
    expect(await answers.countUse(v7())).toBe(false);
    const id = [a.id, b.id, c.id];
    const list = async (change: Partial<Parameters<CannedAnswers['list']>[0]> = {}) => {
      const { rows, total } = await answers.list({ ...everything, where: { id }, ...change });
      return [total, ...rows.map(({ title, uses }) => `${title[0]} ${uses}`)];
    };
    expect(await list()).toEqual([3, 'b 2', 'C 1', 'A 0']);
    expect(await list({ sort: { field: 'title', descending: false } })).toEqual([3, 'A 0', 'b 2', 'C 1']);
    expect(await list({ from: 1, limit: 1 })).toEqual([3, 'C 1']);
    expect(await list({ where: { id, type: ['order'] } })).toEqual([1, 'A 0']);
    expect(await list({ where: { id: [] } })).toEqual([0]);
    const words = `${a.title} ${a.text.slice(0, 6)}`.toLowerCase();
    expect(await list({ search: words })).toEqual([1, 'A 0']);
    expect(await list({ search: `${words} kimsede-yok` })).toEqual([0]);
  });
};

describe('canned answers in memory', () => {
  contract(() => new InMemoryCannedAnswers());
});

describe('canned answers and ticket figures on PostgreSQL', () => {
  let file: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    file = await testDatabase();
    database = await Database.connect(file.url, ticketRows, { max: 10 });
  });
  afterAll(async () => {
    await database.close();
    await file.drop();
  });

  contract(() => new MikroCannedAnswers(database));

  test('exactly one of ten canned answers that are added at once with the same title gets it', async () => {
    const add = addCannedAnswer({
      answers: new MikroCannedAnswers(database),
      work: unitOfWork({ transactions: database, clock: new SystemClock(), ids: new UuidV7() }),
    });
    const ended = await Promise.allSettled(
      Array.from({ length: 10 }, () => add({ title: 'Hoş geldin', text: 'Merhaba', type: null })),
    );
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const end of ended)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'ticket.canned_title_taken' });
  });

  test('the figures have the longest wait and the times to the first answer by staff', async () => {
    const [tickets, figures] = [new MikroTickets(database), new SqlTicketFigures(database)];
    expect(await figures.waiting()).toEqual({ count: 0, atLeast: false, oldest: null });
    expect(await figures.firstAnswers(at(0))).toBeNull();
    const asked = (second: number): Ticket => {
      const user = { id: v7(), role: 'customer', displayName: 'Ada Y.' } as const;
      return opened({ id: v7(), user, type: 'other', subject: 'Soru', order: null, topUp: null }, at(second));
    };
    for (const second of [7, 3, 9]) await tickets.add(asked(second));
    // ten tickets are answered after 10, 20, … 100 seconds, and one was answered long ago
    for (let tenth = 1; tenth <= 10; tenth++) await tickets.add(written(asked(10), 'staff', at(10 + tenth * 10)));
    await tickets.add(written(asked(-900), 'staff', at(-5)));
    expect(await figures.waiting()).toEqual({ count: 3, atLeast: false, oldest: at(3) });
    expect(await figures.firstAnswers(at(0))).toEqual({ count: 10, medianSeconds: 55, ninetiethSeconds: 91 });
  });
});
