// What a visitor sees of the home page on a phone before they scroll.
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/watch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const price = (page: Page) => page.locator('.quote__p');
const open = async (page: Page) => {
  await page.goto('/');
  await expect(price(page)).toContainText('₺');
};
const current = (page: Page) => page.getByRole('slider', { name: 'Şu anki rank' });
const target = (page: Page) => page.getByRole('slider', { name: 'Hedef rank' });

test('the headline, both steppers, the price, the button and the trust line are in the first view', async ({
  page,
}) => {
  await open(page);
  const parts = [
    page.getByRole('heading', { level: 1 }),
    page.getByText('LoL, Valorant, Wild Rift ve TFT için boost.'),
    ...['Şu anki rankı bir basamak', 'Hedefi bir basamak'].flatMap((what) =>
      ['indir', 'çıkar'].map((way) => page.getByRole('button', { name: `${what} ${way}` })),
    ),
    price(page),
    page.getByRole('link', { name: 'Siparişe geç' }),
    page.getByText('güvende bekler', { exact: false }),
  ];
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  const [one, other] = await page
    .locator('.quote .stepper')
    .evaluateAll((all) => all.map((stepper) => stepper.getBoundingClientRect().top));
  expect(one).toBe(other);
  await expect(price(page).locator('s')).toBeVisible();
  await expect(price(page)).not.toContainText('Kupon ·', { useInnerText: true });
});

test('nothing moves while the price arrives', async ({ page }) => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/orders/calculate', async (route) => {
    await asked;
    await route.continue();
  });
  const places = () =>
    page
      .locator('.hero h1, .hero .stair__cols, .quote .btn, .quote__trust, #nasil')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
  await page.goto('/');
  await page.locator('.stair.ready').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  answer();
  await expect(price(page)).toContainText('₺');
  expect(await places()).toEqual(before);
});

test('a tap anywhere on the ladder chooses the target, and after a tap on the other handle the current rank', async ({
  page,
}) => {
  await open(page);
  const box = await page.locator('.hero .stair__cols').boundingBox();
  const tap = (share: number) => page.touchscreen.tap(box!.x + share * box!.width, box!.y + 8);
  const before = await current(page).getAttribute('aria-valuetext');
  await tap(0.6);
  await expect(target(page)).toHaveAttribute('aria-valuetext', /Platin/);
  await expect(current(page)).toHaveAttribute('aria-valuetext', before!);
  await current(page).tap();
  await tap(0.05);
  await expect(current(page)).toHaveAttribute('aria-valuetext', /Demir/);
  await expect(target(page)).toHaveAttribute('aria-valuetext', /Platin/);
});

test('of two ranks next to each other, a tap on the lower emblem picks up the current one', async ({ page }) => {
  await open(page);
  await target(page).press('Home');
  const emblem = await page.locator('.hero .grip--from .grip__box').boundingBox();
  await page.touchscreen.tap(emblem!.x + emblem!.width / 2, emblem!.y + emblem!.height - 6);
  const box = await page.locator('.hero .stair__cols').boundingBox();
  await page.touchscreen.tap(box!.x + 0.05 * box!.width, box!.y + 8);
  await expect(current(page)).toHaveAttribute('aria-valuetext', /Demir/);
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`the first view follows WCAG 2.2 AA, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await expectAccessible(page, 'whole');
  });

test('a finger that shakes on the edge of a handle moves nothing', async ({ page }) => {
  await open(page);
  const before = await target(page).getAttribute('aria-valuetext');
  const box = await target(page).boundingBox();
  await page.mouse.move(box!.x + 3, box!.y + 12);
  await page.mouse.down();
  await page.mouse.move(box!.x + 5, box!.y + 13);
  await page.mouse.up();
  expect(await target(page).getAttribute('aria-valuetext')).toBe(before);
});
