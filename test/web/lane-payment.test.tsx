// A dearer lane is paid from the balance, or by a card that changes it; the payment's pages say what became of it.
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { lanes } from '#contract/vocabulary.ts';
import { LaneModal } from '../../web-storefront/src/features/order/LaneModal.tsx';
import { currentUserQuery } from '../../web-storefront/src/features/session/use-session.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import PaymentCancel from '../../web-storefront/src/pages/PaymentCancel.tsx';
import PaymentSuccess from '../../web-storefront/src/pages/PaymentSuccess.tsx';
import { orderIn, server, show } from './support/orders.tsx';

const TRY = (amount: number) => ({ amount, currency: 'TRY' });
const prices = lanes.map((lane) => ({ lane, difference: TRY(lane === 'champion' ? 4750 : 0) }));
const balanceIs = (amount: number) =>
  queryClient.setQueryData(currentUserQuery.queryKey, { role: 'customer', balance: TRY(amount) } as never);

beforeEach(() => session.signIn(`h.${btoa(JSON.stringify({ sub: 'ada', exp: Date.now() / 1000 + 900 }))}.s`));

const choose = async (lane: RegExp) => {
  const order = orderIn('started');
  server.answer = ({ pathname }) => {
    if (pathname.endsWith('/lanes')) return Response.json(prices);
    return pathname.endsWith('/top-ups') ? Response.json({ id: 'odeme' }) : Response.json({}, { status: 503 });
  };
  const user = show('*', () => <LaneModal order={order} close={() => undefined} />, '/');
  await user.click(await screen.findByRole('radio', { name: lane }));
  if (lane.test('Belirli şampiyon')) {
    await user.type(await screen.findByRole('combobox', { name: 'Şampiyon' }), 'ahr');
    await user.click(screen.getByRole('option', { name: 'Ahri' }));
  }
  await user.click(screen.getByRole('button', { name: 'Devam et' }));
  return { user, order };
};

test.each([
  { balance: 0, card: 4800, wallet: false },
  { balance: 1750, card: 3000, wallet: false },
  { balance: 4749, card: 100, wallet: false },
  { balance: 4750, card: 4800, wallet: true },
])('a lane of 47,50 ₺ more, with $balance kuruş in the balance, asks a card for $card kuruş', async (each) => {
  balanceIs(each.balance);
  const { user, order } = await choose(/Belirli şampiyon/);
  const pay = await screen.findByRole('button', { name: new RegExp(`^Kartla ${each.card / 100},00\\s₺ öde$`) });
  expect(screen.queryByRole('button', { name: 'Bakiyemden öde' }) !== null).toBe(each.wallet);
  await user.click(pay);
  await waitFor(() => expect(server.asked.some(({ pathname }) => pathname.endsWith('/top-ups'))).toBe(true));
  expect(server.sent).toEqual({
    amount: TRY(each.card),
    lane: { orderId: order.id, lane: 'champion', champion: 'Ahri', expectedDifference: TRY(4750) },
  });
});

test('a lane that costs no more asks for no card', async () => {
  balanceIs(0);
  await choose(/Destek/);
  expect(await screen.findByRole('button', { name: 'Koridoru değiştir' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Kartla/ })).toBeNull();
});

const lane = { orderId: 'siparis', lane: 'champion', champion: 'Ahri', difference: TRY(4750) };
const paymentIs = (state: string, outcome: object) => {
  server.answer = ({ pathname }) =>
    Response.json(
      pathname.includes('/top-ups/') ? { id: 'x', state, amount: TRY(4800), lane: { ...lane, ...outcome } } : {},
    );
};
const page = () => screen.getByRole('main').textContent.replaceAll('\u00a0', ' ');
const toOrder = (name: string) => screen.findByRole('link', { name });

test.each([
  [{ outcome: 'changed' }, 'Siparişinin koridoru Ahri olarak değişti. Fark, 47,50 ₺, bakiyenden ödendi.'],
  [
    { outcome: 'refused', refusal: 'order.lane_already_changed' },
    'Koridor değiştirilemedi. Koridor bu sırada değiştirilmişti. Ödediğin 48,00 ₺ bakiyende duruyor.',
  ],
  [
    { outcome: 'refused', refusal: 'order.something_new' },
    'Koridor değiştirilemedi. Sipariş o sırada değiştirilemedi. Ödediğin 48,00 ₺ bakiyende duruyor.',
  ],
])('the page of the payment says what became of the lane: %j', async (outcome, text) => {
  paymentIs('paid', outcome);
  show('*', PaymentSuccess, '/payment/success?odeme=x');
  expect(await toOrder('Siparişime git')).toHaveAttribute('href', '/siparisler/siparis');
  expect(page()).toContain(text);
});

test('a payment for a lane that came to nothing leads back to the order, where the lane is chosen', async () => {
  balanceIs(0);
  paymentIs('failed', { outcome: 'waiting' });
  show('*', PaymentCancel, '/payment/cancel?odeme=x');
  expect(await toOrder('Siparişime dön')).toHaveAttribute('href', '/siparisler/siparis');
});
