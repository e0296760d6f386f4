import * as z from 'zod/mini';
import { champions as championNames } from '../../kernel/champions.ts';
import {
  agents,
  draftLimits as most,
  isApex,
  lanes,
  leagueTiers,
  masterySteps,
  orderServers,
  type PlayedGame,
  playedGames,
  queues,
  type ServiceId,
  spells,
  valorantTiers,
} from '../../kernel/vocabulary.ts';
import { Id, line, named, text } from '../common.ts';

// The order draft (domain.md §3): one strict schema per service, so that a field which the service doesn't have is refused.
// Business rules (target too low, coupon used up) are not checked here but by pricing.

const whole = (minimum: number, maximum: number) => z.int().check(z.gte(minimum), z.lte(maximum));

/** Tiers without divisions; a given division is ignored. */
const undivided = (tier: string) => tier === 'unranked' || isOpenEnded(tier);
/** Tiers in which LP or KP are counted beyond 99. */
const isOpenEnded = (tier: string) => tier === 'radiant' || isApex(tier);

interface Rank {
  readonly tier: string;
  readonly division?: number | undefined;
  readonly lp?: number | undefined;
  readonly kp?: number | undefined;
}
const pointsOf = (rank: Rank) => rank.lp ?? rank.kp ?? 0;
const divisionWhereTierHasSome = z.refine<Rank>(({ tier, division }) => division !== undefined || undivided(tier), {
  path: ['division'],
  error: 'required',
});
const pointsWithinRung = (path: 'lp' | 'kp') =>
  z.refine<Rank>((rank) => isOpenEnded(rank.tier) || pointsOf(rank) < (rank.tier === 'unranked' ? 1 : 100), {
    path: [path],
    error: 'too_big',
  });
/** A target is the start of a rung, except in the apex tiers, which are climbed by LP. */
const pointsOnlyInApex = (path: 'lp' | 'kp') =>
  z.refine<Rank>((rank) => isApex(rank.tier) || pointsOf(rank) === 0, { path: [path], error: 'too_big' });
const pointsNamedOnce = z.refine<Rank>(({ lp, kp }) => lp === undefined || kp === undefined, {
  path: ['kp'],
  error: 'unknown',
});

const points = z.optional(whole(0, most.points));
const leagueFields = { tier: z.enum(leagueTiers), division: z.optional(whole(1, 4)), lp: points };
const leagueRank = z.strictObject(leagueFields).check(divisionWhereTierHasSome, pointsWithinRung('lp'));
const leagueTarget = z.strictObject(leagueFields).check(divisionWhereTierHasSome, pointsOnlyInApex('lp'));
/** Valorant's points are KP; `lp` is accepted as well. */
const valorantFields = { tier: z.enum(valorantTiers), division: z.optional(whole(1, 3)), kp: points, lp: points };
const valorantRank = z
  .strictObject(valorantFields)
  .check(divisionWhereTierHasSome, pointsNamedOnce, pointsWithinRung('kp'));
const valorantTarget = z
  .strictObject(valorantFields)
  .check(divisionWhereTierHasSome, pointsNamedOnce, pointsOnlyInApex('kp'));
const lpOnly = z.strictObject({ lp: whole(0, most.points) });
const kpOnly = z.strictObject({ kp: whole(0, most.points) });

const distinct = (list: readonly string[]) => new Set(list).size === list.length;
const choices = <const C extends readonly string[]>(from: C, maximum: number) =>
  z.optional(z.array(z.enum(from)).check(z.maxLength(maximum), z.refine(distinct, { error: 'choice' })));

const flag = z.optional(z.boolean());
const extras = { offline: flag, stream: flag, priority: flag };
const common = {
  /** An extra win is played at the target rank: services without one accept only `false`. */
  extras: z.optional(z.strictObject({ ...extras, extraWin: z.optional(z.literal(false)) })),
  coupon: z.optional(line(0, most.coupon)),
  /** The booster to whom the order is offered before all others. */
  booster: z.optional(Id),
  /** A note to the booster. */
  note: z.optional(text(0, most.note)),
};
const on = <const S extends readonly string[]>(servers: S) => ({ ...common, server: z.optional(z.enum(servers)) });
const league = on(orderServers.league);
const tft = on(orderServers.tft);
const wildrift = on(orderServers.wildrift);
const valorant = on(orderServers.valorant);

const withExtraWin = { extras: z.optional(z.strictObject({ ...extras, extraWin: flag })) };
const climb = { ...withExtraWin, queue: z.optional(z.enum(queues)), current: leagueRank, target: leagueTarget };
const play = { lane: z.optional(z.enum(lanes)), champions: choices(championNames, most.champions) };
interface Play {
  readonly lane?: string | undefined;
  readonly champions?: readonly string[] | undefined;
}
/** The lane `champion` requires champions, and other lanes refuse them. */
const championsWithTheirLane = [
  z.refine<Play>(({ lane, champions = [] }) => lane !== 'champion' || champions.length > 0, {
    path: ['champions'],
    error: 'required',
  }),
  z.refine<Play>(({ lane, champions = [] }) => lane === 'champion' || champions.length === 0, {
    path: ['champions'],
    error: 'lane_champion',
  }),
];

const masteryPoint = z.strictObject({ level: whole(0, 7), marks: z.optional(whole(0, 2)) }).check(
  z.refine(({ level, marks = 0 }) => masterySteps.some((step) => step.level === level && step.marks === marks), {
    path: ['marks'],
    error: 'choice',
  }),
);
const wins = whole(1, most.wins);
const hours = whole(1, most.hours);
const level = whole(1, most.level);

const serverOfGame = z.refine<{ server?: string | undefined; coach: { game: PlayedGame } }>(
  ({ server = 'tr', coach }) => (orderServers[coach.game] as readonly string[]).includes(server),
  { path: ['server'], error: 'choice' },
);

const service = <const S extends readonly [ServiceId, ...ServiceId[]]>(...ids: S) => ({ service: z.enum(ids) });

/** The customer's choices: the nested `data` object of the order form. */
export const Draft = named(
  'Draft',
  z.discriminatedUnion('service', [
    z
      .strictObject({
        ...service('league-of-legends/elo-boost', 'league-of-legends/duo-boost'),
        ...league,
        ...climb,
        ...play,
        spells: choices(spells, most.spells),
        flashKey: z.optional(z.enum(['d', 'f'])),
      })
      .check(...championsWithTheirLane),
    z
      .strictObject({ ...service('wildrift/elo-boost', 'wildrift/duo-boost'), ...wildrift, ...climb, ...play })
      .check(...championsWithTheirLane),
    z.strictObject({ ...service('tft/elo-boost', 'tft/duo-boost'), ...tft, ...climb }),
    z.strictObject({
      ...service('valorant/elo-boost', 'valorant/duo-boost'),
      ...valorant,
      ...withExtraWin,
      current: valorantRank,
      target: valorantTarget,
      agents: choices(agents, most.agents),
    }),
    z.strictObject({ ...service('league-of-legends/win-boost'), ...league, current: leagueRank, wins }),
    z.strictObject({ ...service('wildrift/win-boost'), ...wildrift, current: leagueRank, wins }),
    z.strictObject({ ...service('tft/win-boost'), ...tft, current: leagueRank, wins }),
    z.strictObject({ ...service('valorant/win-boost'), ...valorant, current: valorantRank, wins }),
    z.strictObject({
      ...service('league-of-legends/yerlestirme-maclari'),
      ...league,
      previousTier: z.enum(leagueTiers),
      matches: whole(1, most.matches.league),
    }),
    z.strictObject({
      ...service('wildrift/yerlestirme-maclari'),
      ...wildrift,
      previousTier: z.enum(leagueTiers),
      matches: whole(1, most.matches.wildrift),
    }),
    z.strictObject({
      ...service('tft/yerlestirme-maclari'),
      ...tft,
      previousTier: z.enum(leagueTiers),
      matches: whole(1, most.matches.tft),
    }),
    z.strictObject({
      ...service('valorant/yerlestirme-maclari'),
      ...valorant,
      previousTier: z.enum(valorantTiers),
      matches: whole(1, most.matches.valorant),
    }),
    z.strictObject({
      ...service('league-of-legends/hero-boost'),
      ...league,
      mastery: z.strictObject({ champion: z.enum(championNames), from: masteryPoint, to: masteryPoint }),
    }),
    z.strictObject({
      ...service('league-of-legends/level-boost'),
      ...league,
      level: z.strictObject({ from: level, to: level }),
    }),
    z.strictObject({
      ...service('league-of-legends/challenger-boost'),
      ...league,
      current: lpOnly,
      target: lpOnly,
    }),
    z.strictObject({ ...service('valorant/immortal-boost'), ...valorant, current: kpOnly, target: kpOnly }),
    z.strictObject({ ...service('valorant/normal-mac'), ...valorant, matches: whole(1, most.unratedMatches) }),
    z
      .strictObject({
        ...service('kocluk'),
        ...on([...new Set(playedGames.flatMap((game): readonly string[] => orderServers[game]))]),
        coach: z.discriminatedUnion('game', [
          z.strictObject({ game: z.enum(['league', 'wildrift', 'tft']), league: z.enum(leagueTiers), hours }),
          z.strictObject({ game: z.literal('valorant'), league: z.enum(valorantTiers), hours }),
        ]),
      })
      .check(serverOfGame),
  ]),
  'What is ordered. `champions` belong to the lane `champion`, whose price includes them. With another lane they are refused (field code `lane_champion`).',
);
export type Draft = z.infer<typeof Draft>;
