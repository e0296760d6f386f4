// Accounts on sale: a purchase from the balance, refused purchases, and the page's accessibility.
import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import { stockListing } from '#test/support/stock.ts';
import { key } from './support/orders.ts';
import { adminSession, enter, fillLogin, newCustomer } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScrolling, settled, watch } from './support/watch.ts';

/** A listing with a random level, which distinguishes it from listings of tests that run at the same time. */
async function offer(stock: number) {
  const level = 100 + Math.floor(Math.random() * 1900);
  const admin = await adminSession();
  const secret = randomUUID();
  let nth = 0;
  const line = () => `hesap-${secret}-${++nth}:sifre-${randomUUID()}:posta@basamak.test`;
  const { id } = await stockListing(admin, stock, line);
  const body = { level };
  await admin.api.call('PUT /admin/listings/:id', { params: { id }, body });
  return {
    id,
    secret,
    buy: (page: Page) => page.getByRole('button', { name: `Satın al: TR · ${level}. seviye hesap` }),
  };
}

test('a visitor chooses an account, logs in, pays from the balance and gets the credentials', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { faults } = watch(page);
  const [{ credentials, api }, offered] = await Promise.all([newCustomer(Money.lira(500)), offer(1)]);
  await page.goto('/unranked-hesap');
  await offered.buy(page).click();
  await fillLogin(page, credentials);
  await page.getByRole('button', { name: '300,00 ₺ öde ve al' }).click();

  const delivered = page.getByRole('dialog', { name: 'Hesabın hazır' });
  await expect(delivered).toContainText(`hesap-${offered.secret}`);
  await expectAccessible(page);
  await delivered.getByRole('button', { name: 'Kullanıcı adı: kopyala' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`hesap-${offered.secret}-1`);
  await delivered.getByRole('button', { name: 'Bilgileri aldım' }).click();

  const own = page.getByRole('region', { name: 'Aldığın hesaplar' });
  await expect(own.getByText(`hesap-${offered.secret}`)).toBeHidden();
  await own.getByText('Giriş bilgileri', { exact: true }).click();
  await expect(own.getByText(`hesap-${offered.secret}`)).toBeVisible();
  await expect(offered.buy(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: /^Bakiye 200,00/ })).toBeVisible();
  expect((await api.call('GET /wallet')).balance.amount).toBe(200_00);
  expect(faults).toEqual([]);
});

test('a short balance asks for a top-up, a changed price asks for confirmation, and neither charges money', async ({
  page,
}) => {
  const [customer, offered] = await Promise.all([newCustomer(Money.lira(100)), offer(2)]);
  await enter(page, customer.credentials, '/unranked-hesap');
  await offered.buy(page).click();
  await page.getByRole('button', { name: '300,00 ₺ öde ve al' }).click();
  const short = page.getByRole('dialog', { name: 'Bakiyen yetmiyor' });
  await expect(short).toContainText('Hesabın fiyatı');
  await expect(short.getByLabel('Yüklenecek tutar')).toHaveValue('200');
  await page.keyboard.press('Escape');

  await offered.buy(page).click();
  const admin = await adminSession();
  const cheaper = { params: { id: offered.id }, body: { price: Money.lira(90) } };
  await admin.api.call('PUT /admin/listings/:id', cheaper);
  await page.getByRole('button', { name: '300,00 ₺ öde ve al' }).click();
  await expect(page.getByRole('alert')).toContainText('Fiyat değişti: şimdi 90,00');
  expect((await customer.api.call('GET /wallet')).balance.amount).toBe(100_00);
  await page.getByRole('button', { name: '90,00 ₺ öde ve al' }).click();
  await expect(page.getByRole('dialog', { name: 'Hesabın hazır' })).toBeVisible();
});

test('the page of accounts on sale is accessible in both themes and fits every width', async ({ page }) => {
  const [customer, offered] = await Promise.all([newCustomer(Money.lira(500)), offer(2)]);
  const buy = { params: { id: offered.id }, body: { expectedPrice: Money.lira(300) }, ...key() };
  await customer.api.call('POST /listings/:id/purchases', buy);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, customer.credentials, '/unranked-hesap');
  await settled(page);
  await page.getByText('Giriş bilgileri', { exact: true }).click();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
});
