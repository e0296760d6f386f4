import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { orderParts, type OrderPart, type ProviderName } from '#kernel/vocabulary.ts';
import { escrowOf, providerAccounts, walletOf, type Account } from './account.ts';
import { entry, type Entry, type OrderReference } from './entry.ts';

// One function for each way in which money moves (domain.md §2).

/** Key prefixes of entries that move only a part of an order's price. */
const partKeys = {
  lane: ['lane-payment'],
  rank: ['rank-payment', 'rank-refund'],
  stream: ['stream-refund'],
} as const satisfies Record<OrderPart, readonly string[]>;

/**
 * The part of an order's price that an entry moves, read from the entry's key. Null if the entry moves the price itself
 * or belongs to no order.
 */
export const orderPartOf = (key: string): OrderPart | null => {
  const [beginning = ''] = key.split(':');
  return orderParts.find((part) => (partKeys[part] as readonly string[]).includes(beginning)) ?? null;
};

/**
 * A payment arrived: the provider or the bank has the money, and Basamak owes it to the customer. `actorId`: the staff
 * member who entered it by hand.
 */
export const topUp = (of: {
  topUpId: string;
  provider: ProviderName;
  customerId: string;
  amount: Money;
  actorId?: string;
}): Entry =>
  entry({
    kind: 'top-up',
    key: `top-up:${of.topUpId}`,
    topUpId: of.topUpId,
    actorId: of.actorId ?? null,
    postings: move(of.amount, providerAccounts[of.provider], walletOf(of.customerId)),
  });

/** A payment is refunded to where it came from. `attempt` keeps the key unique if an earlier attempt was reversed. */
export const topUpRefund = (of: TopUpRefund): Entry =>
  entry({
    kind: 'top-up-refund',
    key: `top-up-refund:${of.topUpId}:${of.attempt}`,
    topUpId: of.topUpId,
    actorId: of.actorId,
    reason: of.reason,
    postings: move(of.amount, walletOf(of.customerId), providerAccounts[of.provider]),
  });

/** The provider refused the refund, or the refund was never sent: the amount returns to the customer's wallet. */
export const topUpRefundReversal = (of: TopUpRefund): Entry =>
  entry({
    ...topUpRefund(of),
    key: `top-up-refund-reversal:${of.topUpId}:${of.attempt}`,
    postings: move(of.amount, providerAccounts[of.provider], walletOf(of.customerId)),
  });

interface TopUpRefund {
  topUpId: string;
  provider: ProviderName;
  attempt: number;
  customerId: string;
  amount: Money;
  actorId: string;
  reason: string;
}

/**
 * The customer pays what a more expensive lane adds to an order, once. The amount is held in the escrow with the price.
 */
export const lanePayment = (of: { order: OrderReference; customerId: string; difference: Money }): Entry =>
  entry({
    kind: 'order-payment',
    key: `lane-payment:${of.order.id}`,
    order: of.order,
    actorId: of.customerId,
    reason: 'Koridor farkı',
    postings: move(of.difference, walletOf(of.customerId), escrowOf(of.order.id)),
  });

/**
 * The customer pays what a lower rank at the start adds to an order, once. The amount is held in the escrow with the
 * price.
 */
export const rankPayment = (of: { order: OrderReference; customerId: string; difference: Money }): Entry =>
  entry({
    kind: 'order-payment',
    key: `rank-payment:${of.order.id}`,
    order: of.order,
    actorId: of.customerId,
    reason: 'Başlangıç rankı farkı',
    postings: move(of.difference, walletOf(of.customerId), escrowOf(of.order.id)),
  });

/** Refunds what a higher rank at the start takes off an order's price, once. */
export const rankRefund = (of: { order: OrderReference; customerId: string; difference: Money }): Entry =>
  entry({
    kind: 'order-refund',
    key: `rank-refund:${of.order.id}`,
    order: of.order,
    actorId: of.customerId,
    reason: 'Başlangıç rankı farkı',
    postings: move(of.difference, escrowOf(of.order.id), walletOf(of.customerId)),
  });

/** The customer pays an order. The price is held in its escrow. A free order has no entry. */
export const orderPayment = (of: { order: OrderReference; customerId: string; price: Money }): Entry =>
  entry({
    kind: 'order-payment',
    key: `order-payment:${of.order.id}`,
    order: of.order,
    actorId: of.customerId,
    postings: move(of.price, walletOf(of.customerId), escrowOf(of.order.id)),
  });

/** Refunds the customer from the escrow: the whole amount, or the part that {@link partialCancel} gives back. */
export const orderRefund = (of: {
  order: OrderReference;
  customerId: string;
  amount: Money;
  actorId: string | null;
  reason?: string;
}): Entry =>
  entry({
    kind: 'order-refund',
    key: `order-refund:${of.order.id}`,
    order: of.order,
    actorId: of.actorId,
    ...(of.reason === undefined ? {} : { reason: of.reason }),
    postings: move(of.amount, escrowOf(of.order.id), walletOf(of.customerId)),
  });

/** Refunds an ordered stream that was never given, as a separate entry. */
export const streamRefund = (of: { order: OrderReference; customerId: string; amount: Money }): Entry =>
  entry({
    kind: 'order-refund',
    key: `stream-refund:${of.order.id}`,
    order: of.order,
    actorId: null,
    reason: 'Canlı yayın yapılmadı',
    postings: move(of.amount, escrowOf(of.order.id), walletOf(of.customerId)),
  });

/**
 * The order is done: its escrow is divided between the boosters and Basamak. A coupon's discount is Basamak's cost:
 * `revenue` gets Basamak's part of the undiscounted price, and `promotion` pays for the discount.
 */
export const settlement = (of: {
  order: OrderReference;
  /** Null if the order ends in the pool: then only earlier boosters are paid. */
  boosterId: string | null;
  /** The amount that the escrow holds after a refund. */
  held: Money;
  /** The booster's share of the order. */
  share: Money;
  /** What earlier boosters have earned. */
  earlier?: readonly Share[] | undefined;
  couponDiscount?: Money;
  actorId: string | null;
}): Entry => {
  const discount = of.couponDiscount ?? Money.zero;
  const shares = perBooster([...(of.earlier ?? []), { boosterId: of.boosterId, amount: of.share }]);
  const revenue = of.held.minus(Money.sum(shares.map(({ amount }) => amount)));
  return entry({
    kind: 'settlement',
    key: `settlement:${of.order.id}`,
    order: of.order,
    actorId: of.actorId,
    postings: [
      { account: escrowOf(of.order.id), amount: of.held.negated() },
      ...shares.map(({ boosterId, amount }) => ({ account: walletOf(boosterId), amount: notNegative(amount) })),
      { account: 'revenue', amount: notNegative(revenue.plus(discount)) },
      { account: 'promotion', amount: notNegative(discount).negated() },
    ],
  });
};

/** A booster's part of one order. */
interface Share {
  readonly boosterId: string;
  readonly amount: Money;
}

/** Sums the shares per booster: a booster may have had an order twice. */
const perBooster = (shares: readonly { readonly boosterId: string | null; readonly amount: Money }[]): Share[] => {
  const sums = new Map<string, Money>();
  for (const { boosterId, amount } of shares) {
    if (boosterId === null) assertNothing(amount);
    else sums.set(boosterId, (sums.get(boosterId) ?? Money.zero).plus(notNegative(amount)));
  }
  return [...sums].map(([boosterId, amount]) => ({ boosterId, amount }));
};

/** An order is cancelled: its boosters get what they earned, the customer gets `refund`, Basamak keeps the rest. */
export const partialCancel = (of: {
  order: OrderReference;
  customerId: string;
  boosterId: string | null;
  held: Money;
  earned: Money;
  earlier?: readonly Share[] | undefined;
  refund: Money;
  actorId: string | null;
  reason?: string;
}): readonly Entry[] => {
  const kept = of.held.minus(of.refund);
  return [
    ...(of.refund.isZero ? [] : [orderRefund({ ...of, amount: of.refund })]),
    ...(kept.isZero ? [] : [settlement({ ...of, held: kept, share: of.earned })]),
  ];
};

export const tip = (of: {
  tipId: string;
  order: OrderReference;
  customerId: string;
  boosterId: string;
  amount: Money;
}): Entry =>
  entry({
    kind: 'tip',
    key: `tip:${of.tipId}`,
    order: of.order,
    actorId: of.customerId,
    postings: move(of.amount, walletOf(of.customerId), walletOf(of.boosterId)),
  });

export const penalty = (of: {
  penaltyId: string;
  boosterId: string;
  amount: Money;
  reason: string;
  actorId: string;
  orderId?: string;
}): Entry =>
  entry({
    kind: 'penalty',
    key: `penalty:${of.penaltyId}`,
    ...(of.orderId === undefined ? {} : { order: { id: of.orderId } }),
    actorId: of.actorId,
    reason: of.reason,
    postings: move(of.amount, walletOf(of.boosterId), 'penalty'),
  });

/** Key prefix of entries that collect a part of a fine. */
const collectionKey = 'fine-collection';

/** The id of the fine claim that an entry collects for, read from the entry's key; null for every other entry. */
export const fineClaimOf = (key: string): string | null => {
  const [beginning, claimId = null] = key.split(':');
  return beginning === collectionKey ? claimId : null;
};

/** Key prefix of one fine’s collections. Their entries are of kind `penalty`. */
export const collectionsOf = (claimId: string): string => `${collectionKey}:${claimId}:`;

/**
 * Collects a part of a fine above the balance: at once by the staff member who gives the fine, or automatically from an
 * earning.
 */
export const fineCollection = (of: {
  claim: {
    readonly id: string;
    readonly boosterId: string;
    readonly orderId: string | null;
    readonly reason: string | null;
  };
  amount: Money;
  by: { readonly earning: string } | { readonly actorId: string };
}): Entry => {
  const { id, boosterId, orderId, reason } = of.claim;
  const [actorId, after] = 'earning' in of.by ? [null, of.by.earning] : [of.by.actorId, 'at-once'];
  return entry({
    kind: 'penalty',
    key: `${collectionKey}:${id}:${after}`,
    ...(orderId === null ? {} : { order: { id: orderId } }),
    actorId,
    ...(reason === null ? {} : { reason }),
    postings: move(of.amount, walletOf(boosterId), 'penalty'),
  });
};

/** The sender of a message pays a fee because a report about it was upheld. */
export const reportFee = (of: {
  reportId: string;
  userId: string;
  amount: Money;
  reason: string;
  actorId: string;
  orderId: string;
}): Entry =>
  entry({
    kind: 'report-fee',
    key: `report-fee:${of.reportId}`,
    order: { id: of.orderId },
    actorId: of.actorId,
    reason: of.reason,
    postings: move(of.amount, walletOf(of.userId), 'penalty'),
  });

/** @param of.amount what the user gets; negative takes money away. */
export const adjustment = (of: {
  adjustmentId: string;
  userId: string;
  amount: Money;
  reason: string;
  actorId: string;
}): Entry =>
  entry({
    kind: 'adjustment',
    key: `adjustment:${of.adjustmentId}`,
    actorId: of.actorId,
    reason: of.reason,
    postings: [
      { account: walletOf(of.userId), amount: of.amount },
      { account: 'adjustment', amount: of.amount.negated() },
    ],
  });

/** A payout is requested: the amount leaves the wallet at once. */
export const payout = (of: { payoutId: string; boosterId: string; amount: Money; actorId: string }): Entry =>
  entry({
    kind: 'payout',
    key: `payout:${of.payoutId}`,
    payoutId: of.payoutId,
    actorId: of.actorId,
    postings: move(of.amount, walletOf(of.boosterId), 'bank'),
  });

/** A payout was refused: the amount returns to the wallet. */
export const payoutReturn = (of: {
  payoutId: string;
  boosterId: string;
  amount: Money;
  actorId: string;
  reason: string;
}): Entry =>
  entry({
    kind: 'payout-return',
    key: `payout-return:${of.payoutId}`,
    payoutId: of.payoutId,
    actorId: of.actorId,
    reason: of.reason,
    postings: move(of.amount, 'bank', walletOf(of.boosterId)),
  });

/** A game account on sale was bought. The account is handed over at once, so there is no escrow. */
export const stockPurchase = (of: { purchaseId: string; customerId: string; price: Money }): Entry =>
  entry({
    kind: 'stock-purchase',
    key: `stock-purchase:${of.purchaseId}`,
    actorId: of.customerId,
    postings: move(of.price, walletOf(of.customerId), 'revenue'),
  });

/** A sold game account was taken back: its buyer gets the price back. */
export const stockRestore = (of: {
  purchaseId: string;
  customerId: string;
  price: Money;
  actorId: string;
  reason: string;
}): Entry =>
  entry({
    kind: 'stock-restore',
    key: `stock-restore:${of.purchaseId}`,
    actorId: of.actorId,
    reason: of.reason,
    postings: move(of.price, 'revenue', walletOf(of.customerId)),
  });

const move = (amount: Money, from: Account, to: Account): Entry['postings'] => {
  if (!amount.isPositive) throw new DomainError('wallet.amount_not_positive');
  return [
    { account: from, amount: amount.negated() },
    { account: to, amount },
  ];
};

/** A share without a booster must be zero. */
const assertNothing = (amount: Money): void => {
  if (!amount.isZero) throw new RangeError(`a share of ${amount.amount} kuruş has no booster`);
};

const notNegative = (amount: Money): Money => {
  if (amount.isNegative) throw new RangeError(`a share of a settlement is negative: ${amount.amount} kuruş`);
  return amount;
};
