import { afterEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { rows } from '#main/modules.ts';
import { bucketOf, type Figure, type FigureName, figureNames, type FigureSource, secondsOf } from '#kernel/figures.ts';
import { playedGames } from '#kernel/vocabulary.ts';
import { SqlDailyFigures } from '#modules/figure/adapters/persistence/sql-daily-figures.ts';
import { keepFigures } from '#modules/figure/application/keep-figures.ts';
import { readFigures } from '#modules/figure/application/read-figures.ts';
import { recountFigures } from '#modules/figure/application/recount-figures.ts';
import { allOf } from '#modules/figure/application/sources.ts';
import { merged } from '#modules/figure/domain/summary.ts';
import { SqlOrderFigures } from '#modules/order/adapters/persistence/sql-order-figures.ts';
import { SqlTopUpFigures } from '#modules/payment/adapters/persistence/sql-top-up-figures.ts';
import { SqlTicketDaily } from '#modules/ticket/adapters/persistence/sql-ticket-daily.ts';
import { SqlEarningFigures } from '#modules/wallet/adapters/persistence/sql-earning-figures.ts';
import { Database } from '#platform/db/database.ts';
import { bucketSql } from '#platform/db/figures.ts';
import { FixedClock, sharedOf } from '#test/support/fakes/kernel.ts';
import { FigureHistory } from '#test/support/figure-history.ts';
import fc from '#test/support/property.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const files: TestDatabase[] = [];
const databases: Database[] = [];
afterEach(async () => {
  for (const database of databases.splice(0)) await database.close();
  for (const file of files.splice(0)) await file.drop();
});

const minute = 60_000;
const begin = new Date('2026-11-20T18:00:00.000Z');
const later = (minutes: number) => new Date(begin.getTime() + minutes * minute);
const unpaid = ['failed', 'left', 'paid at last'] as const;
const period = { from: '2026-11-01', to: '2026-12-31' };

const linesOf = (figures: readonly Figure[]) =>
  merged(figures)
    .map((figure) => JSON.stringify(figure))
    .toSorted();

async function setUp() {
  const file = await testDatabase();
  files.push(file);
  const database = await Database.connect(file.url, rows, { max: 6 });
  databases.push(database);
  const source = allOf([
    new SqlOrderFigures(database),
    new SqlTopUpFigures(database),
    new SqlEarningFigures(database),
    new SqlTicketDaily(database),
  ]);
  const stored = new SqlDailyFigures(database);
  const at = (time: Date, of: FigureSource = source) => {
    const clock = new FixedClock(time);
    return {
      keep: () =>
        keepFigures({
          figures: stored,
          source: of,
          sharedClock: sharedOf(clock),
          work: unitOfWork({ transactions: database }),
        })(),
      read: () =>
        readFigures({ figures: stored, source: of, work: unitOfWork({ transactions: database, clock }) }).of(
          period,
          figureNames,
        ),
      recount: () =>
        recountFigures({ figures: stored, source: of, work: unitOfWork({ transactions: database, clock }) }).run({
          from: '2026-11-20',
          to: '2026-11-23',
        }),
    };
  };
  return { database, source, stored, at, history: new FigureHistory(database) };
}

type World = Awaited<ReturnType<typeof setUp>>;

const aDay = async ({ history }: World) => {
  await history.place(later(0), 'league', 10_000);
  await history.place(later(1), 'tft', 5_000);
  await history.take(later(30), 0);
  await history.leave(later(40), 0);
  await history.take(later(60), 0);
  await history.finish(later(90), 0, true);
  await history.topUp(later(200), 'failed', 20);
  await history.ticket(later(400), true);
};

describe('the daily figures', () => {
  test('after random events and runs of the job they equal a plain count of the events', async () => {
    const step = fc.record({
      kind: fc.constantFrom(
        'place',
        'take',
        'leave',
        'finish',
        'cancel',
        'dispute',
        'top-up',
        'tip',
        'ticket',
        'keep',
        'keep',
      ),
      minutes: fc.integer({ min: 0, max: 600 }),
      /** Minutes from the event to its commit, as in a slow transaction. */
      lag: fc.integer({ min: 0, max: 5 }),
      which: fc.nat(5),
      yes: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
        const world = await setUp();
        const { history, at } = world;
        let now = 0;
        for (const { kind, minutes, lag, which, yes } of steps) {
          now += minutes;
          const when = later(now - lag);
          const acts = {
            place: () => history.place(when, playedGames[which % playedGames.length] ?? 'league', 1000 + which),
            take: () => history.take(when, which),
            leave: () => history.leave(when, which),
            finish: () => history.finish(when, which, yes),
            cancel: () => history.cancel(when, which),
            dispute: () => history.dispute(when, which, yes),
            'top-up': () => history.topUp(when, yes ? 'paid' : (unpaid[which % unpaid.length] ?? 'failed'), which),
            tip: () => history.tip(when, which, which),
            ticket: () => history.ticket(when, yes),
            // reads the figures while only a part of the events is counted
            keep: async () => {
              await at(later(now)).keep();
              expect(linesOf((await at(later(now)).read()).figures)).toEqual(linesOf(history.paper));
            },
          };
          await acts[kind]();
        }
        await at(later(now + 24 * 60)).keep();
        const after = await at(later(now + 24 * 60)).read();
        expect(linesOf(after.figures)).toEqual(linesOf(history.paper));
        expect(after.countedUntil).toBeNull();
        expect(await at(later(now + 24 * 60)).recount()).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  test('an order taken before it entered the pool, as two clocks may record it, counts as taken after zero seconds', async () => {
    const { history, at } = await setUp();
    await history.place(later(1), 'league', 10_000);
    await history.take(later(0), 0);
    const taken = (await at(later(2)).read()).figures.filter(({ name }) => name === 'order-taken');
    expect(taken).toMatchObject([{ bucket: bucketOf(0), count: 1 }]);
  });

  test('recent events are included before the job has run', async () => {
    const world = await setUp();
    await aDay(world);
    const { figures } = await world.at(later(401)).read();
    expect(linesOf(figures)).toEqual(linesOf(world.history.paper));
    expect(await world.stored.of(period, figureNames)).toEqual([]);
  });

  test('with a coarse grain the earlier period is one sum, and days and games are split only on request', async () => {
    const world = await setUp();
    const { history, stored } = world;
    await aDay(world);
    await history.place(later(24 * 60), 'league', 7_000);
    await history.take(later(25 * 60), 2);
    await history.finish(later(26 * 60), 2, false);
    await world.at(later(3 * 24 * 60)).keep();
    const byDay: FigureName[] = ['order-placed', 'order-taken'];
    const grain = { daysFrom: '2026-11-21', byDay, byGame: ['order-placed' as const], game: undefined };
    const coarseDay = ({ day, name }: Figure) => {
      if (day < grain.daysFrom) return period.from;
      return byDay.includes(name) ? day : grain.daysFrom;
    };
    const coarsely = (figures: readonly Figure[]) =>
      figures.map((figure) => ({
        ...figure,
        day: coarseDay(figure),
        game: figure.name === 'order-placed' ? figure.game : null,
      }));
    const exact = await stored.of(period, figureNames);
    expect((await stored.of(period, figureNames, grain)).map((figure) => JSON.stringify(figure)).toSorted()).toEqual(
      linesOf(coarsely(exact)),
    );
    expect(linesOf(await stored.of(period, figureNames, { ...grain, game: 'tft' }))).toEqual(
      linesOf(coarsely(exact.filter(({ game }) => game === null || game === 'tft'))),
    );
  });

  test('several processes count at once, and each event is counted once', async () => {
    const world = await setUp();
    await aDay(world);
    const then = later(3 * 24 * 60);
    await Promise.all(Array.from({ length: 4 }, () => world.at(then).keep()));
    expect(linesOf(await world.stored.of(period, figureNames))).toEqual(linesOf(world.history.paper));
  });

  test('a run that dies leaves no day partly counted, and the next run continues at that day', async () => {
    const world = await setUp();
    await aDay(world);
    const then = later(3 * 24 * 60);
    let days = 0;
    const dying: FigureSource = {
      earliest: () => world.source.earliest(),
      between: async (from, to) => {
        const figures = await world.source.between(from, to);
        if (++days === 2) throw new Error('killed');
        return figures;
      },
    };
    await expect(world.at(then, dying).keep()).rejects.toThrow('killed');
    expect(await world.stored.progress()).toEqual(new Date('2026-11-20T21:00:00.000Z'));
    await world.at(then).keep();
    expect(linesOf(await world.stored.of(period, figureNames))).toEqual(linesOf(world.history.paper));
  });

  test('while a recount holds the lock, the job skips its run without waiting and counts at the next run', async () => {
    const world = await setUp();
    await aDay(world);
    const other = await Database.connect(files.at(-1)?.url ?? '', rows, { max: 1 });
    databases.push(other);
    const then = new FixedClock(later(3 * 24 * 60));
    const beside = keepFigures({
      figures: new SqlDailyFigures(other),
      source: world.source,
      sharedClock: sharedOf(then),
      work: unitOfWork({ transactions: other }),
    });
    await world.database.run(async () => {
      await world.stored.lockProgress();
      await beside();
    });
    await expect(world.stored.progress()).resolves.toBeUndefined();
    await beside();
    await expect(world.stored.progress()).resolves.toBeDefined();
  });

  test('a recount finds and corrects a day that was counted wrongly', async () => {
    const world = await setUp();
    await aDay(world);
    const then = world.at(later(3 * 24 * 60));
    await then.keep();
    await sql`update daily_figure set count = count + 1 where name = 'order-placed'`.execute(world.database.sql());
    expect(await then.recount()).toEqual(['2026-11-20']);
    expect(await then.recount()).toEqual([]);
    expect(linesOf((await then.read()).figures)).toEqual(linesOf(world.history.paper));
  });

  test('a long uncounted history is not scanned: the answer gives the time up to which figures exist', async () => {
    const world = await setUp();
    await aDay(world);
    const { figures, countedUntil } = await world.at(later(10 * 24 * 60)).read();
    expect(figures).toEqual([]);
    expect(countedUntil).toEqual(later(0));
  });
});

test('SQL and the kernel put a duration into the same bucket, whose middle is within 10 % of the duration', async () => {
  const { database } = await setUp();
  const times = [0, 1, 2, 59, 60, 61, 599, 3600, 7200, 86_399, 86_400, 604_800, 31_536_000];
  for (const seconds of times) {
    const { rows: found } = await sql<{ bucket: number }>`select ${bucketSql(sql`${seconds}::int`)} as bucket`.execute(
      database.sql(),
    );
    expect([seconds, found[0]?.bucket]).toEqual([seconds, bucketOf(seconds)]);
    if (seconds > 10) expect(Math.abs(secondsOf(bucketOf(seconds)) - seconds) / seconds).toBeLessThan(0.1);
  }
});
