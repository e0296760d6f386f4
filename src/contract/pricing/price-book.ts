import * as z from 'zod/mini';
import {
  faultsOf,
  leagueColumns,
  levelPrices,
  masteryPrices,
  pacedTiers,
  type PriceBook as KernelBook,
  usualLeastRung,
  valorantColumns,
} from '../../kernel/price-book.ts';
import { lanes, orderServers, queues } from '../../kernel/vocabulary.ts';
import { Id, Money, named, text, Time } from '../common.ts';
import { priceBookStates, priceReason } from './price-book-rules.ts';

const numbers = <N extends string>(names: readonly N[]) => z.record(z.enum(names), z.int());
const listOf = (count: number) => z.array(z.int()).check(z.length(count));

const league = leagueColumns();
const leagueLadder = z.strictObject({
  rung: numbers(league.rung),
  point: numbers(league.point),
  win: numbers(league.win),
  placement: numbers(league.placement),
  coaching: numbers(league.coaching),
});
const valorant = valorantColumns();
const valorantLadder = z.strictObject({
  rung: numbers(valorant.rung),
  point: z.strictObject({}),
  win: numbers(valorant.win),
  placement: numbers(valorant.placement),
  coaching: numbers(valorant.coaching),
});

/** Programs from before `leastRung` existed publish books without it. */
type SentBook = Omit<KernelBook, 'leastRung'> & { readonly leastRung?: number | undefined };

/** The type comes from the kernel: schema and type must agree, or the code does not compile. */
const document: z.ZodMiniType<KernelBook, SentBook> = z.strictObject({
  ladders: z.strictObject({
    league: leagueLadder,
    valorant: valorantLadder,
    wildrift: leagueLadder,
    tft: leagueLadder,
  }),
  mastery: listOf(masteryPrices),
  levels: listOf(levelPrices),
  challengerLp: z.int(),
  radiantKp: z.int(),
  unratedMatch: z.int(),
  factors: z.strictObject({
    server: z.strictObject({
      league: numbers(orderServers.league),
      valorant: numbers(orderServers.valorant),
      wildrift: numbers(orderServers.wildrift),
      tft: numbers(orderServers.tft),
    }),
    queue: numbers(queues),
    duo: z.int(),
  }),
  leastRung: z._default(z.int(), usualLeastRung),
  surcharges: z.strictObject({
    lane: numbers(lanes),
    agents: z.int(),
    offline: z.int(),
    stream: z.int(),
    priority: z.int(),
  }),
  boosterShare: z.strictObject({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int() }),
  pace: z.strictObject({
    rung: numbers(pacedTiers),
    match: z.int(),
    mastery: z.int(),
    level: z.int(),
    point: z.int(),
    calendar: z.strictObject({ minimum: z.int(), maximum: z.int() }),
  }),
});

/** Every price and percentage; amounts are whole kuruş, percentages whole. */
export const PriceBook = named('PriceBook', document);
export type PriceBook = KernelBook;

/** A price book that may be published: numbers within bounds, and no price lower than that of the step below. */
const SoundBook = named(
  'SoundPriceBook',
  PriceBook.check((context) => {
    for (const { path, code } of faultsOf(context.value))
      context.issues.push({ code: 'custom', message: code, path: [...path], input: context.value });
  }),
);

const version = {
  id: Id,
  version: z.int(),
  state: z.enum(priceBookStates),
  /** Why it was published; `null` for the prices that the product came with. */
  reason: z.nullable(z.string()),
  authorName: z.nullable(z.string()),
  basedOn: z.nullable(z.int()),
  /** How many numbers differ from the version on which this one is based. */
  changes: z.int(),
  createdAt: Time,
  /** The time from which it is valid. */
  publishedAt: Time,
  cancelledAt: z.nullable(Time),
};
export const AdminPriceBookRow = named('AdminPriceBookRow', z.strictObject(version));
export type AdminPriceBookRow = z.infer<typeof AdminPriceBookRow>;

export const AdminPriceBook = named('AdminPriceBook', z.strictObject({ ...version, document: PriceBook }));
export type AdminPriceBook = z.infer<typeof AdminPriceBook>;

const Reason = text(priceReason.least, priceReason.most);

export const PublishPriceBook = named(
  'PublishPriceBook',
  z.strictObject({
    /** The version that its author edited; if another one is current by now, nothing is published. */
    basedOn: z.int(),
    document: SoundBook,
    reason: Reason,
    /** Absent: immediately. */
    publishAt: z.optional(Time),
  }),
);
export const CancelPriceBook = z.strictObject({ reason: Reason });
export const PreviewPriceBook = z.strictObject({ document: SoundBook });

const compared = { before: Money, after: Money };
/** The prices of recent orders by today's book and by another, without coupons. */
export const PricePreview = named(
  'PricePreview',
  z.strictObject({
    orders: z.int(),
    /** Old orders that can't be placed any more. */
    left: z.int(),
    ...compared,
    dearer: z.int(),
    cheaper: z.int(),
    services: z.array(z.strictObject({ service: z.string(), orders: z.int(), ...compared })),
    /** The largest changes in lira, largest first. */
    biggest: z.array(z.strictObject({ number: z.string(), service: z.string(), work: z.string(), ...compared })),
  }),
);
export type PricePreview = z.infer<typeof PricePreview>;
