/**
 * Draws what the server's pictures of an arrival are made of, from the emblems and the colours of the storefront: one PNG
 * per tier, and the colours of its steps. Run it by hand when an emblem or a tier's colour has changed:
 * `CHROMIUM_PATH=… node web-storefront/build/arrival-emblems.ts`. The results are kept with the sources.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { leagueTiers, valorantTiers } from '../../src/contract/vocabulary.ts';

const SRC = join(import.meta.dirname, '../src');
const OUT = join(import.meta.dirname, '../../src/modules/order/adapters/image');
const SIZE = 280;

const styles = await Promise.all(
  ['tokens.css', 'emblem.css'].map((name) => readFile(join(SRC, 'styles', name), 'utf8')),
);
const sprite = await readFile(join(SRC, 'assets/emblems.svg'), 'utf8');
const tiers = [...new Set([...leagueTiers, ...valorantTiers])].filter((tier) => tier !== 'unranked');

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
const colours: Record<string, readonly string[]> = {};
for (const tier of tiers) {
  await page.setContent(
    `<html data-theme="dark"><style>${styles.join('\n')} body{margin:0;background:transparent}</style>${sprite}
    <svg class="em em-${tier}" width="${SIZE}" height="${SIZE}" viewBox="0 0 64 64" style="position:absolute;inset:0"><use href="#em-${tier}"/></svg></html>`,
  );
  await page.screenshot({ path: join(OUT, 'emblems', `${tier}.png`), omitBackground: true });
  colours[tier] = await page.evaluate((name) => {
    const style = getComputedStyle(document.documentElement);
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    return ['hi', 'md', 'dk'].map((tone) => {
      if (!context) return '';
      context.fillStyle = style.getPropertyValue(`--${name}-${tone}`);
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    });
  }, tier);
}
await browser.close();
const rows = Object.entries(colours).map(
  ([tier, [hi, md, dk]]) => `  ${tier}: { hi: '${hi}', md: '${md}', dk: '${dk}' },`,
);
await writeFile(
  join(OUT, 'tier-colours.ts'),
  `// Written by web-storefront/build/arrival-emblems.ts from the storefront's tokens.
import type { Tier } from '#kernel/vocabulary.ts';

/** The tones of a tier: its nosing, its body, and its shade. */
export const tierColours: Readonly<Record<Exclude<Tier, 'unranked'>, Readonly<Record<'hi' | 'md' | 'dk', string>>>> = {
${rows.join('\n')}
};
`,
);
