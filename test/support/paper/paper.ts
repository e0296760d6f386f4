import type { OrderState } from '#kernel/vocabulary.ts';

// The paper model of promise 3: what one would note with a pencil about one customer and one booster.
// It has no ledger, escrow or postings. Amounts are in kuruş.

export interface PaperOrder {
  readonly id: string;
  /** In kuruş, without a stream that was refunded. */
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

/** A whole percentage of an amount; half a kuruş is rounded up. */
export const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100);

/** The share of a booster of the second tier. */
const sharePercent = 65;
export const shareOf = ({ price }: Pick<PaperOrder, 'price'>): number => percentOf(price, sharePercent);

export class Paper {
  customer = 0;
  booster = 0;
  /** The pauses and the requests for another booster so far. The API allows three of each per order in 15 minutes. */
  pauses = 0;
  requests = 0;
  readonly orders: PaperOrder[] = [];
  readonly streams = new Map<PaperOrder, PaperStream>();
  readonly links = new Map<PaperOrder, number>();
  readonly topUps: PaperTopUp[] = [];
  readonly payouts: PaperPayout[] = [];
  /** The price of an hour of coaching, from the price book. */
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

  /** With a stream, whose price is its line less its part of the coupon. */
  placedWithStream(id: string, hours: number, coupon: boolean): void {
    const price = this.priceOf(hours, coupon, true);
    const full = this.priceOf(hours, false, true);
    const line = percentOf(this.hourly * hours, 15);
    const paid = line - Math.floor((2 * (full - price) * line + full) / (2 * full));
    this.streams.set(this.placed(id, price), { paid, on: false, given: false });
  }

  /** Notes a transition. A stream link counts from the start of play and ends with it. */
  walked(order: PaperOrder, state: OrderState): void {
    order.state = state;
    const stream = this.streams.get(order);
    if (!stream) return;
    if (state === 'started' || state === 'in-game') stream.given ||= stream.on;
    else if (state !== 'starting') stream.on = false;
  }

  /** What was paid for a stream that was not given. */
  owed(order: PaperOrder): number {
    const stream = this.streams.get(order);
    return !stream || stream.given ? 0 : stream.paid;
  }

  cancelled(order: PaperOrder, earned: number): void {
    Object.assign(order, { state: 'cancelled', refunded: order.price - earned, earned });
    this.customer += order.refunded;
    this.booster += earned;
  }

  /** Staff refund a part; the booster gets the share of the rest. */
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

/** Refunds a stream that was not given and takes it out of the price. */
const streamBack = (order: PaperOrder, back: number): number => {
  order.price -= back;
  order.streamBack = back;
  return back;
};
