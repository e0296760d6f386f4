import type { OrderState } from '#kernel/vocabulary.ts';

// The paper model of promise 3: what somebody with a pencil would write down about one customer and one booster.
// It knows nothing of ledgers, escrows or postings; amounts are kuruş.

export interface PaperOrder {
  readonly id: string;
  readonly price: number;
  state: OrderState;
  refunded: number;
  earned: number;
  tipped: number;
}

export interface PaperTopUp {
  readonly id: string;
  readonly merchantOid: string;
  readonly frameUrl: string;
  readonly amount: number;
  state: 'pending' | 'failed' | 'paid' | 'refunded';
}

export interface PaperPayout {
  readonly id: string;
  readonly amount: number;
  state: 'requested' | 'paid' | 'refused';
}

/** A whole percent of an amount, half a kuruş rounded up. */
export const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100);

/** The share of a booster of the second tier. */
const sharePercent = 65;
export const shareOf = ({ price }: PaperOrder): number => percentOf(price, sharePercent);

export class Paper {
  customer = 0;
  booster = 0;
  /** Reasons that were given: three in 15 minutes for each order. */
  pauses = 0;
  requests = 0;
  readonly orders: PaperOrder[] = [];
  readonly topUps: PaperTopUp[] = [];
  readonly payouts: PaperPayout[] = [];
  /** An hour of coaching, as the price book has it. */
  readonly hourly: number;

  constructor(hourly: number) {
    this.hourly = hourly;
  }

  priceOf(hours: number, coupon: boolean): number {
    const full = this.hourly * hours;
    return coupon ? full - percentOf(full, 10) : full;
  }

  placed(id: string, price: number): void {
    this.customer -= price;
    this.orders.push({ id, price, state: 'processing', refunded: 0, earned: 0, tipped: 0 });
  }

  cancelled(order: PaperOrder, earned: number): void {
    Object.assign(order, { state: 'cancelled', refunded: order.price - earned, earned });
    this.customer += order.refunded;
    this.booster += earned;
  }

  /** The house gives a part back; of the rest the booster has their share. */
  refunded(order: PaperOrder, refund: number): void {
    const earned = percentOf(order.price - refund, sharePercent);
    Object.assign(order, { state: 'cancelled', refunded: refund, earned });
    this.customer += refund;
    this.booster += earned;
  }

  completed(order: PaperOrder): void {
    Object.assign(order, { state: 'completed', earned: shareOf(order) });
    this.booster += order.earned;
  }
}
