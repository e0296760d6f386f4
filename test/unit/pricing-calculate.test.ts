import { beforeEach, describe, expect, test } from '@jest/globals';
import { pricingRoutes } from '#modules/pricing/adapters/http/pricing.routes.ts';
import { couponTries } from '#modules/pricing/application/coupon-tries.ts';
import type { PlatformNotices } from '#modules/pricing/application/read-catalog.ts';
import { calculateQuote } from '#modules/pricing/application/calculate-quote.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import { priceList, type PriceList } from '#modules/pricing/application/price-list.ts';
import { readCatalog } from '#modules/pricing/application/read-catalog.ts';
import { Catalog, Quote } from '#contract/pricing/schemas.ts';
import { priceTermDefaults } from '#kernel/settings.ts';
import { aCoupon } from '#test/support/coupons.ts';
import { aDraft, plainDraft } from '#test/support/drafts.ts';
import { InMemoryCoupons, InMemoryExperiences, InMemoryPriceBooks } from '#test/support/fakes/in-memory-pricing.ts';
import { anEdition } from '#test/support/price-books.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { pricingTerms } from '#test/support/default-settings.ts';

let books: InMemoryPriceBooks;
let coupons: InMemoryCoupons;
let prices: PriceList;
beforeEach(async () => {
  books = new InMemoryPriceBooks();
  coupons = new InMemoryCoupons();
  prices = priceList({
    books,
    coupons,
    learned: new InMemoryExperiences(),
    clock: new FixedClock(),
    terms: pricingTerms,
  });
  await books.publish(anEdition(1), firstPriceBook);
  await coupons.add([aCoupon({ code: 'BASAMAK10' })]);
  await prices.refresh();
});
const tries = () => couponTries({ unknownCodes: { attempts: 5, windowSeconds: 900 } }, () => 0);
const offered = { current: () => ({ promotionalCode: 'BASAMAK10' }) as ReturnType<PlatformNotices['current']> };
const calculator = (counted = tries()) =>
  calculateQuote({ priceList: prices, notices: offered, tries: counted, clock: new FixedClock() });
const calculate = (draft: object) => calculator()(aDraft({ ...draft }));
const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a calculation', () => {
  test('accepts the coupon that is sent, regardless of case and blanks', () => {
    expect(calculate({ coupon: ' basamak10 ' })).toMatchObject({
      couponCode: 'BASAMAK10',
      quote: { price: { amount: 2144_58 } },
    });
  });

  test('without a coupon, or with an empty one, has no discount', () => {
    for (const coupon of [undefined, '', '  ']) expect(calculate({ coupon })).toMatchObject({ couponCode: null });
  });

  test('refuses a coupon that does not exist', () => {
    expect(codeOf(() => calculate({ coupon: 'YOK' }))).toBe('pricing.coupon_unknown');
  });

  test('is refused after five wrong coupon codes; the promotional code and other callers are not limited', async () => {
    await coupons.add([aCoupon({ code: 'GIZLI2026' }), aCoupon({ code: 'YALNIZTFT', services: ['tft/elo-boost'] })]);
    await prices.refresh();
    const counted = calculator();
    const guess = (coupon: string, by = 'ada') => codeOf(() => counted(aDraft({ coupon }), by));
    const answers = ['TAHMIN1', 'TAHMIN2', 'YALNIZTFT', 'GIZLI2026', 'TAHMIN3', 'TAHMIN4', 'TAHMIN5', 'GIZLI2026'];
    expect(answers.map((code) => guess(code))).toEqual([
      'pricing.coupon_unknown',
      'pricing.coupon_unknown',
      'pricing.coupon_unknown', // a coupon for other services gets the same answer
      'done',
      'pricing.coupon_unknown',
      'pricing.coupon_unknown',
      'pricing.too_many_coupons',
      'pricing.too_many_coupons',
    ]);
    expect(guess('basamak10')).toBe('done');
    expect(guess('')).toBe('done');
    expect(guess('GIZLI2026', 'can')).toBe('done');
  });

  test('uses the newest price book after the next refresh, and names its version', async () => {
    await books.publish(anEdition(2), { ...firstPriceBook, unratedMatch: 50_00 });
    const quote = () => calculator()(plainDraft('valorant/normal-mac')).quote;
    expect(quote()).toMatchObject({ price: { amount: 140_00 }, priceBookVersion: 1 });
    await prices.refresh();
    expect(quote()).toMatchObject({ price: { amount: 200_00 }, priceBookVersion: 2 });
  });

  test('is unavailable while no prices are loaded', () => {
    prices = priceList({
      books,
      coupons,
      learned: new InMemoryExperiences(),
      clock: new FixedClock(),
      terms: pricingTerms,
    });
    expect(codeOf(() => calculate({}))).toBe('service.unavailable');
  });
});

describe('the HTTP answer', () => {
  const settings = {
    topUp: { minimum: { amount: 100_00, currency: 'TRY' }, maximum: { amount: 25_000_00, currency: 'TRY' } },
    chatWidget: null,
    analytics: null,
    tagManager: null,
  } as const;
  let told = {
    promotionalCode: 'BASAMAK10' as string | null,
    prices: priceTermDefaults,
    contact: {
      mail: 'iletisim@basamak.test',
      phone: null,
      whatsapp: null,
      discord: null,
      address: null,
      workingHours: null,
    },
    messageLimit: { attempts: 3, minutes: 15 },
    closesAfterHours: 72,
  };
  const notices = { current: () => told };
  const routes = () => pricingRoutes(calculator(), readCatalog({ priceList: prices, settings, notices }));
  const { signal } = new AbortController();
  const context = {
    caller: undefined,
    requestId: 'r',
    address: '::1',
    header: () => undefined,
    setHeader: () => {},
    signal,
  };
  const onWire = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer));

  test('of a quote matches the contract', async () => {
    const input = { params: undefined, query: undefined, body: aDraft({ coupon: 'BASAMAK10' }) };
    const answer = await routes()['POST /orders/calculate'](input, context);
    expect(Quote.parse(onWire(answer))).toMatchObject({ price: { amount: 2144_58, currency: 'TRY' } });
  });

  test('of the catalog matches the contract, and is built again for another price book', async () => {
    const read = readCatalog({ priceList: prices, settings, notices });
    const catalog = read();
    expect(Catalog.parse(onWire(catalog))).toMatchObject({
      promotionalCode: 'BASAMAK10',
      surcharges: { lanes: { support: 35, champion: 40, none: 0 }, agents: 25, extras: { offline: 0, stream: 15 } },
      servers: { tft: ['tr', 'euw', 'eune', 'ru'] },
      priceBookVersion: 1,
    });
    expect(catalog.services).toHaveLength(22);
    expect([catalog.ladders.league.length, catalog.ladders.valorant.length]).toEqual([41, 26]);
    expect(read()).toBe(catalog);
    await books.publish(anEdition(2), firstPriceBook);
    await prices.refresh();
    expect(read()).toMatchObject({ priceBookVersion: 2 });
  });

  test('of the catalog follows the settings, and leaves out a promotional code that is not valid', () => {
    const read = readCatalog({ priceList: prices, settings, notices });
    read();
    told = { ...told, promotionalCode: 'YOK', closesAfterHours: 48 };
    const catalog = read();
    expect(catalog).toMatchObject({ promotionalCode: null, settings: { closesAfterHours: 48 } });
    expect(read()).toBe(catalog);
  });
});
