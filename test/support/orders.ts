import { Money } from '#kernel/money.ts';
import { settingDefaults } from '#kernel/settings.ts';
import { serviceOf } from '#kernel/vocabulary.ts';
import type { Order } from '#modules/order/domain/order.ts';
import { placed, type PlacedFacts } from '#modules/order/domain/placing.ts';
import { aDraft } from './drafts.ts';

/** The current time of the tests. */
export const now = new Date('2026-11-20T12:00:00.000Z');

/** The time for confirming a finished order, in milliseconds. */
export const confirmWithin = settingDefaults.closesAfterHours * 3600_000;

/** A newly placed order: a League elo boost, except for the given facts. */
export const aPlacedOrder = (facts: Partial<PlacedFacts> = {}): Order => ({
  ...placed({
    id: '0199f000-0000-7000-8000-000000000001',
    customerId: 'c',
    customerName: 'Ada Y.',
    service: serviceOf('league-of-legends/elo-boost'),
    server: 'tr',
    draft: aDraft(),
    price: Money.lira(1000),
    summary: [],
    priceBookVersion: 1,
    topUpId: null,
    preferredBoosterId: null,
    priority: false,
    estimate: { minHours: 10, maxHours: 20 },
    streamPaid: null,
    couponDiscount: Money.zero,
    lane: 'jungle',
    at: now,
    ...facts,
  }),
  number: '100001',
});

/** A booster as an order stores them. */
export const aBooster = (id = 'b', sharePercent = 60) => ({ id, displayName: 'Ege D.', tier: 2, sharePercent });

/** A placed order with any fields overridden. */
export const anOrder = (overrides: Partial<Order>): Order => ({ ...aPlacedOrder(), ...overrides });
