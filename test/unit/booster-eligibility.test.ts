import { describe, expect, test } from '@jest/globals';
import { positionOf } from '#kernel/ladder.ts';
import { ladderOf, playedGames, services } from '#kernel/vocabulary.ts';
import { ineligibleBecause, type OrderRequirements } from '#modules/booster/domain/eligibility.ts';
import { changed, newProfile, type ProfileChange } from '#modules/booster/domain/profile.ts';
import { masterOfAll } from '#modules/booster/profile.seed.ts';

const leagueElo: ProfileChange = {
  availableServices: ['league-of-legends/elo-boost'],
  comfortableLeagueServers: ['tr', 'euw'],
  leagueRank: 'diamond2',
};
const toDiamond = (division: number): OrderRequirements => ({
  service: 'league-of-legends/elo-boost',
  game: 'league',
  server: 'tr',
  highestPosition: positionOf('league', { tier: 'diamond', division }),
});
const judge = (change: ProfileChange, needs: OrderRequirements, active = true) =>
  ineligibleBecause({ profile: changed(newProfile('booster'), change), active }, needs);

describe('a booster may play an order', () => {
  test('whose service, server and rank are within the booster’s profile', () => {
    expect(judge(leagueElo, toDiamond(3))).toBeUndefined();
    expect(judge(leagueElo, toDiamond(2))).toBeUndefined();
  });

  test('on any server, if the profile sets no server for the game', () => {
    expect(judge({ ...leagueElo, comfortableLeagueServers: [] }, { ...toDiamond(3), server: 'ru' })).toBeUndefined();
  });

  test('of any rank, if the profile sets no rank for the game', () => {
    const { highestPosition: _, ...needs } = toDiamond(1);
    const challenger = positionOf('league', { tier: 'challenger', lp: 900 });
    expect(judge({ ...leagueElo, leagueRank: null }, { ...needs, highestPosition: challenger })).toBeUndefined();
  });

  test('of any number of LP, if the profile has the highest rank', () => {
    const needs = { ...toDiamond(1), highestPosition: positionOf('league', { tier: 'challenger', lp: 2500 }) };
    expect(judge({ ...leagueElo, leagueRank: 'challenger1' }, needs)).toBeUndefined();
    expect(judge({ ...leagueElo, leagueRank: 'challenger2' }, needs)).toBe('rank');
  });

  test('of every service, if the booster has the profile of the demo booster', () => {
    for (const service of services)
      for (const game of playedGames)
        expect(
          judge(masterOfAll, {
            service: service.id,
            game,
            server: 'ru',
            highestPosition: (ladderOf(game).length - 1) * 100,
          }),
        ).toBeUndefined();
  });
});

describe('a booster may not play an order', () => {
  test.each<[string, ProfileChange, Partial<OrderRequirements>]>([
    ['service', { ...leagueElo, availableServices: [] }, {}],
    ['service', leagueElo, { service: 'league-of-legends/win-boost' }],
    ['server', leagueElo, { server: 'ru' }],
    ['rank', leagueElo, toDiamond(1)],
    ['rank', { ...leagueElo, leagueRank: 'unranked' }, toDiamond(4)],
  ])('outside of the profile’s %s', (because, profile, needs) => {
    expect(judge(profile, { ...toDiamond(3), ...needs })).toBe(because);
  });

  test('if the booster is banned, and the ban is named before any other reason', () => {
    expect(judge(leagueElo, toDiamond(3), false)).toBe('banned');
    expect(judge({}, toDiamond(3), false)).toBe('banned');
  });

  test('of TFT on a server where they don’t play League', () => {
    const needs: OrderRequirements = { service: 'tft/elo-boost', game: 'tft', server: 'ru', highestPosition: null };
    expect(judge({ ...leagueElo, availableServices: ['tft/elo-boost'] }, needs)).toBe('server');
  });
});

test('a profile change keeps the fields that it does not name', () => {
  const before = changed(newProfile('booster'), leagueElo);
  expect(changed(before, { tier: 3, leagueRank: undefined, tftRank: null })).toEqual({ ...before, tier: 3 });
  expect(changed(before, { leagueRank: null }).leagueRank).toBeNull();
});
