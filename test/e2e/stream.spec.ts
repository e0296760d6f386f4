// The booster gives the link of a stream. The customer sees it while it is live, and afterwards among past streams.
import { expect, test } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { begin, openOrder } from './support/orders.ts';
import { enter, newBooster, newCustomer } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScrolling, watch } from './support/watch.ts';

const link = 'https://www.twitch.tv/ece_oynuyor';

test('the customer sees a stream as live when the booster gives its link, and as past once it has ended', async ({
  browser,
}) => {
  const [owner, helper] = await Promise.all([newCustomer(Money.lira(10_000)), newBooster()]);
  const { id } = await openOrder(owner, { extras: { stream: true } });
  await begin(helper, id);
  const [customer, booster] = await Promise.all(
    [owner, helper].map(async () => (await browser.newContext({ reducedMotion: 'reduce' })).newPage()),
  );
  if (!customer || !booster) throw new Error('two people, two pages');
  const watched = [watch(customer), watch(booster)];
  await customer.setViewportSize({ width: 390, height: 900 });
  await enter(customer, owner.credentials, `/siparisler/${id}`);
  const seen = customer.getByRole('region', { name: 'Canlı yayın' });
  await expect(seen).toContainText('yayına başlayınca bağlantısı burada görünür');

  await enter(booster, helper.credentials, `/booster/aktif/${id}`);
  const given = booster.getByRole('region', { name: 'Canlı yayın' });
  await given.getByRole('textbox').fill('https://ornek.test/yayin');
  await given.getByRole('button', { name: 'Yayını başlat' }).click();
  await expect(given.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await given.getByRole('textbox').fill(link);
  await given.getByRole('button', { name: 'Yayını başlat' }).click();
  await expect(given).toContainText('Yayında');

  await expect(seen).toContainText('Yayında', { timeout: 10_000 });
  await expect(seen.getByRole('link', { name: /Twitch yayınını izle/ })).toHaveAttribute('href', link);
  await expectAccessible(customer);
  await expectNoSidewaysScrolling(customer);

  await given.getByRole('button', { name: 'Yayını bitir' }).click();
  await expect(seen).toContainText('Önceki yayınlar', { timeout: 10_000 });
  await expect(seen).not.toContainText('Yayında');
  await expect(seen.getByRole('link', { name: /Twitch yayını/ })).toHaveAttribute('href', link);
  expect(watched.flatMap(({ faults }) => faults)).toEqual([]);
});
