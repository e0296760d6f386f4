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

// The price book as a document and what may stand in it: the server refuses by it, and the console says so beside the field.

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
  /** What a rung costs at least where its first points are there already, of its price. */
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

/** The least price of a rung, in percent of its price, in a book that does not name one: it was published before there was one. */
export const usualLeastRung: Percent = 25;

export const masteryPrices = masterySteps.length - 1;
export const levelPrices = 29;

const without = <T extends Tier, Out extends Tier>(all: readonly T[], out: readonly Out[]) =>
  all.filter((tier): tier is Exclude<T, Out> => !(out as readonly Tier[]).includes(tier));

/** The tiers that a column of a ladder has, the lowest first: rungs, then what is climbed by points, all, and coaches. */
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
/** Whose minutes a rung takes: every tier that any game climbs. */
export const pacedTiers = [...new Set<Tier>([...leagueTiers, ...valorantTiers])].filter(
  (tier): tier is Exclude<Tier, 'radiant'> => tier !== 'radiant',
);

/** Between what a number may lie. */
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

/** Where a number stands in the document, as a JSON pointer has it. */
export type PricePath = readonly (string | number)[];
/** `price_bounds`: not a whole number within its bounds. `price_falls`: less than the step below. */
export type PriceFaultCode = 'price_bounds' | 'price_falls';
export interface PriceFault {
  readonly path: PricePath;
  readonly code: PriceFaultCode;
  /** Of a price that falls: the step below, which is dearer. */
  readonly below?: PricePath;
}

export const pointerTo = (path: PricePath): string => path.map((part) => `/${part}`).join('');

/** A number of the document: where it stands, and what it counts. */
export interface PriceField {
  readonly path: PricePath;
  readonly unit: PriceUnit;
}

const fields = (unit: PriceUnit, path: PricePath, names: readonly (string | number)[]): readonly PriceField[] =>
  names.map((name) => ({ unit, path: [...path, name] }));
const places = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Prices that never fall from one to the next. The first 100 points of an apex tier are weighed against a rung. */
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

/** Every number of a price book, in the order in which one reads it. */
export const priceFields: readonly PriceField[] = rows.flatMap((row) => row.fields);

/** The number that stands there; `undefined` where nothing does. */
export const numberAt = (book: unknown, path: PricePath): number | undefined => {
  const found = path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined,
    book,
  );
  return typeof found === 'number' ? found : undefined;
};

/** What is wrong with a price book, by field; nothing when it may be published. */
export const faultsOf = (book: unknown): readonly PriceFault[] => rows.flatMap((row) => faultsOfRow(book, row));

const faultsOfRow = (book: unknown, { fields: row, rises }: Row): readonly PriceFault[] => {
  const weights = row.map((field) => weightOf(book, field));
  return row.flatMap(({ path, unit }, i): readonly PriceFault[] => {
    if (!isWithin(numberAt(book, path), unit)) return [{ path, code: 'price_bounds' }];
    const below = rises ? row[i - 1] : undefined;
    return below && (weights[i] ?? 0) < (weights[i - 1] ?? 0) ? [{ path, code: 'price_falls', below: below.path }] : [];
  });
};

/** What a price is compared with its neighbours by. */
const weightOf = (book: unknown, { path }: PriceField): number => (numberAt(book, path) ?? 0) * timesInRung(path);

/** How often a price is paid in a climb that is weighed against a rung. */
export const timesInRung = (path: PricePath): number => (path[2] === 'point' ? pointsPerRung : 1);

export const isWithin = (value: number | undefined, unit: PriceUnit): boolean =>
  Number.isSafeInteger(value) && Number(value) >= priceBounds[unit].least && Number(value) <= priceBounds[unit].most;

/** One number that two price books have differently. */
export interface PriceChange extends PriceField {
  readonly before: number;
  readonly after: number;
}

/** What another book says differently, in reading order. */
export const changesBetween = (before: PriceBook, after: PriceBook): readonly PriceChange[] =>
  priceFields.flatMap((field) => {
    const [was, is] = [numberAt(before, field.path) ?? 0, numberAt(after, field.path) ?? 0];
    return was === is ? [] : [{ ...field, before: was, after: is }];
  });
