import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

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
const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/**
 * WCAG 2.2 AA as far as a program can judge; the provider's frame is the provider's. The judge is put into a document
 * once and asked for violations only: most of its time would go into telling everything that is in order.
 */
export async function expectAccessible(page: Page, judged: 'whole' | 'look' = 'whole'): Promise<void> {
  await restingColours(page);
  const runOnly = judged === 'whole' ? wcag22aa : { type: 'rule' as const, values: rulesOfLook };
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'], preload: false };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (chosen) => (await window.axe.run({ exclude: [['iframe']] }, chosen)).violations,
    options,
  );
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  expect(found, page.url()).toEqual([]);
}

/** A colour on its way from one theme to the other has a contrast of its own. */
const restingColours = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame().then(frame); // a theme that changed is on the screen after the second
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
