// Order pages of customers and boosters, also when somebody else changes the order meanwhile.
import { expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { lanes } from '#contract/vocabulary.ts';
import { AddMatch } from '../../web-storefront/src/features/booster/AddMatch.tsx';
import Pool from '../../web-storefront/src/features/booster/Pool.tsx';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { LaneModal } from '../../web-storefront/src/features/order/LaneModal.tsx';
import ReviewModal from '../../web-storefront/src/features/order/ReviewModal.tsx';
import { rememberOrderForm } from '../../web-storefront/src/features/wallet/order-form-path.ts';
import InsufficientBalanceModal from '../../web-storefront/src/features/wallet/InsufficientBalanceModal.tsx';
import { OrderTable } from '../../web-storefront/src/features/order/OrderTable.tsx';
import { stagesOf } from '../../web-storefront/src/features/order/stages.ts';
import { orderQuery, refetchOrder } from '../../web-storefront/src/features/order/queries.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import OrderDetail from '../../web-storefront/src/pages/OrderDetail.tsx';
import PaymentSuccess from '../../web-storefront/src/pages/PaymentSuccess.tsx';
import PanelDetail from '../../web-storefront/src/pages/booster/PanelDetail.tsx';
import { aDraft } from '../support/drafts.ts';
import { lira, open, orderIn, server, show, winsBy, wonPartly } from './support/orders.tsx';

test('the open page of an order that was given to another booster offers no commands', async () => {
  queryClient.setQueryData(orderQuery('siparis').queryKey, orderIn('started'));
  server.answer = () => Response.json({ code: 'order.not_found', detail: 'Sipariş bulunamadı.' }, { status: 404 });
  show('/booster/:pageId/:pageDetail', PanelDetail, '/booster/aktif/siparis');
  refetchOrder('siparis');
  expect(await screen.findByText('Bu sipariş artık sende değil')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an order without a booster has no link to a chat', () => {
  queryClient.setQueryData(orderQuery('siparis').queryKey, orderIn('waiting'));
  server.answer = () => Response.json(orderIn('waiting'));
  show('/siparisler/:id', OrderDetail, '/siparisler/siparis');
  expect(screen.getByRole('link', { name: 'Makbuz' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sohbet' })).toBeNull();
});

test('the chat of a cancelled order stays readable', async () => {
  const order = { ...orderIn('cancelled'), booster: { id: 'b', displayName: 'Cem K.' }, allowed: { message: false } };
  queryClient.setQueryData(orderQuery('siparis').queryKey, order as unknown as Order);
  server.answer = () => Response.json(order);
  show('/siparisler/:id', OrderDetail, '/siparisler/siparis');
  expect(await screen.findByRole('region', { name: 'Sohbet' })).toBeVisible();
});

test('the pause button of a customer stands before the stages of the order', async () => {
  const order = { ...orderIn('started'), booster: { id: 'b', displayName: 'Cem K.' } };
  queryClient.setQueryData(orderQuery('siparis').queryKey, order as unknown as Order);
  server.answer = () => Response.json(order);
  show('/siparisler/:id', OrderDetail, '/siparisler/siparis');
  const pause = await screen.findByRole('button', { name: 'Duraklat' });
  const stages = screen.getByRole('list', { name: 'Sipariş durumu' });
  expect(pause.compareDocumentPosition(stages)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the pool is paged through to its end and shows the minimum number of orders', async () => {
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `siparis-${from + index}`,
      number: String(from + index),
      service: 'league-of-legends/elo-boost',
      draft: aDraft(),
      earnings: { amount: 5000, currency: 'TRY' },
      sharePercent: 60,
      priority: false,
      estimate: { minHours: 8, maxHours: 12 },
      takeable: true,
      createdAt: '2026-11-20T12:00:00.000Z',
    }));
  server.answer = ({ searchParams }) => {
    const [from = 0] = JSON.parse(searchParams.get('range') ?? '[0]') as number[];
    const page = rows(from, Math.max(0, Math.min(25, 60 - from)));
    return Response.json(page, { headers: { 'content-range': `pool ${from}-${from}/60`, 'x-total-at-least': 'true' } });
  };
  const user = show('/booster/havuz', Pool, '/booster/havuz?oyun=league&sayfa=2');
  expect(await screen.findByRole('button', { name: '25 numaralı siparişi al' })).toBeInTheDocument();
  expect(screen.getByText('En az 60 sipariş')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sonraki sayfa' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 10));
  const ofPool = server.asked.filter(({ pathname }) => pathname.endsWith('/pool'));
  expect(ofPool.map(({ searchParams }) => searchParams.get('range'))).toEqual(['[25,49]', '[50,74]']);
  // another filter starts at its first page
  await user.click(screen.getByRole('radio', { name: 'Tümü' }));
  await waitFor(() => expect(server.asked.at(-1)?.searchParams.get('range')).toBe('[0,24]'));
});

test('confirming an incomplete order repeats the missing part, its cost and that the confirmation is final', async () => {
  const user = open(wonPartly('finished'));
  await user.click(await screen.findByRole('button', { name: 'Siparişi onayla' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sipariş onaylansın mı?' });
  expect(dialog).toHaveTextContent(
    'Hedefe varıldığı kanıtlanmadı. Girilen maçlara göre: 3 galibiyet tamam, 2 eksik (%60).',
  );
  expect(dialog).toHaveTextContent('144,00 ₺');
  expect(dialog).toHaveTextContent('Onay geri alınamaz.');
});

test.each([
  ['started', '3 galibiyet tamam, 2 kaldı', true],
  ['finished', '3 galibiyet tamam, 2 eksik', false],
  ['completed', '3 galibiyet tamam, 2 eksik', false],
] as const)('an order that is %s shows “%s”, and shows the time left only while it is played', (state, said, timed) => {
  open(wonPartly(state));
  expect(screen.getByRole('region', { name: 'İlerleme' })).toHaveTextContent(said);
  expect(screen.queryByText('Kalan süre') !== null).toBe(timed);
});

test('the time left never exceeds the time until the order is due', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T12:00:00.000Z'));
  const estimate = { minHours: 40, maxHours: 60 };
  const leftOf = (dueAt: string | null, late = false) => {
    open({ ...wonPartly('started'), progress: winsBy(0), estimate, dueAt, late } as unknown as Order);
    const left = screen.getByText('Kalan süre').nextElementSibling!.textContent.replaceAll('\u2060', '');
    cleanup();
    return left;
  };
  expect(leftOf('2026-11-30T12:00:00.000Z')).toBe('2–3 gün');
  expect(leftOf('2026-11-20T17:00:00.000Z')).toBe('yaklaşık 5 saat');
  expect(leftOf('2026-11-20T11:00:00.000Z', true)).toBe('Gecikti');
  now.mockRestore();
});

test('a partly refunded order is not called cancelled, and its list shows the refund', () => {
  const order = { ...wonPartly('cancelled'), refunded: lira(86.4) };
  open(order);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Sipariş bitti, 144,00 ₺ tutarın bir kısmı iade edildi: 86,40 ₺ bakiyene döndü',
  );
  expect(screen.getByText('Kısmen iade edildi')).toBeVisible();
  expect(screen.queryByText(/iptal edildi/i)).toBeNull();
  cleanup();
  server.answer = () => Response.json([]);
  show('*', () => <OrderTable rows={[order as never]} busy={false} />, '/');
  expect(screen.getByText('İade 86,40 ₺')).toBeVisible();
});

test.each([
  ['finished', null, 'Onayını bekliyor'],
  ['finished', {}, 'İtiraz var'],
  ['closed', null, 'Onaylandı'],
  ['completed', null, 'Tamamlandı'],
] as const)(
  'an order that is %s shows its state on its page, and only its state in the list (dispute: %o)',
  async (state, dispute, said) => {
    const opened = dispute && { kind: 'other', text: 'Eksik', pictures: [], decision: null, answer: null };
    const due = dispute && new Date(Date.now() + 47.5 * 3600_000).toISOString();
    const order = { ...wonPartly(state), dispute: opened, disputed: dispute !== null, disputeAnswerDueAt: due };
    const pills = () => screen.getAllByText(/./, { selector: '.pill' }).map(({ textContent }) => textContent);
    const looksDone = () => screen.queryByText(/./, { selector: '.pill.ok' }) !== null;
    open(order as unknown as Order);
    expect(pills()).toContain(said);
    expect(looksDone()).toBe(state !== 'finished');
    expect(screen.queryByText('Tamamlandı', { selector: '.pill' }) !== null).toBe(said === 'Tamamlandı');
    cleanup();
    show('*', () => <OrderTable rows={[order as never]} busy={false} />, '/');
    expect(pills()).toEqual([said]);
    expect(looksDone()).toBe(state !== 'finished');
    if (dispute) expect(await screen.findByText('Yanıt için 47 saat kaldı')).toBeVisible();
  },
);

test('the stages of a disputed order end with the dispute and the time left for the answer', () => {
  const disputed = { disputed: true, disputeAnswerDueAt: new Date(Date.now() + 2.5 * 3600_000).toISOString() };
  for (const reader of ['customer', 'booster'] as const) {
    const stages = stagesOf({ ...wonPartly('finished'), ...disputed }, reader);
    expect(stages?.at(-1)).toEqual({ title: 'İtiraz var', note: 'Yanıt için 2 saat kaldı', place: 'disputed' });
  }
});

test('a dispute shows the source of the progress beside the customer’s claim', async () => {
  const dispute = {
    kind: 'not-reached',
    text: 'Eksik',
    claimedPercent: 20,
    pictures: [],
    openedAt: '2026-11-20T12:00:00.000Z',
    answerDueAt: '2026-11-21T12:00:00.000Z',
  };
  const progress = { ...winsBy(3), source: 'booster', claim: 'c', proven: { done: 2, percent: 40 } };
  open({ ...wonPartly('finished'), progress, dispute } as unknown as Order);
  expect(await screen.findByRole('region', { name: 'İtiraz' })).toHaveTextContent(
    'Sana göre işin %20 kadarı yapıldı. Booster’ın söylediği, henüz onaylanmadı: 3 galibiyet tamam, 2 eksik (%60). Kanıtlanan ilerleme: 2 galibiyet tamam, 3 eksik (%40).',
  );
});

test('a review with a telephone number is refused at its field, in the server’s words', async () => {
  const detail = 'Telefon, e-posta adresi ya da bağlantı yazılamaz.';
  const errors = [{ pointer: '/text', code: 'contact', detail }];
  server.answer = () => Response.json({ code: 'request.invalid', detail: 'Alanları düzelt.', errors }, { status: 422 });
  const user = show('*', () => <ReviewModal order={orderIn('closed')} close={() => undefined} />, '/');
  await user.click(await screen.findByRole('radio', { name: /^5/ }));
  const text = screen.getByLabelText('Yorumun');
  await user.type(text, 'numaram 0532 111 22 33');
  await user.click(screen.getByRole('button', { name: 'Değerlendirmeyi gönder' }));
  await waitFor(() => expect(text).toHaveAccessibleDescription(expect.stringContaining(detail)));
  expect(screen.queryByText('Alanları düzelt.')).toBeNull();
  await user.type(text, '!');
  expect(text).not.toBeInvalid();
});

test('a top-up that places the order says so; any other top-up leads back to the order form', async () => {
  server.answer = () => Response.json({}, { status: 503 });
  const [price, missing] = [lira(144), lira(44)];
  const user = show('*', () => <InsufficientBalanceModal price={price} missing={missing} draft={aDraft()} />, '/');
  expect(await screen.findByText(/siparişin kendiliğinden verilir/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /siparişimi de ver/ }));
  expect(screen.getByText(/siparişe kaldığın yerden devam edersin/)).toBeVisible();
});

test('a booster finds a match’s champion by name, and reads when none is chosen', async () => {
  server.answer = () => Response.json({});
  const order = { ...orderIn('started'), draft: aDraft(), progress: { unit: 'rung', done: 0, total: 3, percent: 0 } };
  const user = show('/', () => <AddMatch order={order as Order} close={() => undefined} />, '/');
  const save = await screen.findByRole('button', { name: 'Galibiyet' });
  await user.click(save);
  expect(await screen.findByText('Kiminle oynadığını seç.')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Şampiyon' }), 'kaisa');
  expect(screen.queryByRole('option', { name: 'Ahri' })).toBeNull();
  await user.click(screen.getByRole('option', { name: "Kai'Sa" }));
  await waitFor(() => expect(screen.queryByText('Kiminle oynadığını seç.')).toBeNull());
  for (const label of ['Öldürme', 'Ölüm', 'Asist', 'LP']) await user.type(screen.getByLabelText(label), '7');
  await user.click(save);
  await waitFor(() => expect(server.asked.some(({ pathname }) => pathname.endsWith('/matches'))).toBe(true));
  expect(server.sent).toMatchObject({ champion: "Kai'Sa", kills: 7 });
});

const lanePrices = lanes.map((lane) => ({
  lane,
  difference: { amount: lane === 'champion' ? 4800 : 0, currency: 'TRY' },
  cheaper: lane === 'jungle',
}));

test('an order without a lane is not offered “any lane” as a change', async () => {
  server.answer = () => Response.json(lanePrices);
  show('/', () => <LaneModal order={{ ...orderIn('started'), lane: null }} close={() => undefined} />, '/');
  expect(await screen.findByRole('radio', { name: /Belirli şampiyon/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Fark etmez/ })).toBeNull();
});

test('a cheaper lane says that no money is refunded, and an equal lane that there is no difference', async () => {
  server.answer = () => Response.json(lanePrices);
  show('/', () => <LaneModal order={orderIn('started')} close={() => undefined} />, '/');
  expect(await screen.findByRole('radio', { name: /Orman Daha ucuz, iade yok/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /Destek Fark yok/ })).toBeVisible();
});

test('the lane window names the missing fields and focuses the first one', async () => {
  server.answer = () => Response.json(lanePrices);
  const user = show('/', () => <LaneModal order={orderIn('started')} close={() => undefined} />, '/');
  await user.click(screen.getByRole('button', { name: 'Devam et' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Koridoru seç.');
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: /Belirli şampiyon/ }));
  await screen.findByRole('combobox', { name: 'Şampiyon' });
  await user.click(screen.getByRole('button', { name: 'Devam et' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Şampiyonu seç.');
  expect(screen.getByRole('combobox', { name: 'Şampiyon' })).toHaveFocus();
});

test('an order without a lane says that it accepts any lane and that one change is left', () => {
  const draft = aDraft({ lane: undefined });
  const order = { ...orderIn('started'), service: draft.service, draft, allowed: { lane: true } } as unknown as Order;
  open(order);
  const fact = screen.getByText('Koridor').nextElementSibling;
  expect(fact).toHaveTextContent('Fark etmez · 1 değişiklik hakkı');
});

test.each([
  ['Şifrem: kiraz42!', null, true],
  ['Hafta içi 18.00’den sonra oynanmasın.', null, false],
  ['Şifrem: kiraz42!', { id: 'ece', displayName: 'Ece', tier: 1 }, false],
])(
  'the customer reads that the pool hides the note “%s” until the order is taken: %o',
  async (note, booster, hidden) => {
    const order = orderIn('processing');
    open({ ...order, booster, draft: { ...order.draft, note } });
    expect(screen.getByText(`“${note}”`)).toBeVisible();
    const said = () => screen.queryByText(/havuzdaki koçlar görmez/);
    if (hidden) await waitFor(() => expect(said()).toBeVisible());
    else {
      await import('../../web-storefront/src/features/order/HiddenNote.tsx');
      expect(said()).toBeNull();
    }
  },
);

test('a customer finds the champion of a lane by name, and sees what it adds to the price', async () => {
  server.answer = ({ pathname }) =>
    pathname.endsWith('/lanes') ? Response.json(lanePrices) : Response.json({}, { status: 503 });
  const user = show('/', () => <LaneModal order={orderIn('started')} close={() => undefined} />, '/');
  await user.click(await screen.findByRole('radio', { name: /Belirli şampiyon/ }));
  await user.type(await screen.findByRole('combobox', { name: 'Şampiyon' }), 'ahr');
  expect(screen.queryByRole('option', { name: "Kai'Sa" })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Ahri' }));
  await user.click(screen.getByRole('button', { name: 'Devam et' }));
  expect(await screen.findByText('Belirli şampiyon: Ahri oynansın mı?')).toBeVisible();
  expect(screen.getByText(/Fark 48,00 ₺; siparişe eklenir/)).toBeVisible();
});

test.each([
  ['/profil', 'Yeni sipariş', '/boost/boost'],
  ['/boost/boost', 'Yeni sipariş', '/boost/boost'],
  ['/boost/valorant/elo-boost', 'Siparişe devam et', '/boost/valorant/elo-boost'],
  ['/boost/valorant/elo-boost/altin', 'Siparişe devam et', '/boost/valorant/elo-boost/altin'],
  ['/kocluk', 'Siparişe devam et', '/kocluk'],
])(
  'a top-up that began on %s leads to “%s”, and back to an order form only if it began at the form',
  (from, label, to) => {
    server.answer = () => Response.json({}, { status: 503 });
    history.replaceState(null, '', from);
    rememberOrderForm();
    show('*', PaymentSuccess, '/payment/success');
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
    history.replaceState(null, '', '/');
  },
);
