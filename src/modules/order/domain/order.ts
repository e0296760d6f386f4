import { laneLabels } from '#kernel/labels.tr.ts';
import { Money } from '#kernel/money.ts';
import { DomainError, type RefusalCode } from '#kernel/refusal.ts';
import { activeStates, confirmedStates, hasLanes, type Lane, type OrderState, type Role } from '#kernel/vocabulary.ts';
import { accountNeedsStaff } from './account-request.ts';
import { dueAfterStep } from './due.ts';
import { finishOf } from './first-finish.ts';
import { endMoney, shareOf, type EndDetails, type Movement } from './movement.ts';
import { asksForRank, forgetRank, namedStates, openArrow, rankAfter, rankDiffers } from './found-rank.ts';
import { offerAfterStep } from './offer.ts';
import type { Order } from './order-facts.ts';
import { endPause, mayResume } from './pause.ts';
import { assertShown, isAgreeable, isRecordable } from './proof.ts';
import { leave, type Assignment } from './shares.ts';
import { mayStream, withStreamRefund } from './stream.ts';
import type { Walker } from './transitions.ts';
import { isIn, promisedStates, unfinishedStates } from './states.ts';

export type { Order } from './order-facts.ts';
export { shareOf } from './movement.ts';

/** A customer, a booster or a staff member, with the name that the order's timeline shows. */
export interface Person {
  readonly id: string;
  readonly displayName: string;
}

export interface Actor {
  readonly id: string | null;
  readonly role: Role | 'system';
  readonly displayName: string;
}

export const system: Actor = { id: null, role: 'system', displayName: 'Basamak' };

export interface Step {
  readonly order: Order;
  readonly from: OrderState;
  readonly movement: Movement;
  /** The assignment of the booster who left with this step. */
  readonly assignment: Assignment | null;
}

export interface StepDetails extends EndDetails {
  readonly reason?: string | undefined;
  /** What the proven work is worth; needed if a booster may leave with the step. */
  readonly worth?: Money | undefined;
  /** Percent of the work that is proven; needed if a booster leaves with the step. */
  readonly provenPercent?: number | undefined;
  /** Whether the proven work has reached its goal; needed if the step finishes the order. */
  readonly reached?: boolean | undefined;
  /** How many pictures prove the work; needed if the step finishes the order. */
  readonly pictures?: number | undefined;
  /** Milliseconds that the customer has to confirm; needed if the step finishes the order. */
  readonly confirmWithin?: number | undefined;
  /** The step is the decision of the order's dispute. */
  readonly decidesDispute?: boolean | undefined;
}

const accountStates: readonly OrderState[] = ['waiting', 'processing', 'starting', 'started'];
/**
 * States in which customer and booster may write to each other. Before there is a booster, only the console reads the
 * messages.
 */
export const talkedAbout: readonly OrderState[] = [...unfinishedStates, 'finished'];
const tippable: readonly OrderState[] = ['finished', ...confirmedStates];

/**
 * Makes a transition of the state table.
 * @throws DomainError order.transition_not_allowed if this walker has no such transition; order.rank_difference_open,
 * order.paused, order.account_requested; order.dispute_open if the dispute has to be decided first; and what the proof of
 * work and the division of the money refuse
 */
export const walk = (order: Order, to: OrderState, walker: Walker, now: Date, details: StepDetails = {}): Step => {
  const arrow = openArrow(order, to, walker, now);
  if (!arrow) throw new DomainError('order.transition_not_allowed', { from: order.state, to });
  const blocked = blockedBy(order, to, walker, details.decidesDispute);
  if (blocked) throw new DomainError(blocked);
  if (to === 'finished' && walker === 'booster' && !details.reached) assertShown(order, details);
  const movement = endMoney(order, arrow.money, details);
  const left = to === 'processing' ? leftBehind(order, details.worth ?? Money.zero, now) : undefined;
  const next: Order = {
    ...endPause(order, now),
    ...(to === 'started' ? { pausedMs: restedUntil(order, now) } : {}),
    state: to,
    offer: offerAfterStep(order, to, now),
    ...(to === 'processing' ? withoutBooster(order, details) : {}),
    ...(to === 'finished' ? finished(order, now, details) : {}),
    ...ended(order, movement),
    earlier: left?.earlier ?? order.earlier,
    boosterRequest: isIn(activeStates, to) ? order.boosterRequest : null,
    accountRequest: isIn(promisedStates, to) ? order.accountRequest : null,
    rank: rankAfter(order, to),
    disputed: false,
    updatedAt: now,
  };
  return {
    from: order.state,
    movement,
    assignment: left?.assignment ?? null,
    order: { ...next, dueAt: dueAfterStep(order, next) },
  };
};

/**
 * Sets `closesAt` at the finish. A later change of the setting does not change the deadline that this customer was
 * given.
 * Without proof that the goal was reached, `closesAt` is null: the order waits for its customer or the staff.
 */
const finished = (
  order: Order,
  now: Date,
  { confirmWithin, reached }: StepDetails,
): Pick<Order, 'finishedAt' | 'firstFinish' | 'closesAt'> => {
  if (confirmWithin === undefined) throw new Error('a finished order needs the time in which it can be confirmed');
  return {
    finishedAt: now,
    firstFinish: order.firstFinish ?? finishOf(order, now),
    closesAt: reached ? new Date(now.getTime() + confirmWithin) : null,
  };
};

/**
 * `pausedMs` after a step to `started`. It begins at 0 for a new booster. If the order was finished and goes back to work,
 * the time since the finish counts as paused.
 */
const restedUntil = ({ state, pausedMs, finishedAt }: Order, now: Date): number => {
  if (state === 'starting') return 0;
  return state === 'finished' && finishedAt ? pausedMs + now.getTime() - finishedAt.getTime() : pausedMs;
};

/**
 * The refusal of a step that an open matter blocks, such as a pause or a dispute; undefined if nothing blocks it. A
 * pause blocks play. A dispute blocks every step except its decision and the customer's steps: by confirming, the
 * customer withdraws the dispute.
 */
const blockedBy = (order: Order, to: OrderState, walker: Walker, decidesDispute = false): RefusalCode | undefined => {
  const played = to === 'in-game' || to === 'finished';
  if (rankDiffers(order) && to === 'started' && walker !== 'staff') return 'order.rank_difference_open';
  if (order.pause && played) return 'order.paused';
  if (order.accountRequest && (to === 'started' || played)) return 'order.account_requested';
  return order.disputed && walker !== 'customer' && !decidesDispute ? 'order.dispute_open' : undefined;
};

/** The order without its booster. Their unproven claim is dropped, so the progress falls back to what is proven. */
const withoutBooster = (order: Order, { provenPercent = order.progressPercent }: StepDetails) => ({
  boosterId: null,
  boosterName: null,
  boosterTier: null,
  sharePercent: null,
  claim: null,
  progressPercent: provenPercent,
});

/** The assignment that ends when the booster leaves, and the sums for the next booster. */
const leftBehind = ({ id: orderId, boosterId, sharePercent, earlier, boosterRequest }: Order, worth: Money, at: Date) =>
  boosterId === null || sharePercent === null
    ? undefined
    : leave({ orderId, boosterId, sharePercent }, earlier, worth, { turnedAway: boosterRequest !== null, at });

const ended = (
  order: Order,
  movement: Movement,
): Pick<Order, 'boosterEarned' | 'refunded' | 'price' | 'summary' | 'streamRefund'> => ({
  ...withoutStream(order, movement),
  boosterEarned: movement.kind === 'split' || movement.kind === 'settle' ? movement.earned : order.boosterEarned,
  refunded: movement.kind === 'refund' || movement.kind === 'split' ? movement.refund : order.refunded,
});

/** Takes the refund for a stream that was never given off the price. */
const withoutStream = (
  { price, summary, streamRefund }: Order,
  movement: Movement,
): Pick<Order, 'price' | 'summary' | 'streamRefund'> => {
  if (movement.kind !== 'split' && movement.kind !== 'settle') return { price, summary, streamRefund };
  const { stream } = movement;
  return {
    price: price.minus(stream),
    summary: withStreamRefund(summary, stream),
    streamRefund: streamRefund.plus(stream),
  };
};

/** A step that changes neither state nor money. */
const still = (order: Order): Step => ({ order, from: order.state, movement: { kind: 'none' }, assignment: null });

/** A booster takes the order, or staff assign it. The booster's share is fixed here. */
export const take = (
  order: Order,
  booster: {
    readonly id: string;
    readonly displayName: string;
    readonly tier: number;
    readonly sharePercent: number;
  },
  now: Date,
): Step => {
  if (order.state !== 'processing') throw new DomainError('order.already_taken');
  const step = walk(order, 'starting', 'system', now);
  const { id: boosterId, displayName: boosterName, tier: boosterTier, sharePercent } = booster;
  return { ...step, order: { ...step.order, boosterId, boosterName, boosterTier, sharePercent } };
};

/**
 * The customer gives the game account, or replaces it once before the order is started. The first account moves the order
 * from `waiting` to `processing`.
 * @returns a step; if the state did not change, its `from` equals the state
 */
export const giveAccount = (order: Order, accountId: string, now: Date): Step => {
  if (!order.service.accountNeeded) throw new DomainError('order.account_not_needed');
  if (!accountStates.includes(order.state)) throw new DomainError('order.closed_for_changes');
  if (order.gameAccountId === accountId) return still(order);
  // a replaced account may be replaced again only if it was removed: without an account nobody can play
  if (order.accountReplaced && order.gameAccountId !== null) throw new DomainError('order.account_already_changed');
  if (accountNeedsStaff(order)) throw new DomainError('order.closed_for_changes');
  const given = {
    ...forgetRank(order, now),
    gameAccountId: accountId,
    accountReplaced: order.accountGiven,
    accountGiven: true,
  };
  if (order.state === 'waiting') return walk(given, 'processing', 'system', now);
  return still(given);
};

/** The customer removes the account. Allowed until a booster has the order, and only if they may still give another one. */
export const removeAccount = (order: Order, now: Date): Step => {
  if (!order.service.accountNeeded) throw new DomainError('order.account_not_needed');
  if (order.state !== 'processing' || accountNeedsStaff(order)) throw new DomainError('order.closed_for_changes');
  if (order.accountReplaced) throw new DomainError('order.account_already_changed');
  return walk({ ...order, gameAccountId: null, accountRemovedAt: now }, 'waiting', 'system', now);
};

/**
 * Changes the lane, once per order (specification §4). The lane `champion` needs a champion. A more expensive lane adds its
 * difference to the price.
 */
export const changeLane = (
  order: Order,
  lane: Lane,
  champion: string | null,
  now: Date,
  difference = Money.zero,
): Order => {
  if (!hasLanes(order.service)) throw new DomainError('order.lane_not_for_service');
  if (!isIn(unfinishedStates, order.state)) throw new DomainError('order.closed_for_changes');
  if (order.laneChanged) throw new DomainError('order.lane_already_changed');
  if (rankDiffers(order)) throw new DomainError('order.rank_difference_open');
  if (lane === 'champion' && champion === null) throw new DomainError('order.champion_required');
  return {
    ...order,
    lane,
    champion: lane === 'champion' ? champion : null,
    laneChanged: true,
    price: order.price.plus(difference),
    summary: difference.isPositive
      ? [...order.summary, { code: 'lane.change', label: `Koridor farkı · ${laneLabels[lane]}`, amount: difference }]
      : order.summary,
    laneDifference: difference,
    updatedAt: now,
  };
};

/** Whether the order is for lessons with a coach: nobody boosts, and nobody logs in to an account. */
export const isLesson = ({ service }: Pick<Order, 'service'>): boolean => service.kind === 'coaching';

/** Whether the booster needs the account's credentials now. */
export const needsLogin = ({ state, service, pause }: Order): boolean =>
  service.accountNeeded && isIn(activeStates, state) && !pause;

export const assertTippable = (order: Order): void => {
  if (!tippable.includes(order.state) || order.boosterId === null) throw new DomainError('order.tip_not_allowed');
  if (order.disputed) throw new DomainError('order.tip_during_dispute');
};

/** Reviews are allowed from `closed` on (domain.md §4). A cancelled order can't be reviewed. */
export const isReviewable = ({ state }: Order): boolean => isIn(confirmedStates, state);
export const assertReviewable = (order: Order): void => {
  if (!isReviewable(order)) throw new DomainError('order.review_not_allowed');
};

const mayGiveAccount = (order: Order): boolean =>
  order.service.accountNeeded &&
  accountStates.includes(order.state) &&
  !(order.accountReplaced && order.gameAccountId !== null) &&
  !order.accountRequest;

/** What happens now if the customer gives another game account. */
const accountChangeOf = (order: Order): 'change' | 'request' | 'none' => {
  if (!mayGiveAccount(order)) return 'none';
  return accountNeedsStaff(order) ? 'request' : 'change';
};

const mayRemoveAccount = (order: Order): boolean =>
  order.service.accountNeeded &&
  order.state === 'processing' &&
  order.gameAccountId !== null &&
  !order.accountReplaced &&
  !accountNeedsStaff(order);

/** What this walker may do now, apart from transitions. The screens show the buttons of these actions. */
export const allowedTo = (order: Order, walker: Walker) => {
  const { service, state, boosterId, disputed } = order;
  const customer = walker === 'customer';
  return {
    gameAccount: customer && mayGiveAccount(order),
    accountChange: customer ? accountChangeOf(order) : ('none' as const),
    removeGameAccount: customer && mayRemoveAccount(order),
    lane: customer && hasLanes(service) && isIn(unfinishedStates, state) && !order.laneChanged && !rankDiffers(order),
    match: walker === 'booster' && isRecordable(order),
    stream: walker === 'booster' && mayStream(order),
    agreeProgress: (customer || walker === 'staff') && isAgreeable(order),
    login: walker === 'booster' && needsLogin(order),
    tip: customer && tippable.includes(state) && boosterId !== null && !disputed,
    review: customer && isReviewable(order),
    message: walker === 'staff' || talkedAbout.includes(state),
    ...allowedInTrouble(order, walker),
  };
};

const allowedInTrouble = (order: Order, walker: Walker) => {
  const { state, pause, boosterRequest, accountRequest, disputed } = order;
  const customer = walker === 'customer';
  return {
    pause: state === 'started' && !pause,
    resume: pause !== null && accountRequest === null && mayResume(pause, walker),
    dispute: customer && state === 'finished' && !disputed,
    askForBooster: customer && isIn(activeStates, state) && !boosterRequest,
    endBoosterRequest: customer && boosterRequest !== null,
    endAccountRequest: customer && accountRequest !== null,
    reportRank: walker === 'booster' && asksForRank(order),
    agreeRank: customer && rankDiffers(order) && order.rank?.difference !== null,
  };
};

/** The states that this walker may choose now. */
export const nextStatesOf = (order: Order, walker: Walker, now: Date): OrderState[] =>
  namedStates(order, walker, now).filter((to) => !blockedBy(order, to, walker));

/** What the booster earned if the order was cancelled, otherwise what they get if it completes. */
export const earningsOf = (order: Order, streamOwed = Money.zero): Money => {
  if (order.state === 'cancelled') return order.boosterEarned;
  return shareOf({ ...order, price: order.price.minus(streamOwed.min(order.price)) });
};
