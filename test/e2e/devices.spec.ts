import { expect, test, type Browser, type Page } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { DeviceClient } from '#test/support/device-client.ts';
import { key, openOrder } from './support/orders.ts';
import { adminSession, enter, newBooster, newCustomer, shopUrl } from './support/people.ts';
import { expectAccessible, settled, watch } from './support/watch.ts';

const live = { timeout: 10_000 };

const pageOf = async (browser: Browser, path: string, who: Parameters<typeof enter>[1]) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await enter(page, who, path);
  return page;
};

/** The bodies of all API answers to this page, without live streams. */
const answersTo = (page: Page): string[] => {
  const answers: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/') && !response.url().endsWith('/live'))
      response.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
  });
  return answers;
};

test('a booster registers a device and sends it the game account’s credentials without seeing them', async ({
  browser,
}) => {
  const [owner, helper] = [await newCustomer(Money.lira(10_000)), await newBooster()];
  const { id } = await openOrder(owner); // the password of its game account is `peynir`
  await helper.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  const [customer, booster] = await Promise.all([
    pageOf(browser, `/siparisler/${id}`, owner.credentials),
    pageOf(browser, `/booster/aktif/${id}`, helper.credentials),
  ]);
  const { faults } = watch(booster);
  const answers = answersTo(booster);
  const client = await DeviceClient.begin(shopUrl());
  try {
    await test.step('without a device the order links to the registration', async () => {
      await booster.getByRole('link', { name: 'Cihaz kaydet' }).click();
      await expect(booster.getByRole('main')).toContainText('Kayıtlı cihazın yok');
      await expectAccessible(booster);
    });

    await test.step('the computer’s link registers it, and the admin’s confirmation appears without a reload', async () => {
      const [link] = await client.saying(/http\S+\?cihaz=\S+/);
      await booster.goto(link);
      await booster.getByRole('button', { name: 'Cihazı kaydet' }).click();
      const [, fingerprint = ''] = await client.saying(/parmak izi: (.+)\n/);
      const devices = booster.getByRole('region', { name: 'Cihazların' });
      await expect(devices).toContainText(fingerprint);
      await expect(devices).toContainText('Onay bekliyor');
      expect(new URL(booster.url()).search).toBe('');
      await settled(booster);
      await expectAccessible(booster);

      const admin = await adminSession();
      const [device] = await helper.api.call('GET /booster/devices');
      await admin.api.call('POST /admin/confirm-device', { body: { deviceId: device?.id ?? '' }, ...key() });
      await expect(devices).not.toContainText('Onay bekliyor', live);
      await expect(devices).toContainText('Onaylı');
    });

    await test.step('the credentials reach the computer, and booster and customer are both notified', async () => {
      await client.saying(/Cihaz hazır/);
      await booster.goto(`/booster/aktif/${id}`);
      const login = booster.getByRole('region', { name: 'Hesaba giriş' });
      await login.getByRole('button', { name: 'Girişi cihazıma gönder' }).click();
      await expect(login.getByRole('status')).toContainText('Cihazına verildi', live);
      expect(await client.ended).toBe(0);
      expect(await client.given()).toMatchObject({ username: 'fare', password: 'peynir' });
      await expect(customer.getByRole('list', { name: 'Sipariş geçmişi' })).toContainText(
        `Hesap bilgileri ${helper.name} adlı booster’ın kayıtlı cihazına bir kez verildi`,
        live,
      );
      await settled(booster);
      await expectAccessible(booster);
    });

    for (const path of ['/booster', '/booster/aktif', '/booster/cihazlar', '/notifications']) {
      await booster.goto(path);
      await settled(booster);
      expect(await booster.content()).not.toContain('peynir');
    }
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.join('\n')).not.toContain('peynir');
    expect(client.said).not.toContain('peynir');
    expect(faults).toEqual([]);
  } finally {
    await client.stop();
  }
});
