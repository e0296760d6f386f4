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
  /** The customer has opened a dispute that nobody has decided yet. */
  disputed: z.boolean(),
  /** The deadline for the booster's answer, after which the dispute may be decided; null if no answer is awaited. */
  disputeAnswerDueAt: z.nullable(Time),
};

export const PlaceOrder = named('PlaceOrder', z.strictObject({ draft: Draft, expectedPrice: Money }));

export const Progress = named(
  'OrderProgress',
  z.extend(Reached, {
    total: z.number(),
    /** `percent` if the draft can't be read: only the percentage is known. */
    unit: z.enum(['rung', 'win', 'match', 'level', 'mastery', 'lp', 'kp', 'hour', 'percent']),
    /**
     * The source of the progress. `matches`: the recorded matches. `agreed`: customer or staff agreed, or no match counts.
     * `booster`: a statement of the booster that nobody has agreed to.
     */
    source: z.enum(['matches', 'agreed', 'booster']),
    /** The progress that matches prove or that was agreed to. Money follows it, whatever the booster states. */
    proven: Reached,
    /** The booster’s correction that nobody has agreed to yet; an agreement names its id. */
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
    /** The customer's refund, if the order was cancelled. */
    refunded: Money,
    draft: Draft,
    boosterName: z.nullable(z.string()),
    progressPercent: z.int(),
    ...openDispute,
    /**
     * For an ended order in the list of its booster: what the booster got for it, tips included, and when they last got some.
     * Absent if they got nothing.
     */
    earned: z.optional(z.strictObject({ amount: Money, at: Time })),
    createdAt: Time,
    updatedAt: Time,
  }),
);
export type OrderRow = z.infer<typeof OrderRow>;

const Stars = z.int().check(z.gte(1), z.lte(5));
export const Review = named('Review', z.strictObject({ stars: Stars, text: z.string(), createdAt: Time }));
export type Review = z.infer<typeof Review>;
/** Reviews are public, so contact details are refused. */
const ReviewText = text(3, 600).check(withoutContacts);
export const WriteReview = named(
  'WriteReview',
  z.strictObject({ stars: Stars, text: ReviewText }),
  'The text is published at once. A text with a telephone number, an e-mail address or a link is refused (field code `contact`).',
);

export const Order = named(
  'Order',
  z.strictObject({
    id: Id,
    number: z.string(),
    /** A service of the catalogue; an old order may have one that was removed. */
    service: z.string(),
    state: State,
    price: Money,
    currency: z.literal('TRY'),
    summary: z.array(SummaryLine),
    priceBookVersion: z.int(),
    estimate: z.strictObject({ minHours: z.number(), maxHours: z.number() }),
    /** The promised time of its start or, once started, of its finish; null if nothing is promised. */
    dueAt: z.nullable(Time),
    /**
     * Whether the order was not started, or not finished, by `dueAt`. False while the order is paused, and while its customer
     * decides at which rank it starts.
     */
    late: z.boolean(),
    /**
     * Since when the booster is in a match. Null if they are not, or if they have not ended or renewed it for two hours.
     */
    playingSince: z.nullable(Time),
    /**
     * Null if the stored draft does not fit today's contract. Then nobody can play the order, but staff can cancel it with a
     * refund.
     */
    draft: z.nullable(Draft),
    lane: z.nullable(z.enum(lanes)),
    champion: z.nullable(z.string()),
    gameAccount: z.nullable(GameAccount),
    booster: z.nullable(z.strictObject({ id: Id, displayName: z.string(), tier: z.int() })),
    customer: z.strictObject({ id: Id, displayName: z.string() }),
    /** The booster's earnings; only for that booster and the console. */
    earnings: z.optional(Money),
    /**
     * The booster's earnings if the order ended now, without the price of a stream that was not given yet; only for the
     * console.
     */
    earningsNow: z.optional(Money),
    /** The earnings of earlier boosters, which are not refunded; only for customer and console. */
    earlierEarned: z.optional(Money),
    progress: Progress,
    /** The last 20 matches, in the order of entry. `GET /orders/:id/matches` has all. */
    matches: z.array(Match),
    matchFigures: MatchFigures,
    /** Finished without proof of its goal: it stays finished until its customer confirms or objects, or the staff end it. */
    unproven: z.boolean(),
    /** The booster's pictures of the finished work. */
    proof: z.array(Picture),
    /** The last 20 entries, newest last. `GET /orders/:id/timeline` has all. */
    timeline: z.array(TimelineEntry),
    timelineTotal: z.int(),
    /**
     * From the earlier entries: the last entry of each kind and the last change into each state. They show since when the
     * order is in its state.
     */
    milestones: z.array(TimelineEntry),
    nextStates: z.array(z.string()),
    /** What the caller may do now, besides changes of state. */
    allowed: z.strictObject({
      gameAccount: z.boolean(),
      /** The effect of giving another game account now: it is changed, or it is requested and staff decide. */
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
    /** The booster whom the customer prefers, until an hour has passed since the order looks for a booster. */
    offer: z.nullable(z.strictObject({ boosterId: Id, until: z.nullable(Time) })),
    /** Null if it was ordered without a stream. */
    stream: z.nullable(OrderStream),
    /** The pause of a started order. */
    pause: z.nullable(Pause),
    boosterRequest: z.nullable(BoosterRequest),
    accountRequest: z.nullable(AccountRequest),
    /** The rank that the booster found at the start, once they have reported it. */
    rank: z.nullable(RankReport),
    ...openDispute,
    /** The last dispute, open or decided. */
    dispute: z.nullable(Dispute),
    /** For an order that could not be placed (payment-error): the card payment that was credited to the wallet. */
    paidByCard: z.optional(Money),
    refunded: Money,
    tipped: Money,
    /** The customer's review. */
    review: z.nullable(Review),
    closesAt: z.nullable(Time),
    createdAt: Time,
    updatedAt: Time,
  }),
);
export type Order = z.infer<typeof Order>;

export const GiveGameAccount = z.strictObject({ gameAccountId: Id });
const Percent = z.int().check(z.gte(0), z.lte(100));
/** The percentage of the booster's share that was earned, if the order is cancelled. */
export const EarnedPercent = z.optional(Percent);
/**
 * For staff who take the order from its booster: the share of the work that is done. If absent, the proven progress counts.
 */
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
      /** Given by staff, and by a booster who finishes an order whose goal is not proven. */
      reason: z.optional(ReadReason),
      earnedPercent: EarnedPercent,
      donePercent: DonePercent,
      /** The rank that the booster found on the account. Only a booster who starts the order may send it. */
      found: z.optional(FoundRank),
      /** Pictures of the finished work (at least one if the goal is not proven), or of the rank that was found. */
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
/** How much of the work is done, in a query; absent: the proven progress. */
export const HandoverQuery = z.strictObject({ donePercent: z.optional(z.string().check(z.regex(/^(\d{1,2}|100)$/))) });
export const Handover = named(
  'Handover',
  z.strictObject({
    /** How much of the work is proven. */
    provenPercent: z.int(),
    donePercent: z.int(),
    /** The price of the done work, by the price's own lines. */
    worth: Money,
    /** The earnings of the leaving booster, paid when the order ends. */
    booster: Money,
    /** The earnings of earlier boosters. */
    earlier: Money,
    /** The part of the price for the remaining work, which is left for the next booster. */
    left: Money,
  }),
  'The consequences if the booster left the order now.',
);
export const Tip = named('Tip', z.strictObject({ amount: PositiveMoney }));
export const CorrectProgress = named(
  'CorrectProgress',
  z.strictObject({
    /** For counted work, in units of the progress. The points of a match may go beyond the goal. */
    done: z.optional(z.number().check(z.gte(0), z.lte(draftLimits.points + pointsPerRung))),
    /** For a climb. */
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
    /** This booster's share of the price, in percent. */
    sharePercent: z.number(),
    priority: z.boolean(),
    estimate: z.strictObject({ minHours: z.number(), maxHours: z.number() }),
    takeable: z.boolean(),
    /** The code of the refusal. */
    because: z.optional(z.string()),
    /** The customer prefers this booster: until then nobody else sees the order. */
    offeredUntil: z.nullable(Time),
    createdAt: Time,
  }),
);

export const AdminOrderRow = named(
  'AdminOrderRow',
  z.strictObject({
    id: Id,
    number: z.string(),
    /** A service of the catalogue; an old order may have one that was removed. */
    service: z.string(),
    game: z.string(),
    state: State,
    price: Money,
    refunded: Money,
    customerId: Id,
    /** The full name for callers who may read users, otherwise first name and initial. */
    customerName: z.string(),
    customerUsername: z.nullable(z.string()),
    boosterId: z.nullable(Id),
    /** The full name for callers who may read users or boosters, otherwise first name and initial. */
    boosterName: z.nullable(z.string()),
    boosterUsername: z.nullable(z.string()),
    progressPercent: z.int(),
    /** The promised time of its start or, once started, of its finish. */
    dueAt: z.nullable(Time),
    late: z.boolean(),
    /**
     * Since when the order waits in its state: for the account, a booster, the start or the confirmation. Null in other
     * states.
     */
    waitingSince: z.nullable(Time),
    paused: z.boolean(),
    boosterRequested: z.boolean(),
    accountRequested: z.boolean(),
    rankDiffers: z.boolean(),
    ...openDispute,
    unproven: z.boolean(),
    /** The staff have an open suspicion about it. */
    suspected: z.boolean(),
    createdAt: Time,
    updatedAt: Time,
  }),
);

/** The order's page in the console: the order as an admin sees it, with the columns of the list. */
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
