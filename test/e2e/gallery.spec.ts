// The design system's gallery (`npm run gallery`): every component in its states, compared with the stored pictures.
import { fork, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectAccessible, watch } from './support/watch.ts';

const storefront = join(import.meta.dirname, '../../web-storefront');
// allows for small differences, because releases of the browser draw fonts slightly differently
const likeness = { maxDiffPixelRatio: 0.01 };

let server: ChildProcess;
let url: string;
test.beforeAll(async () => {
  server = fork(join(storefront, 'gallery/serve.ts'), { execArgv: [], env: { ...process.env, PORT: '0' } });
  url = await new Promise<string>((resolve, reject) => {
    server.once('message', (message: string) => resolve(message));
    server.once('exit', (code) => reject(new Error(`the gallery did not start (exit code ${code})`)));
  });
});
test.afterAll(() => void server.kill());

for (const colorScheme of ['dark', 'light'] as const) {
  test(`every sample matches its stored picture, ${colorScheme}`, async ({ page }) => {
    const { faults } = watch(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.clock.setFixedTime('2026-11-20T18:00:00.000Z');
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    const samples = page.locator('main > section');
    await expect(samples).not.toHaveCount(0);
    for (const sample of await samples.all()) {
      const id = await sample.getAttribute('id');
      await expect.soft(sample).toHaveScreenshot(`${id}-${colorScheme}.png`, likeness);
    }
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });

  test(`a dialog matches its stored picture, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 600 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(url);
    await page.getByRole('button', { name: 'Geri alınamaz işlem' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveScreenshot(`onay-${colorScheme}.png`, likeness);
    await expectAccessible(page);
  });
}

for (const width of [320, 390, 1440]) {
  test(`the caption of a climb stays within its staircase at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    const captions = page.locator('.stair__said');
    await expect(captions.first()).toBeVisible();
    const outside = await captions.evaluateAll((all) =>
      all
        .filter((caption) => {
          const text = document.createRange();
          text.selectNodeContents(caption);
          const { left, right } = text.getBoundingClientRect();
          const columns = caption.closest('.stair__cols')?.getBoundingClientRect();
          return !columns || left < columns.left - 0.5 || right > columns.right + 0.5;
        })
        .map((caption) => caption.textContent),
    );
    expect(outside).toEqual([]);
  });
}

test('every component of ui/ has a sample', () => {
  const gallery = join(storefront, 'gallery');
  const shown = readdirSync(gallery)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(gallery, name), 'utf8'))
    .join('\n');
  const components = readdirSync(join(storefront, 'src/ui'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    // excluded: parts that other samples show, the page's frame, which holds the only <main>, and the page's title
    .filter(
      (name) =>
        ![
          'DisputePill.tsx',
          'DrawnGlyph.tsx',
          'LeaveTyped.tsx',
          'ModalWindow.tsx',
          'PageTitle.tsx',
          'PanelPage.tsx',
          'Refused.tsx',
          'StairPiece.tsx',
          'stair/columns.tsx',
          'stair/StairPicker.tsx',
        ].includes(name),
    );
  expect(components.filter((name) => !shown.includes(`/ui/${name}'`))).toEqual([]);
});
