import {
  apexTiers,
  type BoosterTier,
  boosterTiers,
  type Lane,
  type LeagueTier,
  leagueTiers,
  masterySteps,
  orderServers,
  type PlayedGame,
  playedGames,
  type Queue,
  type Tier,
  type ValorantTier,
  valorantTiers,
} from '#kernel/vocabulary.ts';

/** Whole kuruş. */
type Kurus = number;
/** Whole percent: of a factor 100 changes nothing, of a surcharge 0. */
type Percent = number;

export interface LadderPrices<T extends Tier = Tier, Apex extends Tier = never> {
  /** From one rung of the tier to the next. */
  readonly rung: Readonly<Record<Exclude<T, Apex | 'radiant'>, Kurus>>;
  /** Apex tiers are climbed by LP. */
  readonly point: Readonly<Record<Apex, Kurus>>;
  readonly win: Readonly<Record<T, Kurus>>;
  /** A placement match, by the previous season's tier. */
  readonly placement: Readonly<Record<T, Kurus>>;
  /** An hour with a coach of this tier. */
  readonly coaching: Readonly<Record<Exclude<T, 'unranked'>, Kurus>>;
}
export type LeaguePrices = LadderPrices<LeagueTier, (typeof apexTiers)[number]>;

/** Every price and percentage: one versioned document (domain.md §3). */
export interface PriceBook {
  readonly ladders: Readonly<Record<Exclude<PlayedGame, 'valorant'>, LeaguePrices>> & {
    readonly valorant: LadderPrices<ValorantTier>;
  };
  /** From each of the mastery steps to the next. */
  readonly mastery: readonly Kurus[];
  /** From level n to n + 1 at place n − 1. */
  readonly levels: readonly Kurus[];
  readonly challengerLp: Kurus;
  readonly radiantKp: Kurus;
  readonly unratedMatch: Kurus;
  readonly factors: {
    readonly server: Readonly<Record<PlayedGame, Readonly<Record<string, Percent>>>>;
    readonly queue: Readonly<Record<Queue, Percent>>;
    readonly duo: Percent;
  };
  readonly surcharges: {
    readonly lane: Readonly<Record<Lane, Percent>>;
    readonly agents: Percent;
    readonly offline: Percent;
    readonly stream: Percent;
    readonly priority: Percent;
  };
  readonly boosterShare: Readonly<Record<BoosterTier, Percent>>;
  readonly pace: {
    /** Minutes at the game. */
    readonly rung: Readonly<Record<Exclude<Tier, 'radiant'>, number>>;
    readonly match: number;
    readonly mastery: number;
    readonly level: number;
    readonly point: number;
    /** How much longer than at the game an order takes, nights and breaks included. */
    readonly calendar: { readonly minimum: Percent; readonly maximum: Percent };
  };
}

/** A published price book. Orders keep the version that they were priced with. */
export interface PublishedBook {
  readonly version: number;
  readonly book: PriceBook;
}

/** The price of a row by its name. A book without it was never published: {@link faultsOf} says so. */
export const at = (prices: Readonly<Record<string, number>>, name: string): number => {
  const found = prices[name];
  if (found === undefined) throw new Error(`the price book has no ${name}`);
  return found;
};

/** What is wrong with a price book, in words; none when it may be published. */
export const faultsOf = (book: PriceBook): string[] => [
  ...playedGames.flatMap((game) => ladderFaults(book, game)),
  ...rising('mastery', book.mastery, masterySteps.length - 1),
  ...rising('levels', book.levels, 29),
  ...[book.challengerLp, book.radiantKp, book.unratedMatch].flatMap((price) => positive('price', price)),
  ...playedGames.flatMap((game) =>
    orderServers[game].flatMap((server) => positive(`${game} ${server}`, book.factors.server[game][server])),
  ),
  ...Object.values(book.factors.queue).flatMap((factor) => positive('queue', factor)),
  ...positive('duo', book.factors.duo),
  ...Object.values(book.surcharges.lane).flatMap((percent) => notNegative('lane', percent)),
  ...[book.surcharges.agents, book.surcharges.offline, book.surcharges.stream, book.surcharges.priority].flatMap(
    (percent) => notNegative('surcharge', percent),
  ),
  ...boosterTiers.flatMap((tier) => within100(`booster share ${tier}`, book.boosterShare[tier])),
];

const ladderFaults = (book: PriceBook, game: PlayedGame): string[] => {
  const tiers: readonly string[] = game === 'valorant' ? valorantTiers : leagueTiers;
  const apex: readonly string[] = game === 'valorant' ? ['radiant'] : apexTiers;
  const { rung, point, win, placement, coaching } = book.ladders[game];
  const steps = column(
    rung,
    tiers.filter((tier) => !apex.includes(tier)),
  );
  const points = game === 'valorant' ? [] : column(point, apex).map((perPoint) => perPoint * 100);
  return [
    ...rising(`${game} rungs`, [...steps, ...points]),
    ...rising(`${game} wins`, column(win, tiers)),
    ...rising(`${game} placements`, column(placement, tiers)),
    ...rising(`${game} coaching`, column(coaching, tiers.slice(1))),
  ];
};

const column = (prices: Readonly<Record<string, Kurus>>, names: readonly string[]): readonly Kurus[] =>
  names.map((name) => prices[name] ?? Number.NaN);

/** Prices of a ladder never fall on the way up. */
const rising = (name: string, prices: readonly number[], length = prices.length): string[] => [
  ...(prices.length === length ? [] : [`${name}: ${length} prices are needed, ${prices.length} are there`]),
  ...prices.flatMap((price) => positive(name, price)),
  ...prices.flatMap((price, i) => (price < (prices[i - 1] ?? 0) ? [`${name}: falls at place ${i}`] : [])),
];
const positive = (name: string, value: number | undefined): string[] =>
  Number.isSafeInteger(value) && Number(value) > 0 ? [] : [`${name}: not a whole number above zero`];
const notNegative = (name: string, value: number): string[] => (value === 0 ? [] : positive(name, value));
const within100 = (name: string, value: number): string[] =>
  value > 100 ? [`${name}: above 100`] : notNegative(name, value);
