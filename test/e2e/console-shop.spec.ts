// Accounts on sale, coupons, prices and canned answers.
import { randomInt, randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { aDraft } from '#test/support/drafts.ts';
import { because, give, giveBecause } from './support/commands.ts';
import { key } from './support/orders.ts';
import { demo, enter, newCustomer } from './support/people.ts';

const idOf = (page: Page) => /\/([0-9a-f-]{36})\//.exec(page.url())?.[1] ?? '';

test('a faulty line of new stock is named before anything is added, and a sale is taken back with a refund', async ({
  page,
}) => {
  const customer = await newCustomer(Money.lira(500));
  const level = 100 + randomInt(1900);
  await enter(page, demo.admin, '/admin/listings/create');
  await page.getByLabel(/^Seviye/).fill(String(level));
  await page.getByLabel(/^Açıklama/).fill('Kırk şampiyon, e-postası değişir');
  await page.getByLabel(/^Fiyat/).fill('320');
  await page.getByRole('button', { name: 'İlanı aç' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`${level}`) })).toBeVisible();
  const cardId = idOf(page);

  const name = `hesap-${randomUUID()}`;
  await give(page, {
    open: 'Stok ekle',
    submit: 'Hesapları ekle',
    fill: async (dialog) => {
      await dialog.getByLabel(/^Hesaplar/).fill(`${name}:gizli-1\n${name}:gizli-2`);
      // the last preview stays until the next one has loaded
      await expect(dialog.getByRole('status').filter({ hasText: '1 satır eklenemez' })).toBeVisible();
      await expect(dialog.getByRole('list', { name: 'Satırlar' })).toContainText('Yukarıda da var');
      await dialog.getByLabel(/^Hesaplar/).fill(`${name}:gizli-1`);
      await expect(dialog.getByRole('status').filter({ hasText: '1 hesap eklenecek' })).toBeVisible();
    },
  });
  await customer.api.call('POST /listings/:id/purchases', {
    params: { id: cardId },
    body: { expectedPrice: Money.lira(320) },
    ...key(),
  });
  await page.reload();
  await page.getByRole('region', { name: 'Satışlar' }).getByRole('link').first().click();
  await give(page, {
    open: 'Geri al',
    submit: '320,00 ₺ iade et ve geri al',
    fill: async (dialog) => {
      await dialog.getByRole('radio', { name: /Bir daha satılmasın/ }).check();
      await because(dialog, 'Hesap kapalıymış');
    },
  });
  await expect(page.getByRole('main')).toContainText('Hesap kapalıymış');
  expect((await customer.api.call('GET /wallet')).balance.amount).toBe(500_00);
});

test('a listing that is taken off sale disappears from the shop', async ({ page }) => {
  const { api } = await newCustomer();
  const level = 100 + randomInt(1900);
  await enter(page, demo.admin, '/admin/listings/create');
  await page.getByLabel(/^Seviye/).fill(String(level));
  await page.getByLabel(/^Açıklama/).fill('Yanlış açıldı');
  await page.getByLabel(/^Fiyat/).fill('100');
  await page.getByRole('button', { name: 'İlanı aç' }).click();
  await expect(page.getByRole('button', { name: 'Stok ekle' })).toBeVisible();
  const id = idOf(page);
  await page.goto(`/admin/listings/${id}`);
  await page.getByLabel('Satışta').uncheck();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('button', { name: 'Stok ekle' })).toBeVisible();
  expect((await api.call('GET /listings')).map((listing) => listing.id)).not.toContain(id);
});

test('a coupon lowers quotes, can be changed, and is refused once it has ended', async ({ page }) => {
  const { api } = await newCustomer();
  const code = `YAZ${randomInt(1e6)}`;
  await enter(page, demo.admin, '/admin/coupons/create');
  await page.getByLabel(/^Kod/).fill(code.toLowerCase());
  await page.getByRole('spinbutton', { name: /^Yüzde/ }).fill('30');
  await page.getByRole('button', { name: 'Kuponu aç' }).click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  const draft = { ...aDraft(), coupon: code };
  // waits until a quote applies the coupon or no longer does, because processes learn of a change within seconds
  const quoted = () =>
    api.call('POST /orders/calculate', { body: draft }).then(
      ({ summary }) => (summary.some((line) => line.code === 'coupon') ? 'taken off' : 'not taken off'),
      (refusal: Error) => refusal.message,
    );
  await expect.poll(quoted).toBe('taken off');

  await page.goto(`/admin/coupons/${idOf(page)}`);
  await page.getByLabel(/^Toplam kullanım/).fill('50');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('main')).toContainText('50');
  await giveBecause(page, 'Bitir', 'Kuponu bitir', 'Yanlış yerde paylaşıldı');
  await expect(page.getByRole('main')).toContainText('Bitti');
  await expect.poll(quoted).toBe('Kuponun süresi dolmuş.');
});

test('a scheduled price book is cancelled, and a published one is replaced by the earlier prices', async ({ page }) => {
  const { api } = await newCustomer();
  const priceNow = async () => (await api.call('POST /orders/calculate', { body: aDraft() })).price.amount;
  const before = await priceNow();
  const editions = page.getByRole('main').getByRole('row');
  const current = editions.filter({ hasText: 'Yayında' });
  await enter(page, demo.admin, '/admin/price-books');
  const version = await current.getByRole('link').innerText();
  await current.getByRole('link').click();
  await page.getByRole('link', { name: 'Fiyatları düzenle' }).click();
  const iron = page.getByRole('tabpanel').getByLabel('Demir', { exact: true }).first();
  await iron.fill('0');
  await expect(page.getByRole('main')).toContainText('1 değer hatalı');
  await expect(page.getByRole('button', { name: 'Yayımla' })).toBeHidden();
  await iron.fill('41,50');
  await expect(page.getByRole('main')).toContainText('1 değer değişti');
  await give(page, {
    open: 'Yayımla',
    submit: 'Yayımla',
    fill: async (dialog) => {
      await expect(dialog).toContainText('1 değer değişecek');
      await because(dialog, 'Demir kolaylaştı');
      await dialog.getByLabel(/^Yayım zamanı/).fill('2030-01-01T10:00');
    },
  });
  await expect(page.getByRole('main')).toContainText('Demir kolaylaştı');
  await giveBecause(page, 'Yayımı iptal et', 'Yayımı iptal et', 'Vazgeçildi');
  await expect(page.getByRole('main')).toContainText('İptal edildi');
  expect(await priceNow()).toBe(before);

  // changes a duration instead of a price, because other tests buy at the same time
  await page.goto('/admin/price-books');
  await current.getByRole('link').click();
  await page.getByRole('link', { name: 'Fiyatları düzenle' }).click();
  await page.getByRole('tab', { name: 'Süreler' }).click();
  const level = page.getByLabel('Bir seviye', { exact: true });
  const minutes = await level.inputValue();
  await level.fill(String(Number(minutes) + 1));
  await giveBecause(page, 'Yayımla', 'Yayımla', 'Seviyeler uzadı');
  await expect(page.getByRole('main')).toContainText('Seviyeler uzadı');
  await page.goto('/admin/price-books');
  await expect(current).toContainText('Seviyeler uzadı');
  await editions.getByRole('link', { name: version, exact: true }).click();
  await expect(page.getByRole('main')).toContainText('1 değer farklı');
  await giveBecause(page, 'Bu fiyatlara dön', 'Yayımla', 'Seviyeler yine kısa');
  await expect(page.getByRole('main')).toContainText('Seviyeler yine kısa');
  await page.getByRole('link', { name: 'Fiyatları düzenle' }).click();
  await page.getByRole('tab', { name: 'Süreler' }).click();
  await expect(level).toHaveValue(minutes);
});

test('a canned answer is created, changed and deleted', async ({ page }) => {
  const title = `Bekleme ${randomUUID().slice(0, 8)}`;
  await enter(page, demo.admin, '/admin/canned-answers/create');
  await page.getByLabel(/^Başlık/).fill(title);
  await page.getByLabel(/^Metin/).fill('Merhaba {ad}, bakıyoruz.');
  await page.getByRole('button', { name: 'Hazır yanıtı ekle' }).click();
  await page.getByRole('link', { name: title }).click();
  await page.getByLabel(/^Metin/).fill('Merhaba {ad}, baktık.');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('baktık');
  await page.getByRole('link', { name: title }).click();
  await give(page, { open: 'Sil', submit: 'Hazır yanıtı sil' });
  await expect(page.getByRole('link', { name: title })).toBeHidden();
});
