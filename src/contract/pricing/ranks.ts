import { tierLabels as tierNames } from '../../kernel/labels.tr.ts';
import { hasDivisions, type RankLike, rankName } from '../../kernel/rank-labels.tr.ts';
import { ladderOf, type PlayedGame, type Rung, type Tier } from '../../kernel/vocabulary.ts';

// Ranks in the order form's picker.

export { tierNames };
export * from '../../kernel/rank-labels.tr.ts';

/** One step of the picker's staircase. */
export interface Step extends Rung {
  readonly name: string;
}

const stepsOfLadder = (game: PlayedGame): readonly Step[] =>
  ladderOf(game)
    .filter((rung) => rung.tier !== 'unranked' && (hasDivisions(rung.tier) || rung.division === lowestDivision(game)))
    .map((rung) => ({ ...rung, name: rankName(game, rung) }));

const lowestDivision = (game: PlayedGame) => (game === 'valorant' ? 1 : 4);

const league = stepsOfLadder('league');
const valorant = stepsOfLadder('valorant');

/**
 * The picker's steps: the ladder without "unranked" and with each apex tier as one step. There are 31 steps in League and its
 * related games, and 25 in Valorant.
 */
export const stepsOf = (game: PlayedGame): readonly Step[] => (game === 'valorant' ? valorant : league);

/** The index of a rank's step; -1 for unranked. */
export const stepIndex = (game: PlayedGame, { tier, division }: RankLike): number =>
  stepsOf(game).findIndex((step) => step.tier === tier && (!hasDivisions(tier) || step.division === division));

/** The divisions of a tier, for the width of its group: 4, 3, or none. */
export const divisionsOf = (game: PlayedGame, tier: Tier): readonly number[] =>
  stepsOf(game)
    .filter((step) => step.tier === tier && hasDivisions(tier))
    .map((step) => step.division ?? 0);

/** Turkish case endings by the pronunciation of the last word: Altın üç'ten, Altın dört'e, Ustalık'tan. */
const readEndings: Record<number, readonly [from: string, to: string]> = {
  1: ['den', 'e'],
  2: ['den', 'ye'],
  3: ['ten', 'e'],
  4: ['ten', 'e'],
};

export function fromRank(game: PlayedGame, rank: RankLike): string {
  return `${rankName(game, rank)}’${endings(rank)[0]}`;
}

export function toRank(game: PlayedGame, rank: RankLike): string {
  return `${rankName(game, rank)}’${endings(rank)[1]}`;
}

function endings({ tier, division }: RankLike): readonly [string, string] {
  if (division && hasDivisions(tier)) return readEndings[division] ?? ['den', 'e'];
  return tier === 'unranked' ? ['den', 'e'] : ['tan', 'a'];
}
