// Layout on a phone after the window has shrunk, and on the narrowest phones.
import { expect, test, type Page } from '@playwright/test';
import { demo, enter, newCustomer } from './support/people.ts';

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

test('on a phone the panel’s tabs stay in view below the notice that the connection is lost', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: phone })).newPage();
  await enter(page, demo.booster, '/booster');
  const tabs = page.getByRole('navigation', { name: 'Booster menüsü' });
  await expect(page.getByRole('heading', { name: 'Kazanç' })).toBeVisible();
  await expect(page.locator('.dash--panel .sk')).toHaveCount(0); // the frame is shown before the guard has decided
  await page.context().setOffline(true);
  const notice = page.locator('.notice--stays');
  await expect(notice).toBeVisible();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.dash--panel')!.style.minHeight = '3000px';
    scrollTo(0, 1200);
  });
  await expect
    .poll(async () => {
      const [one, other] = [await notice.boundingBox(), await tabs.boundingBox()];
      return Math.round(one!.y + one!.height) - Math.round(other!.y);
    })
    .toBe(0);
  await expect(tabs).toBeInViewport({ ratio: 1 });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await page.context().close();
});

test('in landscape, a page keeps clear of a phone’s notch', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 844, height: 390 } })).newPage();
  await page.goto('/boost/league-of-legends/elo-boost');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59 } });
  const gap = () => page.locator('h1').evaluate((title) => title.getBoundingClientRect().left);
  await expect.poll(gap).toBeGreaterThanOrEqual(59);
  expect(await beyond(page)).toBeLessThanOrEqual(0);
  await page.context().close();
});
