import { expect, test, type Browser, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { key } from './support/orders.ts';
import { adminSession, demo, enter, newAdmin, newCustomer } from './support/people.ts';
import { watch } from './support/watch.ts';

const main = (page: Page) => page.getByRole('main');
const dialogOf = (page: Page) => page.getByRole('dialog');

const pageOf = async (browser: Browser, path: string, who: Parameters<typeof enter>[1]) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await enter(page, who, path);
  return page;
};

test('an invalid setting is refused, and changed working hours appear on the contact page', async ({ page }) => {
  const { faults } = watch(page);
  const hours = `Her gün 10.00–24.00 (${randomUUID().slice(0, 8)})`;
  await enter(page, demo.admin, '/admin/settings');
  await page.getByLabel(/^Süre/).fill('0');
  await page.getByRole('button', { name: 'Değişikliklere bak' }).click();
  await expect(main(page)).toContainText('En az 1');
  await page.getByLabel(/^Süre/).fill('15');
  await page.getByLabel('Çalışma saatleri').fill(hours);
  await page.getByRole('button', { name: 'Değişikliklere bak' }).click();
  await expect(dialogOf(page)).toContainText(`→ ${hours}`);
  await dialogOf(page)
    .getByLabel(/^Neden/)
    .fill('Kış saatleri');
  await dialogOf(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(main(page)).toContainText('Son değişiklik:');
  const { api } = await adminSession();
  await expect.poll(async () => (await api.call('GET /catalog')).settings.contact.workingHours).toBe(hours);
  await page.goto('/contact-us');
  await expect(main(page)).toContainText(hours);
  expect(faults).toEqual([]);
});

test('an amount above the limit reaches the wallet only after another admin has approved it', async ({
  page,
  browser,
}) => {
  const { faults } = watch(page);
  const [customer, other] = await Promise.all([newCustomer(), newAdmin()]);
  await enter(page, demo.admin, `/admin/users/${customer.id}/show`);
  await test.step('the dialog announces the approval, and no money moves before it', async () => {
    await page.getByRole('button', { name: 'Bakiye ekle ya da çıkar' }).click();
    await dialogOf(page)
      .getByLabel(/^Tutar/)
      .fill('300000');
    await dialogOf(page)
      .getByLabel(/^Neden/)
      .fill('Havale geldi');
    await expect(dialogOf(page)).toContainText('ikinci bir yöneticinin onayını ister');
    await dialogOf(page).getByRole('button', { name: 'Onay iste' }).click();
    await expect(main(page)).toContainText('Onay bekliyor');
    await expect(page.getByRole('button', { name: 'Onayla' })).toHaveCount(0);
    expect((await customer.api.call('GET /wallet')).balance.amount).toBe(0);
  });
  const second = await pageOf(browser, new URL(page.url()).pathname, other.credentials);
  await test.step('another admin approves, and the money moves', async () => {
    await second.getByRole('button', { name: 'Onayla' }).click();
    await dialogOf(second).getByRole('button', { name: 'Onayla ve yap' }).click();
    await expect(main(second)).toContainText('Onaylandı');
    // the first admin's page was left open: it shows the decision and its audit entry without a reload
    await expect(main(page)).toContainText('Onaylandı');
    await expect(main(page)).toContainText('İstek onaylandı');
    expect((await customer.api.call('GET /wallet')).balance.amount).toBe(300_000_00);
  });
  const body = {
    command: 'add-funds',
    userId: customer.id,
    type: 'add',
    amount: { amount: 500, currency: 'TRY' },
    reason: 'Deneme',
  } as const;
  const { api } = await adminSession();
  await test.step('a refused request shows its reason', async () => {
    const { id } = await api.call('POST /admin/approvals', { body, ...key() });
    await second.goto(`/admin/approvals/${id}/show`);
    await second.getByRole('button', { name: 'Reddet' }).click();
    await dialogOf(second)
      .getByLabel(/^Neden/)
      .fill('Dekont yok');
    await dialogOf(second).getByRole('button', { name: 'İsteği reddet' }).click();
    await expect(main(second)).toContainText('Dekont yok');
  });
  await test.step('the admin who requested the movement withdraws the request, and no more money has moved', async () => {
    const { id } = await api.call('POST /admin/approvals', { body, ...key() });
    await page.goto(`/admin/approvals/${id}/show`);
    await page.getByRole('button', { name: 'Geri çek' }).click();
    await dialogOf(page).getByRole('button', { name: 'İsteği geri çek' }).click();
    await expect(main(page)).toContainText('Geri çekildi');
    expect((await customer.api.call('GET /wallet')).balance.amount).toBe(300_000_00);
  });
  expect(faults).toEqual([]);
});
