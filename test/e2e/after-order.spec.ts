// After an order: the customer's review and receipt.
import { expect, test } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { finish } from '#test/support/finish.ts';
import { begin, key, openOrder } from './support/orders.ts';
import { enter, newBooster, newCustomer } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScrolling, settled } from './support/watch.ts';

test('a closed order takes one review, and its receipt states that it is not an invoice', async ({ page }) => {
  const [customer, booster] = await Promise.all([newCustomer(Money.lira(10_000)), newBooster()]);
  const { id, number } = await openOrder(customer);
  await begin(booster, id);
  await finish(booster, id);
  await enter(page, customer.credentials, `/siparisler/${id}`);
  await settled(page);
  await expect(page.getByRole('button', { name: 'Değerlendir' })).toBeHidden();
  await customer.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'closed' }, ...key() });
  await page.getByRole('button', { name: 'Değerlendir' }).click();

  const dialog = page.getByRole('dialog', { name: 'Siparişi değerlendir' });
  await dialog.getByRole('button', { name: 'Değerlendirmeyi gönder' }).click();
  await expect(dialog.getByRole('alert')).toHaveText([/yıldız ver/, /kelime yaz/]);
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: '4 yıldız, İyi' }).press('Space');
  await dialog.getByLabel('Yorumun').fill('Her maçı gördüm, zamanında bitti.');
  await dialog.getByRole('button', { name: 'Değerlendirmeyi gönder' }).click();
  const card = page.getByRole('region', { name: 'Değerlendirmen' });
  await expect(card).toContainText('Her maçı gördüm');
  await expect(card.getByRole('img', { name: '5 üzerinden 4 yıldız' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Değerlendir' })).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Makbuz' }).click();
  await expect(page.getByRole('heading', { name: 'Sipariş makbuzu' })).toBeVisible();
  const receipt = page.getByRole('article');
  for (const text of [number, 'Ada Yılmaz', 'Toplam', 'Bu belge fatura değildir.'])
    await expect(receipt).toContainText(text);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(receipt).toBeVisible();
});
