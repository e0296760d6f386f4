import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

export interface Watched {
  /** Errors in the browser's console, and uncaught exceptions. */
  readonly faults: string[];
  /** `status METHOD /path` of every answer of the API. */
  readonly answers: string[];
}

/** Records a page's faults and API answers from this moment on. */
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

/** The rules whose result a theme or the window's width can change. */
const rulesOfLook = ['color-contrast', 'target-size', 'scrollable-region-focusable'];
const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/**
 * Checks WCAG 2.2 AA as far as axe can. Frames are excluded: the card form is the payment provider's. axe is added to a
 * document once and reports violations only, because reporting passed rules would take most of its time.
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

/** Waits for colour transitions, because a colour between two themes can have too little contrast. */
const restingColours = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame().then(frame); // a changed theme is painted after the second frame
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond, page.url()).toBeLessThanOrEqual(0);
}

/** Waits until nothing on the screen is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"], main .sk')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}
