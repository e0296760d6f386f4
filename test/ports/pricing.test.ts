import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { CouponList } from '#modules/pricing/adapters/persistence/coupon-list.ts';
import { MikroCoupons } from '#modules/pricing/adapters/persistence/mikro-coupons.ts';
import { SqlExperiences } from '#modules/pricing/adapters/persistence/sql-experiences.ts';
import { SqlPriceBooks } from '#modules/pricing/adapters/persistence/sql-price-books.ts';
import { pricingRows } from '#modules/pricing/adapters/persistence/pricing.table.ts';
import type { Coupons, PriceBooks } from '#modules/pricing/application/ports.ts';
import { priceList } from '#modules/pricing/application/price-list.ts';
import { publishFirstPrices } from '#modules/pricing/application/publish-first-prices.ts';
import { redeemCoupon } from '#modules/pricing/application/redeem-coupon.ts';
import { Database } from '#platform/db/database.ts';
import { UuidV7 } from '#platform/system.ts';
import { Money } from '#kernel/money.ts';
import type { Transactions } from '#kernel/ports.ts';
import { aCoupon } from '#test/support/coupons.ts';
import { InMemoryCoupons, InMemoryPriceBooks } from '#test/support/fakes/in-memory-pricing.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { pricingTerms } from '#test/support/default-settings.ts';

const outcomeOf = async (redeemed: ReturnType<Coupons['redeem']>) => {
  const outcome = await redeemed;
  return typeof outcome === 'string' ? outcome : 'redeemed';
};

interface Stores {
  readonly books: PriceBooks;
  readonly coupons: Coupons;
  readonly transactions: Transactions;
}

const at = new Date('2026-11-20T12:00:00.000Z');
let codes = 0;
const newCode = () => `KUPON-${++codes}`;

const contract = (make: () => Promise<Stores>) => {
  let stores: Stores;
  beforeEach(async () => {
    stores = await make();
  });

  const redeem = (code: string, customerId = v7()) =>
    stores.transactions.run(() => outcomeOf(stores.coupons.redeem({ code, orderId: v7(), customerId, at })));

  test('a redeemed coupon is returned as it is now', async () => {
    const coupon = aCoupon({ code: newCode() });
    await stores.coupons.add([coupon], at);
    const ended = { ...coupon, validUntil: at };
    await stores.transactions.run(() => stores.coupons.save({ coupon: ended, used: 0 }, at));
    const redemption = { code: coupon.code, orderId: v7(), customerId: v7(), at };
    expect(await stores.transactions.run(() => stores.coupons.redeem(redemption))).toEqual(ended);
  });

  test('coupons are found as they were added; adding a known code again changes nothing', async () => {
    const coupons = [
      aCoupon({ code: newCode(), validFrom: at, validUntil: new Date(at.getTime() + 1), services: ['kocluk'] }),
      aCoupon({
        code: newCode(),
        discount: { type: 'amount', amount: Money.lira(50) },
        minimumTotal: Money.lira(200),
        maximumDiscount: Money.kurus(1),
        totalUses: 3,
        usesPerCustomer: 2,
      }),
    ];
    const before = await stores.coupons.revision();
    await stores.coupons.add(coupons, at);
    await stores.coupons.add([aCoupon({ code: coupons[0]!.code, totalUses: 9 })], at);
    expect(await stores.coupons.all()).toEqual(expect.arrayContaining(coupons));
    expect(await stores.coupons.all()).toHaveLength(coupons.length);
    expect(await stores.coupons.revision()).not.toBe(before);
  });

  test('a code that is taken cannot be given to a new or a changed coupon', async () => {
    const [one, other] = [aCoupon({ code: newCode() }), aCoupon({ code: newCode() })];
    expect(await stores.coupons.add([one, other], at)).toEqual(new Set([one.code, other.code]));
    expect(await stores.coupons.add([aCoupon({ code: one.code })], at)).toEqual(new Set());
    expect(await stores.coupons.known([one.code, newCode()])).toEqual(new Set([one.code]));
    expect(await stores.coupons.known([])).toEqual(new Set());
    const taken = () =>
      stores.transactions.run(() => stores.coupons.save({ coupon: { ...other, code: one.code }, used: 0 }, at));
    await expect(taken()).rejects.toMatchObject({ code: 'pricing.coupon_code_taken' });
    expect(await stores.transactions.run(() => stores.coupons.lock(v7()))).toBeUndefined();
  });

  test('a total limit that is added later counts the earlier uses', async () => {
    const coupon = aCoupon({ code: newCode() });
    await stores.coupons.add([coupon], at);
    expect([await redeem(coupon.code), await redeem(coupon.code)]).toEqual(['redeemed', 'redeemed']);
    await stores.transactions.run(async () => {
      const found = await stores.coupons.lock(coupon.id);
      expect(found).toEqual({ coupon, used: 2 });
      await stores.coupons.save({ coupon: { ...coupon, totalUses: 3 }, used: 2 }, at);
    });
    expect([await redeem(coupon.code), await redeem(coupon.code)]).toEqual(['redeemed', 'spent']);
  });

  test('an unknown coupon cannot be redeemed', async () => {
    expect(await redeem('NOBODY')).toBe('unknown');
  });

  test('a coupon without limits is redeemed again and again', async () => {
    const coupon = aCoupon({ code: newCode() });
    await stores.coupons.add([coupon], at);
    const customer = v7();
    for (let i = 0; i < 3; i++) expect(await redeem(coupon.code, customer)).toBe('redeemed');
  });

  test('a coupon is spent after its total uses', async () => {
    const coupon = aCoupon({ code: newCode(), totalUses: 2 });
    await stores.coupons.add([coupon], at);
    expect([await redeem(coupon.code), await redeem(coupon.code), await redeem(coupon.code)]).toEqual([
      'redeemed',
      'redeemed',
      'spent',
    ]);
  });

  test('a coupon is spent for a customer after their allowed uses, but not for others', async () => {
    const coupon = aCoupon({ code: newCode(), usesPerCustomer: 1 });
    await stores.coupons.add([coupon], at);
    const customer = v7();
    expect(await redeem(coupon.code, customer)).toBe('redeemed');
    expect(await redeem(coupon.code, customer)).toBe('spent');
    expect(await redeem(coupon.code)).toBe('redeemed');
  });
};

describe('coupons in memory', () => {
  contract(async () => ({
    books: new InMemoryPriceBooks(),
    coupons: new InMemoryCoupons(),
    transactions: new NoTransactions(),
  }));
});

describe('coupons and prices on PostgreSQL', () => {
  let home: TestDatabase;
  /** One connection pool for each simulated process of the API. */
  let processes: Database[] = [];
  beforeAll(async () => {
    home = await testDatabase();
    processes = await Promise.all([1, 2, 3].map(() => Database.connect(home.url, pricingRows, { max: 10 })));
  });
  afterAll(async () => {
    await Promise.all(processes.map((database) => database.close()));
    await home.drop();
  });
  const empty = async () => {
    const [database] = processes;
    await database!.orm.em.fork().execute('truncate price_book, coupon, coupon_redemption, coupon_customer');
    return { books: new SqlPriceBooks(database!), coupons: new MikroCoupons(database!), transactions: database! };
  };
  contract(empty);

  /** Redeems once for each customer in a separate transaction, with the processes in turn. A refusal rolls back. */
  const redeemAtOnce = async (code: string, customers: readonly string[]): Promise<string[]> =>
    Promise.all(
      customers.map((customerId, i) => {
        const database = processes[i % processes.length]!;
        const redeem = redeemCoupon({
          coupons: new MikroCoupons(database),
          priceList: { keepCoupon: () => undefined },
        });
        return database
          .run(() => redeem({ code, orderId: v7(), customerId, at }))
          .then(() => 'redeemed')
          .catch((error: { code: string }) => error.code);
      }),
    );
  const times = (outcomes: readonly string[], outcome: string) => outcomes.filter((found) => found === outcome).length;

  test('a total limit added while orders redeem the coupon counts their uses; the orders do not wait for each other', async () => {
    const { coupons } = await empty();
    const coupon = aCoupon({ totalUses: null });
    await coupons.add([coupon], at);
    const redeemBy = (database: Database) =>
      outcomeOf(new MikroCoupons(database).redeem({ code: coupon.code, orderId: v7(), customerId: v7(), at }));
    const [first, second, staffUser] = [processes[0]!, processes[1]!, processes[2]!];
    const [bothRedeemed, commits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const placing = first.run(async () => {
      expect(await redeemBy(first)).toBe('redeemed');
      bothRedeemed.resolve();
      await commits.promise;
    });
    await bothRedeemed.promise;
    expect(await second.run(() => redeemBy(second))).toBe('redeemed');
    const changing = staffUser.run(async () => {
      const found = await new MikroCoupons(staffUser).lock(coupon.id);
      const used = found?.used ?? 0;
      await new MikroCoupons(staffUser).save({ coupon: { ...coupon, totalUses: 2 }, used }, at);
      return used;
    });
    await new Promise((wait) => setTimeout(wait, 300));
    commits.resolve();
    await placing;
    expect(await changing).toBe(2);
    expect(await first.run(() => redeemBy(first))).toBe('spent');
  });

  test('exactly one of 100 simultaneous redemptions of a single-use coupon over three processes succeeds', async () => {
    const { coupons } = await empty();
    await coupons.add([aCoupon({ totalUses: 1 })], at);
    const outcomes = await redeemAtOnce(
      'ILKBASAMAK',
      Array.from({ length: 100 }, () => v7()),
    );
    expect([times(outcomes, 'redeemed'), times(outcomes, 'pricing.coupon_spent')]).toEqual([1, 99]);
  });

  test('exactly three of 100 simultaneous orders of one customer redeem a coupon that allows three uses', async () => {
    const { coupons } = await empty();
    await coupons.add([aCoupon({ usesPerCustomer: 3 })], at);
    const outcomes = await redeemAtOnce(
      'ILKBASAMAK',
      Array.from({ length: 100 }, () => '0190d000-0000-7000-8000-000000000001'),
    );
    expect([times(outcomes, 'redeemed'), times(outcomes, 'pricing.coupon_spent')]).toEqual([3, 97]);
  });

  test('a refused redemption leaves no trace', async () => {
    const { coupons, transactions } = await empty();
    await coupons.add([aCoupon({ totalUses: 2, usesPerCustomer: 1 })], at);
    const greedy = v7();
    await redeemAtOnce('ILKBASAMAK', [greedy, greedy, greedy]);
    expect(
      await transactions.run(() =>
        outcomeOf(coupons.redeem({ code: 'ILKBASAMAK', orderId: v7(), customerId: v7(), at })),
      ),
    ).toBe('redeemed');
  });

  test('a redemption outside a transaction is refused', async () => {
    const { coupons } = await empty();
    await coupons.add([aCoupon()], at);
    await expect(coupons.redeem({ code: 'ILKBASAMAK', orderId: v7(), customerId: v7(), at })).rejects.toThrow();
  });

  test('the console lists coupons with the number of their uses', async () => {
    const { coupons } = await empty();
    await coupons.add(
      [aCoupon({ code: 'BIR', discount: { type: 'amount', amount: Money.lira(5) } }), aCoupon({ code: 'IKI' })],
      at,
    );
    await redeemAtOnce('IKI', [v7(), v7()]);
    const list = new CouponList(processes[0]!, new FixedClock(at));
    const sort = { field: 'code', descending: true };
    const page = await list.page({ sort, from: 0, limit: 1, filter: {} });
    expect(page).toMatchObject({ from: 0, total: 2, rows: [{ code: 'IKI', used: 2, createdAt: at.toISOString() }] });
    const found = await list.page({ sort, from: 0, limit: 10, filter: { code: 'BIR' } });
    expect(found.rows).toMatchObject([
      { used: 0, discount: { type: 'amount', amount: { amount: 500, currency: 'TRY' } } },
    ]);
  });

  test('learned durations replace the earlier ones, and are read only if newer than those known', async () => {
    const experiences = new SqlExperiences(processes[0]!);
    const learned = (second: number, median: number) => ({
      at: new Date(at.getTime() + second * 1000),
      experiences: [{ kind: 'kocluk', orders: 20, median, most: 3.25 }],
    });
    expect(await experiences.after(undefined)).toBeUndefined();
    await experiences.replace(learned(1, 1.5));
    await experiences.replace(learned(2, 2.5));
    expect(await experiences.after(undefined)).toEqual(learned(2, 2.5));
    expect(await experiences.after(learned(1, 0).at)).toEqual(learned(2, 2.5));
    expect(await experiences.after(learned(2, 0).at)).toBeUndefined();
  });

  test('three processes that start at once on an empty database find the same prices', async () => {
    await empty();
    const lists = await Promise.all(
      processes.map(async (database) => {
        const [books, coupons] = [new SqlPriceBooks(database), new MikroCoupons(database)];
        await publishFirstPrices({ books, coupons, clock: new FixedClock(at), ids: new UuidV7() })();
        const list = priceList({
          books,
          coupons,
          learned: new SqlExperiences(database),
          clock: new FixedClock(at),
          terms: pricingTerms,
        });
        await list.refresh();
        return list;
      }),
    );
    expect(lists.map((list) => list.book.version)).toEqual([1, 1, 1]);
    expect(lists.map((list) => list.coupon(' basamak10 ')?.discount)).toEqual(
      Array.from({ length: 3 }, () => ({ type: 'percent', percent: 10 })),
    );
  });
});
