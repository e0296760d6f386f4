// A booster finishes an order with pictures as proof, and the customer sees them before confirming.
import { expect, test } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { aPhoto, aPng } from '#test/support/pictures.ts';
import { begin, openOrder } from './support/orders.ts';
import { enter, newBooster, newCustomer } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScrolling, watch } from './support/watch.ts';

test('a booster finishes an order with two pictures, and the customer opens one of them upright', async ({
  browser,
}) => {
  const [owner, helper] = await Promise.all([newCustomer(Money.lira(10_000)), newBooster()]);
  const { id } = await openOrder(owner);
  await begin(helper, id);
  const [customer, booster] = await Promise.all(
    [owner, helper].map(async () => (await browser.newContext({ reducedMotion: 'reduce' })).newPage()),
  );
  if (!customer || !booster) throw new Error('two people, two pages');
  const watched = [watch(customer), watch(booster)];
  await enter(customer, owner.credentials, `/siparisler/${id}`);

  await booster.setViewportSize({ width: 390, height: 900 });
  await enter(booster, helper.credentials, '/booster/aktif');
  await booster.getByRole('button', { name: 'Diğer işlemler' }).click();
  await booster.getByRole('button', { name: 'Bitir', exact: true }).click();
  const window = booster.getByRole('dialog', { name: 'Sipariş hedefe varmadan bitirilsin mi?' });
  await window.getByLabel('Neden bitiriyorsun?').fill('Hedefe vardım, maçları girmedim');
  await window.getByLabel('Resim seç').setInputFiles([
    { name: 'rank.png', mimeType: 'image/png', buffer: Buffer.from(await aPng({ width: 800, height: 600 })) },
    { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await aPhoto({ width: 600, height: 400 })) },
  ]);
  await expect(window.getByRole('status')).toHaveText('2 resim eklendi.');
  await expectAccessible(booster);
  await booster.setViewportSize({ width: 320, height: 900 });
  await expectNoSidewaysScrolling(booster);
  await window.getByRole('button', { name: 'Siparişi bitir' }).click();
  await expect(window).toBeHidden();

  const proof = customer.getByRole('region', { name: 'Kanıt' });
  await expect(proof.getByRole('button')).toHaveCount(2, { timeout: 10_000 });
  await proof.getByRole('button', { name: 'Kanıt resmi 2: büyüt' }).click();
  const large = customer.getByRole('dialog', { name: 'Kanıt resmi 2' }).getByRole('img');
  // the photo was taken sideways: upright it is higher than wide
  await expect(large).toHaveJSProperty('naturalHeight', 600);
  await expect(large).toHaveJSProperty('naturalWidth', 400);
  await expectAccessible(customer);
  expect(watched.flatMap(({ faults }) => faults)).toEqual([]);
});
