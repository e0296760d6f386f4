import { Money } from '#kernel/money.ts';
import { settingDefaults } from '#kernel/settings.ts';
import { serviceOf } from '#kernel/vocabulary.ts';
import { placed, type Order } from '#modules/order/domain/order.ts';

/** The time that tests live in. */
export const now = new Date('2026-11-20T12:00:00.000Z');

/** What a customer has to confirm a finished order, in milliseconds. */
export const confirmWithin = settingDefaults.closesAfterHours * 3600_000;

/** A League elo boost as it was just placed; the overrides say what is special about it. */
export const anOrder = (overrides: Partial<Order>): Order => ({
  ...placed({
    id: '0199f000-0000-7000-8000-000000000001',
    customerId: 'c',
    service: serviceOf('league-of-legends/elo-boost'),
    price: Money.lira(1000),
    streamPaid: null,
    couponDiscount: Money.zero,
    lane: 'jungle',
    champion: null,
    at: now,
  }),
  ...overrides,
});
