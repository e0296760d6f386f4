import * as z from 'zod/mini';
import { pointsPerRung } from '../../kernel/ladder.ts';
import { draftLimits, lanes, leagueTiers, orderStates, services, valorantTiers } from '../../kernel/vocabulary.ts';
import { Id, Money, named, PositiveMoney, ReadReason, text, Time, withoutContacts } from '../common.ts';
import { MatchFigures, Reached, TimelineEntry } from './history.ts';
import { GameAccount } from '../vault/schemas.ts';
import { Match } from './match.ts';
import { Picture, PictureIds } from '../picture/schemas.ts';
import { Draft, SummaryLine } from '../pricing/schemas.ts';
import { OrderStream } from './stream.ts';
import { FoundRank, RankReport } from './found-rank.ts';
import { AccountRequest, AccountRequestOfStaff, BoosterRequest, Dispute, Pause } from './trouble.ts';

export { Candidate, CandidateQuery, Candidates } from './candidate.ts';
export { AgreeRank, FoundRank } from './found-rank.ts';
export { ChangeLane, LanePrice } from './lane.ts';
export { Match, NewMatch } from './match.ts';
export { GiveStream, OrderStream } from './stream.ts';
export { Reached, TimelineEntry } from './history.ts';
export type { OrderReached } from './history.ts';

const State = z.enum(orderStates);
const ServiceId = z.enum(services.map((s) => s.id) as [string, ...string[]]);

const openDispute = {
  /** Its customer has said that something is missing, and nobody has decided yet. */
  disputed: z.boolean(),
  /** Until when its booster is waited for; null where they have answered. Once it has passed, the dispute may be decided. */
  disputeAnswerDueAt: z.nullable(Time),
};

export const PlaceOrder = named('PlaceOrder', z.strictObject({ draft: Draft, expectedPrice: Money }));

export const Progress = named(
  'OrderProgress',
  z.extend(Reached, {
    total: z.number(),
    /** `percent` where the draft can't be read: no more than the percentage is known. */
    unit: z.enum(['rung', 'win', 'match', 'level', 'mastery', 'lp', 'kp', 'hour', 'percent']),
    /**
     * Whose word it is: the matches’; `agreed` where customer or staff agreed, and where no match counts; `booster` is what the
     * booster says and nobody has agreed to.
     */
    source: z.enum(['matches', 'agreed', 'booster']),
    /** What matches prove, or was agreed to. Money follows this figure, whatever the booster says. */
    proven: Reached,
    /** The booster’s correction that nobody has agreed to yet; agreeing names it. */
    claim: z.optional(Id),
  }),
);
export type OrderProgress = z.infer<typeof Progress>;

export const OrderRow = named(
  'OrderRow',
  z.strictObject({
    id: Id,
    number: z.string(),
    service: ServiceId,
    state: State,
    price: Money,
    /** Of what was cancelled: what its customer has got back of the price. */
    refunded: Money,
    draft: Draft,
    boosterName: z.nullable(z.string()),
    progressPercent: z.int(),
    ...openDispute,
    createdAt: Time,
    updatedAt: Time,
  }),
);
export type OrderRow = z.infer<typeof OrderRow>;

const Stars = z.int().check(z.gte(1), z.lte(5));
export const Review = named('Review', z.strictObject({ stars: Stars, text: z.string(), createdAt: Time }));
export type Review = z.infer<typeof Review>;
/** A review is read by everybody: a way to reach somebody is no part of it. */
const ReviewText = text(3, 600).check(withoutContacts);
export const WriteReview = named(
  'WriteReview',
  z.strictObject({ stars: Stars, text: ReviewText }),
  'Published at once, so a text with a telephone number, an e-mail address or a link is refused (field code `contact`).',
);

export const Order = named(
  'Order',
  z.strictObject({
    id: Id,
    number: z.string(),
    /** A service of the catalogue; an old order may have one that the catalogue no longer has. */
    service: z.string(),
    state: State,
    price: Money,
    currency: z.literal('TRY'),
    summary: z.array(SummaryLine),
    priceBookVersion: z.int(),
    estimate: z.strictObject({ minHours: z.number(), maxHours: z.number() }),
    /** Until when its start is promised, and once it has started, its finish; null while nothing is promised. */
    dueAt: z.nullable(Time),
    /** Not started, or not finished, by then; false while it rests, and while its customer answers which rank it begins at. */
    late: z.boolean(),
    /** Null where what was stored is no draft of today's contract: nobody can play it, staff can cancel it with a refund. */
    draft: z.nullable(Draft),
    lane: z.nullable(z.enum(lanes)),
    champion: z.nullable(z.string()),
    gameAccount: z.nullable(GameAccount),
    booster: z.nullable(z.strictObject({ id: Id, displayName: z.string(), tier: z.int() })),
    customer: z.strictObject({ id: Id, displayName: z.string() }),
    /** What the booster of this order earns; to that booster and the console only. */
    earnings: z.optional(Money),
    /** The same if the order ended now, without what was paid for a stream that nobody has given yet; to the console only. */
    earningsNow: z.optional(Money),
    /** What boosters before this one have earned, which does not go back to the customer; to customer and console. */
    earlierEarned: z.optional(Money),
    progress: Progress,
    /** The last 20, in the order in which they were added; the others by `GET /orders/:id/matches`. */
    matches: z.array(Match),
    matchFigures: MatchFigures,
    /** Finished without proof of its goal: it stays so until its customer confirms or objects, or the staff end it. */
    unproven: z.boolean(),
    /** What its booster shows of the finished work. */
    proof: z.array(Picture),
    /** The last 20 entries, the newest last; the others by `GET /orders/:id/timeline`. */
    timeline: z.array(TimelineEntry),
    timelineTotal: z.int(),
    /** Of the entries before those, the last of each kind and into each state: since when an order is where it is. */
    milestones: z.array(TimelineEntry),
    nextStates: z.array(z.string()),
    /** What else this caller may do now. */
    allowed: z.strictObject({
      gameAccount: z.boolean(),
      /** What giving another game account does now: it changes, or it is asked for and staff decide. */
      accountChange: z.enum(['change', 'request', 'none']),
      removeGameAccount: z.boolean(),
      lane: z.boolean(),
      match: z.boolean(),
      stream: z.boolean(),
      agreeProgress: z.boolean(),
      login: z.boolean(),
      tip: z.boolean(),
      review: z.boolean(),
      message: z.boolean(),
      pause: z.boolean(),
      resume: z.boolean(),
      dispute: z.boolean(),
      answerDispute: z.boolean(),
      withdrawDispute: z.boolean(),
      proposeEnd: z.boolean(),
      agreeOnEnd: z.boolean(),
      endProposal: z.boolean(),
      askForBooster: z.boolean(),
      endBoosterRequest: z.boolean(),
      endAccountRequest: z.boolean(),
      reportRank: z.boolean(),
      agreeRank: z.boolean(),
    }),
    /** Null where it was ordered without a stream. */
    stream: z.nullable(OrderStream),
    /** Where a started order rests. */
    pause: z.nullable(Pause),
    boosterRequest: z.nullable(BoosterRequest),
    accountRequest: z.nullable(AccountRequest),
    /** What the booster found at the start, once they have said it. */
    rank: z.nullable(RankReport),
    ...openDispute,
    /** The last one, open or decided. */
    dispute: z.nullable(Dispute),
    /** Of an order that could not be placed (payment-error): what its card payment put into the wallet. */
    paidByCard: z.optional(Money),
    refunded: Money,
    tipped: Money,
    /** What its customer thinks of it. */
    review: z.nullable(Review),
    closesAt: z.nullable(Time),
    createdAt: Time,
    updatedAt: Time,
  }),
);
export type Order = z.infer<typeof Order>;

export const GiveGameAccount = z.strictObject({ gameAccountId: Id });
const Percent = z.int().check(z.gte(0), z.lte(100));
/** Of the booster's share, where the order is cancelled. */
export const EarnedPercent = z.optional(Percent);
/** By staff, where they take the order from its booster: how much of its work is done. Without it, what is proven. */
export const DonePercent = z.optional(Percent);
interface Percents {
  readonly to?: string;
  readonly state?: string;
  readonly earnedPercent?: number | undefined;
  readonly donePercent?: number | undefined;
}
const earnedWhereCancelled = z.refine<Percents>(
  ({ to, state = to, earnedPercent }) => state === 'cancelled' || earnedPercent === undefined,
  { path: ['earnedPercent'], error: 'unknown' },
);
export const percentsFit = [
  earnedWhereCancelled,
  z.refine<Percents>(({ to, state = to, donePercent }) => state === 'processing' || donePercent === undefined, {
    path: ['donePercent'],
    error: 'unknown',
  }),
];
export const Transition = named(
  'Transition',
  z
    .strictObject({
      to: State,
      /** By staff, and by a booster who finishes what is not proven to have come to its goal. */
      reason: z.optional(ReadReason),
      earnedPercent: EarnedPercent,
      donePercent: DonePercent,
      /** Of the rank that its booster found, by who starts it. */
      found: z.optional(FoundRank),
      /** Of the finished work, by who finishes it, one at least where the goal is not proven; or of the rank that was found. */
      pictures: z.optional(PictureIds),
    })
    .check(
      z.refine(({ to, found, pictures = [] }) => to === 'finished' || found !== undefined || pictures.length === 0, {
        path: ['pictures'],
        error: 'unknown',
      }),
      z.refine(({ to, found }) => to === 'started' || found === undefined, { path: ['found'], error: 'unknown' }),
      ...percentsFit,
    ),
);
export const AgreeProgress = named('AgreeProgress', z.strictObject({ claim: Id }));
export const AgreeProgressForCustomer = named(
  'AgreeProgressForCustomer',
  z.strictObject({ orderId: Id, claim: Id, reason: text(3, 500) }),
);
/** How much of the work is done, as a query carries it; without, what is proven. */
export const HandoverQuery = z.strictObject({ donePercent: z.optional(z.string().check(z.regex(/^(\d{1,2}|100)$/))) });
export const Handover = named(
  'Handover',
  z.strictObject({
    /** How much of the work is proven. */
    provenPercent: z.int(),
    donePercent: z.int(),
    /** What the work that is done comes to, on the price's own lines. */
    worth: Money,
    /** What the booster who leaves earns by it, when the order ends. */
    booster: Money,
    /** What boosters before them have earned. */
    earlier: Money,
    /** Of the price, the work that is left for the next one. */
    left: Money,
  }),
  'What it would mean if the booster left the order now.',
);
export const Tip = named('Tip', z.strictObject({ amount: PositiveMoney }));
export const CorrectProgress = named(
  'CorrectProgress',
  z.strictObject({
    /** Of work that is counted, in units of the progress; points may end a match beyond the goal. */
    done: z.optional(z.number().check(z.gte(0), z.lte(draftLimits.points + pointsPerRung))),
    /** Of a climb. */
    current: z.optional(
      z.strictObject({
        tier: z.enum([...leagueTiers, ...valorantTiers]),
        division: z.optional(z.int().check(z.gte(1), z.lte(4))),
        points: z.optional(z.int().check(z.gte(0), z.lte(3000))),
      }),
    ),
    reason: ReadReason,
  }),
);

export const PoolOrder = named(
  'PoolOrder',
  z.strictObject({
    id: Id,
    number: z.string(),
    service: ServiceId,
    draft: Draft,
    earnings: Money,
    /** Of the price, as this booster is paid. */
    sharePercent: z.number(),
    priority: z.boolean(),
    estimate: z.strictObject({ minHours: z.number(), maxHours: z.number() }),
    takeable: z.boolean(),
    /** The code of the rule that says no. */
    because: z.optional(z.string()),
    createdAt: Time,
  }),
);

export const AdminOrderRow = named(
  'AdminOrderRow',
  z.strictObject({
    id: Id,
    number: z.string(),
    /** A service of the catalogue; an old order may have one that the catalogue no longer has. */
    service: z.string(),
    game: z.string(),
    state: State,
    price: Money,
    refunded: Money,
    customerId: Id,
    /** In full for who may read users, else by first name and initial. */
    customerName: z.string(),
    customerUsername: z.nullable(z.string()),
    boosterId: z.nullable(Id),
    /** In full for who may read users or boosters, else by first name and initial. */
    boosterName: z.nullable(z.string()),
    boosterUsername: z.nullable(z.string()),
    progressPercent: z.int(),
    /** Until when its start is promised, and once it has started, its finish. */
    dueAt: z.nullable(Time),
    late: z.boolean(),
    /** Since when it waits in its state: for the account, a booster, the start or the confirmation; null in others. */
    waitingSince: z.nullable(Time),
    paused: z.boolean(),
    boosterRequested: z.boolean(),
    accountRequested: z.boolean(),
    rankDiffers: z.boolean(),
    ...openDispute,
    unproven: z.boolean(),
    /** A suspicion of the house stands about it. */
    suspected: z.boolean(),
    createdAt: Time,
    updatedAt: Time,
  }),
);

/** The order's page in the console: the order as an admin sees it, with what the list's columns have. */
export const AdminOrder = named(
  'AdminOrder',
  z.extend(Order, {
    game: z.string(),
    customerId: Id,
    customerName: z.string(),
    boosterId: z.nullable(Id),
    boosterName: z.nullable(z.string()),
    progressPercent: z.int(),
    paused: z.boolean(),
    boosterRequested: z.boolean(),
    accountRequested: z.boolean(),
    rankDiffers: z.boolean(),
    accountRequest: z.nullable(AccountRequestOfStaff),
  }),
);

export const ChooseState = named(
  'ChooseState',
  z
    .strictObject({
      orderId: Id,
      state: State,
      reason: text(3, 500),
      earnedPercent: EarnedPercent,
      donePercent: DonePercent,
    })
    .check(...percentsFit),
);
export const ChooseBooster = named(
  'ChooseBooster',
  z.strictObject({ orderId: Id, boosterId: Id, reason: z.optional(text(3, 500)), donePercent: DonePercent }),
);
