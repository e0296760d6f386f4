import { expect, test, type Page } from '@playwright/test';
import { enter, fillLogin, newBooster, newCustomer } from './support/people.ts';
import { watch } from './support/watch.ts';

const form = '/boost/league-of-legends/elo-boost';
const summaryOf = (page: Page) => page.getByRole('complementary', { name: 'Sipariş özeti' });
const priced = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('[aria-busy]:has([aria-live]), [aria-live][aria-busy]').first()).toHaveAttribute(
    'aria-busy',
    'false',
  );
};

test.describe('roles and names for assistive technology and automation', () => {
  test('the ladder has two sliders that name their rank, and a link to the order', async ({ page }) => {
    await priced(page, '/');
    for (const name of [/^Şu an/, /^Hedef/])
      await expect(page.getByRole('slider', { name })).toHaveAttribute('aria-valuetext', /\p{L} [IV]+$/u);
    await expect(page.getByRole('link', { name: 'Siparişe geç' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kayıt ol' })).toBeVisible();
  });

  test('the order form has a summary whose price is a live region', async ({ page }) => {
    await priced(page, form);
    await expect(page.getByRole('button', { name: 'Siparişi ver' })).toBeVisible();
    await expect(summaryOf(page).locator('[aria-live]')).toHaveText(/^[\d.]+,\d\d\s₺$/);
    await page.getByRole('radio', { name: /Destek/ }).press('Space');
    await expect(summaryOf(page)).toHaveAttribute('aria-busy', 'true');
    await expect(summaryOf(page)).toHaveAttribute('aria-busy', 'false');
    await expect(summaryOf(page)).toContainText('Destek');
  });

  test('the first tab stop is a link that skips the menu', async ({ page }) => {
    await priced(page, '/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'İçeriğe geç' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test('the theme follows the system until the user chooses one, and the choice survives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  await page.getByRole('button', { name: /tema/ }).click();
  await expect.poll(background).toBe(light);
  await page.reload();
  await expect.poll(background).toBe(light);
});

test.describe('access to pages', () => {
  test('a visitor is asked to log in and then returns to the page that they opened', async ({ page }) => {
    const { credentials } = await newCustomer();
    const { answers, faults } = watch(page);
    await page.goto('/siparisler?sayfa=2');
    await expect(page).toHaveURL(/\/login$/);
    await fillLogin(page, credentials);
    await expect(page).toHaveURL(/\/siparisler\?sayfa=2$/);
    expect(answers.filter((answer) => answer.startsWith('401'))).toEqual([]);
    expect(faults).toEqual([]);
    await page.goto('/login');
    await expect(page).toHaveURL(/\/$/);
  });

  test('a customer cannot open booster pages, and a booster cannot open customer pages', async ({ page, browser }) => {
    const [customer, booster] = await Promise.all([newCustomer(), newBooster()]);
    await enter(page, customer.credentials, '/booster/bakiye');
    await expect(page).toHaveURL(/\/$/);
    const other = await (await browser.newContext()).newPage();
    await enter(other, booster.credentials, '/siparisler');
    await expect(other).toHaveURL(/\/$/);
  });

  test('an unknown address is 404 with a message, and an unknown order is reported as not found', async ({ page }) => {
    for (const path of ['/yok', '/boost/pong/elo-boost', '/siparisler/bir/iki']) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 404]);
      await expect(page.getByText('This page could not be found')).toBeVisible();
    }
    const { credentials } = await newCustomer();
    await enter(page, credentials, '/siparisler/0199f000-0000-7000-8000-000000000000');
    await expect(page.getByText('Bu sipariş bulunamadı')).toBeVisible();
  });
});

test.describe('the price', () => {
  test('is requested once, a second after the last change', async ({ page }) => {
    await page.clock.install();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/orders/calculate')) asked++;
    });
    await priced(page, '/');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
    asked = 0;
    const target = page.getByRole('slider', { name: /^Hedef/ });
    for (let rung = 0; rung < 6; rung++) {
      await target.press('ArrowRight');
      await page.clock.runFor(300);
    }
    await page.clock.runFor(650);
    expect(asked).toBe(0);
    await page.clock.runFor(100);
    await page.clock.resume();
    await expect(page.locator('[aria-live][aria-busy]').first()).toHaveAttribute('aria-busy', 'false');
    expect(asked).toBe(1);
  });

  test('that could not be calculated is not shown as 0, blocks the order and can be requested again', async ({
    page,
  }) => {
    await page.route('**/api/orders/calculate', (route) => route.abort());
    await page.goto(form);
    await expect(summaryOf(page).getByRole('alert')).toContainText('Fiyat hesaplanamadı');
    await expect(summaryOf(page)).not.toContainText('0,00');
    const order = page.getByRole('button', { name: 'Siparişi ver' });
    await expect(order).toHaveAttribute('aria-disabled', 'true');
    await page.unroute('**/api/orders/calculate');
    await summaryOf(page).getByRole('button', { name: 'Yeniden hesapla' }).click();
    await expect(summaryOf(page).locator('[aria-live]')).toHaveText(/^[\d.]+,\d\d\s₺$/);
    await expect(order).not.toHaveAttribute('aria-disabled');
  });
});

test('a page opened offline shows a notice, and loads without a reload when the connection is back', async ({
  page,
  context,
}) => {
  await priced(page, '/');
  await context.setOffline(true);
  await expect(page.getByText(/^Bağlantı yok/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Valorant' }).click();
  await expect(page).toHaveURL(/valorant/);
  await expect(page.getByText(/^Bağlantı yok\. /)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Bağlantı yok/)).toHaveCount(0);
  // a page whose code was not yet loaded loads by itself as well
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Valorant');
});

test('signing out in one tab signs out in the other', async ({ page, context }) => {
  const { credentials } = await newCustomer();
  await enter(page, credentials, '/siparisler');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: /^Bakiye/ })).toBeVisible();
  await page.getByRole('button', { name: /hesap menüsü/ }).click();
  await page.getByText('Çıkış yap').click();
  await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Bakiye/ })).toBeHidden();
  await other.goto('/siparisler');
  await expect(other).toHaveURL(/\/login$/);
});

test('a draft and its price survive a reload', async ({ page }) => {
  await priced(page, form);
  const support = page.getByRole('radio', { name: /Destek/ });
  await support.press('Space');
  await expect(summaryOf(page)).toHaveAttribute('aria-busy', 'true');
  await expect(summaryOf(page)).toHaveAttribute('aria-busy', 'false');
  const price = await summaryOf(page).locator('[aria-live]').innerText();
  await page.reload();
  await expect(support).toBeChecked();
  await expect(summaryOf(page).locator('[aria-live]')).toHaveText(price);
});
