import { expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Draft } from '../../src/contract/pricing/draft.ts';
import { standingText, waitingText } from '../../src/contract/order/match.words.tr.ts';
import { isReached, provenProgress, saysMore, shortfallText } from '../../src/contract/order/progress.words.tr.ts';
import { guarantees } from '../../web-storefront/src/content/guarantees.ts';
import { services } from '../../src/contract/vocabulary.ts';
import { describe as describeOrder, type Order } from '../../web-storefront/src/features/order/describe.ts';
import { helperOf } from '../../web-storefront/src/features/order/helper.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import Matches from '../../web-storefront/src/features/order/Matches.tsx';
import { stagesOf } from '../../web-storefront/src/features/order/stages.ts';
import { timelineOf } from '../../web-storefront/src/features/order/timeline.ts';
import { Work } from '../../web-storefront/src/features/order/Work.tsx';
import { StatePill } from '../../web-storefront/src/ui/Pill.tsx';
import { plainDrafts } from '../support/drafts.ts';

const draftOf = (service: string) => Draft.parse({ service, ...plainDrafts[service] });

test.each([
  ['league-of-legends/elo-boost', 'Gümüş II’den Altın III’e', 'Gümüş II'],
  ['valorant/duo-boost', 'Gümüş 2’den Altın 3’e', 'Gümüş 2'],
  ['tft/win-boost', 'Win Boost: Altın II · 5 galibiyet', 'Altın II · 5 galibiyet'],
  ['wildrift/yerlestirme-maclari', 'Yerleştirme Maçları: Altın · 5 maç', 'Altın · 5 maç'],
  [
    'league-of-legends/hero-boost',
    'Hero Boost: Ahri · Ustalık 4 → Ustalık 6, 1 nişan',
    'Ahri · Ustalık 4 → Ustalık 6, 1 nişan',
  ],
  ['league-of-legends/level-boost', 'Level Boost: Seviye 1 → 5', 'Seviye 1 → 5'],
  ['league-of-legends/challenger-boost', 'Challenger Boost: 300 → 350 LP', '300 → 350 LP'],
  ['valorant/immortal-boost', 'Radiant Boost: 100 → 180 KP', '100 → 180 KP'],
  ['valorant/normal-mac', 'Normal Maç: 4 maç', '4 maç'],
  ['kocluk', 'Koçluk: Elmas koç · 3 saat', 'Elmas koç · 3 saat'],
])('an order of %s is called “%s”', (service, title, shown) => {
  const draft = draftOf(service);
  expect(describeOrder(draft).title.replaceAll('\u00a0', ' ')).toBe(title);
  render(<Work draft={draft} />);
  expect(screen.getByText(shown)).toBeVisible();
});

const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' }) as const;
const orderOf = (service: string, state: Order['state'], refunded = 0) =>
  ({
    service,
    draft: draftOf(service),
    state,
    price: lira(144),
    refunded: lira(refunded),
    progress: { unit: 'win' },
    timeline: [{ kind: 'transition', from: 'finished', to: 'cancelled', actor: { role: 'admin', displayName: 'Ada' } }],
  }) as unknown as Order;

test.each([
  [0, 'İptal edildi', 'Sipariş iptal edildi'],
  [144, 'İptal edildi', 'Sipariş iptal edildi'],
  [86.4, 'Kısmen iade edildi', 'Sipariş bitti, bir kısmı iade edildi'],
])('an order cancelled with a refund of %s of 144 lira is called “%s”', (refunded, pill, line) => {
  const order = orderOf('tft/win-boost', 'cancelled', refunded);
  render(<StatePill order={order} />);
  expect(screen.getByText(pill)).toBeVisible();
  expect(timelineOf(order, 'customer')[0]?.title).toBe(line);
});

test('a rank in the title of an order never breaks across lines', () => {
  expect(describeOrder(draftOf('tft/elo-boost')).title).toBe('Gümüş\u00a0II’den Altın\u00a0III’e');
  expect(describeOrder(draftOf('tft/win-boost')).title).toBe('Win Boost: Altın\u00a0II\u00a0· 5 galibiyet');
});

test.each([
  ['started', 'Henüz maç oynanmadı'],
  ['completed', 'Maç oynanmadı'],
  ['cancelled', 'Maç oynanmadı'],
] as const)('an order that is %s without matches says “%s”', (state, words) => {
  const order = { ...orderOf('tft/win-boost', state), matches: [], matchFigures: { total: 0, won: 0, points: 0 } };
  render(
    <QueryClientProvider client={queryClient}>
      <Matches order={order} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(words)).toBeVisible();
});

test('a coaching order in progress is called a lesson, not a game', () => {
  render(<StatePill order={orderOf('kocluk', 'started')} />);
  expect(screen.getByText('Ders sürüyor')).toBeVisible();
  render(<StatePill order={orderOf('valorant/elo-boost', 'started')} />);
  expect(screen.getByText('Oynanıyor')).toBeVisible();
  expect(helperOf({ draft: draftOf('kocluk') }).name).toBe('koç');
});

const orderIn = (state: Order['state']) =>
  ({
    state,
    service: 'valorant/elo-boost',
    draft: draftOf('valorant/elo-boost'),
    estimate: { minHours: 136, maxHours: 184 },
    timeline: [],
    milestones: [],
    createdAt: '2026-11-20T12:00:00.000Z',
  }) as unknown as Order;

test.each([
  ['starting', 'booster', ['Tahmini süre: 6\u2060–\u20608 gün', 'Kazancın bakiyene geçer']],
  ['starting', 'customer', ['Tahmini süre: 6\u2060–\u20608 gün', 'Hesap bilgilerin silinir']],
  ['finished', 'booster', ['Kazancın bakiyene geçer']],
  ['finished', 'customer', ['Onayınla tamamlanır']],
] as const)('the stages of an order that is %s have notes that are written for the %s', (state, reader, notes) => {
  const stages = stagesOf(orderIn(state), reader) ?? [];
  expect(stages.slice(-notes.length).map(({ note }) => note)).toEqual(notes);
});

test.each(['waiting', 'processing'] as const)(
  'an order that is %s shows the estimated duration of its work',
  (state) => {
    const stages = stagesOf(orderIn(state), 'customer') ?? [];
    expect(stages.find(({ title }) => title === 'Oynandı')?.note).toMatch(/^Tahmini süre: 6.*8 gün$/);
  },
);

test('every order names its service, its game and its amount', () => {
  for (const { id, smallTitle } of services) {
    const { facts, amount } = describeOrder(draftOf(id));
    expect(facts[0]).toBe(smallTitle);
    expect(facts.length).toBeGreaterThan(1);
    expect(amount).toMatch(/\d/);
  }
});

test('an unranked customer begins below the first rung', () => {
  const draft = Draft.parse({
    service: 'tft/elo-boost',
    current: { tier: 'unranked' },
    target: { tier: 'iron', division: 4 },
  });
  expect(describeOrder(draft)).toMatchObject({ title: 'Derecesiz’den Demir\u00a0IV’e', amount: '1 basamak' });
});

const wins = { total: 5, unit: 'win' } as const;
const threeByWord = {
  ...wins,
  source: 'booster',
  done: 3,
  percent: 60,
  claim: '0199f000-0000-7000-8000-000000000009',
  proven: { done: 2, percent: 40 },
} as const;

const finishedWith = (progress: Order['progress']) =>
  ({ draft: draftOf('tft/win-boost'), state: 'finished', progress }) as const;

test('progress that nobody has agreed to is called the booster’s statement, beside the proven progress', () => {
  expect(shortfallText(finishedWith(threeByWord))).toBe(
    'Hedefe varıldığı kanıtlanmadı. Booster’ın söylediği, henüz onaylanmadı: 3 galibiyet tamam, 2 eksik (%60). Kanıtlanan ilerleme: 2 galibiyet tamam, 3 eksik (%40).',
  );
  expect(shortfallText(finishedWith(threeByWord), 'booster')).toMatch(
    /^Hedefe varıldığı kanıtlanmadı\. Söylediğin, henüz onaylanmadı: 3 .* Kanıtlanan ilerleme: 2/,
  );
  expect(shortfallText(finishedWith({ ...threeByWord, source: 'matches', done: 2, percent: 40 }))).toBe(
    'Hedefe varıldığı kanıtlanmadı. Girilen maçlara göre: 2 galibiyet tamam, 3 eksik (%40).',
  );
});

const dated = {
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  timelineTotal: 1,
  milestones: [],
  estimate: { minHours: 1, maxHours: 2 },
};

test('matches that do not count yet are counted apart from proven progress, which is the progress that the stages show', () => {
  const typed = { ...wins, source: 'matches', done: 5, percent: 100, proven: { done: 2, percent: 40 } } as const;
  expect(shortfallText(finishedWith(typed), 'booster')).toBe(
    'Hedefe varıldığı kanıtlanmadı. Girdiğin maçlara göre: 5 galibiyet tamam (%100). Kanıtlanan ilerleme: 2 galibiyet tamam, 3 eksik (%40).',
  );
  expect([saysMore(typed), provenProgress(typed).percent]).toEqual([true, 40]);
  const order = { ...orderOf('tft/win-boost', 'started'), progress: typed, ...dated };
  expect(stagesOf(order, 'customer')?.find(({ place }) => place === 'now')?.note).toBe('2 galibiyet tamam, 3 kaldı');
});

test('a match shows whether it counts, and otherwise from when', () => {
  const at = '2026-11-24T18:40:00.000Z';
  const match = {
    id: 'm',
    orderId: 'o',
    kills: 1,
    deaths: 1,
    assists: 1,
    points: 0,
    result: 'win',
    playedAt: at,
  } as const;
  const moment = () => '21.40';
  expect(standingText({ ...match, counts: true }, moment)).toBe('Sayıldı');
  expect(standingText({ ...match, counts: false, countsFrom: at }, moment)).toBe('En erken 21.40 sayılır');
  expect(standingText({ ...match, counts: false }, moment)).toBe('Sayılmadı');
  expect(waitingText({ matches: 23, until: at }, moment)).toMatch(
    /^23 maç henüz sayılmıyor.*Sonuncusu en erken 21\.40 sayılır\.$/,
  );
});

test('an extra win that was not played is mentioned when the goal is reached', () => {
  const at = { tier: 'gold', division: 3, points: 0 };
  const reached = { done: 3, percent: 99, current: at, extraWin: false };
  const progress = { ...reached, unit: 'rung', total: 3, source: 'matches', proven: reached } as const;
  const order = { draft: draftOf('league-of-legends/elo-boost'), state: 'finished', progress } as const;
  expect(isReached(progress)).toBe(false);
  expect(shortfallText(order)).toContain('hedefte, ek galibiyet eksik (%99)');
});

test('the three hours for finding a booster begin when the account is given, if the order needs one', () => {
  const note = (service: string, state: Order['state']) => {
    const order = {
      ...orderOf(service, state),
      ...dated,
    };
    return stagesOf(order, 'customer')?.find(({ title }) => title.includes('bulundu') || title.includes('aranıyor'))
      ?.note;
  };
  expect(note('tft/win-boost', 'waiting')).toBe('Hesap eklenince en geç 3 saat içinde');
  expect(note('tft/win-boost', 'processing')).toBe('En geç 3 saat içinde');
});

test('complete progress that only a booster claims does not count as reached', () => {
  const all = { ...threeByWord, done: 5, percent: 100 };
  expect([isReached(all), isReached({ ...all, proven: { done: 5, percent: 100 } })]).toEqual([false, true]);
  expect(shortfallText(finishedWith(all))).toMatch(
    /^Hedefe varıldığı kanıtlanmadı\. Booster’ın söylediği.*: 5 galibiyet tamam .* ilerleme: 2 galibiyet tamam, 3 eksik \(%40\)\.$/,
  );
});

test('the timeline shows the progress before and after a correction', () => {
  const correction = {
    at: '2026-11-20T12:00:00.000Z',
    actor: { role: 'booster', displayName: 'Ege D.' },
    kind: 'progress',
    from: null,
    to: null,
    reason: 'Oyun saymadı',
  } as const;
  const said = (service: string, progress: object, made?: object) =>
    timelineOf(
      {
        draft: draftOf(service),
        progress,
        timeline: [{ ...correction, ...(made ? { progress: made } : {}) }],
      } as Order,
      'customer',
    )[0]?.title;
  const two = { from: { done: 2, percent: 40 }, to: { done: 3, percent: 60 } };
  expect(said('tft/win-boost', wins, two)).toBe('İlerleme düzeltildi: 2 → 3 galibiyet');
  expect(said('tft/win-boost', wins)).toBe('İlerleme düzeltildi');
  const climbed = {
    from: { done: 0, percent: 0, current: { tier: 'silver', division: 2, points: 0 } },
    to: { done: 1.4, percent: 20, current: { tier: 'silver', division: 1, points: 40 } },
  };
  expect(said('league-of-legends/elo-boost', { unit: 'rung' }, climbed)).toBe(
    'İlerleme düzeltildi: Gümüş II → Gümüş I · 40 LP',
  );
});

test.each([
  ['kocluk', 'hour', 0, 2, 'İlerleme: 0 → 2 saat'],
  ['kocluk', 'hour', 2, 1.5, 'İlerleme düzeltildi: 2 → 1,5 saat'],
  ['league-of-legends/level-boost', 'level', 1, 3, 'İlerleme: 1 → 3 seviye'],
  ['league-of-legends/hero-boost', 'mastery', 0, 1, 'İlerleme: 0 → 1 ustalık adımı'],
])(
  'progress of %s, which has no matches, is a correction only when it falls (%s: %d to %d)',
  (service, unit, from, to, said) => {
    const entry = {
      at: '2026-11-20T12:00:00.000Z',
      kind: 'progress',
      actor: { role: 'booster', displayName: 'Ege D.' },
      progress: { from: { done: from, percent: 0 }, to: { done: to, percent: 0 } },
    };
    const order = { draft: draftOf(service), progress: { unit }, timeline: [entry] } as unknown as Order;
    expect(timelineOf(order, 'customer')[0]?.title).toBe(said);
  },
);

test.each([
  ['tft/win-boost', 'disputed', 'İtiraz ettin', 'Müşteri itiraz etti'],
  ['tft/win-boost', 'booster-requested', 'Başka booster istedin', 'Müşteri başka booster istedi'],
  ['kocluk', 'booster-requested', 'Başka koç istedin', 'Müşteri başka koç istedi'],
])(
  'the timeline of %s describes the customer’s own acts to them in the second person (%s)',
  (service, kind, own, others) => {
    const entry = { at: '2026-11-20T12:00:00.000Z', kind, actor: { role: 'customer', displayName: 'Ada Y.' } };
    const order = { draft: draftOf(service), progress: {}, timeline: [entry] } as unknown as Order;
    expect(timelineOf(order, 'customer')[0]?.title).toBe(own);
    expect(timelineOf(order, 'booster')[0]?.title).toBe(others);
  },
);

test('the guarantee of extra wins for a lost Win Boost says that support has to be asked', () => {
  expect(guarantees.leagueWins).toContain('destekten iste');
});
