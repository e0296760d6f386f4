import { expect, test } from '@jest/globals';
import { percentOfStep, progressSentence } from '#contract/order/progress-sentence.ts';
import { saidProgress } from '#contract/order/progress.words.tr.ts';

const gold3 = { tier: 'gold', division: 3, points: 23 };

test.each([
  ['league', 'rung', 0.23, 3, gold3, 'Altın III · 23 LP, hedefe 277 LP'],
  ['valorant', 'rung', 0, 3, { tier: 'gold', division: 3, points: 0 }, 'Altın 3, hedefe 300 KP'],
  ['league', 'rung', 3, 3, { tier: 'platinum', division: 4, points: 0 }, 'Platin IV, hedefte'],
  ['league', 'lp', 120, 400, undefined, '120 LP kazanıldı, hedefe 280 LP'],
  ['valorant', 'kp', 80, 80, undefined, '80 KP kazanıldı, hedefte'],
  ['league', 'win', 3, 5, undefined, '3 galibiyet tamam, 2 kaldı'],
  ['valorant', 'match', 4, 4, undefined, '4 maç tamam'],
  ['league', 'level', 1, 29, undefined, '1 seviye tamam, 28 kaldı'],
  ['league', 'mastery', 0, 2, undefined, '0 ustalık adımı tamam, 2 kaldı'],
  ['league', 'hour', 1.5, 2, undefined, '1,5 saat tamam, 0,5 kaldı'],
] as const)(
  'the progress of %s in %s (%d of %d) is written in its service’s words',
  (game, unit, done, total, current, said) => {
    expect(progressSentence(game, { unit, done, total, ...(current ? { current } : {}) })).toBe(said);
  },
);

test('the sentence of a climb names the source of the progress, the rank and the distance to the goal', () => {
  const progress = { unit: 'rung', total: 3, source: 'matches', percent: 8, done: 0.23, current: gold3 } as const;
  const draft = { service: 'league-of-legends/elo-boost' };
  const order = { draft, state: 'finished', progress: { ...progress, proven: progress } } as const;
  expect(saidProgress(order)).toBe('Girilen maçlara göre: Altın III · 23 LP, hedefe 277 LP (%8)');
  const said = {
    ...progress,
    source: 'booster',
    percent: 100,
    done: 3,
    current: { tier: 'platinum', division: 4, points: 0 },
  } as const;
  expect(saidProgress({ ...order, progress: { ...said, proven: progress } })).toBe(
    'Booster’ın söylediği, henüz onaylanmadı: Platin IV, hedefte (%100). Kanıtlanan ilerleme: Altın III · 23 LP, hedefe 277 LP (%8)',
  );
});

test('the sentence of an order whose draft cannot be read has the percentage only', () => {
  const progress = {
    unit: 'percent',
    total: 100,
    source: 'agreed',
    percent: 40,
    done: 40,
    proven: { percent: 0, done: 0 },
  } as const;
  expect(saidProgress({ draft: null, state: 'started', progress })).toBe('Onaylanan ilerleme: %40 tamam');
});

test('the remaining work is called “kaldı” while the order is played, and “eksik” after it is finished', () => {
  const progress = {
    unit: 'win',
    total: 5,
    source: 'matches',
    percent: 60,
    done: 3,
    proven: { percent: 60, done: 3 },
  } as const;
  const draft = { service: 'tft/win-boost' };
  const said = (['in-game', 'finished', 'closed', 'completed', 'cancelled'] as const).map((state) =>
    saidProgress({ draft, state, progress }).slice('Girilen maçlara göre: 3 galibiyet tamam, '.length),
  );
  expect(said).toEqual(['2 kaldı (%60)', ...Array(4).fill('2 eksik (%60)')]);
});

test('a step of the progress picture is filled by its points, an apex tier by its span', () => {
  expect(percentOfStep('league', gold3)).toBe(23);
  expect(percentOfStep('valorant', { tier: 'radiant', division: 1, points: 250 })).toBe(100);
  expect(percentOfStep('league', { tier: 'master', division: 4, points: 0 })).toBe(0);
  expect(percentOfStep('league', { tier: 'master', division: 4, points: 100 })).toBe(25);
  expect(percentOfStep('league', { tier: 'grandmaster', division: 4, points: 400 })).toBe(0);
});
