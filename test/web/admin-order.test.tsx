import { expect, test } from '@jest/globals';
import { orderStanding } from '#contract/order/words.tr.ts';
import { choicesOf, goalOf, ladderRangeOf, rungChoice, rungChoices, rungName } from '../../web-admin/src/lib/draft.ts';
import { leavesWork, movementsOf, splitsMoney } from '../../web-admin/src/resources/orders/money-preview.ts';

const kurus = (amount: number) => ({ amount, currency: 'TRY' as const });
const order = (state: 'waiting' | 'started' | 'finished' | 'closed') => ({
  state,
  price: kurus(92_000),
  earningsNow: kurus(59_800),
});
const amounts = (movements: ReturnType<typeof movementsOf>) =>
  movements.map(({ label, amount }) => [label, amount.amount]);

test('cancelling before a booster has the order refunds everything', () => {
  expect(amounts(movementsOf({ state: 'waiting', price: kurus(92_000) }, 'cancelled', 0))).toEqual([
    ['Müşteriye iade', 92_000],
  ]);
});

test('cancelling later pays the booster the earned part of the share and refunds the rest', () => {
  for (let percent = 0; percent <= 100; percent += 5) {
    const movements = movementsOf(order('started'), 'cancelled', percent);
    expect(movements.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(92_000);
  }
  expect(amounts(movementsOf(order('finished'), 'cancelled', 40))).toEqual([
    ['Booster’a', 23_920],
    ['Müşteriye iade', 68_080],
  ]);
});

test('settlement pays the share and keeps the rest; the start of a match moves no money', () => {
  expect(amounts(movementsOf(order('closed'), 'completed', 0))).toEqual([
    ['Booster’a', 59_800],
    ['Basamak’a', 32_200],
  ]);
  expect(movementsOf(order('started'), 'in-game', 0)).toEqual([]);
  expect(splitsMoney('processing', 'cancelled')).toBe(false);
});

test('only a booster who is taken from an order in play leaves finished work', () => {
  const from = ['waiting', 'processing', 'starting', 'started', 'in-game', 'finished'] as const;
  expect(from.filter((state) => leavesWork(state, 'processing'))).toEqual(['started', 'in-game']);
  expect(leavesWork('started', 'cancelled')).toBe(false);
});

test('a draft is described in words', () => {
  const draft = {
    service: 'league-of-legends/elo-boost' as const,
    server: 'tr' as const,
    queue: 'solo' as const,
    current: { tier: 'gold' as const, division: 3, lp: 34 },
    target: { tier: 'diamond' as const, division: 4 },
    spells: ['flash' as const],
    flashKey: 'f' as const,
    extras: { offline: true, priority: true, stream: false },
  };
  expect(goalOf(draft)).toBe('Altın III · 34 LP → Elmas IV');
  expect(ladderRangeOf(draft)).toEqual({ game: 'league', from: 13, to: 24 });
  // a Win Boost counts wins and has no range on the ladder
  expect(ladderRangeOf({ ...draft, target: undefined, wins: 5 })).toBeNull();
  expect(choicesOf(draft, 'jungle', null)).toEqual([
    { label: 'Sunucu', value: 'TR' },
    { label: 'Kuyruk', value: 'Tek/Çift' },
    { label: 'Koridor', value: 'Orman' },
    { label: 'Büyüler', value: 'Sıçra (F)' },
    { label: 'Ek seçenekler', value: 'Çevrim dışı mod, Öncelik' },
  ]);
});

test.each([
  [
    { service: 'valorant/win-boost', current: { tier: 'ascendant', division: 2, kp: 11 }, wins: 5 },
    '5 galibiyet · Yücelik 2 · 11 KP',
  ],
  [{ service: 'tft/yerlestirme-maclari', previousTier: 'gold', matches: 10 }, '10 maç · geçen sezon Altın'],
  [{ service: 'league-of-legends/challenger-boost', current: { lp: 612 }, target: { lp: 800 } }, '612 LP → 800 LP'],
  [{ service: 'league-of-legends/level-boost', level: { from: 4, to: 30 } }, 'Hesap seviyesi 4 → 30'],
  [{ service: 'kocluk', coach: { game: 'league', league: 'emerald', hours: 4 } }, '4 saat · League of Legends Zümrüt'],
] as const)('the goal of %o is %s', (draft, goal) => {
  expect(goalOf(draft)).toBe(goal);
});

test.each([
  ['cancelled', 60_000, 'Kısmen iade edildi'],
  ['cancelled', 92_000, 'İptal edildi'],
  ['cancelled', 0, 'İptal edildi'],
  ['finished', 0, 'Onay bekliyor'],
] as const)('an order that is %s with %i kuruş refunded of 92000 is called %s', (state, refunded, label) => {
  const order = { state, service: 'kocluk', price: kurus(92_000), refunded: kurus(refunded), disputed: false };
  expect(orderStanding(order).label).toBe(label);
});

test('every rank of a profile can be chosen, also the lower divisions of an apex tier', () => {
  for (const id of ['diamond2', 'master3', 'challenger1']) {
    const chosen = rungChoices('league').find((choice) => choice.id === rungChoice('league', id));
    expect(chosen?.name).toBe(rungName('league', id));
  }
});
