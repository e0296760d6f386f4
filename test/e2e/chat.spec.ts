import { expect, test, type Browser, type Page } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { begin, openOrder } from './support/orders.ts';
import { adminSession, demo, enter, newBooster, newCustomer } from './support/people.ts';
import { expectAccessible, watch } from './support/watch.ts';
import { finish } from '#test/support/finish.ts';

/** Time for a live update. It usually takes a tenth of a second (`npm run bench:live`), and more if two browsers share a core. */
const live = { timeout: 5_000 };

const pageOf = async (browser: Browser, path: string, who: Parameters<typeof enter>[1]) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await enter(page, who, path);
  return page;
};
const log = (page: Page) => page.getByRole('log', { name: 'Mesajlar' });
const field = (page: Page) => page.getByLabel('Mesaj', { exact: true });
const say = async (page: Page, text: string) => {
  await field(page).fill(text);
  await field(page).press('Enter');
};

test('order chat is live, marks read messages, limits them, survives a lost connection and lets staff join', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [owner, helper] = [await newCustomer(Money.lira(10_000)), await newBooster()];
  const { id, number } = await openOrder(owner);
  await begin(helper, id);
  const [customer, booster] = await Promise.all([
    pageOf(browser, `/siparisler/${id}`, owner.credentials),
    pageOf(browser, `/booster/aktif/${id}`, helper.credentials),
  ]);
  const { faults } = watch(booster);
  for (const page of [customer, booster]) await log(page).scrollIntoViewIfNeeded(); // the chat replaces its placeholder only when it is in view

  await test.step('each side receives messages live and sees that they were read', async () => {
    await expect(log(customer)).toContainText(/siparişi aldı.*başladı/s);
    await say(booster, 'Selam, başlıyorum.');
    await expect(log(customer)).toContainText('Selam, başlıyorum.', live);
    await expect(log(booster)).toContainText('Okundu', live);
    await say(customer, 'Kolay gelsin!');
    await expect(log(booster)).toContainText('Kolay gelsin!', live);
    await expect(customer.locator('#sohbet')).toContainText('Kalan hakkın: 2');
  });

  await test.step('an unread message is counted in the list of orders, and its sender sees when it is read', async () => {
    await booster.goto('/booster/aktif');
    await say(customer, 'Akşama biter mi?');
    const card = booster.getByRole('article').filter({ hasText: number });
    await expect(card).toContainText('1 okunmamış mesaj', live);
    await expect(log(customer)).toContainText('İletildi', live);
    await card.getByRole('link', { name: 'Ayrıntı' }).click();
    await expect(log(booster)).toContainText('Akşama biter mi?');
    await booster.locator('#sohbet').scrollIntoViewIfNeeded();
    await expect(log(customer)).not.toContainText('İletildi', live);
  });

  await test.step('a message with a phone number is sent only after a warning', async () => {
    await say(booster, 'Bana 0532 123 45 67’den yaz');
    await expect(booster.getByRole('alert')).toContainText('telefon numarası');
    expect(await log(customer).innerText()).not.toContain('0532');
    await booster.getByRole('button', { name: 'Yine de gönder' }).click();
    await expect(log(customer)).toContainText('0532', live);
  });

  await test.step('a message written offline is sent exactly once after reconnecting, also after a reload', async () => {
    await booster.context().setOffline(true);
    await say(booster, 'Tünele girdim');
    await expect(log(booster)).toContainText('Bağlantı bekleniyor');
    await booster.context().setOffline(false);
    await expect(log(customer)).toContainText('Tünele girdim', { timeout: 5_000 });
    await booster.reload();
    await expect(log(booster).getByText('Tünele girdim')).toHaveCount(1);
    await expect(log(customer).getByText('Tünele girdim')).toHaveCount(1);
  });

  await test.step('after the third message the field is disabled and shows when the next message is possible', async () => {
    await expect(field(booster)).toBeDisabled();
    await expect(booster.locator('#sohbet')).toContainText(/15 dakikada en çok 3 mesaj\. 1[45] dk sonra yazabilirsin/);
    await expectAccessible(booster);
  });

  await test.step('the customer reports a message; an admin writes in the chat and upholds the report', async () => {
    await customer.getByRole('button', { name: 'Mesaj bildir' }).click();
    const dialog = customer.getByRole('dialog', { name: 'Mesaj bildir' });
    await dialog.getByRole('radio', { name: /0532/ }).check();
    await dialog.getByLabel('Neyi bildiriyorsun?').fill('Numarasını veriyor.');
    await expectAccessible(customer);
    await dialog.getByRole('button', { name: 'Bildir', exact: true }).click();
    await expect(dialog).toBeHidden();

    const filter = JSON.stringify({ orderId: id });
    const [report] = await (await adminSession()).api.call('GET /admin/reports', { query: { filter } });
    const admin = await pageOf(browser, `/admin/reports/${report?.id}/show`, demo.admin);
    await expect(admin.getByRole('main')).toContainText('Numarasını veriyor.');
    await expect(log(admin)).toContainText('Tünele girdim');
    await admin.getByLabel('Mesaj', { exact: true }).fill('Basamak yazıyor.');
    await admin.getByRole('button', { name: 'Gönder' }).click();
    await expect(log(customer)).toContainText('Basamak yazıyor.', live);
    await admin.getByRole('button', { name: 'Haklı bul' }).click();
    await admin.getByLabel(/^Neden/).fill('Numara paylaştı.');
    await admin.getByRole('dialog').getByRole('button', { name: 'Haklı bul' }).click();
    await expect(admin.getByRole('main')).toContainText('Haklı bulundu');
    await expectAccessible(admin);
    await admin.context().close();
  });

  await test.step('a closed chat stays readable', async () => {
    await finish(helper, id);
    await owner.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'closed' } });
    await expect(customer.locator('#sohbet')).toContainText('sohbet kapalı');
    await expect(log(customer)).toContainText('Akşama biter mi?');
  });
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
