// Staff commands about money (fines, payouts, refunds), and decisions between a customer and a booster.
import { expect, test } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { goodCard, payByCard } from './support/card.ts';
import { because, give, giveBecause } from './support/commands.ts';
import { begin, key, openOrder } from './support/orders.ts';
import { adminSession, demo, enter, newBooster, newCustomer, type Colleague, type Customer } from './support/people.ts';
import { fund } from '#test/support/clients.ts';
import { finish } from '#test/support/finish.ts';

const balanceOf = async ({ api }: Pick<Customer, 'api'>) => (await api.call('GET /wallet')).balance.amount;

test('a fine lowers the booster’s balance, and a payout reserves its amount at once and is marked as paid', async ({
  page,
}) => {
  const booster = await newBooster();
  await fund(await adminSession(), booster.id, Money.lira(500));
  await enter(page, demo.admin, `/admin/boosters/${booster.id}/show`);
  await give(page, {
    open: 'Ceza kes',
    submit: 'Cezayı kes',
    fill: async (dialog) => {
      await dialog.getByLabel(/^Tutar/).fill('120');
      await because(dialog, 'Sohbette hakaret');
    },
  });
  await expect(page.getByRole('main')).toContainText('380,00 ₺');
  expect(await balanceOf(booster)).toBe(380_00);

  await give(page, {
    open: 'Para çekme gir',
    submit: 'İsteği gir',
    fill: async (dialog) => {
      await dialog.getByLabel(/^Tutar/).fill('300');
      await dialog.getByLabel(/^IBAN/).fill('TR33 0006 1005 1978 6457 8413 26');
    },
  });
  await expect(page.getByRole('heading', { name: /Para çekme 300,00/ })).toBeVisible();
  expect(await balanceOf(booster)).toBe(80_00);
  await give(page, { open: 'Ödendi olarak işaretle', submit: 'Gönderdim, ödendi' });
  await expect(page.getByRole('button', { name: 'Reddet' })).toBeHidden();
  expect((await booster.api.call('GET /booster/payouts'))[0]?.state).toBe('paid');
  expect(await balanceOf(booster)).toBe(80_00);
});

test('a card payment is refunded once from the wallet, and the provider’s record shows the refund', async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  const { id, frameUrl = '' } = await customer.api.call('POST /top-ups', {
    body: { amount: Money.lira(150) },
    ...key(),
  });
  const card = await context.newPage();
  await card.goto(frameUrl);
  await payByCard(card, goodCard);
  await expect.poll(() => balanceOf(customer)).toBe(150_00);
  await card.close();

  await enter(page, demo.admin, `/admin/top-ups/${id}/show`);
  await giveBecause(page, 'Karta iade et', '150,00 ₺ iade et', 'Müşteri vazgeçti');
  await expect(page.getByRole('main')).toContainText('İade edildi');
  await expect(page.getByRole('button', { name: 'Karta iade et' })).toBeHidden();
  expect(await balanceOf(customer)).toBe(0);
  const said = page.getByRole('region', { name: 'PayTR’ye göre' });
  await said.getByRole('button', { name: 'PayTR’ye sor' }).click();
  await expect(said).toContainText('Karttan çekilen');
  await expect(said).toContainText(/İadeler\s*[0-9a-z]+R1/);
});

/** An order that a booster has started. */
async function underWay(): Promise<{ id: string; customer: Customer; booster: Colleague }> {
  const [customer, booster] = await Promise.all([newCustomer(Money.lira(10_000)), newBooster()]);
  const { id } = await openOrder(customer);
  await begin(booster, id);
  return { id, customer, booster };
}

test('an upheld report charges the sender a fee, and a rejected report charges nothing', async ({ page }) => {
  const { id, customer, booster } = await underWay();
  await fund(await adminSession(), booster.id, Money.lira(100));
  const reported = async (text: string) => {
    const message = await booster.api.call('POST /orders/:id/messages', {
      params: { id },
      body: { text },
      ...key(),
    });
    return customer.api.call('POST /messages/:id/reports', {
      params: { id: message.id },
      body: { reason: 'Kaba' },
      ...key(),
    });
  };
  const [rude, harmless] = [await reported('Sen oynamayı bilmiyorsun'), await reported('Birazdan başlıyorum')];
  await enter(page, demo.admin, `/admin/reports/${rude.id}/show`);
  await give(page, {
    open: 'Haklı bul',
    submit: 'Haklı bul',
    fill: async (dialog) => {
      await because(dialog, 'Hakaret');
      await dialog.getByLabel('Gönderenden ücret al').check();
      await dialog.getByLabel(/^Ücret/).fill('40');
    },
  });
  await expect(page.getByRole('main')).toContainText('40,00 ₺');
  expect(await balanceOf(booster)).toBe(60_00);
  await page.goto(`/admin/reports/${harmless.id}/show`);
  await giveBecause(page, 'Reddet', 'Şikâyeti reddet', 'Kaba değil');
  await expect(page.getByRole('main')).toContainText('Kaba değil');
  expect(await balanceOf(booster)).toBe(60_00);
});

test('an admin writes in an order’s chat, rejects a request for another booster, and ends a pause', async ({
  page,
}) => {
  const { id, customer, booster } = await underWay();
  const order = { params: { id } };
  await customer.api.call('POST /orders/:id/booster-request', { ...order, body: { reason: 'Çok yavaş' }, ...key() });
  await enter(page, demo.admin, `/admin/orders/${id}/show`);
  await giveBecause(page, 'Aynı booster’la sürsün', 'İsteği reddet', 'İki maç oynadı bile');
  await expect(page.getByRole('main')).toContainText('İki maç oynadı bile');
  await page.getByLabel('Mesaj', { exact: true }).fill('Booster’ın akşam devam edecek.');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByRole('log', { name: 'Mesajlar' })).toContainText('akşam devam edecek');
  await booster.api.call('POST /orders/:id/pause', { ...order, body: { reason: 'Elektrik yok' }, ...key() });
  await page.reload();
  await page.getByRole('button', { name: 'Devam ettir' }).click();
  await expect(page.getByRole('button', { name: 'Devam ettir' })).toBeHidden();
  expect((await customer.api.call('GET /orders/:id', order)).pause).toBeNull();
});

/** An order that its customer has disputed and whose booster has answered. */
async function inDispute() {
  const { id, customer, booster } = await underWay();
  const order = { params: { id } };
  await finish(booster, order.params.id);
  const said = { kind: 'other', text: 'Bir maç eksik oynanmış.' } as const;
  await customer.api.call('POST /orders/:id/dispute', { ...order, body: said, ...key() });
  await booster.api.call('POST /orders/:id/dispute/answer', { ...order, body: { text: 'Hepsi oynandı.' }, ...key() });
  return { id, stateOf: async () => (await customer.api.call('GET /orders/:id', order)).state, booster };
}

test('an upheld dispute reopens the order, and a rejected dispute pays the booster', async ({ page }) => {
  const [right, wrong] = [await inDispute(), await inDispute()];
  const dispute = page.getByRole('region', { name: 'İtiraz' });
  await enter(page, demo.admin, `/admin/orders/${right.id}/show`);
  await giveBecause(page, 'Haklı bul, yeniden aç', 'Haklı bul', 'Maç sayısı eksik');
  await expect(dispute).toContainText('Maç sayısı eksik');
  expect(await right.stateOf()).toBe('started');
  await page.goto(`/admin/orders/${wrong.id}/show`);
  await giveBecause(page, 'Reddet', 'İtirazı reddet', 'Hepsi oynanmış');
  await expect(dispute).toContainText('Hepsi oynanmış');
  await expect.poll(wrong.stateOf).toBe('completed');
  expect(await balanceOf(right.booster)).toBe(0);
  expect(await balanceOf(wrong.booster)).toBeGreaterThan(0);
});

test('a review is hidden and shown again', async ({ page }) => {
  const { id, customer, booster } = await underWay();
  await finish(booster, id);
  await customer.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'closed' }, ...key() });
  await customer.api.call('POST /orders/:id/review', {
    params: { id },
    body: { stars: 5, text: 'Çok hızlıydı, teşekkürler.' },
    ...key(),
  });
  await enter(page, demo.admin, `/admin/reviews/${id}/show`);
  await giveBecause(page, 'Gizle', 'Değerlendirmeyi gizle', 'Şaka olabilir');
  await expect(page.getByRole('main')).toContainText('Şaka olabilir');
  await giveBecause(page, 'Yeniden göster', 'Yeniden göster', 'Gerçekmiş');
  await expect(page.getByRole('button', { name: 'Gizle' })).toBeVisible();
});
