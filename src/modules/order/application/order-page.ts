import type { Draft, SummaryLine } from '#contract/pricing/schemas.ts';
import type { AdminOrder, Match, Order as OrderAnswer, TimelineEntry } from '#contract/order/schemas.ts';
import type * as z from 'zod/mini';
import { isChampion } from '#kernel/champions.ts';
import type { Money } from '#kernel/money.ts';
import type { PictureSubjectKind } from '#kernel/pictures.ts';
import { DomainError } from '#kernel/refusal.ts';
import { holds, type Role, type Scope } from '#kernel/vocabulary.ts';
import type { Picture } from '#contract/picture/schemas.ts';
import { declaredRank } from '#modules/pricing/index.ts';
import { gameAccountAnswer, type ShownAccount } from '#modules/vault/index.ts';
import type { Dispute } from '../domain/dispute.ts';
import { allowedTo, earningsOf, isReviewable, nextStatesOf, type Order } from '../domain/order.ts';
import type { TimelineLine } from '../domain/timeline.ts';
import { rankDiffers } from '../domain/found-rank.ts';
import { isOrderLate } from '../domain/due.ts';
import { playingSince } from '../domain/playing.ts';
import { isUnproven } from '../domain/proof.ts';
import { owedForStream, type Stream } from '../domain/stream.ts';
import type { Walker } from '../domain/transitions.ts';
import { matchTimesOf, type MatchTimes } from './count-matches.ts';
import { progressOf } from './record-progress.ts';
import { shownStream, streamLost, streamLostNow } from './stream-page.ts';
import { isFinishable, isUnjudged } from './work-worth.ts';
import { allowedInDispute, troubleOf, type TroublePictures } from './trouble-page.ts';
import type { NewestEvents } from './history-ports.ts';
import type { Orders, WrittenReview } from './ports.ts';
import { draftIn, draftOf } from './readable-draft.ts';
import type { Needs } from './needs.ts';

export interface Viewer {
  readonly id: string;
  readonly role: Role;
  readonly scopes: readonly Scope[];
}

/** The viewer's role for this order. Undefined if the viewer has no role and must not learn that the order exists. */
export const walkerOf = (viewer: Viewer, order: Order): Walker | undefined => {
  if (holds(viewer, 'orders:read')) return 'staff';
  if (viewer.id === order.customerId) return 'customer';
  if (viewer.id === order.boosterId) return 'booster';
  return undefined;
};

/** Whether this viewer may change orders, not only read them. */
export const steers = (viewer: Viewer): boolean => viewer.role !== 'staff' || viewer.scopes.includes('orders:write');

interface ShownPictures extends TroublePictures {
  readonly proof: readonly Picture[];
}
const noPictures = { proof: [], said: [], answered: [], rank: [] };
/** How many matches and events the page itself shows. */
const shownAtOnce = 20;

interface Parts {
  readonly history: NewestEvents;
  readonly matches: Awaited<ReturnType<Orders['matchesOf']>>;
  readonly account: ShownAccount | undefined;
  readonly review: WrittenReview | undefined;
  readonly dispute: Dispute | undefined;
  readonly pictures: ShownPictures;
  readonly streams: readonly Stream[];
  readonly now: Date;
  /** Read only if the viewer could tip. */
  readonly boosterActive: boolean;
  readonly paidByCard: Money | undefined;
  /** Read only if the customer asked for another booster. */
  readonly workUnjudged: boolean;
  /** Read only if a match does not count yet. */
  readonly matchTimes: MatchTimes | undefined;
}

/**
 * The page of one order, as customer, booster or staff see it.
 * Many needs: the page shows data of several other modules.
 */
export const orderPage = ({
  orders,
  vault,
  accounts,
  disputes,
  pictures,
  clock,
  cardPayments,
  histories,
}: Needs<'orders' | 'vault' | 'accounts' | 'disputes' | 'pictures' | 'clock' | 'cardPayments' | 'histories'>) => {
  /** Null if the customer has removed the saved account since. */
  const savedAccount = async (accountId: string, customerId: string) => {
    const account = await vault.findSaved(accountId, customerId);
    return account ? gameAccountAnswer(account) : null;
  };

  /** What the card payment credited, for an order that could not be placed. */
  const paidFor = async ({ state, topUpId }: Order): Promise<Money | undefined> =>
    state === 'payment-error' && topUpId !== null ? cardPayments.amountOf(topUpId) : undefined;

  const picturesOf = async (orderId: string, dispute: Dispute | undefined): Promise<Omit<ShownPictures, 'rank'>> => {
    const [proof, said, answered] = await Promise.all([
      picturesFor('order-proof', orderId),
      picturesFor('dispute', dispute?.id),
      picturesFor('dispute-answer', dispute?.answer ? dispute.id : undefined),
    ]);
    return { proof, said, answered };
  };

  const picturesFor = async (kind: PictureSubjectKind, id: string | undefined): Promise<readonly Picture[]> =>
    id === undefined ? [] : ((await pictures.of(kind, [id])).get(id) ?? []);

  const show = async (order: Order, viewer: Viewer): Promise<OrderAnswer> => {
    const walker = walkerOf(viewer, order);
    if (!walker) throw new DomainError('order.not_found');
    return showTo(order, walker, viewer);
  };

  /**
   * The page as this role sees it. The answer to a step is the page for the role that took the step, even if the step ended
   * that role: a booster who drops an order still gets the booster's page.
   */
  const showTo = async (order: Order, walker: Walker, viewer: Viewer): Promise<OrderAnswer> => {
    const { id, gameAccountId, boosterId } = order;
    const asksForTip = allowedTo(order, walker).tip && boosterId !== null;
    const [history, matches, gameAccounts, review, dispute, boosterActive, paidByCard, streams] = await Promise.all([
      histories.newestEvents(id, shownAtOnce),
      orders.matchesOf(id),
      gameAccountId === null ? undefined : vault.accountsOf([id]),
      isReviewable(order) ? orders.reviewOf(id) : undefined,
      order.finishedAt ? disputes.latestOf(id) : undefined,
      asksForTip && accounts.isActive(boosterId),
      paidFor(order),
      order.streamPaid === null ? [] : orders.streamsOf(id),
    ]);
    return pageOf(order, walker, viewer, {
      history,
      matches,
      account: gameAccounts?.get(id),
      review,
      dispute,
      boosterActive,
      paidByCard,
      matchTimes: matches.some(({ counts }) => !counts) ? await matchTimesOf(orders, order, matches) : undefined,
      workUnjudged:
        order.boosterRequest !== null && isUnjudged(order, { matches, owed: owedForStream(order, streams) }),
      streams,
      pictures: {
        ...(order.finishedAt ? await picturesOf(id, dispute) : noPictures),
        rank: await picturesFor('rank-report', order.rank?.id),
      },
      now: clock.now(),
    });
  };

  return {
    /** @throws DomainError order.not_found, also if the order belongs to somebody else */
    of: async (orderId: string, viewer: Viewer): Promise<OrderAnswer> => {
      const order = await orders.find(orderId);
      if (!order) throw new DomainError('order.not_found');
      return show(order, viewer);
    },
    /** The console's page, with the fields of the console's list. @throws DomainError order.not_found */
    ofConsole: async (orderId: string, viewer: Viewer): Promise<z.infer<typeof AdminOrder>> => {
      const order = await orders.find(orderId);
      if (!order) throw new DomainError('order.not_found');
      const { customerId, boosterId, service, pause, boosterRequest, accountRequest } = order;
      return {
        ...(await showTo(order, 'staff', viewer)),
        game: service.game,
        customerId,
        customerName: order.customerName,
        boosterId,
        boosterName: order.boosterName,
        progressPercent: order.progressPercent,
        paused: pause !== null,
        boosterRequested: boosterRequest !== null,
        accountRequested: accountRequest !== null,
        rankDiffers: rankDiffers(order),
        accountRequest: accountRequest && {
          at: accountRequest.at.toISOString(),
          account: await savedAccount(accountRequest.accountId, customerId),
        },
      };
    },
    show,
    showTo,
    /** The page of an order that was just placed. Reads nothing from the database. */
    showNew: (order: Order, events: readonly TimelineLine[], viewer: Viewer): OrderAnswer =>
      pageOf(order, 'customer', viewer, {
        history: { events, total: events.length, milestones: [] },
        matches: [],
        account: undefined,
        review: undefined,
        dispute: undefined,
        boosterActive: false,
        paidByCard: undefined,
        workUnjudged: false,
        matchTimes: undefined,
        pictures: noPictures,
        streams: [],
        now: order.createdAt,
      }),
  };
};
export type OrderPage = ReturnType<typeof orderPage>;

const pageOf = (
  order: Order,
  walker: Walker,
  viewer: Viewer,
  {
    history,
    matches,
    account,
    review,
    dispute,
    pictures,
    streams,
    boosterActive,
    paidByCard,
    workUnjudged,
    matchTimes,
    now,
  }: Parts,
): OrderAnswer => {
  const draft = draftIn(order);
  const acts = walker !== 'staff' || steers(viewer);
  return {
    id: order.id,
    number: order.number,
    service: order.service.id,
    state: order.state,
    price: order.price,
    currency: 'TRY',
    summary: walker === 'booster' ? order.summary.map(withoutCode) : [...order.summary],
    priceBookVersion: order.priceBookVersion,
    estimate: order.estimate,
    dueAt: order.dueAt?.toISOString() ?? null,
    late: isOrderLate(order, now),
    playingSince: playingSince(order, [...history.milestones, ...history.events], now)?.toISOString() ?? null,
    draft: draft && (walker === 'booster' ? playedDraft(order) : draft),
    lane: order.lane,
    champion: order.champion,
    gameAccount: account ? gameAccountAnswer(account) : null,
    booster: shownBooster(order),
    customer: { id: order.customerId, displayName: order.customerName },
    ...earningsFor(walker, order, streams),
    ...(walker === 'booster' ? {} : { earlierEarned: order.earlier.earned }),
    progress: draft ? progressOf(order, matches) : lastPercent(order),
    matches: matches.slice(-shownAtOnce).map((match) => shownMatch(match, matchTimes)),
    matchFigures: figuresOf(matches, matchTimes),
    unproven: isUnproven(order),
    proof: [...pictures.proof],
    timeline: history.events.map(timelineEntry),
    timelineTotal: history.total,
    milestones: history.milestones.map(timelineEntry),
    nextStates: acts
      ? nextStatesOf(order, walker, now).filter((to) => to !== 'finished' || isFinishable(order, walker))
      : [],
    allowed: {
      ...allowedOn(order, walker, { account, review, dispute, boosterActive, matches }),
      ...(acts ? {} : { pause: false, resume: false, agreeProgress: false }),
    },
    offer: shownOffer(order, walker, now),
    stream: shownStream(order, streams, walker),
    ...troubleOf(order, walker, workUnjudged, dispute, pictures, streamLostNow(order, streams), now),
    ...(paidByCard ? { paidByCard } : {}),
    refunded: order.refunded,
    tipped: order.tipped,
    review: review && !(review.hidden && walker === 'booster') ? shownReview(review) : null,
    closesAt: closesAtOf(order)?.toISOString() ?? null,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
};

/** What the booster earns; shown to the booster and to staff. */
const earningsFor = (walker: Walker, order: Order, streams: readonly Stream[]) => {
  if (walker === 'customer' || order.boosterId === null) return {};
  const earnings = earningsOf(order, streamLost(order, streams));
  return walker === 'staff'
    ? { earnings, earningsNow: earningsOf(order, streamLostNow(order, streams)) }
    : { earnings };
};

const allowedOn = (
  order: Order,
  walker: Walker,
  {
    account,
    review,
    dispute,
    boosterActive,
    matches,
  }: Pick<Parts, 'account' | 'review' | 'dispute' | 'boosterActive' | 'matches'>,
) => {
  const draft = draftIn(order);
  const allowed = allowedTo(order, walker);
  const inDispute = allowedInDispute(order, walker, dispute);
  return {
    ...allowed,
    ...inDispute,
    dispute: allowed.dispute && inDispute.dispute,
    login: allowed.login && account?.hasCredentials === true,
    tip: allowed.tip && boosterActive,
    review: allowed.review && !review,
    agreeProgress: allowed.agreeProgress && order.claim !== null,
    reportRank: allowed.reportRank && draft !== null && declaredRank(draft) !== null && matches.length === 0,
  };
};

const shownOffer = ({ offer }: Order, walker: Walker, now: Date): OrderAnswer['offer'] =>
  offer && walker !== 'booster' && (offer.until === null || offer.until > now)
    ? { boosterId: offer.boosterId, until: offer.until?.toISOString() ?? null }
    : null;

const shownReview = ({ stars, text, at }: WrittenReview) => ({ stars, text, createdAt: at.toISOString() });

/** When the order closes by itself; null unless it only waits for its customer to confirm. */
const closesAtOf = ({ state, closesAt, disputed }: Order): Date | null =>
  state === 'finished' && !disputed ? closesAt : null;

const shownBooster = ({ boosterId, boosterName, boosterTier }: Order) =>
  boosterId === null ? null : { id: boosterId, displayName: boosterName ?? 'Booster', tier: boosterTier ?? 1 };

/** The progress of an order whose draft can't be parsed: only the last stored percentage is known. */
const lastPercent = ({ progressPercent: percent }: Order): OrderAnswer['progress'] => ({
  percent,
  done: percent,
  total: 100,
  unit: 'percent',
  source: 'booster',
  proven: { percent: 0, done: 0 },
});

/** The draft for boosters, who don't learn the coupon code, nor whom the customer preferred. */
export const forBoosters = (draft: Draft): Draft => ({ ...draft, coupon: undefined, booster: undefined });

const withoutCode = (part: SummaryLine): SummaryLine => (part.code === 'coupon' ? { ...part, label: 'Kupon' } : part);

/** What the booster has to play, with the current lane and champion. */
export const playedDraft = (order: Pick<Order, 'draft' | 'lane' | 'laneChanged' | 'champion'>): Draft => ({
  ...forBoosters(draftOf(order)),
  ...(order.laneChanged ? changedLane(order) : {}),
});

const changedLane = ({ lane, champion }: Pick<Order, 'lane' | 'champion'>) => {
  if (lane !== 'champion') return lane === null ? {} : { lane, champions: [] };
  return isChampion(champion) ? { lane, champions: [champion] } : {};
};

type KeptMatch = Parts['matches'][number];
export const shownMatch = (
  { createdAt: _createdAt, ...match }: Match & { readonly createdAt?: Date },
  times: MatchTimes | undefined,
): Match => {
  const from = times?.waiting.get(match.id);
  return { ...match, ...(from ? { countsFrom: from.toISOString() } : {}) };
};

const figuresOf = (matches: readonly KeptMatch[], times: MatchTimes | undefined): OrderAnswer['matchFigures'] => ({
  total: matches.length,
  won: matches.filter(({ result }) => result === 'win').length,
  points: matches.reduce((sum, { points }) => sum + points, 0),
  ...waitingOf(times),
});

const waitingOf = (times: MatchTimes | undefined): Pick<OrderAnswer['matchFigures'], 'waiting'> => {
  const last = times && [...times.waiting.values()].at(-1);
  return last ? { waiting: { matches: times.waiting.size, until: last.toISOString() } } : {};
};

export const timelineEntry = ({
  at,
  actor,
  kind,
  from,
  to,
  reason,
  progress,
}: TimelineLine): z.infer<typeof TimelineEntry> => ({
  at: at.toISOString(),
  actor: { role: actor.role, displayName: actor.displayName },
  kind,
  from,
  to,
  ...(reason === null ? {} : { reason }),
  ...(progress ? { progress } : {}),
});
