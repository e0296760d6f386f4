import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Lane, OrderState, Role, Service } from '#kernel/vocabulary.ts';
import { arrowOf, type MoneyMove, type Walker } from './transitions.ts';

/** A paid draft and its life (domain.md §4). A value: every act gives a new one. */
export interface Order {
  readonly id: string;
  readonly customerId: string;
  readonly boosterId: string | null;
  readonly service: Service;
  readonly state: OrderState;
  readonly price: Money;
  /** What the coupon took off; the house bears it. */
  readonly couponDiscount: Money;
  /** Whole percent of the price, fixed when a booster takes the order. */
  readonly sharePercent: number | null;
  readonly lane: Lane | null;
  readonly champion: string | null;
  readonly laneChanged: boolean;
  readonly gameAccountId: string | null;
  /** A game account was given before, whether it is still there or not. */
  readonly accountGiven: boolean;
  readonly accountReplaced: boolean;
  readonly boosterEarned: Money;
  readonly refunded: Money;
  readonly tipped: Money;
  readonly finishedAt: Date | null;
  readonly updatedAt: Date;
}

export interface Actor {
  readonly id: string | null;
  readonly role: Role | 'system';
  readonly displayName: string;
}

export const system: Actor = { id: null, role: 'system', displayName: 'Basamak' };

/** Money that a step moves out of the escrow; its parts sum to the price. */
export type Movement =
  | { readonly kind: 'none' }
  | { readonly kind: 'refund'; readonly refund: Money }
  | { readonly kind: 'split'; readonly earned: Money; readonly refund: Money }
  | { readonly kind: 'settle'; readonly earned: Money; readonly house: Money };

export interface Step {
  readonly order: Order;
  readonly from: OrderState;
  readonly movement: Movement;
}

export interface StepDetails {
  readonly reason?: string | undefined;
  /** 0–100: how much of the booster's share was earned; wherever a step splits the money. */
  readonly earnedPercent?: number | undefined;
}

/** Days that a customer has to confirm, in milliseconds: 72 hours (domain.md §4). */
export const closesAfter = 72 * 3600_000;

/** States in which the customer may still say how it is to be played. */
const open: readonly OrderState[] = ['waiting', 'processing', 'starting', 'started', 'in-game'];
const accountStates: readonly OrderState[] = ['waiting', 'processing', 'starting', 'started'];
const playing: readonly OrderState[] = ['started', 'in-game'];
/** States in which customer and booster may write to each other; before there is a booster, the console reads it. */
export const talkedAbout: readonly OrderState[] = [...open, 'finished'];
const reviewable: readonly OrderState[] = ['closed', 'completed'];
const tippable: readonly OrderState[] = ['finished', 'closed', 'completed'];

/**
 * Walks an arrow of the state table.
 * @throws DomainError order.transition_not_allowed where there is no such arrow for this walker
 */
export const walk = (order: Order, to: OrderState, walker: Walker, now: Date, details: StepDetails = {}): Step => {
  const arrow = arrowOf(order.state, to);
  if (!arrow?.by.includes(walker)) throw new DomainError('order.transition_not_allowed', { from: order.state, to });
  const movement = moneyOf(order, arrow.money, details);
  return {
    from: order.state,
    movement,
    order: {
      ...order,
      state: to,
      ...(to === 'processing' ? { boosterId: null, sharePercent: null } : {}),
      ...(to === 'finished' ? { finishedAt: now } : {}),
      boosterEarned: movement.kind === 'split' || movement.kind === 'settle' ? movement.earned : order.boosterEarned,
      refunded: movement.kind === 'refund' || movement.kind === 'split' ? movement.refund : order.refunded,
      updatedAt: now,
    },
  };
};

/** A booster takes the order, or is given it. The share is fixed here. */
export const take = (
  order: Order,
  booster: { readonly id: string; readonly sharePercent: number },
  now: Date,
): Step => {
  if (order.state !== 'processing') throw new DomainError('order.already_taken');
  const step = walk(order, 'starting', 'system', now);
  return { ...step, order: { ...step.order, boosterId: booster.id, sharePercent: booster.sharePercent } };
};

/**
 * The customer gives the game account, or replaces it once. The first time the order leaves `waiting` with it.
 * @returns a step; `from` equals the order's state where it did not change
 */
export const giveAccount = (order: Order, accountId: string, now: Date): Step => {
  if (!order.service.accountNeeded) throw new DomainError('order.account_not_needed');
  if (!accountStates.includes(order.state)) throw new DomainError('order.closed_for_changes');
  if (order.gameAccountId === accountId) return { order, from: order.state, movement: { kind: 'none' } };
  if (order.accountGiven && order.accountReplaced) throw new DomainError('order.account_already_changed');
  const given = {
    ...order,
    gameAccountId: accountId,
    accountReplaced: order.accountGiven,
    accountGiven: true,
    updatedAt: now,
  };
  if (order.state === 'waiting') return walk(given, 'processing', 'system', now);
  return { order: given, from: order.state, movement: { kind: 'none' } };
};

/** The customer takes the account back; possible until a booster has the order. */
export const removeAccount = (order: Order, now: Date): Step => {
  if (!order.service.accountNeeded) throw new DomainError('order.account_not_needed');
  if (order.state !== 'processing') throw new DomainError('order.closed_for_changes');
  return walk({ ...order, gameAccountId: null }, 'waiting', 'system', now);
};

/** The lane can be changed only once per order (specification §4). */
export const changeLane = (order: Order, lane: Lane, champion: string | null, now: Date): Order => {
  if (!hasLanes(order.service)) throw new DomainError('order.lane_not_for_service');
  if (!open.includes(order.state)) throw new DomainError('order.closed_for_changes');
  if (order.laneChanged) throw new DomainError('order.lane_already_changed');
  return { ...order, lane, champion, laneChanged: true, updatedAt: now };
};

/** The services whose draft has a lane (domain.md §3). */
export const hasLanes = ({ game, kind }: Service): boolean =>
  (game === 'league' || game === 'wildrift') && (kind === 'elo' || kind === 'duo');

/** Matches and corrections belong to an order that is being played. */
export const assertPlaying = (order: Order): void => {
  if (!playing.includes(order.state)) throw new DomainError('order.match_not_allowed');
};

export const assertTippable = (order: Order): void => {
  if (!tippable.includes(order.state) || order.boosterId === null) throw new DomainError('order.tip_not_allowed');
};

/** From closed on (domain.md §4): what was cancelled was not finished. */
export const isReviewable = ({ state }: Order): boolean => reviewable.includes(state);
export const assertReviewable = (order: Order): void => {
  if (!isReviewable(order)) throw new DomainError('order.review_not_allowed');
};

/** What else, beside the arrows, this walker may do now; the screens' buttons come from here. */
export const allowedTo = (order: Order, walker: Walker) => {
  const { service, state, boosterId } = order;
  const customer = walker === 'customer';
  const ownAccount = customer && service.accountNeeded;
  return {
    gameAccount: ownAccount && accountStates.includes(state) && !order.accountReplaced,
    removeGameAccount: ownAccount && state === 'processing' && order.gameAccountId !== null,
    lane: customer && hasLanes(service) && open.includes(state) && !order.laneChanged,
    match: walker === 'booster' && playing.includes(state),
    tip: customer && tippable.includes(state) && boosterId !== null,
    review: customer && isReviewable(order),
    message: walker === 'staff' || talkedAbout.includes(state),
  };
};

/** The booster's whole share of this order. */
export const shareOf = (order: Order): Money => order.price.percent(order.sharePercent ?? 0);

/** What the booster has earned where the order has ended, else what they will. */
export const earningsOf = (order: Order): Money => (order.state === 'cancelled' ? order.boosterEarned : shareOf(order));

const moneyOf = (order: Order, move: MoneyMove, { earnedPercent }: StepDetails): Movement => {
  switch (move) {
    case 'none':
      return { kind: 'none' };
    case 'refund':
      return { kind: 'refund', refund: order.price };
    case 'split': {
      if (earnedPercent === undefined) throw new DomainError('order.earned_percent_required');
      const earned = shareOf(order).percent(earnedPercent);
      return { kind: 'split', earned, refund: order.price.minus(earned) };
    }
    case 'settle': {
      const earned = shareOf(order);
      return { kind: 'settle', earned, house: order.price.minus(earned) };
    }
  }
};

/** A new order: it waits for the game account, or looks for a booster at once where none is needed. */
export const placed = (facts: {
  readonly id: string;
  readonly customerId: string;
  readonly service: Service;
  readonly price: Money;
  readonly couponDiscount: Money;
  readonly lane: Lane | null;
  readonly champion: string | null;
  readonly at: Date;
}): Order => ({
  id: facts.id,
  customerId: facts.customerId,
  boosterId: null,
  service: facts.service,
  state: facts.service.accountNeeded ? 'waiting' : 'processing',
  price: facts.price,
  couponDiscount: facts.couponDiscount,
  sharePercent: null,
  lane: facts.lane,
  champion: facts.champion,
  laneChanged: false,
  gameAccountId: null,
  accountGiven: false,
  accountReplaced: false,
  boosterEarned: Money.zero,
  refunded: Money.zero,
  tipped: Money.zero,
  finishedAt: null,
  updatedAt: facts.at,
});

/** Paid by card for this draft, but the order could not be placed; the money stays in the wallet (domain.md §4). */
export const paymentError = (order: Order): Order => ({ ...order, state: 'payment-error' });
