// Layout on a phone after the window has shrunk, and on the narrowest phones.
import { expect, test, type Page } from '@playwright/test';
import { enter, newCustomer } from './support/people.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const path of ['/', '/boost/league-of-legends/elo-boost', '/boost/league-of-legends/level-boost']) {
  test(`the ladder of ${path} with the highest target fits as soon as the window has shrunk`, async ({ browser }) => {
    // animations stay on: a handle that moves to its new place must not widen the page
    const page = await (await browser.newContext({ viewport: desk, reducedMotion: 'no-preference' })).newPage();
    await enter(page, (await newCustomer()).credentials, path);
    await page
      .getByRole('slider', { name: /^Hedef/ })
      .first()
      .press('End');
    await page.locator('.stair.ready').first().waitFor();
    await page.waitForTimeout(500);
    await page.setViewportSize(phone);
    expect(await beyond(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await beyond(page)).toBeLessThanOrEqual(0);
    await page.context().close();
  });
}

test('a minus sign is never separated from its percentage by a line break', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/boost/league-of-legends/elo-boost');
  await page.getByRole('button', { name: /^Sipariş özetini aç/ }).click();
  const label = page.locator('.sum--sheet .lines dt', { hasText: 'Kupon' });
  await expect(label).toBeVisible();
  const lines = await label.evaluate((element) => {
    const text = element.firstChild as Text;
    const at = text.data.indexOf('%');
    const topOf = (from: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + 1);
      return range.getBoundingClientRect().top;
    };
    element.style.width = '0'; // forces every possible line break
    return [topOf(text.data.indexOf('−')), topOf(at)];
  });
  expect(lines[0]).toBe(lines[1]);
});
