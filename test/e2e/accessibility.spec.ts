// Every screen, in both themes, on a phone and on a desk: WCAG 2.2 AA, a quiet console, no sideways scrolling.
import { expect, test, type Page } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { begin, key, openOrder } from './support/orders.ts';
import { enter, newBooster, newCustomer } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScrolling, settled, watch } from './support/watch.ts';

const widths = [390, 1440];
const themes = ['dark', 'light'] as const;

test.describe.configure({ timeout: 300_000 });

async function inspect(page: Page, paths: readonly string[], mayFail = false): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { faults, answers } = watch(page);
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScrolling(page);
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    }
  }
  if (!mayFail) expect(faults).toEqual([]);
  expect(answers.filter((answer) => answer.startsWith('401'))).toEqual([]);
}

test('what visitors see', async ({ page }) => {
  await inspect(page, [
    '/',
    ...['league-of-legends', 'valorant', 'wildrift', 'tft'].map((game) => `/boost/${game}/elo-boost`),
    // one form of every other kind
    ...['yerlestirme-maclari', 'win-boost', 'hero-boost', 'level-boost', 'challenger-boost'].map(
      (boostType) => `/boost/league-of-legends/${boostType}`,
    ),
    '/kocluk',
    '/boost/boost',
    '/lol',
    '/valorant',
    '/wild-rift',
    '/hakkimizda',
    '/sss',
    ...['', '/gizlilik-politikasi', '/cerez-politikasi'].map((policy) => `/kosullar${policy}`),
    '/login',
    '/reset-password',
    '/payment/cancel',
    '/contact-us',
    '/booster-basvuru',
  ]);
});

test('what visitors see where there is nothing', async ({ page }) => {
  await inspect(page, ['/yok'], true); // the browser itself logs the 404
});

test('what customers see', async ({ page }) => {
  const customer = await newCustomer(Money.lira(10_000));
  const { id } = await openOrder(customer);
  const topUp = await customer.api.call('POST /top-ups', {
    body: { amount: { amount: 150_00, currency: 'TRY' } },
    ...key(),
  });
  const about = { type: 'order', subject: 'Sunucuyu yanlış seçtim', text: 'TR olacaktı.', orderId: id } as const;
  const ticket = await customer.api.call('POST /tickets', { body: about, ...key() });
  await enter(page, customer.credentials);
  await inspect(page, [
    '/biletler',
    `/biletler/${ticket.id}`,
    `/biletler/create?tur=siparis&siparis=${id}`,
    '/siparisler',
    `/siparisler/${id}`,
    '/paytr',
    `/paytr?odeme=${topUp.id}`,
    `/payment/success?odeme=${topUp.id}`,
  ]);
});

test('what boosters see', async ({ page }) => {
  const [customer, booster] = await Promise.all([newCustomer(Money.lira(10_000)), newBooster()]);
  const { id } = await openOrder(customer);
  await begin(booster, id);
  await booster.api.call('POST /orders/:id/matches', {
    params: { id },
    body: {
      champion: 'Ahri',
      kills: 9,
      deaths: 2,
      assists: 7,
      points: 21,
      result: 'win',
      playedAt: new Date().toISOString(),
    },
    ...key(),
  });
  await openOrder(customer);
  await enter(page, booster.credentials);
  await inspect(page, [
    '/booster',
    ...['havuz', 'aktif', 'gecmis', 'bakiye'].map((name) => `/booster/${name}`),
    `/booster/aktif/${id}`,
  ]);
});

test('the windows over the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const name of ['Giriş yap', 'Kayıt ol']) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeFocused();
  }
});
