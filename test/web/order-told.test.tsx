// Pauses and refused commands on order pages, and a payout that is already confirmed.
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderSteps } from '../../web-storefront/src/features/booster/OrderSteps.tsx';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import PauseModal from '../../web-storefront/src/features/trouble/PauseModal.tsx';
import { Paused } from '../../web-storefront/src/features/trouble/Paused.tsx';
import { orderQuery } from '../../web-storefront/src/features/order/queries.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import ActiveOrders from '../../web-storefront/src/features/booster/ActiveOrders.tsx';
import PayoutConfirmation from '../../web-storefront/src/pages/PayoutConfirmation.tsx';
import { orderIn, server, show } from './support/orders.tsx';

const at = '2026-11-24T12:00:00.000Z';
const refused = (status: number, body: object) => () =>
  Response.json({ type: 'about:blank', title: 'x', status, requestId: 'r', ...body }, { status });

beforeEach(() => queryClient.clear());

test('a pause for a game account request is not shown beside that request', () => {
  const pause = { by: 'staff', reason: 'Oyun hesabı değişikliği karar bekliyor', at } as const;
  const order = { ...orderIn('started'), pause, accountRequest: { at } } as unknown as Order;
  server.answer = () => Response.json(order);
  show('/', () => <Paused order={order} reader="customer" />, '/');
  expect(document.body).toHaveTextContent('');
});

test.each([
  ['customer', true],
  ['booster', false],
] as const)(
  'only a customer’s pause says to the booster that the order can be dropped after a day (by the %s: %s)',
  (by, told) => {
    const order = { ...orderIn('started'), pause: { by, reason: 'Akşam ben oynuyorum', at } } as unknown as Order;
    server.answer = () => Response.json(order);
    show('/', () => <Paused order={order} reader="booster" />, '/');
    expect(document.body.textContent.includes('Bir günden uzun sürerse siparişi bırakabilirsin.')).toBe(told);
  },
);

test('the list of active orders marks a paused order', async () => {
  const order = { ...orderIn('started'), pause: { by: 'customer', reason: 'Akşam ben oynuyorum', at } };
  queryClient.setQueryData(orderQuery('siparis').queryKey, order as unknown as Order);
  server.answer = ({ pathname }) =>
    Response.json(pathname.endsWith('/orders') ? [{ id: 'siparis' }] : order, {
      headers: { 'content-range': 'orders 0-0/1' },
    });
  show('/booster/:pageId', ActiveOrders, '/booster/aktif');
  expect(await screen.findByText('Duraklatıldı')).toBeVisible();
});

test('a pause reason with a telephone number is refused with a message about contact data, and stays in its field', async () => {
  const detail = 'Telefon, e-posta adresi ya da bağlantı yazılamaz.';
  server.answer = refused(422, {
    code: 'request.invalid',
    detail: 'Bazı alanlar eksik ya da hatalı. Alanları kontrol et.',
    errors: [{ pointer: '/reason', code: 'contact', detail }],
  });
  show('/', () => <PauseModal order={orderIn('started')} close={jest.fn()} />, '/');
  await userEvent.type(await screen.findByLabelText('Neden'), 'Beni ara: 0532 123 45 67');
  await userEvent.click(screen.getByRole('button', { name: 'Siparişi duraklat' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByLabelText('Neden')).toHaveValue('Beni ara: 0532 123 45 67');
});

test('a refusal to leave a match is shown in its own words, not as an order that could not start', async () => {
  const detail = 'Bunu kısa sürede çok kez yaptın. 15 dakika sonra yeniden dene.';
  server.answer = refused(429, { code: 'request.too_often', detail });
  const { progress, ...inGame } = orderIn('in-game');
  const order = { ...inGame, nextStates: ['started'], progress: { ...progress, unit: 'win' } } as unknown as Order;
  show('/', () => <OrderSteps order={order} />, '/');
  await userEvent.click(screen.getByRole('switch', { name: 'Maçtayım' }));
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
});

test('a payout that is already confirmed cannot be confirmed again', async () => {
  server.answer = refused(409, { code: 'wallet.payout_confirmed', detail: 'Bu para çekme isteği onay beklemiyor.' });
  show('/para-cekme-onayi', PayoutConfirmation, '/para-cekme-onayi?token=abc');
  await userEvent.click(screen.getByRole('button', { name: 'İsteği onayla' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('onay beklemiyor');
  expect(screen.queryByRole('button', { name: 'İsteği onayla' })).toBeNull();
});
