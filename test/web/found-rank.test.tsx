// The booster reports the found rank. The customer reads the difference and answers.
import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderSteps } from '../../web-storefront/src/features/booster/OrderSteps.tsx';
import StartOrder from '../../web-storefront/src/features/booster/StartOrder.tsx';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { RankFound } from '../../web-storefront/src/features/trouble/RankFound.tsx';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { aDraft } from '../support/drafts.ts';
import { lira, orderIn, server, show } from './support/orders.tsx';

beforeEach(() => queryClient.clear());

const declared = { tier: 'gold', division: 3, points: 34 };
const starting = (more: object = {}): Order => {
  const { allowed, ...order } = orderIn('starting');
  const service = 'league-of-legends/elo-boost';
  return { ...order, service, draft: aDraft(), allowed: { ...allowed, reportRank: true }, ...more };
};
const open = (more: object = {}) => ({
  id: 'bildirim',
  at: '2026-11-24T12:00:00.000Z',
  declared,
  found: { tier: 'silver', division: 2, points: 10 },
  difference: lira(120),
  reached: false,
  outcome: 'open',
  until: '2026-11-26T12:00:00.000Z',
  pictures: [],
  ...more,
});

test('the declared rank is confirmed by one press, without a picture', async () => {
  const order = starting();
  server.answer = () => Response.json(order);
  const close = jest.fn();
  show('/', () => <StartOrder order={order} close={close} />, '/');
  expect(await screen.findByText(/Siparişte Altın III · 34 LP yazıyor/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Aynı, başla' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(server.sent).toEqual({ to: 'started', found: declared });
});

test('another rank is refused without a picture', async () => {
  const order = starting();
  server.sent = undefined;
  show('/', () => <StartOrder order={order} close={jest.fn()} />, '/');
  await userEvent.selectOptions(await screen.findByLabelText('Hesaptaki lig'), 'silver');
  await userEvent.click(screen.getByRole('button', { name: 'Rankı bildir' }));
  expect(await screen.findByText('En az bir resim ekle.')).toBeVisible();
  expect(server.sent).toBeUndefined();
});

test('a booster whose report waits for an answer may report again or leave the order', async () => {
  const order = starting({ nextStates: ['processing'], rank: open() });
  show('/', () => <OrderSteps order={order} />, '/');
  expect(await screen.findByRole('button', { name: 'Rankı yeniden bildir' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Diğer işlemler' }));
  expect(screen.getByRole('button', { name: 'Bırak' })).toBeVisible();
});

test('the customer reads both ranks and the difference, and pays the difference shown', async () => {
  const order = starting({ rank: open(), allowed: { agreeRank: true }, price: lira(400) });
  server.answer = () => Response.json(order);
  show('/', () => <RankFound order={order} reader="customer" />, '/');
  expect(await screen.findByText('Altın III · 34 LP')).toBeVisible();
  expect(screen.getByText('Gümüş II · 10 LP')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Farkı öde: 120,00/ }));
  expect(await screen.findByText(/yeni fiyatı 520,00/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bakiyemden öde' }));
  await waitFor(() => expect(server.sent).toEqual({ expectedDifference: lira(120) }));
});

test('a goal that is already reached offers the customer no price to pay', async () => {
  const order = starting({ rank: open({ difference: null, reached: true }), allowed: { agreeRank: false } });
  show('/', () => <RankFound order={order} reader="customer" />, '/');
  expect(await screen.findByText(/hedefe çoktan varmış/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an accepted price is described to the customer as their own act, and to the booster as the customer’s act', async () => {
  const order = starting({ rank: open({ outcome: 'agreed' }) });
  const { unmount } = render(<RankFound order={order} reader="customer" />);
  expect(screen.getByText(/^Yeni fiyatı kabul ettin;/)).toBeVisible();
  unmount();
  render(<RankFound order={order} reader="booster" />);
  expect(screen.getByText(/^Müşteri yeni fiyatı kabul etti;/)).toBeVisible();
});

test('the window that reports a rank gives the limit of the difference in the points of the game', async () => {
  server.answer = () => Response.json({});
  const user = show('/', () => <StartOrder order={starting()} close={() => undefined} />, '/');
  await user.click(await screen.findByRole('radio', { name: 'II' }));
  expect(await screen.findByText(/Fark 25 LP sınırını aşarsa/)).toBeVisible();
});
