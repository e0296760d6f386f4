// The account pages: profile and balance statement, settings, data export, deletion, e-mail verification, two-factor login.
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { logIn } from '#test/support/clients.ts';
import { codeNow } from '#test/support/second-factor.ts';
import { openOrder } from './support/orders.ts';
import { enter, fillLogin, mailTo, newCustomer, shopUrl } from './support/people.ts';
import { expectAccessible, settled } from './support/watch.ts';

test('the profile lists orders and balance movements, and a preset amount fills the top-up field', async ({ page }) => {
  const customer = await newCustomer(Money.lira(10_000));
  const { number } = await openOrder(customer);
  await enter(page, customer.credentials, '/profil');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Yılmaz');
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Booster aranıyor');
  await page.getByRole('link', { name: 'Tüm hareketler' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Sipariş ödemesi' });
  await expect(row).toContainText('−');
  await expect(row.getByRole('link', { name: `Sipariş ${number}` })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Bakiye düzeltmesi' })).toContainText('+10.000,00');
  await page.getByRole('button', { name: '1.000 ₺' }).click();
  await expect(page.getByLabel('Yüklenecek tutar')).toHaveValue('1.000');
});

test('settings change the profile, sessions, notifications and password, and a refused field keeps its input', async ({
  page,
}) => {
  const customer = await newCustomer();
  const { login, password } = customer.credentials;
  await logIn(shopUrl(), login, password);
  await enter(page, customer.credentials, '/ayarlar');
  await page.getByLabel('Ad', { exact: true }).fill('Elif');
  await page.getByLabel('Telefon').fill('532');
  await page.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
  await expect(page.getByText('Geçerli bir telefon numarası yaz.')).toBeVisible();
  await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Elif');
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  await page.getByLabel('Telefon').fill(`0532${digits}`);
  await page.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
  await expect(page.getByText('Bilgilerin güncellendi')).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Ayarlar menüsü' });
  await menu.getByRole('link', { name: 'Oturumlar' }).click();
  await expect(page.getByText('bu cihaz')).toBeVisible();
  await page.getByRole('button', { name: 'Diğer tüm oturumları kapat' }).click();
  await page.getByRole('button', { name: 'Oturumları kapat', exact: true }).click();
  await expect(page.getByText('Diğer oturumlar kapatıldı')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Oturumu kapat/ })).toHaveCount(0);

  await menu.getByRole('link', { name: 'Bildirimler' }).click();
  const byMail = page.getByRole('switch', { name: 'Siparişlerin durumu, E-posta' });
  await byMail.press('Space');
  await expect(page.getByText('Kapatıldı: Siparişlerin durumu, E-posta')).toBeVisible();
  await page.reload();
  await expect(byMail).not.toBeChecked();
  const onSite = page.getByRole('switch', { name: 'Siparişlerin durumu, Site' });
  await onSite.press('Space');
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('Açıldı: Siparişlerin durumu, Site')).toBeVisible();
  await expect(onSite).toBeChecked();
  await expect(page.getByRole('row', { name: /^Yükleme iadeleri/ }).getByText('Her zaman açık')).toHaveCount(2);

  await page.goto('/ayarlar#sifre');
  await page.getByLabel('Eski şifre').fill('elma-agaci-42');
  await page.getByLabel('Yeni şifre', { exact: true }).fill('erik-agaci-42');
  await page.getByLabel('Yeni şifre (tekrar)').fill('erik-agaci-42');
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  await expect(page.getByText('Eski şifre hatalı.')).toBeVisible();
  await page.getByLabel('Eski şifre').fill(password);
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  await expect(page.getByText('Şifren güncellendi')).toBeVisible();
});

test('a customer downloads their data, and deletes the account after confirming the password', async ({ page }) => {
  const customer = await newCustomer();
  await enter(page, customer.credentials, '/ayarlar#verilerim');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Verilerimi indir' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^basamak-verilerim-\d{4}-\d\d-\d\d\.json$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(`${customer.username}@basamak.test`);

  await page.goto('/ayarlar#hesap-silme');
  const leave = page.getByRole('button', { name: 'Hesabımı sil' });
  await leave.click();
  const dialog = page.getByRole('dialog', { name: 'Hesabın silinsin mi?' });
  await dialog.getByLabel('Şifre').fill('elma-agaci-42');
  await dialog.getByRole('button', { name: 'Hesabımı kalıcı olarak sil' }).click();
  await expect(dialog.getByText('Şifre hatalı.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leave).toBeFocused();
  await leave.click();
  await dialog.getByLabel('Şifre').fill(customer.credentials.password);
  await dialog.getByLabel('Şifre').press('Enter');
  await expect(page.getByText('Hesabın silindi')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
});

test('the link in the mail verifies the e-mail address, and an invalid link is refused', async ({ page }) => {
  const customer = await newCustomer();
  await enter(page, customer.credentials, '/profil');
  await expect(page.getByText('henüz doğrulamadın')).toBeVisible();
  const mail = await mailTo(`${customer.username}@basamak.test`, /eposta-dogrulama/);
  const link = /\/eposta-dogrulama\?token=[\w-]+/.exec(mail)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByText('Adresin doğrulandı.')).toBeVisible();
  await page.getByRole('link', { name: 'Ayarlara git' }).click();
  await expect(page.getByText('doğrulandı', { exact: true })).toBeVisible();
  await page.goto('/eposta-dogrulama?token=yok');
  await expect(page.getByText('Bağlantı geçersiz ya da süresi dolmuş.')).toBeVisible();
});

test('every part of the settings is accessible', async ({ page }) => {
  const customer = await newCustomer();
  await enter(page, customer.credentials);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const section of [
    '#sifre',
    '#iki-adimli-giris',
    '#oturumlar',
    '#bildirimler',
    '#verilerim',
    '#hesap-silme',
    '#yardim',
  ]) {
    await page.goto('about:blank');
    await page.goto(`/ayarlar${section}`);
    await settled(page);
    await expectAccessible(page);
  }
});

test('after two-factor login was set up, a log-in asks for a code and accepts a recovery code', async ({ page }) => {
  const { credentials } = await newCustomer();
  await enter(page, credentials, '/ayarlar#iki-adimli-giris');
  await page.getByLabel('Şifren').fill(credentials.password);
  await page.getByRole('button', { name: 'Kuruluma başla' }).click();
  await expect(page.getByRole('img', { name: /kare kod/ })).toBeVisible();
  const key = (await page.locator('.app-key__text').innerText()).replaceAll(' ', '');
  const code = page.getByLabel('Uygulamanın gösterdiği kod');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Aç', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Kod yanlış');
  await code.fill(codeNow(key));
  await page.getByRole('button', { name: 'Aç', exact: true }).click();
  const codes = page.locator('.recovery-codes li');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sakladım' }).click();
  await expect(page.getByRole('main')).toContainText('İki adımlı giriş açık.');

  await page.context().clearCookies();
  await page.goto('/login');
  await fillLogin(page, credentials);
  await page.getByLabel('Doğrulama kodu').fill(recovery.toLowerCase());
  await page.getByLabel('Doğrulama kodu').press('Enter');
  await expect(page.getByRole('button', { name: /^Bakiye/ })).toBeVisible();
});
