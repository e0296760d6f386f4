import {
  isApex,
  orderServers,
  type Agent,
  type Lane,
  type PlayedGame,
  type Queue,
  type Spell,
} from '#contract/vocabulary.ts';
import type { RouteInputOf } from '#contract/client.ts';
import { gameSlugs } from '../../app/paths.ts';
import { hasDivisions, stepIndex, stepsOf, type RankLike } from '#contract/ranks.ts';
import type { StairRange } from '../../ui/stair/range.ts';

export type Draft = RouteInputOf<'POST /orders/calculate'>['body'];

export interface RankChoice extends RankLike {
  readonly tier: string;
  readonly division: number | null;
  /** LP, or KP in Valorant. */
  readonly points: number;
}

export interface Extras {
  readonly offline: boolean;
  readonly stream: boolean;
  readonly priority: boolean;
  readonly extraWin: boolean;
}

/** What a customer has chosen in an elo boost's form. All games share it; {@link toDraft} sends what the game has. */
export interface EloChoices {
  readonly game: PlayedGame;
  readonly server: string;
  readonly queue: Queue;
  readonly current: RankChoice;
  readonly target: RankChoice;
  readonly lane: Lane;
  readonly champions: readonly string[];
  readonly spells: readonly Spell[];
  readonly flashKey: 'd' | 'f';
  readonly agents: readonly Agent[];
  readonly extras: Extras;
  /** Typed by the customer; the promotional code is added when a price is asked for. */
  readonly coupon: string;
  readonly note: string;
}

export const MOST_CHAMPIONS = 5;
export const MOST_SPELLS = 2;
export const MOST_NOTE = 500;

export const hasLanes = (game: PlayedGame): boolean => game === 'league' || game === 'wildrift';
export const hasSpells = (game: PlayedGame): boolean => game === 'league';
export const hasAgents = (game: PlayedGame): boolean => game === 'valorant';
export const hasQueues = (game: PlayedGame): boolean => game === 'league';
export const pointsName = (game: PlayedGame): 'LP' | 'KP' => (game === 'valorant' ? 'KP' : 'LP');
export const mostPoints = (tier: string): number => (isApex(tier) ? 3000 : 99);
/** The apex tiers are climbed by LP, so their target has points of its own. */
export const targetHasPoints = (tier: string): boolean => isApex(tier);

const firstRange: Record<PlayedGame, StairRange> = {
  league: { from: 13, to: 24 },
  wildrift: { from: 13, to: 24 },
  tft: { from: 13, to: 24 },
  valorant: { from: 8, to: 17 },
};

export const rankAt = (game: PlayedGame, index: number, points = 0): RankChoice => {
  const step = stepsOf(game)[index];
  if (!step) throw new RangeError(`no step ${index} in ${game}`);
  return { tier: step.tier, division: hasDivisions(step.tier) ? step.division : null, points };
};

export const defaultChoices = (game: PlayedGame): EloChoices => ({
  game,
  server: orderServers[game][0],
  queue: 'solo',
  current: rankAt(game, firstRange[game].from),
  target: rankAt(game, firstRange[game].to),
  lane: 'none',
  champions: [],
  spells: [],
  flashKey: 'f',
  agents: [],
  extras: { offline: true, stream: false, priority: false, extraWin: false },
  coupon: '',
  note: '',
});

export const rangeOf = ({ game, current, target }: EloChoices): StairRange => ({
  from: stepIndex(game, current),
  to: stepIndex(game, target),
});

/** Moves the ranks; points stay with a rank that did not move. */
export function withRange(choices: EloChoices, range: StairRange): Pick<EloChoices, 'current' | 'target'> {
  const before = rangeOf(choices);
  return {
    current: range.from === before.from ? choices.current : rankAt(choices.game, range.from),
    target: range.to === before.to ? choices.target : rankAt(choices.game, range.to),
  };
}

/** @param coupon the code to send: the typed one, else the promotional one, else none. */
export function toDraft(choices: EloChoices, coupon: string | null): Draft {
  const { game } = choices;
  const rank = ({ tier, division, points }: RankChoice, withPoints: boolean) => ({
    tier,
    ...(division === null ? {} : { division }),
    ...(withPoints && points > 0 ? { [game === 'valorant' ? 'kp' : 'lp']: points } : {}),
  });
  const draft = {
    service: `${gameSlugs[game]}/elo-boost`,
    server: choices.server,
    current: rank(choices.current, true),
    target: rank(choices.target, targetHasPoints(choices.target.tier)),
    extras: choices.extras,
    ...(hasQueues(game) ? { queue: choices.queue } : {}),
    ...(hasLanes(game) ? { lane: choices.lane, champions: choices.champions } : {}),
    ...(hasSpells(game) && choices.spells.length > 0 ? { spells: choices.spells } : {}),
    ...(hasSpells(game) && choices.spells.includes('flash') ? { flashKey: choices.flashKey } : {}),
    ...(hasAgents(game) ? { agents: choices.agents } : {}),
    ...(coupon ? { coupon } : {}),
    ...(choices.note.trim() ? { note: choices.note.trim() } : {}),
  };
  return draft as Draft; // the union's members differ by game only; the server checks the shape again
}

/** The surcharge for a specific champion needs to know which. */
export const needsChampion = ({ game, lane, champions }: EloChoices): boolean =>
  hasLanes(game) && lane === 'champion' && champions.length === 0;
