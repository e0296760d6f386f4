import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { giveBecause } from './support/commands.ts';
import { key, openOrder } from './support/orders.ts';
import { adminSession, demo, enter, newCustomer } from './support/people.ts';
import { expectAccessible } from './support/watch.ts';

test.describe('the console’s shell', () => {
  test('the palette finds and opens an order by its number, and a key sequence opens a list', async ({ page }) => {
    const customer = await newCustomer(Money.lira(10_000));
    const { id, number } = await openOrder(customer);
    await enter(page, demo.admin, '/admin/users');
    const palette = page.getByRole('combobox', { name: 'Ara ya da git' });
    await expect(page.getByRole('row').nth(1)).toBeVisible();

    await page.keyboard.press('Control+k');
    await palette.fill(number);
    await expect(page.getByRole('option', { name: `#${number}` })).toBeVisible();
    await expectAccessible(page);
    await palette.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}/show$`));
    await expect(palette).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Fare');

    await page.keyboard.press('g');
    await page.keyboard.press('k');
    await expect(page.getByPlaceholder('Ad, e-posta, kullanıcı adı')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });

  test('a saved filter survives a reload, and keys move through the rows of a list', async ({ page }) => {
    const customer = await newCustomer(Money.lira(10_000));
    const [older, newer] = [await openOrder(customer), await openOrder(customer)];
    const main = page.getByRole('main');
    const state = main.getByRole('button', { name: 'Booster aranıyor' });
    const link = ({ number }: { number: string }) => main.getByRole('link', { name: number });
    await enter(page, demo.admin, `/admin/orders?filter=${JSON.stringify({ customerId: customer.id })}`);
    await expect(link(older)).toBeVisible();

    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Klavye kısayolları' });
    await expect(help).toContainText('Sonraki kayıt');
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();

    await state.click();
    await expect(state).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Filtreyi kaydet' }).click();
    await page.getByLabel('Filtrenin adı').fill('Bendekiler');
    await page.keyboard.press('Enter');
    const kept = main.getByRole('button', { name: 'Bendekiler' });
    await expect(kept).toHaveAttribute('aria-pressed', 'true');
    await state.click();
    await expect(kept).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await kept.click();
    await expect(state).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);

    await expect(link(older)).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    // orders that wait for a booster are sorted oldest first
    await page.keyboard.press('j');
    await expect(link(older)).toBeFocused();
    await page.keyboard.press('j');
    await expect(link(newer)).toBeFocused();
    await page.keyboard.press('k');
    await expect(link(older)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${older.id}/show$`));
  });

  test('a filter that was just added has the focus', async ({ page }) => {
    await enter(page, demo.admin, '/admin/top-ups');
    await page.getByRole('button', { name: 'Filtre ekle' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Tutar en az' }).click();
    await expect(page.getByRole('textbox', { name: 'Tutar en az' })).toBeFocused();
    await page.keyboard.type('2.000');
    await expect(page).toHaveURL(/amount_gte%22%3A200000/);
  });

  test('going back from a record focuses its row, and the menu scrolls to the current list', async ({ page }) => {
    const customer = await newCustomer(Money.lira(10_000));
    const oldest = await openOrder(customer);
    for (let others = 0; others < 3; others++) await openOrder(customer);
    await page.setViewportSize({ width: 1280, height: 340 });
    await enter(page, demo.admin, '/admin/audit-events');
    await expect(page.getByRole('menuitem', { name: 'İşlem kayıtları' })).toBeInViewport();

    await page.goto(`/admin/orders?filter=${JSON.stringify({ customerId: customer.id })}`);
    const main = page.getByRole('main');
    const row = main.getByRole('link', { name: oldest.number });
    const path = new RegExp(`/admin/orders/${oldest.id}/show$`);
    const goesOnAtRow = async () => {
      await expect(row).toBeFocused();
      await expect(row).toBeInViewport();
    };
    await row.click();
    // the record counts as visited once its page is shown
    await expect(page.getByRole('heading', { name: new RegExp(oldest.number) })).toBeVisible();
    await main.getByRole('link', { name: 'Siparişler' }).click();
    await goesOnAtRow();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await page.goBack();
    await goesOnAtRow();
  });

  test('the CSV export of a list applies its filters', async ({ page }) => {
    const customer = await newCustomer(Money.lira(10_000));
    const [one, other] = [await openOrder(customer), await openOrder(await newCustomer(Money.lira(10_000)))];
    const filter = encodeURIComponent(JSON.stringify({ customerId: customer.id, price_gte: 100 }));
    await enter(page, demo.admin, `/admin/orders?filter=${filter}`);
    await expect(page.getByRole('main').getByRole('link', { name: one.number })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV indir' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(one.number);
    expect(file).not.toContain(other.number);
    await expect(page.getByText('1 satır indirildi.')).toBeVisible();
  });

  test('undo in the toast restores a lifted ban with its reason', async ({ page }) => {
    const customer = await newCustomer();
    const { api } = await adminSession();
    await api.call('POST /admin/ban', { body: { userId: customer.id, reason: 'Hesabını paylaştı' }, ...key() });
    await enter(page, demo.admin, `/admin/users/${customer.id}/show`);
    await giveBecause(page, 'Yasağı kaldır', 'Yasağı kaldır', 'Belgesini gösterdi');
    await expect(page.getByRole('button', { name: 'Yasakla' })).toBeVisible();
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expect(page.getByRole('button', { name: 'Yasağı kaldır' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Hesabını paylaştı');
  });

  test('the menu closes when the window shrinks to a phone, and again after a choice', async ({ page }) => {
    await enter(page, demo.staff, '/admin/orders');
    await expect(page.getByRole('menuitem', { name: 'Siparişler' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('menuitem', { name: 'Siparişler' })).toBeHidden();
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(page.getByRole('group', { name: 'Siparişler ve destek' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Destek talepleri' }).click();
    await expect(page).toHaveURL(/\/admin\/tickets/);
    await expect(page.getByRole('menuitem', { name: 'Destek talepleri' })).toBeHidden();
  });

  test('names in the menu are not cut off beside a wide badge', async ({ page }) => {
    const many = { headers: { 'content-range': 'rows 0-0/5001', 'x-total-at-least': 'true' }, json: [] };
    await page.route('**/api/admin/*?*', (route) =>
      route.request().url().includes('range=') ? route.fulfill(many) : route.continue(),
    );
    await enter(page, demo.admin, '/admin/canned-answers');
    const open = page.getByRole('button', { name: 'Menüyü aç' });
    if (await open.isVisible()) await open.click();
    const item = page.getByRole('menuitem', { name: 'Mutabakat farkları' });
    const badge = page.getByTestId('waiting-reconciliation-differences');
    await expect(badge).toHaveText('5.000+');
    const cut = await page
      .getByRole('menuitem')
      .locator('.MuiTypography-root')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
    expect(cut).toEqual([]);
    const [name, count] = [await item.locator('.MuiTypography-root').boundingBox(), await badge.boundingBox()];
    expect(name!.x + name!.width).toBeLessThanOrEqual(count!.x);
  });

  test('rows with and without a command have the same height, and on a phone an amount is in the first line', async ({
    page,
  }) => {
    const customer = await newCustomer(Money.lira(10_000));
    await openOrder(customer);
    const { id: admin } = await (await adminSession()).api.call('GET /users/current');
    // only sessions of these two users, because a long name of another user would make a row higher
    const userId = [admin, customer.id];
    await enter(page, demo.admin, `/admin/sessions?filter=${JSON.stringify({ live: true, userId })}`);
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows.filter({ hasText: 'Bu oturum' })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'Oturumu kapat' }).first()).toBeVisible();
    const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect([...new Set(heights)]).toHaveLength(1);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/orders?filter=${JSON.stringify({ customerId: customer.id })}`);
    const amount = page.locator('.RaSimpleList-tertiary', { hasText: '₺' }).first();
    const [right, line] = [await amount.boundingBox(), await amount.locator('..').boundingBox()];
    expect(Math.abs(right!.y - line!.y)).toBeLessThanOrEqual(2);
    expect(line!.height).toBeGreaterThan(right!.height * 1.5); // because the name takes two lines
  });
});
