// Order forms on a phone: short, with the price and the button always in sight.
import { expect, test, type Page } from '@playwright/test';
import { services } from '#kernel/vocabulary.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './support/watch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const elo = '/boost/league-of-legends/elo-boost';
/** Pixels: three screens of form and one of footer. Elo Boost had 4,320 before its optional parts were folded. */
const MOST_HEIGHT = 3_400;

const bar = (page: Page) => page.locator('.bar-m');
const open = async (page: Page, path = elo) => {
  await page.goto(path);
  await expect(bar(page)).toContainText('₺');
};
const line = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}: `) });

test('no form is longer than four screens, and none says a title twice', async ({ page }) => {
  for (const { path } of services) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Siparişi ver' }).waitFor();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, path).toBeLessThanOrEqual(MOST_HEIGHT);
    const twice = await page.locator('.blk').evaluateAll((parts) =>
      parts.flatMap((part) => {
        const title = part.querySelector('h2')?.innerText;
        return [...part.querySelectorAll<HTMLElement>('.label')]
          .map((label) => label.innerText)
          .filter((label) => label === title);
      }),
    );
    expect([path, twice]).toEqual([path, []]);
  }
});

test('the bar covers neither the end of the page nor a focused field', async ({ page }) => {
  await open(page);
  const top = async () => (await bar(page).boundingBox())!.y;
  const last = page.locator('.foot p').last();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = await last.boundingBox();
    expect(end!.y + end!.height).toBeLessThanOrEqual(await top());
  }).toPass();
  await line(page, 'Ek seçenekler').tap();
  const note = page.getByLabel('Booster’a not');
  await page.evaluate(() => scrollTo(0, 0));
  await note.focus();
  const field = await note.boundingBox();
  expect(field!.y + field!.height).toBeLessThanOrEqual(await top());
});

test('a fold says what is chosen, and a wrong field opens its fold', async ({ page }) => {
  await open(page);
  const champions = page.getByRole('combobox', { name: 'Şampiyonlar' });
  await expect(page.getByRole('radio', { name: /Destek/ })).toBeHidden();
  await expect(line(page, 'Koridor')).toContainText('Fark etmez');
  await line(page, 'Koridor').tap();
  await page.getByRole('radio', { name: /Destek/ }).check();
  await expect(line(page, 'Koridor')).toContainText('Destek');
  await expect(champions).toBeHidden();
  await page.getByRole('radio', { name: /Belirli şampiyon/ }).check();
  await expect(champions).toBeVisible();
  await expect(bar(page)).toContainText('en az bir şampiyon seç');
  await page.reload();
  await expect(champions).toBeVisible();
});

test('wider screens have no folds', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(elo);
  await expect(page.getByRole('radio', { name: /Destek/ })).toBeVisible();
  await expect(page.getByLabel('Booster’a not')).toBeVisible();
  await expect(line(page, 'Koridor')).toBeHidden();
  await expect(bar(page)).toBeHidden();
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`the bar opens to the whole breakdown, which follows WCAG 2.2 AA, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await expect(page.getByRole('complementary', { name: 'Sipariş özeti' })).toBeHidden();
    await expectAccessible(page, 'whole');
    const opener = page.getByRole('button', { name: /^Sipariş özetini aç/ });
    await opener.tap();
    const sheet = page.getByRole('dialog', { name: 'Sipariş özeti' });
    await expect(sheet.locator('.lines')).toContainText('Kupon');
    await expect(sheet.getByRole('button', { name: 'Siparişi ver' })).toBeVisible();
    await expectAccessible(page, 'whole');
    await expectNoSidewaysScrolling(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });
