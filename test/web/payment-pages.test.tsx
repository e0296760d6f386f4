// The pages after a card payment show the state of the user's own payment, and claim no payment if none is found.
import { expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { topUpCauseText } from '#contract/payment/words.tr.ts';
import type { TopUpCause } from '#contract/vocabulary.ts';
import PaymentCancel from '../../web-storefront/src/pages/PaymentCancel.tsx';
import PaymentSuccess from '../../web-storefront/src/pages/PaymentSuccess.tsx';
import { session } from '../../web-storefront/src/lib/session.ts';
import { orderIn, server, show } from './support/orders.tsx';

const signIn = () => session.signIn(`h.${btoa(JSON.stringify({ sub: 'ada', exp: Date.now() / 1000 + 900 }))}.s`);
const amount = { amount: 25_00, currency: 'TRY' };
/** Answers with a top-up in this state and the sentence for its cause. */
const paymentIs = (state: string, cause?: TopUpCause) => {
  const why = cause && { cause, failureReason: topUpCauseText(cause) };
  server.answer = ({ pathname }) =>
    Response.json(pathname.includes('/top-ups/') ? { id: 'x', state, amount, ...why } : {});
};
const title = () => screen.findByRole('heading', { level: 1 });
const page = () => screen.getByRole('main').textContent.replaceAll('\u00a0', ' ');
const success = (at = '/payment/success?odeme=x') => show('*', PaymentSuccess, at);
const cancel = (at = '/payment/cancel?odeme=x') => show('*', PaymentCancel, at);
const claims = /ödemen (alındı|onaylandı|iade)|ödeme iptal|eklendi|eklenir|Kartından/i;

test.each([
  ['pending', 'Ödemenin onayı bekleniyor', 'Onay gelince 25,00 ₺ bakiyene eklenir'],
  ['paid', 'Ödemen onaylandı', '25,00 ₺ bakiyene eklendi.'],
  ['failed', 'Ödeme alınamadı', 'Kartından ücret alınmadı. Bu kartla ödeme yapılamıyor.', 'card-not-permitted'],
  [
    'failed',
    'Ödeme yarıda bırakıldı',
    'Kartından ücret alınmadı. Kart sayfasından ödeme bitmeden çıkıldı.',
    'abandoned',
  ],
  [
    'expired',
    'Ödemenin süresi doldu',
    'Kartından ücret alınmadı. Kart sayfasının süresi ödeme gelmeden doldu.',
    'expired',
  ],
  ['refunded', 'Ödemen iade edildi', '25,00 ₺ ödediğin yere iade edildi.'],
] as const)(
  'one’s own payment that is %s is titled “%s” on the success page',
  async (...[state, heading, text, cause]) => {
    signIn();
    paymentIs(state, cause);
    success();
    await waitFor(async () => expect(await title()).toHaveTextContent(heading));
    expect(page()).toContain(text);
  },
);

test.each([
  ['pending', 'Ödeme iptal edildi', 'ücret alınmadı. Ödemeyi başka bir sekmede tamamlarsan bakiyene eklenir.'],
  ['failed', 'Ödeme alınamadı', 'Başka bir kart dene. Kartından ücret alınmadı.', 'card-not-permitted'],
  ['failed', 'Ödeme yarıda bırakıldı', 'ödeme bitmeden çıkıldı. Kartından ücret alınmadı.', 'abandoned'],
  ['expired', 'Ödemenin süresi doldu', 'Ödemek için yeniden dene. Kartından ücret alınmadı.', 'expired'],
] as const)(
  'one’s own payment that is %s is titled “%s” on the cancel page',
  async (...[state, heading, text, cause]) => {
    signIn();
    paymentIs(state, cause);
    cancel();
    await waitFor(async () => expect(await title()).toHaveTextContent(heading));
    expect(page()).toContain(text);
  },
);

test('a page without a payment in its address claims neither a payment nor a cancellation', async () => {
  signIn();
  for (const open of [() => success('/payment/success'), () => cancel('/payment/cancel')]) {
    open();
    expect(await title()).toHaveTextContent('Ödeme bulunamadı');
    expect(page()).not.toMatch(claims);
    cleanup();
  }
});

test('a missing payment and another user’s payment are not found', async () => {
  signIn();
  server.answer = () => Response.json({ code: 'payment.top_up_not_found' }, { status: 404 });
  for (const open of [success, cancel]) {
    open();
    await waitFor(async () => expect(await title()).toHaveTextContent('Ödeme bulunamadı'));
    expect(page()).toContain('Bu hesapla yapılmış böyle bir ödeme yok.');
    expect(page()).not.toMatch(claims);
    cleanup();
  }
});

test('a signed-out visitor is asked to log in, and reads nothing about the payment', async () => {
  await session.signOut();
  for (const open of [success, cancel]) {
    open();
    expect(await screen.findByRole('button', { name: 'Giriş yap' })).toBeVisible();
    expect(page()).not.toMatch(claims);
    cleanup();
  }
});

test('a page without an answer of the server says that the outcome is unknown', async () => {
  signIn();
  server.answer = () => Response.json({}, { status: 503 });
  for (const open of [success, cancel]) {
    open();
    expect(await screen.findByText('Ödemenin durumu öğrenilemedi')).toBeVisible();
    expect(page()).not.toMatch(/ödemen (alındı|onaylandı|iade)|ödeme iptal|ücret alınmadı/i);
    cleanup();
  }
});

test('a payment whose order cannot be read leads to the order, and does not say that it opens', async () => {
  signIn();
  server.answer = ({ pathname }) =>
    pathname.includes('/orders/')
      ? Response.json({}, { status: 503 })
      : Response.json(pathname.includes('/top-ups/') ? { id: 'x', state: 'paid', amount, orderId: 'siparis' } : {});
  success();
  expect(await screen.findByText(/^Siparişini şimdi açamadık/, undefined, { timeout: 4_000 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Siparişime git' })).toHaveAttribute('href', '/siparisler/siparis');
});

test('a payment that placed an order claims no balance, neither while the order loads nor afterwards', async () => {
  signIn();
  let arrives: (order: Response) => void = () => undefined;
  const loading = new Promise<Response>((resolve) => (arrives = resolve));
  server.answer = ({ pathname }) =>
    pathname.includes('/orders/')
      ? (loading as unknown as Response)
      : Response.json(pathname.includes('/top-ups/') ? { id: 'x', state: 'paid', amount, orderId: 'siparis' } : {});
  success();
  expect(await screen.findByText('Siparişin açılıyor.')).toBeVisible();
  expect(page()).not.toMatch(/bakiye/i);
  arrives(Response.json({ ...orderIn('processing'), draft: null }));
  expect(await screen.findByText('Siparişin verildi.')).toBeVisible();
  expect(page()).not.toMatch(/eklendi/);
});
