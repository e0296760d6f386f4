import { usualLeastRung } from '#kernel/price-book.ts';
import { apexTiers, leagueTiers, valorantTiers } from '#kernel/vocabulary.ts';
import type { LeaguePrices, PriceBook } from '../domain/price-book.ts';

// The first price book: sample amounts for Turkey in 2026, in kuruş. Admins publish later versions.

/** Assigns the prices to the names, in the same order. Prices are given in lira and stored in kuruş. */
const table = <const N extends string>(names: readonly N[], lira: readonly number[]): Record<N, number> => {
  if (names.length !== lira.length) throw new Error(`${names.length} names, but ${lira.length} prices`);
  return Object.fromEntries(names.map((name, i) => [name, Math.round((lira[i] ?? 0) * 100)])) as Record<N, number>;
};

const leagueSteps = leagueTiers.slice(0, 8) as Exclude<(typeof leagueTiers)[number], (typeof apexTiers)[number]>[];
const leagueRanked = leagueTiers.slice(1) as Exclude<(typeof leagueTiers)[number], 'unranked'>[];
const valorantSteps = valorantTiers.slice(0, 9) as Exclude<(typeof valorantTiers)[number], 'radiant'>[];
const valorantRanked = valorantTiers.slice(1) as Exclude<(typeof valorantTiers)[number], 'unranked'>[];

const league: LeaguePrices = {
  //                    unranked iron bronze silver gold platinum emerald diamond | master grandmaster challenger
  rung: table(leagueSteps, [40, 42, 52, 68, 96, 142, 205, 340]),
  point: table(apexTiers, [4.2, 6.2, 9]),
  win: table(leagueTiers, [16, 18, 22, 26, 32, 40, 48, 60, 110, 160, 230]),
  placement: table(leagueTiers, [24, 26, 30, 36, 44, 56, 70, 95, 160, 220, 300]),
  coaching: table(leagueRanked, [120, 130, 140, 160, 190, 230, 290, 420, 560, 750]),
};
const wildrift: LeaguePrices = {
  rung: table(leagueSteps, [34, 36, 44, 58, 80, 118, 170, 285]),
  point: table(apexTiers, [3.5, 5.1, 7.6]),
  win: table(leagueTiers, [14, 15, 18, 22, 27, 34, 41, 52, 92, 135, 195]),
  placement: table(leagueTiers, [20, 22, 26, 31, 38, 48, 60, 82, 138, 190, 260]),
  coaching: table(leagueRanked, [105, 115, 125, 140, 165, 200, 250, 360, 480, 640]),
};
const tft: LeaguePrices = {
  rung: table(leagueSteps, [36, 38, 46, 60, 84, 124, 180, 300]),
  point: table(apexTiers, [3.7, 5.5, 8]),
  win: table(leagueTiers, [15, 16, 20, 24, 29, 36, 43, 55, 98, 142, 205]),
  placement: table(leagueTiers, [22, 24, 28, 33, 40, 51, 64, 87, 146, 200, 275]),
  coaching: table(leagueRanked, [110, 120, 130, 145, 175, 210, 265, 385, 510, 690]),
};

/** Percent. On another server than Turkey's a booster plays with a slower connection. */
const leagueServers = { tr: 100, euw: 110, eune: 105, ru: 110 };

export const firstPriceBook: PriceBook = {
  ladders: {
    league,
    wildrift,
    tft,
    valorant: {
      //                       unranked iron bronze silver gold platinum diamond ascendant immortal | radiant
      rung: table(valorantSteps, [55, 60, 70, 92, 124, 168, 236, 345, 520]),
      point: {},
      win: table(valorantTiers, [18, 20, 24, 29, 36, 45, 58, 80, 125, 210]),
      placement: table(valorantTiers, [28, 30, 35, 42, 52, 66, 86, 120, 180, 280]),
      coaching: table(valorantRanked, [120, 130, 145, 165, 200, 250, 330, 460, 680]),
    },
  },
  mastery: [60, 75, 95, 120, 150, 210, 240, 290, 320, 360].map((lira) => lira * 100),
  // specification §9: levels 1 to 4 cost 45, 50, 55, 60; each later level costs 5 more than the level before it
  levels: Array.from({ length: 29 }, (_, i) => (45 + 5 * i) * 100),
  challengerLp: 900,
  radiantKp: 700,
  unratedMatch: 3500,
  factors: {
    server: {
      league: leagueServers,
      tft: leagueServers,
      wildrift: { tr: 100, eu: 105, na: 120, ru: 110 },
      valorant: { tr: 100, eu: 105, ru: 110 },
    },
    queue: { solo: 100, flex: 90 },
    duo: 150,
  },
  leastRung: usualLeastRung,
  surcharges: {
    lane: { none: 0, top: 25, jungle: 25, middle: 25, adc: 25, support: 35, champion: 40 },
    agents: 25,
    offline: 0,
    stream: 15,
    priority: 20,
  },
  boosterShare: { 1: 60, 2: 65, 3: 70, 4: 75 },
  pace: {
    rung: {
      unranked: 240,
      iron: 240,
      bronze: 240,
      silver: 300,
      gold: 360,
      platinum: 420,
      emerald: 540,
      diamond: 780,
      ascendant: 660,
      immortal: 960,
      master: 900,
      grandmaster: 1320,
      challenger: 1500,
    },
    match: 40,
    mastery: 300,
    level: 150,
    point: 12,
    calendar: { minimum: 170, maximum: 230 },
  },
};
