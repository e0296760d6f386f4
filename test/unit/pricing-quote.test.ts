import { describe, expect, test } from '@jest/globals';
import { readDraft } from '#modules/pricing/application/read-draft.ts';
import { quote } from '#modules/pricing/domain/quote.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import type { Draft } from '#contract/pricing/schemas.ts';
import { services } from '#kernel/vocabulary.ts';
import { Money } from '#kernel/money.ts';
import { aCoupon } from '#test/support/coupons.ts';
import { aDraft, plainDraft } from '#test/support/drafts.ts';

const now = new Date('2026-11-20T12:00:00Z');
const quoteOf = (draft: Draft) => quote(readDraft(draft), { version: 7, book: firstPriceBook }, now);
const linesOf = (draft: Draft) =>
  Object.fromEntries(quoteOf(draft).summary.map((line) => [line.code, [line.label, line.amount.amount]]));
const plain = { lane: undefined, extras: undefined };

describe('a quote', () => {
  test('of the sample draft has the lines of the design, to the kuruş', () => {
    expect(linesOf(aDraft())).toEqual({
      'steps.gold': ['Altın · 3 basamak', 288_00],
      'steps.platinum': ['Platin · 4 basamak', 568_00],
      'steps.emerald': ['Zümrüt · 4 basamak', 820_00],
      lp: ['34 LP indirimi', -32_64],
      lane: ['Orman +%25', 410_84],
      'extra.priority': ['Öncelikli +%20', 328_67],
    });
    expect(quoteOf(aDraft())).toMatchObject({
      price: { amount: 2382_87, currency: 'TRY' },
      currency: 'TRY',
      priceBookVersion: 7,
    });
  });

  const golden: Record<string, number> = {
    kocluk: 870_00,
    'league-of-legends/elo-boost': 232_00,
    'league-of-legends/duo-boost': 348_00,
    'league-of-legends/yerlestirme-maclari': 220_00,
    'league-of-legends/win-boost': 160_00,
    'league-of-legends/hero-boost': 890_00,
    'league-of-legends/level-boost': 210_00,
    'league-of-legends/challenger-boost': 450_00,
    'valorant/elo-boost': 432_00,
    'valorant/duo-boost': 648_00,
    'valorant/win-boost': 180_00,
    'valorant/yerlestirme-maclari': 260_00,
    'valorant/immortal-boost': 560_00,
    'valorant/normal-mac': 140_00,
    'wildrift/elo-boost': 196_00,
    'wildrift/duo-boost': 294_00,
    'wildrift/win-boost': 135_00,
    'wildrift/yerlestirme-maclari': 190_00,
    'tft/elo-boost': 204_00,
    'tft/duo-boost': 306_00,
    'tft/win-boost': 145_00,
    'tft/yerlestirme-maclari': 200_00,
  };
  test.each(services.map((service) => service.id))('of %s costs what the price book says', (service) => {
    expect(quoteOf(plainDraft(service)).price.amount).toBe(golden[service]);
  });

  test('of a rung that is partly climbed costs at least the minimum price of a rung', () => {
    const rungAt = (lp: number) =>
      aDraft({
        ...plain,
        current: { tier: 'gold', division: 4, lp },
        target: { tier: 'gold', division: 3 },
      });
    expect(quoteOf(rungAt(75)).price.amount).toBe(24_00);
    expect(linesOf(rungAt(75)).lp).toEqual(['75 LP indirimi', -72_00]);
    expect(linesOf(rungAt(99)).lp).toEqual(['99 LP indirimi (en çok %75)', -72_00]);
    const before = { version: 1, book: { ...firstPriceBook, leastRung: 0 } };
    expect(quote(readDraft(rungAt(99)), before, now).price.amount).toBe(96);
  });

  test('below the minimum order gets a line that raises it, before the coupon', () => {
    const minimum = Money.lira(20);
    const small = readDraft({ service: 'valorant/immortal-boost', current: { kp: 10 }, target: { kp: 11 } });
    const book = { version: 7, book: firstPriceBook };
    expect(quote(small, book, now, { minimum })).toMatchObject({
      price: { amount: 20_00 },
      summary: [
        { code: 'radiant', amount: { amount: 7_00 } },
        { code: 'minimum', label: 'En düşük sipariş tutarına tamamlama', amount: { amount: 13_00 } },
      ],
    });
    const coupon = aCoupon({ code: 'YARIM', discount: { type: 'percent', percent: 50 } });
    expect(quote(small, book, now, { minimum, coupon }).price.amount).toBe(10_00);
    expect(quote(small, book, now, { minimum: Money.lira(7) }).summary).toHaveLength(1);
  });

  test('leaves out lines of zero', () => {
    const free = aDraft({ ...plain, extras: { offline: true }, lane: 'none', current: { tier: 'gold', division: 3 } });
    expect(Object.keys(linesOf(free))).toEqual(['steps.gold', 'steps.platinum', 'steps.emerald']);
  });
});

describe('the first step', () => {
  test('is reduced by the LP that the customer already has', () => {
    const step = (lp: number) =>
      quoteOf(aDraft({ ...plain, current: { tier: 'gold', division: 3, lp }, target: { tier: 'gold', division: 2 } }))
        .price.amount;
    expect([step(0), step(1), step(50), step(99)]).toEqual([96_00, 95_04, 48_00, 24_00]);
  });

  test('counts KP in Valorant, sent as kp or as lp', () => {
    const draft = (points: object) =>
      linesOf(
        aDraft({
          service: 'valorant/elo-boost',
          ...blank,
          current: { tier: 'gold', division: 1, ...points },
          target: { tier: 'gold', division: 2 },
        }),
      );
    const blank = { queue: undefined, champions: undefined, spells: undefined, flashKey: undefined, ...plain };
    expect(draft({ kp: 25 })).toEqual({ 'steps.gold': ['Altın · 1 basamak', 124_00], lp: ['25 KP indirimi', -31_00] });
    expect(draft({ lp: 25 })).toEqual(draft({ kp: 25 }));
  });
});

describe('the apex tiers', () => {
  const climb = (current: object, target: object) => linesOf(aDraft({ ...plain, current, target }));

  test('are priced by LP, each tier at its own rate', () => {
    expect(climb({ tier: 'master', lp: 100 }, { tier: 'challenger', lp: 1000 })).toEqual({
      'apex.master': ['Ustalık · 300 LP', 300 * 4_20],
      'apex.grandmaster': ['Üstatlık · 400 LP', 400 * 6_20],
      'apex.challenger': ['Şampiyonluk · 200 LP', 200 * 9_00],
    });
  });

  test('begin where Diamond I ends, and the LP that the customer has in Diamond I are taken off', () => {
    expect(climb({ tier: 'diamond', division: 1, lp: 40 }, { tier: 'master', lp: 30 })).toEqual({
      'steps.diamond': ['Elmas · 1 basamak', 340_00],
      'apex.master': ['Ustalık · 30 LP', 126_00],
      lp: ['40 LP indirimi', -136_00],
    });
  });

  test('count from the floor of the tier or of the division if no LP are given', () => {
    expect(climb({ tier: 'master' }, { tier: 'grandmaster' })).toEqual({
      'apex.master': ['Ustalık · 400 LP', 1680_00],
    });
    expect(climb({ tier: 'master' }, { tier: 'master', division: 3 })).toEqual({
      'apex.master': ['Ustalık · 100 LP', 420_00],
    });
  });

  test('are not cheaper if a high tier is named with few LP', () => {
    expect(climb({ tier: 'master', lp: 0 }, { tier: 'challenger', lp: 1 })).toEqual(
      climb({ tier: 'master', lp: 0 }, { tier: 'challenger' }),
    );
  });
});

describe('factors', () => {
  test('of server and queue multiply the base, and each has a line with its difference', () => {
    const draft = aDraft({ ...plain, server: 'euw', queue: 'flex', current: { tier: 'gold', division: 3 } });
    expect(linesOf(draft)).toMatchObject({
      server: ['Sunucu EUW +%10', 167_60],
      queue: ['Esnek kuyruk −%10', -184_36],
    });
  });

  test('of a duo are a line of their own', () => {
    const draft = { ...plain, current: { tier: 'gold', division: 3 } };
    expect(linesOf(aDraft({ ...draft, service: 'league-of-legends/duo-boost' }))).toMatchObject({
      duo: ['Duo +%50', 838_00],
    });
  });
});

describe('surcharges', () => {
  const base = 1676_00;
  const start = { current: { tier: 'gold', division: 3 } };

  test.each([
    ['none', 0],
    ['top', 25],
    ['jungle', 25],
    ['middle', 25],
    ['adc', 25],
    ['support', 35],
    ['champion', 40],
  ])('of lane %s are %i %% of the base', (lane, percent) => {
    const draft = aDraft({ ...start, ...plain, lane, champions: lane === 'champion' ? ['Ahri'] : [] });
    expect(quoteOf(draft).price.amount).toBe(base + (base * percent) / 100);
  });

  test('add up and do not compound', () => {
    const draft = aDraft({ ...start, lane: 'champion', champions: ['Ahri'], extras: { stream: true, priority: true } });
    expect(quoteOf(draft).price.amount).toBe(base + (base * (40 + 15 + 20)) / 100);
  });

  test('are 25 % for specific agents, and zero for none', () => {
    const valorant = (agents: string[] | undefined) =>
      quoteOf({ ...plainDraft('valorant/elo-boost'), ...(agents && { agents }) } as Draft).price.amount;
    expect([valorant(undefined), valorant([]), valorant(['jett', 'sage'])]).toEqual([432_00, 432_00, 540_00]);
  });

  test('are zero for flash key, spells and offline mode', () => {
    const draft = aDraft({
      ...start,
      lane: 'none',
      spells: ['flash', 'ghost'],
      flashKey: 'd',
      extras: { offline: true },
    });
    expect(quoteOf(draft).price.amount).toBe(base);
  });
});

test('an extra win costs one win at the target rank, without surcharges', () => {
  const draft = { current: { tier: 'gold', division: 3 }, lane: 'jungle' };
  const [without, with_] = [false, true].map((extraWin) => quoteOf(aDraft({ ...draft, extras: { extraWin } })).price);
  expect(with_!.amount - without!.amount).toBe(firstPriceBook.ladders.league.win.diamond);
});

test('levels 1 to 4 cost 45, 50, 55 and 60 lira, each later one 5 more', () => {
  const cost = (from: number, to: number) =>
    quoteOf({ service: 'league-of-legends/level-boost', level: { from, to } }).price.amount;
  expect([1, 2, 3, 4, 5, 29].map((level) => cost(level, level + 1))).toEqual([
    45_00, 50_00, 55_00, 60_00, 65_00, 185_00,
  ]);
});

test('mastery is priced over the eleven steps of the table', () => {
  const cost = (from: object, to: object) =>
    quoteOf({
      service: 'league-of-legends/hero-boost',
      mastery: { champion: 'Ahri', from, to },
    } as Draft).price.amount;
  expect(cost({ level: 0 }, { level: 7 })).toBe(firstPriceBook.mastery.reduce((sum, price) => sum + price));
  expect(cost({ level: 6, marks: 1 }, { level: 6, marks: 2 })).toBe(firstPriceBook.mastery[8]);
});

describe('a quote is refused for', () => {
  const code = (draft: Draft) => {
    try {
      quoteOf(draft);
      return 'accepted';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  const climb = (current: object, target: object) => code(aDraft({ ...plain, current, target }));

  test('a target that is not above the current rank', () => {
    const gold2 = { tier: 'gold', division: 2 };
    expect(climb(gold2, gold2)).toBe('pricing.target_not_above_current');
    expect(climb(gold2, { tier: 'gold', division: 3 })).toBe('pricing.target_not_above_current');
    expect(climb({ tier: 'grandmaster' }, { tier: 'master', lp: 300 })).toBe('pricing.target_not_above_current');
    expect(climb({ tier: 'unranked' }, { tier: 'unranked' })).toBe('pricing.target_not_above_current');
    expect(code({ service: 'league-of-legends/level-boost', level: { from: 9, to: 9 } })).toBe(
      'pricing.target_not_above_current',
    );
  });

  test('a challenger target less than 50 LP above', () => {
    const to = (lp: number) =>
      code({ service: 'league-of-legends/challenger-boost', current: { lp: 300 }, target: { lp } });
    expect([to(300), to(349), to(350)]).toEqual([
      'pricing.challenger_target_too_close',
      'pricing.challenger_target_too_close',
      'accepted',
    ]);
  });

  test('an unranked coach', () => {
    expect(code({ service: 'kocluk', coach: { game: 'tft', league: 'unranked', hours: 1 } })).toBe(
      'pricing.rank_not_served',
    );
  });
});

describe('an estimate', () => {
  test('grows with the work, and its minimum is below its maximum', () => {
    const { minHours, maxHours } = quoteOf(aDraft()).estimate;
    const longer = quoteOf(aDraft({ target: { tier: 'master' } })).estimate;
    expect(minHours).toBeLessThan(maxHours);
    expect(longer.minHours).toBeGreaterThan(maxHours);
  });

  test('of coaching is the hours booked', () => {
    expect(quoteOf(plainDraft('kocluk')).estimate).toEqual({ minHours: 3, maxHours: 3 });
  });
});
