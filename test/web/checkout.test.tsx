// The checkout of one order, the page that its payment leads to, and the step that follows.
import { beforeEach, expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { plainDraft } from '../support/drafts.ts';
import { begunOrder, rememberBegun } from '../../web-storefront/src/features/draft/begun.ts';
import { forgetChoices, keepPersonalOf } from '../../web-storefront/src/features/draft/forget.ts';
import { ModalHost } from '../../web-storefront/src/features/ModalHost.tsx';
import { modals, openModal } from '../../web-storefront/src/features/modals.ts';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { OrderTable } from '../../web-storefront/src/features/order/OrderTable.tsx';
import ResumeOrder from '../../web-storefront/src/features/order/ResumeOrder.tsx';
import { currentUserQuery } from '../../web-storefront/src/features/session/use-session.ts';
import { rememberCardOrder, tryAgain } from '../../web-storefront/src/features/wallet/card-order.ts';
import { splitPayment } from '../../web-storefront/src/features/wallet/split-payment.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { createMemoryRouter, RouterProvider } from '../../web-storefront/src/lib/router/index.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import Paytr from '../../web-storefront/src/pages/Paytr.tsx';
import PaymentSuccess from '../../web-storefront/src/pages/PaymentSuccess.tsx';
import { lira, orderIn, server, show } from './support/orders.tsx';

const draft = { ...plainDraft('league-of-legends/elo-boost'), coupon: 'BASAMAK10' };
const order = { draft, price: lira(259.2) };
let balance = lira(0);
let topUp: object = {};
let placed: Order = orderIn('waiting');

beforeEach(() => {
  modals.close();
  localStorage.clear();
  sessionStorage.clear();
  balance = lira(0);
  topUp = { id: 'odeme', state: 'pending', frameUrl: 'about:blank', amount: lira(260), placesOrder: true };
  placed = orderIn('waiting');
  server.answer = ({ pathname }) => {
    if (pathname.endsWith('/calculate')) {
      const summary = [{ code: 'coupon', label: 'Kupon', amount: { amount: -28_80, currency: 'TRY' } }];
      return Response.json({ price: lira(259.2), summary, estimate: { minHours: 20, maxHours: 30 } });
    }
    if (pathname.endsWith('/catalog')) return Response.json({ settings: {} });
    if (pathname.includes('/top-ups')) return Response.json(topUp);
    if (pathname.endsWith('/game-accounts')) return Response.json([]);
    return Response.json(pathname.includes('/orders') ? placed : { id: 'ada', role: 'customer', balance });
  };
  session.signIn(`h.${btoa(JSON.stringify({ sub: 'ada', exp: Date.now() / 1000 + 900 }))}.s`);
});
const signedInWith = (lira_: typeof balance) => {
  balance = lira_;
  queryClient.setQueryData(currentUserQuery.queryKey, { id: 'ada', role: 'customer', balance } as never);
};
const text = (role: string) => screen.getByRole(role).textContent.replaceAll('\u00a0', ' ');
const checkout = async () => {
  const user = show('*', ModalHost, '/');
  act(() => openModal('checkout', { order }));
  await screen.findByRole('dialog', { name: 'Siparişini tamamla' });
  await waitFor(() => expect(text('dialog')).toContain('Kuponsuz'));
  return user;
};

test.each([
  { balance: 0, card: 260, fromBalance: 0, left: 0.8 },
  { balance: 100, card: 160, fromBalance: 99.2, left: 0.8 },
  { balance: 259.2, card: null, fromBalance: 259.2, left: 0 },
  // the card's minimum
  { balance: 255, card: 20, fromBalance: 239.2, left: 15.8 },
])(
  'with a balance of $balance, the card pays $card of an order of 259,20',
  ({ balance: had, card, fromBalance, left }) => {
    expect(splitPayment(lira(259.2), lira(had), lira(20))).toMatchObject({
      card: card === null ? null : lira(card),
      fromBalance: { amount: Math.round(fromBalance * 100) },
      left: { amount: Math.round(left * 100) },
    });
  },
);

test('the checkout names the work, the struck and the real price, both payments and what stays in the balance', async () => {
  signedInWith(lira(100));
  await checkout();
  const said = text('dialog');
  expect(said).toMatch(/Gümüş II.*Altın III/);
  expect(said).toContain('Sipariş tutarıKuponsuz 288,00 ₺ 259,20 ₺');
  expect(said).toContain('Bakiyenden99,20 ₺');
  expect(said).toContain('Karttan160,00 ₺');
  expect(said).toContain('bakiyende 0,80 ₺ kalır');
  expect(said).not.toMatch(/VPN|yüklenecek/i);
});

test('one button pays by card and places the order, and the payment page names the order', async () => {
  signedInWith(lira(0));
  const user = await checkout();
  await user.click(screen.getByRole('button', { name: 'Kartla öde ve siparişi ver' }));
  await waitFor(() => expect(server.sent).toEqual({ amount: lira(260), draft, expectedPrice: lira(259.2) }));
  await waitFor(() => expect(modals.current()).toBeNull());
  cleanup();
  show('*', Paytr, '/paytr?odeme=odeme');
  expect(await screen.findByTitle('Güvenli kart ödemesi')).toBeVisible();
  const said = text('main');
  expect(said).toMatch(/Siparişin: ?Gümüş II.*Altın III ?259,20 ₺/);
  expect(said).toContain('Karttan ödenecek: 260,00 ₺');
  expect(said.match(/VPN/g)).toHaveLength(1);
  expect(said).not.toMatch(/yükle/i);
});

test('the link to a larger top-up opens the insufficient-balance modal with the order', async () => {
  signedInWith(lira(0));
  const user = await checkout();
  await user.click(screen.getByRole('button', { name: 'Bakiyeye daha fazla yükle' }));
  expect(modals.current()).toMatchObject({ name: 'insufficientBalance', payload: { draft, missing: lira(260) } });
});

test.each([
  ['order.price_changed', 'Fiyat 259,20 ₺ iken 280,00 ₺ oldu', { price: lira(280), summary: [], estimate: null }],
  ['pricing.coupon_spent', 'Kupon kullanılmış', { code: 'pricing.coupon_spent', detail: 'Kupon kullanılmış.' }],
])('an order from the balance that is refused by %s says why in the checkout', async (code, said, quoted) => {
  signedInWith(lira(1000));
  const user = await checkout();
  const answer = server.answer;
  server.answer = (url) => {
    if (url.pathname.endsWith('/calculate')) return Response.json(quoted, { status: 'code' in quoted ? 409 : 200 });
    return url.pathname.endsWith('/orders') ? Response.json({ code, detail: said }, { status: 409 }) : answer(url);
  };
  await user.click(screen.getByRole('button', { name: 'Siparişi ver' }));
  await waitFor(() => expect(text('dialog')).toContain(said));
});

test('a failed payment leads back to the checkout of its order', () => {
  rememberCardOrder('odeme', { ...order, missing: lira(260) });
  tryAgain({ id: 'odeme', amount: lira(260) });
  expect(modals.current()).toMatchObject({ name: 'checkout', payload: { order } });
  rememberCardOrder('odeme', { ...order, missing: lira(260), more: true });
  tryAgain({ id: 'odeme', amount: lira(1000) });
  expect(modals.current()).toMatchObject({ name: 'insufficientBalance', payload: { amount: lira(1000) } });
});

/** Shows the payment's page; the order's page only has a heading. */
const paidPage = () => {
  const router = createMemoryRouter(
    [
      { path: '/payment/success', Component: PaymentSuccess },
      { path: '/siparisler/:id', Component: () => <h1>Siparişin sayfası</h1> },
    ],
    { initialEntries: ['/payment/success?odeme=odeme'] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};

test('a payment that placed its order leads on to the order, and one that did not keeps its page', async () => {
  topUp = { ...topUp, state: 'paid', orderId: 'siparis' };
  rememberCardOrder('odeme', { ...order, missing: lira(260) });
  paidPage();
  expect(await screen.findByRole('heading', { name: 'Siparişin sayfası' })).toBeVisible();
  cleanup();
  queryClient.clear();
  placed = orderIn('payment-error');
  paidPage();
  expect(await screen.findByText(/Siparişin verilemedi; paran bakiyende duruyor/)).toBeVisible();
});

test('an old payment that is looked up again keeps its page, and today’s draft and begun order', async () => {
  topUp = { ...topUp, state: 'paid', orderId: 'siparis' };
  rememberBegun({ draft: plainDraft('kocluk'), price: lira(100) });
  paidPage();
  expect(await screen.findByRole('link', { name: 'Siparişime git' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Siparişin sayfası' })).toBeNull();
  expect(begunOrder()).not.toBeNull();
});

test('until the balance is known, the checkout names no card payment and its button does nothing', async () => {
  const answer = server.answer;
  server.answer = (url) => (url.pathname.endsWith('/current') ? Response.json({}, { status: 503 }) : answer(url));
  const user = await checkout();
  expect(text('dialog')).not.toContain('Karttan');
  server.sent = undefined;
  await user.click(screen.getByRole('button', { name: /ver$/ }));
  expect(server.sent).toBeUndefined();
});

test('a price that changed before the card payment is shown, and the next press confirms it', async () => {
  signedInWith(lira(0));
  const user = await checkout();
  const answer = server.answer;
  server.answer = (url) => {
    if (url.pathname.endsWith('/calculate')) return Response.json({ price: lira(280), summary: [], estimate: null });
    if (!url.pathname.endsWith('/top-ups')) return answer(url);
    const { expectedPrice } = server.sent as { expectedPrice: { amount: number } };
    return expectedPrice.amount === 280_00
      ? Response.json(topUp)
      : Response.json({ code: 'order.price_changed', detail: 'Fiyat değişti.' }, { status: 409 });
  };
  const button = () => screen.getByRole('button', { name: 'Kartla öde ve siparişi ver' });
  await user.click(button());
  await waitFor(() => expect(text('dialog')).toContain('Fiyat 259,20 ₺ iken 280,00 ₺ oldu'));
  await user.click(button());
  await waitFor(() => expect(modals.current()).toBeNull());
});

test('an order with a spent coupon goes on without it', async () => {
  signedInWith(lira(0));
  const user = await checkout();
  server.answer = ({ pathname }) =>
    pathname.endsWith('/top-ups')
      ? Response.json({ code: 'pricing.coupon_spent', detail: 'Kupon kullanılmış.' }, { status: 409 })
      : Response.json({ price: lira(288), summary: [], estimate: null });
  await user.click(screen.getByRole('button', { name: 'Kartla öde ve siparişi ver' }));
  await user.click(await screen.findByRole('button', { name: 'Kuponsuz devam et' }));
  const { coupon: _coupon, ...plain } = draft;
  expect(modals.current()).toMatchObject({ name: 'checkout', payload: { order: { draft: plain } } });
  await waitFor(() => expect(text('dialog')).toContain('288,00 ₺'));
});

test.each([
  ['pending', null, 'Ödemenin durumuna bak'],
  ['failed', 'Kaldığın yerden devam et', null],
  ['paid', null, null],
] as const)('a begun order whose payment is %s can be paid again only if it failed', async (state, again, status) => {
  signedInWith(lira(0));
  topUp = { ...topUp, state };
  rememberBegun(order, 'odeme');
  show('*', ResumeOrder, '/');
  await waitFor(() => expect(server.asked.some(({ pathname }) => pathname.endsWith('/top-ups/odeme'))).toBe(true));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Kaldığın yerden devam et' }) !== null).toBe(again !== null),
  );
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Ödemenin durumuna bak' }) !== null).toBe(status !== null),
  );
  expect(begunOrder() === null).toBe(state === 'paid');
});

test('a begun order that today’s site can’t read is forgotten', () => {
  localStorage.setItem('order.begun', JSON.stringify({ draft: { service: 'x' }, price: lira(1), at: Date.now() }));
  show('*', ResumeOrder, '/');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(localStorage.getItem('order.begun')).toBeNull();
});

test('the begun order of one user is not offered to the next one of the browser', () => {
  keepPersonalOf('ada');
  rememberBegun(order);
  keepPersonalOf('ece');
  expect(begunOrder()).toBeNull();
});

test('an order that was begun is offered again, without its note, until it is placed or dismissed', async () => {
  rememberBegun({ ...order, draft: { ...draft, note: 'telefonum' } });
  expect(localStorage.getItem('order.begun')).not.toContain('telefonum');
  const user = show('*', ResumeOrder, '/');
  await user.click(await screen.findByRole('button', { name: 'Kaldığın yerden devam et' }));
  await waitFor(() => expect(modals.current()).toMatchObject({ name: 'checkout', payload: { order } }));
  forgetChoices('tft/win-boost');
  expect(begunOrder()).toEqual(order);
  forgetChoices('league-of-legends/elo-boost');
  expect(begunOrder()).toBeNull();
  rememberBegun(order);
  cleanup();
  const other = show('*', ResumeOrder, '/');
  await other.click(await screen.findByRole('button', { name: 'Bu siparişten vazgeç' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(begunOrder()).toBeNull();
});

test('the list of orders asks for the account of an order that waits for it', () => {
  show(
    '*',
    () => <OrderTable rows={[orderIn('waiting'), { ...orderIn('processing'), id: 'ikinci' }] as never} busy={false} />,
    '/',
  );
  expect(screen.getAllByRole('link', { name: /Hesabını ekle/ })).toHaveLength(1);
});
