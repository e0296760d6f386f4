// A dearer lane is paid from the balance or by card. The payment's pages show the result.
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { lanes } from '#contract/vocabulary.ts';
import { LaneModal } from '../../web-storefront/src/features/order/LaneModal.tsx';
import { orderQuery } from '../../web-storefront/src/features/order/queries.ts';
import { currentUserQuery } from '../../web-storefront/src/features/session/use-session.ts';
import { rememberOrderForm } from '../../web-storefront/src/features/wallet/order-form-path.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import OrderDetail from '../../web-storefront/src/pages/OrderDetail.tsx';
import PaymentCancel from '../../web-storefront/src/pages/PaymentCancel.tsx';
import PaymentSuccess from '../../web-storefront/src/pages/PaymentSuccess.tsx';
import { orderIn, server, show } from './support/orders.tsx';

const TRY = (amount: number) => ({ amount, currency: 'TRY' });
const prices = lanes.map((lane) => ({
  lane,
  difference: TRY(lane === 'champion' ? 4750 : 0),
  cheaper: lane === 'support',
}));
const balanceIs = (amount: number) =>
  queryClient.setQueryData(currentUserQuery.queryKey, { role: 'customer', balance: TRY(amount) } as never);

beforeEach(() => session.signIn(`h.${btoa(JSON.stringify({ sub: 'ada', exp: Date.now() / 1000 + 900 }))}.s`));

const choose = async (lane: RegExp, order = orderIn('started')) => {
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
])(
  'a lane that costs 47,50 ₺ more, with a balance of $balance kuruş, charges $card kuruş to the card',
  async (each) => {
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
  },
);

test.each([
  [/Destek/, 'Ücret değişmez. Bu koridor daha ucuz; fark iade edilmez.'],
  [/Orman/, 'Ücret değişmez.'],
])('a lane that costs no more (%s) needs no card, and its window says “%s”', async (wanted, text) => {
  balanceIs(0);
  await choose(wanted);
  expect(await screen.findByRole('button', { name: 'Koridoru değiştir' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Kartla/ })).toBeNull();
  expect(screen.getByText(text)).toBeVisible();
});

test('the lane window says that the order’s coupon does not apply to the difference', async () => {
  balanceIs(0);
  const order = orderIn('started');
  await choose(/Belirli şampiyon/, { ...order, draft: { ...order.draft, coupon: 'BASAMAK10' } });
  expect(await screen.findByText(/Kuponun bu fark için geçerli değil/)).toBeVisible();
});

const waiting = (id: string, more: object) => ({
  id,
  state: 'pending',
  amount: TRY(4800),
  frameUrl: 'https://kart/',
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  lane: { orderId: 'siparis', lane: 'champion', champion: 'Ahri', difference: TRY(4750), outcome: 'waiting' },
  ...more,
});

test('the order page shows the pending card payment for its lane, with a link back to the card page', async () => {
  const order = { ...orderIn('started'), allowed: { lane: true } } as unknown as ReturnType<typeof orderIn>;
  queryClient.setQueryData(orderQuery('siparis').queryKey, order);
  const others = [
    waiting('ikinci', { lane: { ...waiting('', {}).lane, orderId: 'baska' } }),
    waiting('ucuncu', { lane: undefined }),
  ];
  server.answer = ({ pathname }) =>
    Response.json(
      pathname.endsWith('/top-ups') ? [waiting('odeme', {}), ...others] : pathname.endsWith('/siparis') ? order : [],
    );
  show('/siparisler/:id', OrderDetail, '/siparisler/siparis');
  expect(await screen.findByText(/Koridor için 48,00 ₺ tutarında kart ödemen bekliyor: Ahri/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ödemeye dön' })).toHaveAttribute('href', '/paytr?odeme=odeme');
  expect(server.asked.map(({ search }) => decodeURIComponent(search)).join('\n')).toContain('"state":"pending"');
});

test('the order page links to an expired card payment and says that nothing is charged if it was not paid', async () => {
  const order = { ...orderIn('started'), allowed: { lane: true } } as unknown as ReturnType<typeof orderIn>;
  queryClient.setQueryData(orderQuery('siparis').queryKey, order);
  const late = waiting('odeme', { expiresAt: '2026-11-20T12:00:00.000Z' });
  server.answer = ({ pathname }) => Response.json(pathname.endsWith('/top-ups') ? [late] : []);
  show('/siparisler/:id', OrderDetail, '/siparisler/siparis');
  expect(await screen.findByText(/ödemediysen ücret alınmaz/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ödemenin durumu' })).toHaveAttribute('href', '/payment/success?odeme=odeme');
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
])('the payment page shows the result for the lane: %j', async (outcome, text) => {
  paymentIs('paid', outcome);
  show('*', PaymentSuccess, '/payment/success?odeme=x');
  expect(await toOrder('Siparişime git')).toHaveAttribute('href', '/siparisler/siparis');
  expect(page()).toContain(text);
});

test('a failed payment for a lane links back to the order', async () => {
  balanceIs(0);
  paymentIs('failed', { outcome: 'waiting' });
  show('*', PaymentCancel, '/payment/cancel?odeme=x');
  expect(await toOrder('Siparişime dön')).toHaveAttribute('href', '/siparisler/siparis');
});

test.each([
  [{ placesOrder: true }, /siparişin kendiliğinden verilir, yeniden sipariş verme/, undefined],
  [{ placesOrder: false }, /50,00\s₺ bakiyene eklenir/, 'Siparişe devam et'],
])(
  'the page of a pending payment (%j) names the next step, and links to the order form only if the payment places no order',
  async (kind, text, label) => {
    history.replaceState(null, '', '/kocluk');
    rememberOrderForm();
    server.answer = () => Response.json({ id: 'x', state: 'pending', amount: TRY(5000), ...kind });
    show('*', PaymentSuccess, '/payment/success?odeme=x');
    await waitFor(() => expect(document.body.textContent).toMatch(text));
    expect(screen.queryByRole('link', { name: 'Siparişe devam et' })?.textContent).toBe(label);
    expect(screen.getByRole('link', { name: 'Siparişlerim' })).toBeVisible();
    history.replaceState(null, '', '/');
  },
);
