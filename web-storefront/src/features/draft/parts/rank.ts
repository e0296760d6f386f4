import { rankName, stepIndex, tierNames } from '#contract/pricing/ranks.ts';
import { leagueTiers, valorantTiers, type PlayedGame, type Service } from '#contract/vocabulary.ts';
import { gameOf } from '../choices.ts';
import { firstClimb, mostPoints, rangeOf, rankAt, sentClimb, sentRank, UNRANKED, type RankChoice } from '../ladder.ts';
import { oneOf, part, record, within, type Lost } from './part.ts';

export const gameOfService = ({ game }: Service): PlayedGame => (game === 'coaching' ? 'league' : game);

export const tiersOf = (game: PlayedGame): readonly string[] => (game === 'valorant' ? valorantTiers : leagueTiers);

function revivedRank(
  game: PlayedGame,
  name: string,
  value: unknown,
  before: RankChoice,
  least: number,
  lost: Lost,
): RankChoice {
  if (value === undefined) return before;
  const { tier, division, points } = record(value);
  const rank = { tier: String(tier), division: Number(division) };
  const index = rank.tier === 'unranked' ? UNRANKED : stepIndex(game, rank);
  if (index < least || (index === UNRANKED && rank.tier !== 'unranked')) {
    lost(`${name}: ${rankName(game, rank).slice(0, 40)}`);
    return before;
  }
  return rankAt(game, index, within(0, mostPoints(rank.tier), points, 0));
}

/** A climb: the current rank and the target. */
export const ladder = part({
  own: ['current', 'target'],
  defaults: (service) => firstClimb(gameOfService(service)),
  revive: (given, before, lost) => {
    const game = gameOf(before);
    const climb = {
      current: revivedRank(game, 'Şu anki rank', given.current, before.current, UNRANKED, lost),
      target: revivedRank(game, 'Hedef rank', given.target, before.target, 0, lost),
    };
    const { from, to } = rangeOf(game, climb);
    return to > from ? climb : { current: before.current, target: before.target };
  },
  send: (choices): { current: unknown; target: unknown } => sentClimb(gameOf(choices), choices),
});

/** The current rank, for services without a target rank. */
export const rank = part({
  own: ['current'],
  defaults: (service) => ({ current: firstClimb(gameOfService(service)).current }),
  revive: (given, before, lost) => ({
    current: revivedRank(gameOf(before), 'Rank', given.current, before.current, UNRANKED, lost),
  }),
  send: (choices): { current: unknown } => ({ current: sentRank(gameOf(choices), choices.current, false) }),
});

/** The tier at the end of the previous season. */
export const season = part({
  own: ['previousTier'],
  defaults: () => ({ previousTier: 'gold' }),
  revive: (given, before, lost) => ({
    previousTier: oneOf('Önceki sezon', tiersOf(gameOf(before)), given.previousTier, before.previousTier, lost),
  }),
  send: ({ previousTier }) => ({ previousTier }),
});

export const tierName = (tier: string): string =>
  tier in tierNames ? tierNames[tier as keyof typeof tierNames] : tier;
