// No page of the console is wider than its window, even with the longest texts. Lists show only rows that this file creates.
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { give } from './support/commands.ts';
import { openInConsole } from './support/console.ts';
import { demo, enter } from './support/people.ts';
import { settled } from './support/watch.ts';
import { wideRows, type WideRows } from './support/wide-rows.ts';

test.describe.configure({ mode: 'default', timeout: 300_000 }); // one worker, so that the rows are created once

/** 1009 is 1024 minus a scroll bar. */
const widths = [390, 768, 1009, 1024, 1100, 1180, 1280, 1440];

let rows: WideRows;
test.beforeAll(async () => {
  rows = await wideRows();
});

/** The widths at which a page is wider than its window, each with the excess. */
async function tooWide(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    let by = 0;
    const beyond = async () =>
      (by = await page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame);
        await frame().then(frame);
        return document.scrollingElement!.scrollWidth - innerWidth;
      }));
    // the layout may follow a new width with a delay
    await expect
      .poll(beyond, { timeout: 1_500 })
      .toBeLessThanOrEqual(0)
      .catch(() => undefined);
    if (by > 0) found.push(`${path} at ${width} px: ${by} px`);
  }
  return found;
}

async function judge(browser: Browser, paths: readonly string[]): Promise<void> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 844 } })).newPage();
  await enter(page, demo.admin, '/admin/');
  const found: string[] = [];
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 844 });
    await openInConsole(page, path);
    await settled(page);
    await expect(page.getByRole('main').locator('tbody tr, dl, form, input').first(), path).toBeVisible();
    found.push(...(await tooWide(page, path)));
  }
  await page.context().close();
  expect(found).toEqual([]);
}

test('no list of the console is wider than its window', async ({ browser }) => {
  const lists = Object.entries(rows);
  for (const [list, ids] of lists) expect(ids, list).not.toEqual([]);
  await judge(
    browser,
    lists.map(([list, id]) => `/admin/${list}?filter=${encodeURIComponent(JSON.stringify({ id }))}`),
  );
});

test('at 1024 px the lists of orders and of reconciliation do not scroll horizontally', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 844 });
  await enter(page, demo.admin, '/admin/');
  for (const list of ['orders', 'reconciliations', 'reconciliation-differences']) {
    await page.goto(`/admin/${list}?filter=${encodeURIComponent(JSON.stringify({ id: rows[list] }))}`);
    await settled(page);
    const table = page.locator('.RaDataTable-tableWrapper');
    await expect(table.locator('tbody tr').first()).toBeVisible();
    expect([list, await table.evaluate((part) => part.scrollWidth - part.clientWidth)]).toEqual([list, 0]);
  }
});

const withoutShow = new Set([
  'login-releases',
  'sessions',
  'unreachable-addresses',
  'reconciliation-differences',
  'canned-answers',
  'suspicions',
]);
const withForm = ['boosters', 'canned-answers', 'listings', 'coupons', 'price-books', 'webhooks'];

test('no record page of the console is wider than its window', ({ browser }) =>
  judge(
    browser,
    Object.entries(rows)
      .filter(([list]) => !withoutShow.has(list))
      .flatMap(([list, ids]) => ids.slice(0, 5).map((id) => `/admin/${list}/${id}/show`)),
  ));

test('no form of the console is wider than its window', ({ browser }) =>
  judge(browser, [
    ...withForm.map((list) => `/admin/${list}/${rows[list]?.[0] ?? ''}`),
    ...['users', 'canned-answers', 'listings', 'coupons', 'webhooks', 'api-keys'].map(
      (list) => `/admin/${list}/create`,
    ),
    '/admin/settings',
    '/admin/',
  ]));

const phone = { width: 390, height: 844 };
const boxOf = async (part: Locator) => (await part.boundingBox())!;

test('on a phone the create button is above the rows and does not cover them', async ({ page }) => {
  await page.setViewportSize(phone);
  await enter(page, demo.admin, `/admin/users?filter=${encodeURIComponent(JSON.stringify({ id: rows.users }))}`);
  const create = await boxOf(page.getByRole('link', { name: 'Oluştur' }));
  const first = await boxOf(page.getByRole('main').getByRole('listitem').first());
  expect(create.y + create.height).toBeLessThanOrEqual(first.y);
});

test('on a phone a toast does not cover the buttons of the dialog that is opened next', async ({ page }) => {
  await page.setViewportSize(phone);
  await enter(page, demo.admin, `/admin/users/${rows.users?.[0] ?? ''}/show`);
  await give(page, {
    open: 'Not ekle',
    submit: 'Notu ekle',
    fill: (dialog) => dialog.getByLabel(/^Metin/).fill('Telefonla arandı'),
  });
  await page.getByRole('button', { name: 'E-posta gönder' }).click();
  const notice = await boxOf(page.locator('.MuiSnackbar-root'));
  const leave = await boxOf(page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }));
  expect(notice.y + notice.height).toBeLessThan(leave.y);
});
