// An order is paused, disputed and decided by an admin.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { finish } from '#test/support/finish.ts';
import { begin, openOrder } from './support/orders.ts';
import { demo, enter, mailTo, newBooster, newCustomer, proveAddress } from './support/people.ts';
import { showPicture } from './support/show-picture.ts';
import { expectAccessible, expectNoSidewaysScrolling, watch } from './support/watch.ts';

const live = { timeout: 10_000 };
const pageOf = async (browser: Browser, path: string, who: Parameters<typeof enter>[1]) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await enter(page, who, path);
  return page;
};
const dispute = (page: Page) => page.getByRole('region', { name: 'İtiraz' });
/** Checks the page as it is, and then on a narrow phone in the dark theme. */
const judged = async (page: Page) => {
  await expectAccessible(page);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page, 'look');
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
};

test('customer and booster see each other’s side of a pause and of a dispute, and the admin’s decision', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [owner, helper] = await Promise.all([newCustomer(Money.lira(10_000)), newBooster()]);
  await proveAddress(helper);
  const { id, number } = await openOrder(owner);
  await begin(helper, id);
  const [customer, booster] = await Promise.all([
    pageOf(browser, `/siparisler/${id}`, owner.credentials),
    pageOf(browser, `/booster/aktif/${id}`, helper.credentials),
  ]);
  const { faults } = watch(customer);

  await test.step('while the customer has paused the order, the booster cannot add matches', async () => {
    await customer.getByRole('button', { name: 'Duraklat' }).click();
    const window = customer.getByRole('dialog', { name: 'Sipariş duraklatılsın mı?' });
    await window.getByRole('button', { name: 'Siparişi duraklat' }).click();
    await expect(window.getByRole('alert')).toContainText('En az 3 karakter');
    await window.getByLabel('Neden').fill('Hafta sonu ben oynayacağım');
    await window.getByRole('button', { name: 'Siparişi duraklat' }).click();
    const paused = booster.getByRole('region', { name: 'Duraklatıldı' });
    await expect(paused).toContainText('Hafta sonu ben oynayacağım', live);
    await expect(paused).toContainText('sohbetten isteyebilirsin');
    await expect(booster.getByRole('button', { name: 'Maç ekle' })).toBeHidden();
    await expectAccessible(booster);
    await customer.getByRole('button', { name: 'Devam ettir' }).click();
    await expect(booster.getByRole('button', { name: 'Maç ekle' })).toBeVisible(live);
  });

  await test.step('the customer disputes the finished order, and the booster answers', async () => {
    await helper.api.call('PUT /orders/:id/progress', {
      params: { id },
      body: { current: { tier: 'gold', division: 1, points: 0 }, reason: 'Son maçlar' },
    });
    await finish(helper, id);
    await customer.getByRole('button', { name: 'Eksik bir şey var' }).click(live);
    const window = customer.getByRole('dialog', { name: 'Eksik olan ne?' });
    await window.getByLabel('Konu').selectOption({ label: 'Hedefe varılmadı' });
    await window.getByLabel(/yüzde kaçı/).fill('40');
    await window.getByLabel('Ne olmalıydı, ne oldu?').fill('Elmas olacaktı, Altın 1’de kaldı.');
    await showPicture(customer);
    await expectAccessible(customer);
    await window.getByRole('button', { name: 'İtiraz et' }).click();
    await expect(dispute(customer)).toContainText('Yanıt bekleniyor');
    await expect(dispute(booster)).toContainText('Altın 1’de kaldı', live);
    await dispute(booster).getByRole('button', { name: /büyüt/ }).click();
    await expect(booster.getByRole('dialog').getByRole('img')).toHaveJSProperty('naturalWidth', 300);
    await booster.keyboard.press('Escape');
    const asked = await mailTo(`${helper.credentials.login}@basamak.test`, /müşterisi itiraz etti/);
    expect(asked).toContain(number);

    await booster.getByRole('button', { name: 'Yanıt ver' }).click();
    await booster.getByLabel('Yanıtın').fill('Sezon bitti, kalanı oynayamadım.');
    await showPicture(booster);
    await booster.getByRole('button', { name: 'Yanıtı gönder' }).click();
    await expect(dispute(customer)).toContainText('Sezon bitti', live);
    await expect(dispute(customer)).toContainText('Karar bekliyor');
    await expect(dispute(customer).getByRole('button', { name: /büyüt/ })).toHaveCount(2);
  });

  await test.step('the admin sees both sides and a proposed refund with its split, and decides', async () => {
    const admin = await pageOf(browser, `/admin/orders/${id}/show`, demo.admin);
    const section = admin.getByRole('region', { name: 'İtiraz' });
    await expect(section).toContainText('Elmas olacaktı');
    await expect(admin.getByText('Booster’ın söylediği, henüz onaylanmadı').first()).toBeVisible();
    await expect(admin.getByText('Kanıtlanan ilerleme').first()).toBeVisible();
    await expect(section).toContainText('Sezon bitti');
    await expect(section.getByRole('img')).toHaveCount(2);
    await section.getByRole('button', { name: 'İade et', exact: true }).click();
    const window = admin.getByRole('dialog');
    await expect(window.getByLabel(/Müşteriye iade/)).not.toHaveValue('');
    await expect(window).toContainText(/Bu kararla.*Booster’a.*Basamak’a/s);
    await window.getByLabel(/^Neden/).fill('Hedefin yarısına varıldı.');
    await expectAccessible(admin);
    await window.getByRole('button', { name: 'İade et ve siparişi iptal et' }).click();
    await expect(section).toContainText(/İade edildi: .*₺/);
    await admin.context().close();
  });

  await test.step('both see the decision, the customer is refunded, and the booster gets a part', async () => {
    for (const page of [customer, booster])
      await expect(dispute(page)).toContainText('Hedefin yarısına varıldı.', live);
    const { refunded, state } = await owner.api.call('GET /orders/:id', { params: { id } });
    expect([state, refunded.amount > 0]).toEqual(['cancelled', true]);
    const { balance } = await helper.api.call('GET /wallet');
    expect(balance.amount).toBeGreaterThan(0);
    await judged(customer);
  });
  expect(faults).toEqual([]);
});
