// Bank transfers that staff enter from a ticket and refund. Card refunds with an unknown result, which staff settle by hand.
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { because, give, giveBecause } from './support/commands.ts';
import { key } from './support/orders.ts';
import { anUntoldRefund } from './support/payments.ts';
import { demo, enter, newCustomer } from './support/people.ts';

test('a bank transfer is entered only once from its ticket, and its refund waits until staff have sent it', async ({
  page,
}) => {
  const customer = await newCustomer();
  const balance = async () => (await customer.api.call('GET /wallet')).balance.amount;
  const { id } = await customer.api.call('POST /tickets', {
    body: { type: 'balance', subject: 'Havale ile bakiye', text: 'Bugün 150 lira gönderdim.' },
    ...key(),
  });
  const reference = `FT ${randomUUID().slice(0, 8)}`.toUpperCase();
  await enter(page, demo.admin, `/admin/tickets/${id}/show`);
  await page.getByRole('button', { name: 'Ödeme gir' }).click();
  const dialog = page.getByRole('dialog');
  const fill = async () => {
    await dialog.getByLabel(/^Tutar/).fill('150');
    await dialog.getByLabel(/^Bankanın işlem no/).fill(reference);
    await dialog.getByLabel(/^Geldiği gün/).fill(new Date().toISOString().slice(0, 10));
    await dialog.getByLabel(/^Gönderenin adı/).fill('Deniz Yıldız');
    await dialog.getByRole('button', { name: 'Bakiyeye ekle' }).click();
  };
  await fill();
  await expect(dialog).toBeHidden();
  expect(await balance()).toBe(150_00);
  const [topUp] = await customer.api.call('GET /top-ups');

  await page.getByRole('button', { name: 'Ödeme gir' }).click();
  await fill();
  await expect(dialog.getByRole('alert')).toContainText('Bu işlem numarası daha önce girilmiş');
  expect(await balance()).toBe(150_00);

  await page.goto('/admin/top-ups');
  await page.getByRole('button', { name: 'Ödeme gir' }).click();
  await dialog.getByLabel(/^Müşteri/).fill(customer.username);
  await expect(page.getByRole('option', { name: `(${customer.username})` })).toBeVisible();

  await page.goto(`/admin/top-ups/${topUp?.id}/show`);
  const main = page.getByRole('main');
  await expect(main).toContainText(reference.replaceAll(' ', ''));
  await give(page, {
    open: 'İade et',
    submit: '150,00 ₺ iade et',
    fill: async (asked) => {
      await asked.getByLabel(/^IBAN/).fill('TR33 0006 1005 1978 6457 8413 26');
      await because(asked, 'Yanlış hesap');
    },
  });
  await expect(main).toContainText('Gönderilmeyi bekliyor');
  expect(await balance()).toBe(0);
  await give(page, {
    open: 'İade gönderildi',
    submit: 'Gönderdim',
    fill: (asked) => asked.getByLabel(/^Bankanın işlem no/).fill(`EFT ${randomUUID().slice(0, 13)}`),
  });
  await expect(main).toContainText('İade edildi');
  await expect(page.getByRole('button', { name: 'İade et', exact: true })).toBeHidden();
  expect(await balance()).toBe(0);
});

test('a card refund with an unknown result is counted on the dashboard, and an admin records either result', async ({
  page,
}) => {
  const customer = await newCustomer();
  const balance = async () => (await customer.api.call('GET /wallet')).balance.amount;
  const [dropped, made] = [await anUntoldRefund(customer), await anUntoldRefund(customer)];
  expect(await balance()).toBe(0);
  await enter(page, demo.admin, '/admin/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Sonuç bekleyen iade/ }).click();
  await main.getByRole('link', { name: dropped.merchantOid }).click();
  await expect(main.getByRole('alert')).toContainText(`${dropped.merchantOid} no’lu ödemeye bak`);
  await giveBecause(page, 'İadeden vazgeç', 'Bakiyeye geri ver', 'Panelde iade yok');
  await expect(main).toContainText('Yapılmadı, tutar bakiyeye döndü');
  expect(await balance()).toBe(300_00);

  await page.goto(`/admin/top-ups/${made.id}/show`);
  await giveBecause(page, 'İade yapılmış', 'Tamamlandı olarak yaz', 'Panelde 300,00 ₺ iade görünüyor');
  await expect(main).toContainText('İade edildi');
  await expect(main).toContainText('Panelde 300,00 ₺ iade görünüyor');
  await expect(main.getByRole('alert')).toBeHidden();
  expect(await balance()).toBe(300_00);
});
