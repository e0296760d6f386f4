import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { Draft } from '#contract/pricing/schemas.ts';
import { anonymous } from '#test/support/clients.ts';
import { cardFrame, declinedCard, goodCard, payByCard } from './support/card.ts';
import { type Customer, enter, newCustomer, shopUrl } from './support/people.ts';

const key = () => ({ idempotencyKey: randomUUID() });
const balanceOf = async ({ api }: Customer) => (await api.call('GET /wallet')).balance.amount;
const topUpOf = async ({ api }: Customer, id: string) => api.call('GET /top-ups/:id', { params: { id } });
const beginTopUp = async ({ api }: Customer, lira: number) => {
  const { id, frameUrl = '' } = await api.call('POST /top-ups', {
    body: { amount: { amount: lira * 100, currency: 'TRY' } },
    ...key(),
  });
  return { id, frameUrl };
};

/** Opens the top-up from the header and continues to the provider's page. */
async function beginInShop(page: Page, customer: Customer, lira: string): Promise<void> {
  await enter(page, customer.credentials);
  await page.getByRole('button', { name: /bakiye yükle/i }).click();
  await page.getByLabel('Yüklenecek tutar').fill(lira);
  await page.getByRole('button', { name: 'Kartla yükle' }).click();
  await expect(cardFrame(page).getByLabel('Kart numarası')).toBeVisible();
}

test.describe('the card page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an accepted card leads back to the shop, and the balance grows by the amount', async ({ page }) => {
    const customer = await newCustomer();
    const { frameUrl } = await beginTopUp(customer, 150);
    await page.goto(frameUrl);
    await expect(page.getByText('150,00 ₺')).toBeVisible();
    await payByCard(page, goodCard);
    await expect(page).toHaveURL(/\/payment\/success/);
    await expect.poll(() => balanceOf(customer)).toBe(150_00);
  });

  test('a declined card leads to the cancel page, and nothing is charged', async ({ page }) => {
    const customer = await newCustomer();
    const { id, frameUrl } = await beginTopUp(customer, 150);
    await page.goto(frameUrl);
    await payByCard(page, declinedCard);
    await expect(page).toHaveURL(/\/payment\/cancel/);
    await expect.poll(async () => (await topUpOf(customer, id)).state).toBe('failed');
    expect(await balanceOf(customer)).toBe(0);
  });
});

test('a top-up by card in the provider’s frame raises the balance on the page around it', async ({ page }) => {
  const customer = await newCustomer();
  await beginInShop(page, customer, '250,50');
  await payByCard(cardFrame(page), '5406 6754 0667 5403');
  await expect(page).toHaveURL(/\/payment\/success/);
  await expect(page.getByRole('heading', { name: 'Ödemen onaylandı' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bakiye 250,50 lira/ })).toBeVisible();
  expect(await balanceOf(customer)).toBe(250_50);
});

test('a dearer lane is paid by card on the order’s page, and is changed when the customer returns', async ({
  page,
}) => {
  const customer = await newCustomer();
  const draft = Draft.parse({
    service: 'league-of-legends/elo-boost',
    current: { tier: 'gold', division: 3 },
    target: { tier: 'platinum', division: 4 },
  });
  const { price } = await customer.api.call('POST /orders/calculate', { body: draft });
  const placing = await customer.api.call('POST /top-ups', {
    body: { amount: { ...price, amount: Math.ceil(price.amount / 100) * 100 }, draft },
    ...key(),
  });
  await page.goto(placing.frameUrl ?? '');
  await payByCard(page, goodCard);
  await expect.poll(async () => (await topUpOf(customer, placing.id)).orderId).toBeTruthy();
  const { orderId: id = '' } = await topUpOf(customer, placing.id);
  await enter(page, customer.credentials);
  await page.goto(`${shopUrl()}/siparisler/${id}`);
  await page.getByRole('button', { name: 'Koridoru değiştir' }).click();
  await page.getByRole('radio', { name: /Destek/ }).check({ force: true });
  await page.getByRole('button', { name: 'Devam et' }).click();
  await page.getByRole('button', { name: /^Kartla .* öde$/ }).click();
  await payByCard(cardFrame(page), goodCard);
  await expect(page).toHaveURL(/\/payment\/success/);
  await expect(page.getByRole('main')).toContainText('Siparişinin koridoru Destek olarak değişti.');
  await page.getByRole('link', { name: 'Siparişime git' }).click();
  await expect(page.getByText('Koridor değişti')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Koridoru değiştir' })).toBeHidden();
});

test('an amount below the minimum is reported at its field', async ({ page }) => {
  const customer = await newCustomer();
  await enter(page, customer.credentials);
  await page.getByRole('button', { name: /bakiye yükle/i }).click();
  const amount = page.getByLabel('Yüklenecek tutar');
  await amount.fill('99,99');
  await amount.press('Enter');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('dialog')).toContainText('En az 100,00');
});

test('a declined card leads the whole window to the cancel page, and a retry succeeds', async ({ page }) => {
  const customer = await newCustomer();
  await beginInShop(page, customer, '300');
  await payByCard(cardFrame(page), declinedCard);
  await expect(page).toHaveURL(/\/payment\/cancel/);
  await expect(page.getByRole('main')).toContainText(/Bankan ödemeyi kabul etmedi\..*ücret alınmadı/);
  expect(page.frames()).toHaveLength(1);
  expect(await balanceOf(customer)).toBe(0);

  await page.getByRole('main').getByRole('button', { name: 'Yeniden dene' }).click();
  await page.getByRole('button', { name: 'Kartla yükle' }).click();
  await payByCard(cardFrame(page), goodCard);
  await expect(page).toHaveURL(/\/payment\/success/);
});

test('an abandoned payment charges nothing', async ({ page }) => {
  const customer = await newCustomer();
  await beginInShop(page, customer, '300');
  const id = new URL(page.url()).searchParams.get('odeme') ?? '';
  await page.getByRole('link', { name: 'Vazgeç' }).click();
  await expect(page).toHaveURL(/\/payment\/cancel/);
  await expect(page.getByRole('main')).toContainText('ücret alınmadı');
  expect(await balanceOf(customer)).toBe(0);
  expect((await topUpOf(customer, id)).state).toBe('pending');
});

/** Pays an order in its checkout. */
async function payInCheckout(page: Page): Promise<void> {
  const checkout = page.getByRole('dialog', { name: 'Siparişini tamamla' });
  await checkout.getByRole('button', { name: 'Kartla öde ve siparişi ver' }).click();
}

/** Goes to the provider's page with a top-up that carries the draft. */
async function orderByCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Siparişi ver' }).click();
  await payInCheckout(page);
  await expect(cardFrame(page).getByLabel('Kart numarası')).toBeVisible();
}

test('an order is placed together with its payment by card', async ({ page }) => {
  const customer = await newCustomer();
  await enter(page, customer.credentials, '/boost/valorant/elo-boost');
  await orderByCard(page);
  await payByCard(cardFrame(page), goodCard);
  await expect(page).toHaveURL(/\/siparisler\/[\w-]{36}$/);
  await expect(page.getByRole('region', { name: 'Hesabını ekle' })).toBeVisible();
  const [order] = await customer.api.call('GET /orders');
  expect(order).toMatchObject({ state: 'waiting', service: 'valorant/elo-boost' });
  expect(await balanceOf(customer)).toBeLessThan(100); // the top-up is rounded up to whole lira
});

test('after a declined card the next attempt places the order, and the form forgets its draft', async ({ page }) => {
  const form = '/boost/tft/win-boost';
  const customer = await newCustomer();
  await enter(page, customer.credentials, form);
  const more = page.getByRole('button', { name: 'Bir galibiyet artır' });
  await more.click();
  const summary = page.getByRole('complementary', { name: 'Sipariş özeti' });
  await expect(summary).toHaveAttribute('aria-busy', 'false');
  await orderByCard(page);
  await payByCard(cardFrame(page), declinedCard);
  await expect(page).toHaveURL(/\/payment\/cancel/);

  await page.getByRole('main').getByRole('button', { name: 'Yeniden dene' }).click();
  await payInCheckout(page);
  await payByCard(cardFrame(page), goodCard);
  await expect(page).toHaveURL(/\/siparisler\/[\w-]{36}$/);
  const orders = await customer.api.call('GET /orders');
  expect(orders).toMatchObject([{ state: 'waiting', draft: { service: 'tft/win-boost', wins: 6 } }]);

  await page.goto(form);
  await expect(summary).toContainText('5 galibiyet');
});

test('if the order can no longer be placed, the money stays in the balance', async ({ page }) => {
  const draft = Draft.parse({ service: 'kocluk', coach: { game: 'league', league: 'gold', hours: 1 } });
  const { price } = await anonymous(shopUrl()).call('POST /orders/calculate', { body: draft });
  const customer = await newCustomer(price);

  await enter(page, customer.credentials, '/boost/league-of-legends/elo-boost');
  await orderByCard(page);
  // another order spends the balance that this order needs
  await customer.api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() });
  expect(await balanceOf(customer)).toBe(0);
  const topUp = await topUpOf(customer, new URL(page.url()).searchParams.get('odeme') ?? '');
  await payByCard(cardFrame(page), goodCard);
  await expect(page.getByRole('main')).toContainText('Siparişin verilemedi; paran bakiyende duruyor');
  await expect(page).toHaveURL(/\/payment\/success/);
  await page.getByRole('link', { name: 'Siparişime git' }).click();
  await expect(page.getByRole('main')).toContainText('Sipariş verilemedi');
  expect(await balanceOf(customer)).toBe(topUp.amount.amount);
  const [order] = await customer.api.call('GET /orders');
  expect(order?.state).toBe('payment-error');
});
