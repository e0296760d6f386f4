import { describe, expect, test } from '@jest/globals';
import type { AdminCoupon } from '#contract/pricing/schemas.ts';
import { services } from '#contract/vocabulary.ts';
import { Money } from '#kernel/money.ts';
import { tables } from '#platform/http/tables.ts';
import { promiseOf } from '#modules/pricing/adapters/coupon-answer.ts';
import { couponLines } from '#modules/pricing/adapters/http/coupon-file.ts';
import { addCoupons } from '#modules/pricing/application/add-coupons.ts';
import { previewCoupons } from '#modules/pricing/application/preview-coupons.ts';
import { byteOrderMark, csvLine } from '#platform/http/csv.ts';
import { UuidV7 } from '#platform/system.ts';
import { aCoupon } from '#test/support/coupons.ts';
import { InMemoryCoupons } from '#test/support/fakes/in-memory-pricing.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';
import fc from '#test/support/property.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const table = tables['GET /admin/coupons'];
const exported = (coupons: readonly AdminCoupon[]): string =>
  byteOrderMark + [csvLine(table.head), ...coupons.map((coupon) => csvLine(table.row(coupon as never)))].join('');

const noon = new Date('2026-11-20T12:00:00Z');
const setUp = () => {
  const coupons = new InMemoryCoupons();
  const add = addCoupons({
    coupons,
    work: unitOfWork({ transactions: new NoTransactions(), clock: new FixedClock(noon), ids: new UuidV7() }),
  });
  return { coupons, add, preview: previewCoupons({ coupons }) };
};
const faultsOf = (head: string, line: string) => couponLines(`${head}\n${line}`)[0]?.faults;
const couponOf = (head: string, line: string) => couponLines(`${head}\n${line}`)[0]?.coupon;

const amount = fc.integer({ min: 1, max: 1_000_000_000 }).map((kurus) => Money.kurus(kurus));
const count = fc.integer({ min: 1, max: 1_000_000 });
/** Whole seconds, as an export writes them. */
const second = fc.integer({ min: 1_500_000_000, max: 4_000_000_000 });
const anyCoupon = fc
  .record({
    code: fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{5,23}$/),
    discount: fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((percent) => ({ type: 'percent' as const, percent })),
      amount.map((off) => ({ type: 'amount' as const, amount: off })),
    ),
    from: fc.option(second),
    length: fc.option(fc.integer({ min: 1, max: 100_000_000 })),
    minimumTotal: fc.option(amount),
    maximumDiscount: fc.option(amount),
    services: fc.subarray(services.map(({ id }) => id)),
    totalUses: fc.option(count),
    usesPerCustomer: fc.option(count),
  })
  .map(({ from, length, ...coupon }) => ({
    ...coupon,
    validFrom: from === null ? null : new Date(from * 1000),
    validUntil: length === null ? null : new Date(((from ?? 1_600_000_000) + length) * 1000),
  }));

test('coupons of an export are read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(anyCoupon, { minLength: 1, maxLength: 20 }), (coupons) => {
      const rows = coupons.map(({ code, ...promise }) => {
        const own = { id: aCoupon().id, used: 3, createdAt: noon.toISOString() };
        return { ...own, code, ...promiseOf(promise) };
      });
      expect(couponLines(exported(rows)).map(({ coupon }) => coupon)).toEqual(coupons);
    }),
  );
});

describe('a file', () => {
  test('may have its columns in any order and case, separated by commas or semicolons', () => {
    const coupon = { code: 'YAZ-10', discount: { type: 'percent', percent: 10 }, totalUses: 5 };
    expect(couponOf('toplam KULLANIM,KOD,yüzde', '5, yaz-10 ,%10')).toMatchObject(coupon);
    expect(couponOf('Kod;Yüzde;Toplam kullanım;;', 'YAZ-10;10;5;;')).toMatchObject(coupon);
  });

  test('with an unknown, repeated or missing column, or with too many lines, is refused as a whole', () => {
    const refusal = (text: string) => () => couponLines(text);
    const unknown = (columns: string) =>
      expect.objectContaining({ code: 'pricing.coupon_columns_unknown', params: { columns } });
    expect(refusal('Kod;Yüzde;En cok indirim\nYAZ2026;10;5')).toThrow(unknown('en cok indirim'));
    expect(refusal('Kod;Yüzde;kod\nYAZ2026;10;KIS')).toThrow(unknown('kod'));
    for (const text of ['', 'Kod;Yüzde', 'YAZ10;10', 'Kod;Geçerlilik\nYAZ2026;', 'Yüzde\n10'])
      expect(refusal(text)).toThrow(expect.objectContaining({ code: 'pricing.coupon_columns_missing' }));
    const many = `Kod;Yüzde${'\nYAZ2026;10'.repeat(1001)}`;
    expect(refusal(many)).toThrow(
      expect.objectContaining({ code: 'pricing.coupon_lines_too_many', params: { most: 1000, lines: 1001 } }),
    );
  });
});

describe('a line', () => {
  test('reports each of its faults', () => {
    const head = 'Kod;Yüzde;İndirim;Başlangıç;Geçerlilik;En az sipariş;Hizmetler;Kişi başı';
    expect(faultsOf(head, 'ş;101;;31.02.2026;yarın;bedava;dama;0')).toEqual([
      'code',
      'discount',
      'validFrom',
      'validUntil',
      'minimumTotal',
      'services',
      'usesPerCustomer',
    ]);
    expect(faultsOf(head, 'YAZ2026;10;5;;;;;')).toEqual(['one-discount']);
    expect(faultsOf(head, 'YAZ2026;;;;;;;')).toEqual(['one-discount']);
    expect(faultsOf(head, 'YAZ2026;10;;22.11.2026;21.11.2026;;;')).toEqual(['window']);
    expect(faultsOf('Kod;Yüzde', 'YAZ2026;10;5')).toEqual(['cells']);
    expect(faultsOf('Kod,Yüzde', 'YAZ2026,10,5')).toEqual(['cells']);
    expect(faultsOf('Kod;Yüzde', 'YAZ2026')).toEqual(['one-discount']);
  });

  test('may have days in Istanbul, including the last day, or times to the second', () => {
    const head = 'Kod;Yüzde;Başlangıç;Geçerlilik';
    const day = { validFrom: new Date('2026-11-21T21:00:00Z'), validUntil: new Date('2026-11-22T21:00:00Z') };
    expect(couponOf(head, 'YAZ2026;10;22.11.2026;22.11.2026')).toMatchObject(day);
    expect(couponOf(head, 'YAZ2026;10;2026-11-22;2026-11-22')).toMatchObject(day);
    const moments = { validFrom: new Date('2026-11-22T06:05:00Z'), validUntil: new Date('2026-11-22T11:05:09Z') };
    expect(couponOf(head, 'YAZ2026;10;22.11.2026 9.05;2026-11-22T11:05:09Z')).toMatchObject(moments);
    expect(couponOf(head, 'YAZ2026;10;2026-11-22 09:05;22.11.2026 14:05:09')).toMatchObject(moments);
  });

  test('may have amounts as people write them', () => {
    const head = 'Kod;İndirim;En az sipariş;En çok indirim';
    expect(couponOf(head, 'YAZ2026;1.234,50 ₺;1500;12,5 TL')).toMatchObject({
      discount: { type: 'amount', amount: Money.kurus(123_450) },
      minimumTotal: Money.lira(1500),
      maximumDiscount: Money.kurus(1250),
    });
  });

  test('never makes the reader fail, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const lines = couponLines(
          `Kod;İndirim;Geçerlilik\n"${text.replaceAll('"', '""')}";${text};${text}\nYAZ2026;1;`,
        );
        for (const { coupon, faults } of lines) expect(coupon === null).toBe(faults.length > 0);
      }),
    );
  });
});

const file = 'Kod;Yüzde\nYAZ2026;10\n\nyaz2027;0\nyaz2026;20\nKIS2026;30';

test('a preview gives a result for each line and adds nothing', async () => {
  const { preview, add, coupons } = setUp();
  await add(couponLines('Kod;Yüzde\nkıs2026;5'));
  const lines = await preview(couponLines(file));
  expect(lines.map(({ number, code, verdict }) => [number, code, verdict])).toEqual([
    [2, 'YAZ2026', 'new'],
    [4, 'YAZ2027', 'unreadable'],
    [5, 'YAZ2026', 'repeated'],
    [6, 'KIS2026', 'known'],
  ]);
  expect(await coupons.all()).toHaveLength(1);
});

test('a file with a wrong line or a taken code is not added at all', async () => {
  const { add, coupons } = setUp();
  await expect(add(couponLines(file))).rejects.toMatchObject({
    code: 'pricing.coupon_lines_wrong',
    params: { lines: '4, 5' },
  });
  expect(await coupons.all()).toEqual([]);
  expect(await add(couponLines('Kod;Yüzde\nYAZ2026;10\nKIS2026;30'))).toEqual(['YAZ2026', 'KIS2026']);
  expect((await coupons.all()).map(({ code }) => code)).toEqual(['KIS2026', 'YAZ2026']);
  await expect(add(couponLines('Kod;Yüzde\nKIS2026;30'))).rejects.toMatchObject({
    code: 'pricing.coupon_codes_taken',
    params: { codes: 'KIS2026' },
  });
});
