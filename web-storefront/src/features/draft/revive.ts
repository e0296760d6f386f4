import { agents, champions, lanes, orderServers, queues, spells, type PlayedGame } from '#contract/vocabulary.ts';
import { stepIndex } from '#contract/ranks.ts';
import {
  mostPoints,
  MOST_CHAMPIONS,
  MOST_NOTE,
  MOST_SPELLS,
  rangeOf,
  rankAt,
  type EloChoices,
  type RankChoice,
} from './choices.ts';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const oneOf = <V extends string>(values: readonly V[], value: unknown, otherwise: V): V =>
  values.find((candidate) => candidate === value) ?? otherwise;
const someOf = <V extends string>(values: readonly V[], chosen: unknown, most: number): V[] =>
  Array.isArray(chosen) ? values.filter((value) => chosen.includes(value)).slice(0, most) : [];
const textUpTo = (most: number, value: unknown): string => (typeof value === 'string' ? value.slice(0, most) : '');

function rankFrom(game: PlayedGame, value: unknown, otherwise: RankChoice): RankChoice {
  const { tier, division, points } = record(value);
  const index = stepIndex(game, { tier: String(tier), division: Number(division) });
  if (index < 0) return otherwise;
  const whole = Number.isInteger(points) ? Math.min(Math.max(Number(points), 0), mostPoints(String(tier))) : 0;
  return rankAt(game, index, whole);
}

/** Choices out of a link or out of storage: what fits is taken, the rest is as before. */
export function reviveChoices(before: EloChoices, stored: unknown): EloChoices {
  const given = { ...before, ...record(stored) };
  const { game } = before;
  const extras: Record<string, unknown> = { ...before.extras, ...record(given.extras) };
  const revived: EloChoices = {
    game,
    server: oneOf<string>(orderServers[game], given.server, before.server),
    queue: oneOf(queues, given.queue, before.queue),
    current: rankFrom(game, given.current, before.current),
    target: rankFrom(game, given.target, before.target),
    lane: oneOf(lanes, given.lane, before.lane),
    champions: someOf<string>(champions, given.champions, MOST_CHAMPIONS),
    spells: someOf(spells, given.spells, MOST_SPELLS),
    flashKey: oneOf(['d', 'f'], given.flashKey, before.flashKey),
    agents: someOf(agents, given.agents, MOST_CHAMPIONS),
    extras: {
      offline: extras.offline === true,
      stream: extras.stream === true,
      priority: extras.priority === true,
      extraWin: extras.extraWin === true,
    },
    coupon: textUpTo(40, given.coupon),
    note: textUpTo(MOST_NOTE, given.note),
  };
  const { from, to } = rangeOf(revived);
  return to > from ? revived : { ...revived, current: before.current, target: before.target };
}
