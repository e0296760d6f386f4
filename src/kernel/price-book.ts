import { pointsPerRung } from './ladder.ts';
import {
  apexTiers,
  type BoosterTier,
  boosterTiers,
  type Lane,
  lanes,
  type LeagueTier,
  leagueTiers,
  masterySteps,
  orderServers,
  type PlayedGame,
  playedGames,
  type Queue,
  queues,
  type Tier,
  type ValorantTier,
  valorantTiers,
} from './vocabulary.ts';

// The price book as a document, with its rules. The server refuses a book that breaks them, and the console shows the faults
// beside the fields.

/** Whole kuruş. */
type Kurus = number;
/** Whole percent. A factor of 100 and a surcharge of 0 change nothing. */
type Percent = number;

export interface LadderPrices<T extends Tier = Tier, Apex extends Tier = never> {
  /** Price from one rung of the tier to the next. */
  readonly rung: Readonly<Record<Exclude<T, Apex | 'radiant'>, Kurus>>;
  /** Price of one LP in each apex tier. */
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
  /** Price from each mastery step to the next. */
  readonly mastery: readonly Kurus[];
  /** Price from level n to n + 1 at index n − 1. */
  readonly levels: readonly Kurus[];
  readonly challengerLp: Kurus;
  readonly radiantKp: Kurus;
  readonly unratedMatch: Kurus;
  readonly factors: {
    readonly server: Readonly<Record<PlayedGame, Readonly<Record<string, Percent>>>>;
    readonly queue: Readonly<Record<Queue, Percent>>;
    readonly duo: Percent;
  };
  /** The least price of a rung whose first points are already won, in percent of the price of the whole rung. */
  readonly leastRung: Percent;
  readonly surcharges: {
    readonly lane: Readonly<Record<Lane, Percent>>;
    readonly agents: Percent;
    readonly offline: Percent;
    readonly stream: Percent;
    readonly priority: Percent;
  };
  readonly boosterShare: Readonly<Record<BoosterTier, Percent>>;
  readonly pace: {
    /** Minutes of play. */
    readonly rung: Readonly<Record<Exclude<Tier, 'radiant'>, number>>;
    readonly match: number;
    readonly mastery: number;
    readonly level: number;
    readonly point: number;
    /** How much longer an order takes than the play itself, with nights and breaks. */
    readonly calendar: { readonly minimum: Percent; readonly maximum: Percent };
  };
}

/** The least price of a rung, in percent, for books that were published before they had this field. */
export const usualLeastRung: Percent = 25;

export const masteryPrices = masterySteps.length - 1;
export const levelPrices = 29;

const without = <T extends Tier, Out extends Tier>(all: readonly T[], out: readonly Out[]) =>
  all.filter((tier): tier is Exclude<T, Out> => !(out as readonly Tier[]).includes(tier));

/** The tiers of each column of a ladder, lowest first: rungs, tiers climbed by points, all tiers, and coaches. */
const columnsOf = <T extends Tier, Above extends Tier, Point extends Tier>(
  all: readonly T[],
  above: readonly Above[],
  point: readonly Point[],
) => ({
  rung: without(all, above),
  point,
  win: all,
  placement: all,
  coaching: without(all, ['unranked'] as const),
});
export const leagueColumns = () => columnsOf(leagueTiers, apexTiers, apexTiers);
export const valorantColumns = () => columnsOf(valorantTiers, ['radiant'] as const, [] as const);
export const tiersOf = (game: PlayedGame) => (game === 'valorant' ? valorantColumns() : leagueColumns());
/** Tiers with a pace: every tier that any game climbs. */
export const pacedTiers = [...new Set<Tier>([...leagueTiers, ...valorantTiers])].filter(
  (tier): tier is Exclude<Tier, 'radiant'> => tier !== 'radiant',
);

/** Bounds of the numbers, by unit. */
export const priceBounds = {
  /** In kuruş; nobody asks more than 100.000 ₺ for one step. */
  price: { least: 1, most: 10_000_000 },
  factor: { least: 10, most: 1000 },
  surcharge: { least: 0, most: 500 },
  share: { least: 0, most: 100 },
  minutes: { least: 1, most: 100_000 },
  calendar: { least: 100, most: 1000 },
} as const;
export type PriceUnit = keyof typeof priceBounds;

/** The path of a number in the document, like a JSON pointer. */
export type PricePath = readonly (string | number)[];
/**
 * `price_bounds`: the price is not a whole number within its bounds. `price_falls`: it is less than the price of the step
 * below.
 */
type PriceFaultCode = 'price_bounds' | 'price_falls';
interface PriceFault {
  readonly path: PricePath;
  readonly code: PriceFaultCode;
  /** For `price_falls`: the step below, which is dearer. */
  readonly below?: PricePath;
}

export const pointerTo = (path: PricePath): string => path.map((part) => `/${part}`).join('');

/** A number of the document: its path and its unit. */
export interface PriceField {
  readonly path: PricePath;
  readonly unit: PriceUnit;
}

const fields = (unit: PriceUnit, path: PricePath, names: readonly (string | number)[]): readonly PriceField[] =>
  names.map((name) => ({ unit, path: [...path, name] }));
const places = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/**
 * Prices in order. Where `rises` is set, no price may be lower than the one before. An apex tier has a price per point, which
 * counts 100 times in this comparison, as a rung has 100 points.
 */
interface Row {
  readonly fields: readonly PriceField[];
  readonly rises: boolean;
}

const ladderRows = (game: PlayedGame): readonly Row[] => {
  const tiers = tiersOf(game);
  const column = (name: keyof typeof tiers) => fields('price', ['ladders', game, name], tiers[name]);
  return [
    { rises: true, fields: [...column('rung'), ...column('point')] },
    ...(['win', 'placement', 'coaching'] as const).map((name) => ({ rises: true, fields: column(name) })),
  ];
};
const rows: readonly Row[] = [
  ...playedGames.flatMap(ladderRows),
  { rises: true, fields: fields('price', ['mastery'], places(masteryPrices)) },
  { rises: true, fields: fields('price', ['levels'], places(levelPrices)) },
  { rises: true, fields: fields('share', ['boosterShare'], boosterTiers) },
  { rises: true, fields: fields('calendar', ['pace', 'calendar'], ['minimum', 'maximum']) },
  ...[
    fields('price', [], ['challengerLp', 'radiantKp', 'unratedMatch']),
    ...playedGames.map((game) => fields('factor', ['factors', 'server', game], orderServers[game])),
    fields('factor', ['factors', 'queue'], queues),
    fields('factor', ['factors'], ['duo']),
    fields('share', [], ['leastRung']),
    fields('surcharge', ['surcharges', 'lane'], lanes),
    fields('surcharge', ['surcharges'], ['agents', 'offline', 'stream', 'priority']),
    fields('minutes', ['pace', 'rung'], pacedTiers),
    fields('minutes', ['pace'], ['match', 'mastery', 'level', 'point']),
  ].map((loose) => ({ rises: false, fields: loose })),
];

/** Every number of a price book, in reading order. */
export const priceFields: readonly PriceField[] = rows.flatMap((row) => row.fields);

/** The number at a path; `undefined` if there is none. */
export const numberAt = (book: unknown, path: PricePath): number | undefined => {
  const found = path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined,
    book,
  );
  return typeof found === 'number' ? found : undefined;
};

/** The faults of a price book by field; empty if it may be published. */
export const faultsOf = (book: unknown): readonly PriceFault[] => rows.flatMap((row) => faultsOfRow(book, row));

const faultsOfRow = (book: unknown, { fields: row, rises }: Row): readonly PriceFault[] => {
  const weights = row.map((field) => weightOf(book, field));
  return row.flatMap(({ path, unit }, i): readonly PriceFault[] => {
    if (!isWithin(numberAt(book, path), unit)) return [{ path, code: 'price_bounds' }];
    const below = rises ? row[i - 1] : undefined;
    return below && (weights[i] ?? 0) < (weights[i - 1] ?? 0) ? [{ path, code: 'price_falls', below: below.path }] : [];
  });
};

/** The value by which a price is compared with its neighbours. */
const weightOf = (book: unknown, { path }: PriceField): number => (numberAt(book, path) ?? 0) * timesInRung(path);

/** How often a price is paid to climb one rung: 100 times for an apex point, otherwise once. */
export const timesInRung = (path: PricePath): number => (path[2] === 'point' ? pointsPerRung : 1);

export const isWithin = (value: number | undefined, unit: PriceUnit): boolean =>
  Number.isSafeInteger(value) && Number(value) >= priceBounds[unit].least && Number(value) <= priceBounds[unit].most;

/** A number that differs between two price books. */
export interface PriceChange extends PriceField {
  readonly before: number;
  readonly after: number;
}

/** The numbers that differ in another book, in reading order. */
export const changesBetween = (before: PriceBook, after: PriceBook): readonly PriceChange[] =>
  priceFields.flatMap((field) => {
    const [was, is] = [numberAt(before, field.path) ?? 0, numberAt(after, field.path) ?? 0];
    return was === is ? [] : [{ ...field, before: was, after: is }];
  });
