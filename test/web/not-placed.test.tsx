// An order that was paid by card but could not be placed: correct sums, the reason in words and a way to continue.
import { beforeEach, expect, jest, test } from '@jest/globals';
import { messages } from '#contract/messages.tr.ts';
import { screen, waitFor } from '@testing-library/react';
import { currentUserQuery } from '../../web-storefront/src/features/session/use-session.ts';
import { modals } from '../../web-storefront/src/features/modals.ts';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { orderQuery } from '../../web-storefront/src/features/order/queries.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import OrderDetail from '../../web-storefront/src/pages/OrderDetail.tsx';
import { orderIn, server, show } from './support/orders.tsx';

const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' });
const refused = (reason: string, over: object = {}): Order =>
  ({
    ...orderIn('payment-error'),
    service: 'kocluk',
    price: lira(1676),
    paidByCard: lira(100),
    timeline: [
      {
        at: '2026-11-20T12:00:00.000Z',
        actor: { role: 'system', displayName: 'Basamak' },
        kind: 'placed',
        from: null,
        to: 'payment-error',
        reason,
      },
    ],
    ...over,
  }) as unknown as Order;

let price = lira(1676);
const open = (order: Order, balance = lira(100)) => {
  session.signIn(`h.${btoa(JSON.stringify({ sub: 'ada', exp: Date.now() / 1000 + 900 }))}.s`);
  queryClient.setQueryData(orderQuery('siparis').queryKey, order);
  queryClient.setQueryData(currentUserQuery.queryKey, { id: 'ada', role: 'customer', balance } as never);
  server.answer = ({ pathname }) =>
    Response.json(
      pathname.endsWith('/calculate') ? { price } : pathname.endsWith('/orders') ? { ...order, id: 'yeni' } : order,
    );
  return show('*', OrderDetail, '/siparisler/siparis');
};
const page = () => screen.getByRole('main').textContent.replaceAll('\u00a0', ' ');
beforeEach(() => {
  modals.close();
  price = lira(1676);
});

test('an insufficient payment shows the paid and the missing amount, and offers to pay the missing amount by card', async () => {
  const user = open(refused('wallet.insufficient_balance'));
  const pay = await screen.findByRole('button', { name: 'Eksik tutarı kartla öde' });
  expect(page()).toContain('Kartından çekilen 100,00 ₺ bakiyene eklendi.');
  expect(page()).toContain('Eksik tutar1.576,00 ₺');
  expect(page()).not.toContain('wallet.');
  expect(page()).toContain('Bakiyen siparişin tutarına yetmedi.');
  expect(page()).not.toContain('Sipariş verildi');
  await user.click(pay);
  expect(modals.current()).toMatchObject({
    name: 'checkout',
    payload: { order: { price: lira(1676), draft: { service: 'kocluk' } } },
  });
});

test('an order that the balance now covers is placed from the balance', async () => {
  price = lira(90);
  const user = open(refused('order.price_changed'));
  await user.click(await screen.findByRole('button', { name: /^Bakiyemle sipariş ver/ }));
  await waitFor(() => expect(server.sent).toMatchObject({ draft: { service: 'kocluk' }, expectedPrice: lira(90) }));
});

test('an order whose coupon was refused is offered without the coupon', async () => {
  const draft = { ...refused('').draft, coupon: 'BITTI' };
  const user = open(refused('pricing.coupon_spent', { draft }), lira(2000));
  await user.click(await screen.findByRole('button', { name: /^Bakiyemle sipariş ver/ }));
  await waitFor(() => expect(server.sent).toHaveProperty('expectedPrice'));
  expect(server.sent).not.toHaveProperty('draft.coupon');
});

test('an order whose booster cannot take it says that it can be placed without them, and the next press does so', async () => {
  price = lira(90);
  const booster = '01939b1e-7e6a-7000-8000-000000000001';
  const user = open(refused('order.price_changed', { draft: { ...refused('').draft, booster } }));
  const ordinary = server.answer;
  server.answer = (url) =>
    url.pathname === '/api/orders'
      ? Response.json(
          { code: 'order.booster_unavailable', detail: messages['order.booster_unavailable'] },
          { status: 409 },
        )
      : ordinary(url);
  await user.click(await screen.findByRole('button', { name: /^Bakiyemle sipariş ver/ }));
  expect(await screen.findByText(/Siparişi onsuz verebilirsin; fiyat değişmez\./)).toBeVisible();
  expect(server.sent).toMatchObject({ draft: { booster } });
  expect(page()).not.toContain('Form');
  await user.click(screen.getByRole('button', { name: /^Onsuz sipariş ver/ }));
  await waitFor(() => expect(server.sent).not.toHaveProperty('draft.booster'));
});

test('a press without the booster whose answer was lost is repeated as it was, with its key', async () => {
  price = lira(90);
  const booster = '01939b1e-7e6a-7000-8000-000000000001';
  const user = open(refused('order.price_changed', { draft: { ...refused('').draft, booster } }));
  const ordinary = server.answer;
  server.answer = (url) => {
    if (url.pathname !== '/api/orders') return ordinary(url);
    const { draft } = server.sent as { draft: object };
    const code = 'booster' in draft ? 'order.booster_unavailable' : 'service.unavailable';
    return Response.json({ code, detail: code }, { status: 'booster' in draft ? 409 : 503 });
  };
  const keysAlone = () =>
    jest
      .mocked(fetch)
      .mock.calls.map(([url, init]) => ({ url, body: init?.body, headers: new Headers(init?.headers) }))
      .filter(({ url, body }) => url === '/api/orders' && typeof body === 'string' && !body.includes('"booster"'))
      .map(({ headers }) => headers.get('idempotency-key'));
  await user.click(await screen.findByRole('button', { name: /^Bakiyemle sipariş ver/ }));
  for (const sent of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: /^Onsuz sipariş ver/ }));
    await waitFor(() => expect(keysAlone().length).toBeGreaterThanOrEqual(sent), { timeout: 5000 });
    await screen.findByText('service.unavailable', {}, { timeout: 5000 });
  }
  expect(new Set(keysAlone()).size).toBe(1);
});
