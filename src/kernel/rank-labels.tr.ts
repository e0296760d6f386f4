import { tierLabels } from './labels.tr.ts';
import { isApex, type PlayedGame, type Tier } from './vocabulary.ts';

// Ranks as people read them.

export const isTier = (tier: string): tier is Tier => tier in tierLabels;

const roman = ['', 'I', 'II', 'III', 'IV'];

/** Whether people see divisions of this tier: not for League's apex tiers, Valorant's `radiant`, and `unranked`. */
export const hasDivisions = (tier: string): boolean => !isApex(tier) && tier !== 'radiant' && tier !== 'unranked';

/** The unit of a game's rank points. */
export const pointsName = (game: PlayedGame): 'LP' | 'KP' => (game === 'valorant' ? 'KP' : 'LP');

/** Roman numerals in League and its related games, Arabic ones in Valorant. */
export const divisionName = (game: PlayedGame, division: number): string =>
  game === 'valorant' ? String(division) : (roman[division] ?? '');

export interface RankLike {
  readonly tier: string;
  readonly division?: number | null;
}

/** `Altın III`, `Yücelik 2`, `Ustalık`. */
export function rankName(game: PlayedGame, { tier, division }: RankLike): string {
  const name = isTier(tier) ? tierLabels[tier] : tier;
  return division && hasDivisions(tier) ? `${name} ${divisionName(game, division)}` : name;
}
