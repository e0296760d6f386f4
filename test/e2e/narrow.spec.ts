// What has to fit on a phone after the window has shrunk, and on the narrowest ones.
import { expect, test, type Page } from '@playwright/test';
import { enter, newCustomer } from './support/people.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const path of ['/', '/boost/league-of-legends/elo-boost', '/boost/league-of-legends/level-boost']) {
  test(`the ladder of ${path} fits as soon as the window has shrunk, with its target on the highest step`, async ({
    browser,
  }) => {
    // handles that were on their way to their new places widened the page
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

test('a minus stays on the line of its percentage on the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/boost/league-of-legends/elo-boost');
  const label = page.locator('.lines dt', { hasText: 'Kupon' });
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
    element.style.width = '0'; // every place where the line may end is one where it does
    return [topOf(text.data.indexOf('−')), topOf(at)];
  });
  expect(lines[0]).toBe(lines[1]);
});
