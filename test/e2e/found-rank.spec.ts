// The booster finds a rank that differs from the declared one. The customer sees the report and pays the difference.
import { expect, test } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { aPng } from '#test/support/pictures.ts';
import { key, openOrder } from './support/orders.ts';
import { enter, newBooster, newCustomer } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScrolling, watch } from './support/watch.ts';

test('the booster reports a lower rank with a picture, the customer pays the difference, and the order starts', async ({
  browser,
}) => {
  const [owner, helper] = await Promise.all([newCustomer(Money.lira(10_000)), newBooster()]);
  const { id } = await openOrder(owner);
  await helper.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  const [customer, booster] = await Promise.all(
    [owner, helper].map(async () => (await browser.newContext({ reducedMotion: 'reduce' })).newPage()),
  );
  if (!customer || !booster) throw new Error('two people, two pages');
  const watched = [watch(customer), watch(booster)];
  await enter(customer, owner.credentials, `/siparisler/${id}`);

  await booster.setViewportSize({ width: 390, height: 900 });
  await enter(booster, helper.credentials, `/booster/aktif/${id}`);
  await booster.getByRole('button', { name: 'Başla', exact: true }).click();
  const window = booster.getByRole('dialog', { name: 'Hesapta hangi rank var?' });
  await window.getByLabel('Hesaptaki lig').selectOption('silver');
  await window.getByLabel('Resim seç').setInputFiles({
    name: 'rank.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await aPng({ width: 800, height: 600 })),
  });
  await expect(window.getByRole('status')).toHaveText('1 resim eklendi.');
  await expectAccessible(booster);
  await expectNoSidewaysScrolling(booster);
  await window.getByRole('button', { name: 'Rankı bildir' }).click();
  await expect(booster.getByRole('button', { name: 'Rankı yeniden bildir' })).toBeVisible();

  const found = customer.getByRole('region', { name: 'Başlangıç rankı' });
  await expect(found).toContainText('Gümüş', { timeout: 10_000 });
  await expectAccessible(customer);
  await found.getByRole('button', { name: /^Farkı öde/ }).click();
  await customer.getByRole('dialog').getByRole('button', { name: 'Bakiyemden öde' }).click();
  await expect(found).toContainText('Yeni fiyatı kabul ettin');

  await booster.getByRole('button', { name: 'Başla', exact: true }).click({ timeout: 10_000 });
  await expect(customer.getByRole('main')).toContainText('Oynanıyor', { timeout: 10_000 });
  expect(watched.flatMap(({ faults }) => faults)).toEqual([]);
});
