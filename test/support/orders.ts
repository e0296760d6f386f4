import { Money } from '#kernel/money.ts';
import { settingDefaults } from '#kernel/settings.ts';
import { serviceOf } from '#kernel/vocabulary.ts';
import type { NewOrder } from '#modules/order/application/ports.ts';
import type { Order } from '#modules/order/domain/order.ts';
import { placed, type PlacedFacts } from '#modules/order/domain/placing.ts';
import { aDraft } from './drafts.ts';

/** The time that tests live in. */
export const now = new Date('2026-11-20T12:00:00.000Z');

/** What a customer has to confirm a finished order, in milliseconds. */
export const confirmWithin = settingDefaults.closesAfterHours * 3600_000;

/** An order as it was just placed, a League elo boost unless something else is said. */
export const aPlacedOrder = (facts: Partial<PlacedFacts> = {}): Order =>
  placed({
    id: '0199f000-0000-7000-8000-000000000001',
    customerId: 'c',
    service: serviceOf('league-of-legends/elo-boost'),
    price: Money.lira(1000),
    estimate: { minHours: 10, maxHours: 20 },
    streamPaid: null,
    couponDiscount: Money.zero,
    lane: 'jungle',
    at: now,
    ...facts,
  });

/** The same in whatever became of it. */
export const anOrder = (overrides: Partial<Order>): Order => ({ ...aPlacedOrder(), ...overrides });

/** The same with the facts that are kept beside it, before it has a number. */
export const aNewOrder = (order: Partial<Order> = {}, beside: Partial<Omit<NewOrder, 'order'>> = {}): NewOrder => ({
  order: anOrder(order),
  customerName: 'Ada Y.',
  boosterName: null,
  boosterTier: null,
  draft: aDraft(),
  rungAsked: null,
  server: 'tr',
  summary: [],
  priceBookVersion: 1,
  priority: false,
  progressPercent: 0,
  base: null,
  claim: null,
  topUpId: null,
  createdAt: now,
  ...beside,
});
