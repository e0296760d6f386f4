import { tierLabels } from './labels.tr.ts';
import { isTier, pointsName, rankName } from './rank-labels.tr.ts';
import { gameOf, type PlayedGame, serviceOf } from './vocabulary.ts';

// What is ordered, as people read it.

interface Place {
  readonly tier?: string | undefined;
  readonly division?: number | null | undefined;
  readonly lp?: number | undefined;
  readonly kp?: number | undefined;
}

interface MasteryStep {
  readonly level: number;
  readonly marks?: number | undefined;
}

/** The fields of the contract's `Draft` that say what is to be played. Each service has its own. */
export interface OrderedWork {
  readonly service: string;
  readonly current?: Place | undefined;
  readonly target?: Place | undefined;
  readonly wins?: number | undefined;
  readonly previousTier?: string | undefined;
  readonly matches?: number | undefined;
  readonly level?: { readonly from: number; readonly to: number } | undefined;
  readonly mastery?: { readonly champion: string; readonly from: MasteryStep; readonly to: MasteryStep } | undefined;
  readonly coach?: { readonly game: PlayedGame; readonly league: string; readonly hours: number } | undefined;
}

const tierName = (tier: string): string => (isTier(tier) ? tierLabels[tier] : tier);

/** A step of the mastery table: `Ustalık 5`, `Ustalık 6, 2 nişan`. */
export const masteryName = ({ level, marks = 0 }: MasteryStep): string =>
  marks === 0 ? `Ustalık ${level}` : `Ustalık ${level}, ${marks} nişan`;

const pointsIn = ({ lp, kp }: Place): number => lp ?? kp ?? 0;

const rankIn = (game: PlayedGame, { tier = '', division = null, ...place }: Place): string => {
  const points = pointsIn(place);
  const name = rankName(game, { tier, division }).replaceAll(' ', '\u00a0');
  return points > 0 ? `${name}\u00a0· ${points}\u00a0${pointsName(game)}` : name;
};

const climbIn = (game: PlayedGame, from: Place, to: Place): string =>
  from.tier === undefined
    ? `${pointsIn(from)} → ${pointsIn(to)} ${pointsName(game)}`
    : `${rankIn(game, from)} → ${rankIn(game, to)}`;

/**
 * What is ordered, without the service: `Altın III → Platin IV`, `Altın III · 5 galibiyet`, `Seviye 1 → 11`. Non-breaking
 * spaces keep a rank on one line.
 */
export const workInWords = (work: OrderedWork): string => {
  const { current, target, wins, previousTier, matches, level, mastery, coach } = work;
  const game = gameOf(work);
  if (current && target) return climbIn(game, current, target);
  if (current) return `${rankIn(game, { ...current, lp: 0, kp: 0 })}\u00a0· ${wins ?? 0} galibiyet`;
  if (matches !== undefined) return [...(previousTier ? [tierName(previousTier)] : []), `${matches} maç`].join(' · ');
  if (level) return `Seviye ${level.from} → ${level.to}`;
  if (mastery) {
    const climbed = `${masteryName(mastery.from)} → ${masteryName(mastery.to)}`;
    return mastery.champion === '' ? climbed : `${mastery.champion} · ${climbed}`;
  }
  return coach ? `${tierName(coach.league)} koç · ${coach.hours} saat` : '';
};

/** The service, and on a second line what is ordered of it: `League of Legends Elo Boost`, `Altın III → Platin IV`. */
export const orderInWords = (work: OrderedWork): string => {
  const { title } = serviceOf(work.service);
  const words = workInWords(work);
  return words === '' ? title : `${title}\n${words}`;
};
