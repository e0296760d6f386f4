// An order's page that stays open asks again when one of the order's deadlines has passed.
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { untilNextDeadline } from '../../web-storefront/src/features/order/Deadlines.tsx';
import { open, orderIn, server } from './support/orders.tsx';

const now = Date.parse('2026-11-28T12:00:00.000Z');
const minutes = 60_000;
const within = (span: number) => new Date(now + span).toISOString();
const order = (more: object): Order => ({ ...orderIn('started'), ...more });

beforeEach(() => void jest.useFakeTimers({ now }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});
const pass = (span: number) => act(() => jest.advanceTimersByTimeAsync(span));
const requests = () => server.asked.filter(({ pathname }) => pathname.endsWith('/orders/siparis')).length;

test('the page says that an order is late without anybody doing anything, and asks for it once', async () => {
  const promised = order({ dueAt: within(10 * minutes) });
  open(promised);
  await pass(9 * minutes);
  expect(screen.getByText('Ders sürüyor:')).toBeVisible();
  const before = requests();
  server.answer = () => Response.json({ ...promised, late: true });
  await pass(2 * minutes);
  expect(screen.getByText('Tahminimizden uzun sürüyor:')).toBeVisible();
  await pass(60 * minutes);
  expect(requests()).toBe(before + 1);
});

test('an order whose deadline is days ahead is asked for at the deadline too', async () => {
  open(order({ closesAt: within(36 * 60 * minutes) }));
  await pass(35 * 60 * minutes);
  const before = requests();
  await pass(2 * 60 * minutes);
  expect(requests()).toBe(before + 1);
});

test.each([
  ['the promised time', { dueAt: within(5 * minutes) }, 5 * minutes],
  ['the time for which a booster is shown as playing', { playingSince: within(-119 * minutes) }, minutes],
  ['the time to answer a dispute', { disputeAnswerDueAt: within(5 * minutes) }, 5 * minutes],
  ['the time to confirm', { closesAt: within(5 * minutes) }, 5 * minutes],
  ['the time to answer a different rank', { rank: { until: within(5 * minutes) } }, 5 * minutes],
  ['the time to replace a booster', { boosterRequest: { until: within(5 * minutes) } }, 5 * minutes],
  ['the earliest of them', { dueAt: within(5 * minutes), playingSince: within(-119 * minutes) }, minutes],
  ['the next one after a passed one', { dueAt: within(-minutes), closesAt: within(5 * minutes) }, 5 * minutes],
])('an order is asked for one second after %s', (_, more, span) => {
  expect(untilNextDeadline(order(more), now)).toBe(span + 1000);
});

test('an order without a deadline ahead is not asked for; one far ahead is asked for daily', () => {
  expect(untilNextDeadline(order({}), now)).toBeUndefined();
  expect(untilNextDeadline(order({ dueAt: within(-minutes) }), now)).toBeUndefined();
  expect(untilNextDeadline(order({ dueAt: within(40 * 24 * 60 * minutes) }), now)).toBe(24 * 60 * minutes);
});
