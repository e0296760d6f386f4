import { describe, expect, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { positionOf, rankAt, tierSpans } from '#kernel/ladder.ts';
import { ladderOf, leagueLadder, playedGames, valorantLadder } from '#kernel/vocabulary.ts';

test('League’s ladder has 41 steps, unranked through challenger1', () => {
  expect(leagueLadder.map((rung) => rung.id)).toHaveLength(41);
  expect([leagueLadder[0]?.id, leagueLadder[1]?.id, leagueLadder.at(-1)?.id]).toEqual([
    'unranked',
    'iron4',
    'challenger1',
  ]);
});

test('Valorant’s ladder has 26 steps, unranked through radiant1', () => {
  expect(valorantLadder.map((rung) => rung.id)).toHaveLength(26);
  expect([valorantLadder[0]?.id, valorantLadder[1]?.id, valorantLadder.at(-1)?.id]).toEqual([
    'unranked',
    'iron1',
    'radiant1',
  ]);
});

describe.each(playedGames)('the position in %s', (game) => {
  test('of every rung is 100 points above the rung below', () => {
    expect(ladderOf(game).map((rung) => positionOf(game, rung))).toEqual(ladderOf(game).map((_, index) => index * 100));
  });

  test('can be turned back into the rank', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ladderOf(game)), fc.nat({ max: 99 }), (rung, points) => {
        const rank = rankAt(game, positionOf(game, rung) + points);
        expect(rank).toMatchObject({ tier: rung.tier, division: rung.division });
        expect(positionOf(game, { tier: rank.tier, division: rank.division, lp: rank.points })).toBe(
          positionOf(game, rung) + points,
        );
      }),
    );
  });

  test('runs through the tiers without a gap', () => {
    const spans = tierSpans[game];
    expect(spans.slice(1).map((span) => span.from)).toEqual(spans.slice(0, -1).map((span) => span.to));
    expect(spans.at(-1)?.to).toBe(Infinity);
  });
});

test('LP of the apex tiers are counted on from master, with a floor for each tier', () => {
  const master = positionOf('league', { tier: 'master' });
  expect(positionOf('league', { tier: 'master', lp: 250 })).toBe(master + 250);
  expect(positionOf('league', { tier: 'grandmaster', lp: 450 })).toBe(master + 450);
  expect(positionOf('league', { tier: 'grandmaster', lp: 20 })).toBe(master + 400);
  expect(rankAt('league', master + 1500)).toEqual({ tier: 'challenger', division: 1, points: 1500 });
});
