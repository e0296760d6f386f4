import type { OrderState } from '#kernel/vocabulary.ts';

// The paper model of promise 3: what somebody with a pencil would write down about one customer and one booster.
// It knows nothing of ledgers, escrows or postings; amounts are kuruş.

export interface PaperOrder {
  readonly id: string;
  /** Without a stream that was paid back. */
  price: number;
  state: OrderState;
  refunded: number;
  earned: number;
  tipped: number;
  streamBack: number;
}

/** A stream that was ordered with an order. */
interface PaperStream {
  readonly paid: number;
  on: boolean;
  given: boolean;
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
export const shareOf = ({ price }: Pick<PaperOrder, 'price'>): number => percentOf(price, sharePercent);

export class Paper {
  customer = 0;
  booster = 0;
  /** Reasons that were given: three in 15 minutes for each order. */
  pauses = 0;
  requests = 0;
  readonly orders: PaperOrder[] = [];
  readonly streams = new Map<PaperOrder, PaperStream>();
  readonly links = new Map<PaperOrder, number>();
  readonly topUps: PaperTopUp[] = [];
  readonly payouts: PaperPayout[] = [];
  /** An hour of coaching, as the price book has it. */
  readonly hourly: number;

  constructor(hourly: number) {
    this.hourly = hourly;
  }

  priceOf(hours: number, coupon: boolean, stream = false): number {
    const full = this.hourly * hours + (stream ? percentOf(this.hourly * hours, 15) : 0);
    return coupon ? full - percentOf(full, 10) : full;
  }

  placed(id: string, price: number): PaperOrder {
    this.customer -= price;
    const order: PaperOrder = { id, price, state: 'processing', refunded: 0, earned: 0, tipped: 0, streamBack: 0 };
    this.orders.push(order);
    return order;
  }

  /** With a stream, which costs its line less its part of the coupon. */
  placedWithStream(id: string, hours: number, coupon: boolean): void {
    const price = this.priceOf(hours, coupon, true);
    const full = this.priceOf(hours, false, true);
    const line = percentOf(this.hourly * hours, 15);
    const paid = line - Math.floor((2 * (full - price) * line + full) / (2 * full));
    this.streams.set(this.placed(id, price), { paid, on: false, given: false });
  }

  /** The order is in this state now: a link counts once it is played, and is over with it. */
  walked(order: PaperOrder, state: OrderState): void {
    order.state = state;
    const stream = this.streams.get(order);
    if (!stream) return;
    if (state === 'started' || state === 'in-game') stream.given ||= stream.on;
    else if (state !== 'starting') stream.on = false;
  }

  /** What was paid for a stream that nobody gave. */
  owed(order: PaperOrder): number {
    const stream = this.streams.get(order);
    return !stream || stream.given ? 0 : stream.paid;
  }

  cancelled(order: PaperOrder, earned: number): void {
    Object.assign(order, { state: 'cancelled', refunded: order.price - earned, earned });
    this.customer += order.refunded;
    this.booster += earned;
  }

  /** The house gives a part back; of the rest the booster has their share. */
  refunded(order: PaperOrder, refund: number): void {
    this.customer += streamBack(order, this.owed(order));
    const earned = percentOf(order.price - refund, sharePercent);
    Object.assign(order, { state: 'cancelled', refunded: refund, earned });
    this.customer += refund;
    this.booster += earned;
  }

  completed(order: PaperOrder): void {
    this.customer += streamBack(order, this.owed(order));
    Object.assign(order, { state: 'completed', earned: shareOf(order) });
    this.booster += order.earned;
  }
}

/** What was paid for a stream that nobody gave goes back, and is no part of the price any more. */
const streamBack = (order: PaperOrder, back: number): number => {
  order.price -= back;
  order.streamBack = back;
  return back;
};
