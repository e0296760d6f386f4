// Webhooks and their deliveries.
import { expect, test } from '@playwright/test';
import { Receiver } from '#test/support/receiver.ts';
import { give } from './support/commands.ts';
import { demo, enter } from './support/people.ts';

test('a webhook is tested, redelivered, edited, given a new secret, paused, resumed and deleted', async ({ page }) => {
  const receiver = await Receiver.open();
  const main = page.getByRole('main');
  const takeSecret = async () => {
    receiver.secret = await page.getByRole('textbox', { name: 'İmza sırrı' }).inputValue();
    await page.getByRole('button', { name: 'Kaydettim, kapat' }).click();
  };
  try {
    await enter(page, demo.admin, '/admin/webhooks/create');
    await page.getByLabel(/^Adres/).fill(`${receiver.url}/first`);
    await page.getByRole('checkbox', { name: /order\.paid/ }).check();
    await page.getByRole('button', { name: 'Webhook’u oluştur' }).click();
    await takeSecret();
    await expect(main).toContainText('Çalışıyor');
    await expect(main).toContainText('Sipariş ödendi');

    await test.step('a test delivery shows the receiver’s answer', async () => {
      receiver.answer = { status: 200, body: 'Teşekkürler' };
      await give(page, { open: 'Dene', submit: 'Deneme gönder' });
      await expect(main).toContainText('Ulaştı', { timeout: 15_000 });
      await expect(main.getByRole('region', { name: '1. denemede alıcının yanıtı' })).toHaveText('Teşekkürler');
      await expect(main.getByRole('region', { name: 'İçerik' })).toContainText('webhook.test');
    });

    await test.step('a redelivery keeps the id of its delivery', async () => {
      await give(page, { open: 'Yeniden gönder', submit: 'Yeniden gönder' });
      // events of other tests' orders arrive here as well
      const tries = () => receiver.received.filter(({ payload }) => payload.type === 'webhook.test');
      await expect.poll(() => tries().length).toBe(2);
      expect(new Set(tries().map(({ id }) => id)).size).toBe(1);
    });

    await page.goBack();
    await test.step('the address, the events and the secret of the webhook are changed', async () => {
      await page.getByRole('link', { name: 'Düzenle' }).click();
      await page.getByLabel(/^Adres/).fill(receiver.url);
      await page.getByRole('checkbox', { name: /ticket\.opened/ }).check();
      await page.getByRole('button', { name: 'Kaydet' }).click();
      await expect(main).toContainText('Destek talebi açıldı');
      await page.getByRole('button', { name: 'Sırrı yenile' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yeni sır üret' }).click();
      await takeSecret();
      await expect(main).toContainText('Eski sırla imzanın sonu');
    });

    await test.step('the webhook is paused, resumed and deleted', async () => {
      await give(page, { open: 'Duraklat', submit: 'Webhook’u duraklat' });
      await expect(main).toContainText('Elle duraklatıldı');
      await give(page, { open: 'Sürdür', submit: 'Webhook’u sürdür' });
      await expect(main).toContainText('Çalışıyor');
      await give(page, { open: 'Sil', submit: 'Webhook’u sil' });
      await expect(page).toHaveURL(/\/admin\/webhooks\/?$/);
    });
  } finally {
    await receiver.close();
  }
});
