// Staff commands about people: accounts, mails, notes, one-time passwords, bans, devices, applications, API keys.
import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { anApplication } from '#test/support/applications.ts';
import { Money } from '#kernel/money.ts';
import { anonymous, fund, logIn } from '#test/support/clients.ts';
import { Computer } from '#test/support/devices.ts';
import { withSecondFactor } from '#test/support/second-factor.ts';
import { because, give, giveBecause } from './support/commands.ts';
import { begin, key, openOrder } from './support/orders.ts';
import { adminSession, demo, enter, mailTo, newBooster, newCustomer, shopUrl } from './support/people.ts';

test('a new staff account has only the scopes that it was given', async ({ page }) => {
  const username = `ece${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  await enter(page, demo.admin, '/admin/users/create');
  await page.getByLabel(/^Rol/).click();
  await page.getByRole('option', { name: 'Ekip' }).click();
  await page.getByRole('textbox', { name: /^Ad\b/ }).fill('Ece');
  await page.getByLabel(/^Soyad/).fill('Demir');
  await page.getByLabel(/^E-posta/).fill(`${username}@basamak.test`);
  await page.getByLabel(/^Telefon/).fill('0544 123 45 67');
  await page.getByLabel(/^Kullanıcı adı/).fill(username);
  await page.getByLabel('Şifre', { exact: true }).fill('erik-agaci-42');
  await page.getByRole('checkbox', { name: 'Destek talepleri: görme' }).check();
  await page.getByRole('button', { name: 'Kullanıcıyı oluştur' }).click();
  await expect(page.getByRole('heading', { name: 'Ece Demir' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Destek talepleri: görme');
  const { api } = await logIn(shopUrl(), username, 'erik-agaci-42');
  await expect(api.call('GET /admin/tickets')).resolves.toBeDefined();
  await expect(api.call('GET /admin/users')).rejects.toMatchObject({ status: 403 });
});

test('a customer is mailed, marked as suspicious and cleared, given a password, banned, unbanned and removed', async ({
  page,
}) => {
  const customer = await newCustomer();
  await enter(page, demo.admin, `/admin/users/${customer.id}/show`);
  const main = page.getByRole('main');

  await test.step('the mail reaches the customer', async () => {
    await give(page, {
      open: 'E-posta gönder',
      submit: 'Gönder',
      fill: async (dialog) => {
        await dialog.getByLabel(/^Konu/).fill('Hesabın hakkında');
        await dialog.getByLabel(/^Metin/).fill('Merhaba, sorduğun konuya baktık.');
      },
    });
    expect(await mailTo(`${customer.username}@basamak.test`, /sorduğun konuya/)).toContain('sorduğun konuya baktık');
  });

  await test.step('a suspicion is shown as an alert until it is lifted, and a note is deleted by its author', async () => {
    const note = (kind: string, text: string) =>
      give(page, {
        open: 'Not ekle',
        submit: 'Notu ekle',
        fill: async (dialog) => {
          await dialog.getByRole('radio', { name: kind }).check();
          await dialog.getByLabel(/^Metin/).fill(text);
        },
      });
    await note('Şüphe işareti', 'Aynı kart üç hesapta');
    await expect(page.getByRole('alert').filter({ hasText: 'Aynı kart üç hesapta' })).toBeVisible();
    await giveBecause(page, 'Şüpheyi kaldır', 'Şüpheyi kaldır', 'Kardeşlermiş');
    await expect(page.getByRole('alert').filter({ hasText: 'Aynı kart üç hesapta' })).toBeHidden();
    await expect(main).toContainText('Kaldırıldı: Kardeşlermiş');
    await note('Not', 'Telefonla arandı');
    await expect(main).toContainText('Telefonla arandı');
    await give(page, { open: 'Notu sil', submit: 'Notu sil' });
    await expect(main.getByText('Telefonla arandı', { exact: true })).toBeHidden();
  });

  await test.step('a one-time password ends the sessions and must be changed after the log-in', async () => {
    await page.getByRole('button', { name: 'Tek kullanımlık şifre üret' }).click();
    await because(page.getByRole('dialog'), 'Telefonla arandı, son siparişini bildi');
    await page.getByRole('dialog').getByRole('button', { name: 'Şifre üret' }).click();
    const password = await page.getByRole('textbox', { name: 'Tek kullanımlık şifre' }).inputValue();
    await page.getByRole('button', { name: 'Kaydettim, kapat' }).click();
    await expect(customer.api.call('GET /wallet')).rejects.toMatchObject({ status: 401 });
    const { api } = await logIn(shopUrl(), customer.username, password);
    expect((await api.call('GET /users/current')).mustChangePassword).toBe(true);
  });

  await test.step('a ban needs a reason and can be lifted', async () => {
    await page.getByRole('button', { name: 'Yasakla' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Yasakla' }).click();
    await expect(dialog).toContainText('Zorunlu');
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(dialog).toBeHidden();
    await giveBecause(page, 'Yasakla', 'Yasakla', 'İnceleniyor');
    await expect(main).toContainText('Yasaklı. Neden: İnceleniyor');
    await giveBecause(page, 'Yasağı kaldır', 'Yasağı kaldır', 'Belgesini gösterdi');
    await expect(page.getByRole('button', { name: 'Yasakla' })).toBeVisible();
  });

  await test.step('the page of a removed account shows neither name nor username', async () => {
    await giveBecause(page, 'Hesabı sil', 'Kalıcı olarak sil', 'Kendisi istedi');
    await expect(main).not.toContainText('Ada Yılmaz');
    await expect(main).not.toContainText(customer.username);
    await expect(page.getByRole('button', { name: 'Hesabı sil' })).toBeHidden();
  });
});

test('a suspicion of a booster is shown on the booster’s page, orders and payouts; an order has its own notes', async ({
  page,
}) => {
  const [booster, customer] = await Promise.all([newBooster(), newCustomer(Money.lira(10_000))]);
  await fund(await adminSession(), booster.id, Money.lira(200));
  const { id } = await openOrder(customer);
  await begin(booster, id);
  const iban = 'TR330006100519786457841326';
  const asked = { body: { amount: Money.lira(100), iban }, ...key() };
  const payout = await booster.api.call('POST /booster/payouts', asked);
  const note = (text: string, kind?: string) =>
    give(page, {
      open: 'Not ekle',
      submit: 'Notu ekle',
      fill: async (dialog) => {
        if (kind) await dialog.getByRole('radio', { name: kind }).check();
        await dialog.getByLabel(/^Metin/).fill(text);
      },
    });
  const suspected = page.getByRole('alert').filter({ hasText: 'Hesabını satıyor' });
  await enter(page, demo.admin, `/admin/boosters/${booster.id}/show`);
  await note('Hesabını satıyor', 'Şüphe işareti');
  await expect(suspected).toBeVisible();
  await expect(page.getByRole('region', { name: 'Para çekme istekleri' })).toContainText('100,00 ₺');
  await page.goto(`/admin/payouts/${payout.id}/show`);
  await expect(suspected).toBeVisible();
  await page.goto(`/admin/orders/${id}/show`);
  await expect(suspected).toContainText('Şüphe (booster)');
  await note('Müşteri arandı');
  await expect(page.getByRole('region', { name: 'Ekip notları' })).toContainText('Müşteri arandı');
  await page.goto(`/admin/boosters/${booster.id}/show`);
  await page.getByRole('link', { name: 'Kullanıcı sayfasını aç' }).click();
  await giveBecause(page, 'Şüpheyi kaldır', 'Şüpheyi kaldır', 'Kardeşiymiş');
  await expect(suspected).toBeHidden();
});

test('changing one field of a booster’s profile keeps the others', async ({ page }) => {
  const booster = await newBooster();
  await enter(page, demo.admin, `/admin/boosters/${booster.id}`);
  await page.getByLabel(/^Aynı anda en çok sipariş/).fill('7');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('main')).toContainText('0 / 7');
  await expect(page.getByRole('main')).toContainText('Elo Boost');
});

test('a booster’s device is confirmed by its fingerprint and removed with a reason', async ({ page }) => {
  const booster = await newBooster();
  const id = await (await Computer.at(shopUrl())).register(booster);
  const state = async () => (await booster.api.call('GET /booster/devices'))[0]?.state;
  await enter(page, demo.admin, `/admin/devices/${id}/show`);
  await give(page, { open: 'Onayla', submit: 'Aynı, onayla' });
  await expect.poll(state).toBe('confirmed');
  await giveBecause(page, 'Kaldır', 'Cihazı kaldır', 'Bilgisayarı çalınmış');
  await expect(page.getByRole('button', { name: 'Kaldır' })).toBeHidden();
  expect(await state()).not.toBe('confirmed');
});

test('an admin resets a lost second factor and clears the mark of an unreachable e-mail address', async ({ page }) => {
  const careful = await withSecondFactor(shopUrl());
  const login = { login: careful.username, password: 'kiraz-agaci-42' };
  const logInAgain = () => anonymous(shopUrl()).call('POST /users/authenticate', { body: login });
  await expect(logInAgain()).rejects.toMatchObject({ code: 'identity.otp_required' });
  await addressFails(careful.id);
  await enter(page, demo.admin, `/admin/users/${careful.id}/show`);
  await giveBecause(page, 'İki adımı sıfırla', 'İki adımlı girişi kapat', 'Telefonla arandı, son siparişlerini bildi');
  await expect(logInAgain()).resolves.toBeDefined();
  await expect(page.getByRole('main')).toContainText('E-postası ulaşmıyor');
  await giveBecause(page, 'Düzeldi', 'İşareti kaldır', 'Posta kutusunu boşaltmış');
  await expect(page.getByRole('main')).not.toContainText('E-postası ulaşmıyor');
});

/** Marks the address as the mailer does after a permanent refusal by the receiving server. */
async function addressFails(id: string): Promise<void> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL);
  await client.connect();
  await client.query(`update user_account set mail_failure = 'refused', mail_failed_at = now() where id = $1`, [id]);
  await client.end();
}

test('a rejected applicant is mailed the reason', async ({ page }) => {
  const application = anApplication();
  const { id } = await anonymous(shopUrl()).call('POST /booster-applications', { body: application });
  await enter(page, demo.admin, `/admin/booster-applications/${id}/show`);
  await giveBecause(page, 'Reddet', 'Başvuruyu reddet', 'Bu sunucuda şimdilik yer yok');
  await expect(page.getByRole('main')).toContainText('Reddedildi');
  expect(await mailTo(application.email, /şimdilik yer yok/)).toContain('şimdilik yer yok');
});

test('a rotated API key works beside its successor until it is revoked', async ({ page }) => {
  const secret = () => page.getByRole('textbox', { name: 'API anahtarı' }).inputValue();
  const answered = async (shown: string) =>
    (await fetch(`${shopUrl()}/api/admin/orders`, { headers: { authorization: `Bearer ${shown}` } })).status;
  await enter(page, demo.admin, '/admin/api-keys/create');
  await page.getByLabel(/^Ad\b/).fill('Depo ekranı');
  await page.getByRole('checkbox', { name: 'Siparişler: görme' }).check();
  await page.getByRole('button', { name: 'Anahtarı oluştur' }).click();
  const first = await secret();
  await page.getByRole('button', { name: 'Kaydettim, kapat' }).click();
  await expect(page.getByRole('heading', { name: 'Depo ekranı' })).toBeVisible();
  expect(await answered(first)).toBe(200);
  await page.getByRole('button', { name: 'Anahtarı yenile' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Eskisi kaç saat/)
    .fill('1');
  await page.getByRole('dialog').getByRole('button', { name: 'Yeni anahtar üret' }).click();
  const second = await secret();
  await page.getByRole('button', { name: 'Kaydettim, kapat' }).click();
  expect([await answered(first), await answered(second)]).toEqual([200, 200]);
  await giveBecause(page, 'Sonlandır', 'Anahtarı sonlandır', 'Yenisine geçildi');
  await expect(page.getByRole('main')).toContainText('Yenisine geçildi');
  expect([await answered(first), await answered(second)]).toEqual([401, 200]);
});
