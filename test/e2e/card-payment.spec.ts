import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type FrameLocator, type Page } from '@playwright/test';

const CUSTOMER = { login: 'musteri@basamak.test', password: 'basamak-demo' };
const AMOUNT = { amount: 15_050, currency: 'TRY' };

interface TopUp {
  readonly id: string;
  readonly frameUrl: string;
  readonly state: string;
}

async function session(request: APIRequestContext): Promise<Record<string, string>> {
  const answer = await request.post('/api/users/authenticate', { data: CUSTOMER });
  const { token }: { token: string } = await answer.json();
  return { authorization: `Bearer ${token}` };
}

async function startTopUp(request: APIRequestContext, headers: Record<string, string>): Promise<TopUp> {
  const answer = await request.post('/api/top-ups', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { amount: AMOUNT },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

async function fillCard(page: Page | FrameLocator, number: string): Promise<void> {
  await page.getByLabel('Kart numarası').fill(number);
  await page.getByLabel('Ay').fill('12');
  await page.getByLabel('Yıl').fill('30');
  await page.getByLabel('CVV').fill('000');
  await page.getByRole('button', { name: 'Öde' }).click();
}

test.describe('the card page, in a browser without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a good card leads back to the shop, and the balance grows by the amount', async ({ page, request }) => {
    const headers = await session(request);
    const balance = async () => (await (await request.get('/api/wallet', { headers })).json()).balance.amount;
    const before = await balance();
    const topUp = await startTopUp(request, headers);
    await page.goto(topUp.frameUrl);
    await expect(page.getByText('150,50 ₺')).toBeVisible();
    await fillCard(page, '4355 0843 5508 4358');
    await expect(page).toHaveURL(/\/payment\/success/);
    await expect.poll(balance).toBe(before + AMOUNT.amount);
  });

  test('a declined card leads to the cancel page, and nothing is charged', async ({ page, request }) => {
    const headers = await session(request);
    const topUp = await startTopUp(request, headers);
    await page.goto(topUp.frameUrl);
    await fillCard(page, '4000 0000 0000 9995');
    await expect(page).toHaveURL(/\/payment\/cancel/);
    const state = async () => (await (await request.get(`/api/top-ups/${topUp.id}`, { headers })).json()).state;
    await expect.poll(state).toBe('failed');
  });
});

test('a top-up in the shop: amount, card in the frame, and the balance in the window around it', async ({ page }) => {
  await page.goto('/paytr');
  await page.getByLabel(/e-posta/i).fill(CUSTOMER.login);
  await page.getByLabel('Şifre', { exact: true }).fill(CUSTOMER.password);
  await page.getByRole('button', { name: 'Giriş yap' }).last().click();
  await page.getByRole('main').getByRole('button', { name: 'Bakiye yükle' }).click();
  await page.getByLabel('Yüklenecek tutar').fill('250');
  await page.getByRole('button', { name: 'Kartla yükle' }).click();
  await fillCard(page.frameLocator('iframe[title="Güvenli kart ödemesi"]'), '5406 6754 0667 5403');
  await expect(page).toHaveURL(/\/payment\/success/);
  await expect(page.getByRole('main')).toContainText('250,00');
});
