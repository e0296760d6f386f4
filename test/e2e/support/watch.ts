import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export interface Watched {
  /** What the console called an error, and what a script threw. */
  readonly faults: string[];
  /** `status METHOD /path` of every answer of the API. */
  readonly answers: string[];
}

/** Keeps an eye on a page from now on. */
export function watch(page: Page): Watched {
  const watched: Watched = { faults: [], answers: [] };
  page.on('console', (message) => {
    if (message.type() === 'error') watched.faults.push(message.text());
  });
  page.on('pageerror', (error) => watched.faults.push(String(error)));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/'))
      watched.answers.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });
  return watched;
}

/** What the theme or the window's width can change on a page that was judged whole in another one. */
const rulesOfLook = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** WCAG 2.2 AA as far as a program can judge; the provider's frame is the provider's. */
export async function expectAccessible(page: Page, judged: 'whole' | 'look' = 'whole'): Promise<void> {
  await restingColours(page);
  const builder = new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true); // without frames it needs no page of its own
  const { violations } = await (
    judged === 'whole'
      ? builder.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      : builder.withRules(rulesOfLook)
  ).analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  expect(found, page.url()).toEqual([]);
}

/** A colour on its way from one theme to the other has a contrast of its own. */
const restingColours = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond, page.url()).toBeLessThanOrEqual(0);
}

/** Nothing on the screen is still on its way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"], main .sk')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}
