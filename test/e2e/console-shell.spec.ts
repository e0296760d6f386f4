import { expect, test } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { openOrder } from './support/orders.ts';
import { demo, enter, newCustomer } from './support/people.ts';
import { expectAccessible } from './support/watch.ts';

test.describe('the console’s shell', () => {
  test('an order is found by its number and opened, a list by a key', async ({ page }) => {
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

  test('the menu is closed when a window shrinks to a phone, and nothing lies over the page', async ({ page }) => {
    await enter(page, demo.staff, '/admin/orders');
    await expect(page.getByRole('menuitem', { name: 'Siparişler' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('menuitem', { name: 'Siparişler' })).toBeHidden();
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(page.getByRole('group', { name: 'Siparişler ve destek' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Biletler' }).click();
    await expect(page).toHaveURL(/\/admin\/tickets/);
    await expect(page.getByRole('menuitem', { name: 'Biletler' })).toBeHidden();
  });
});
