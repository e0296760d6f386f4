// A booster's day from the first page of the panel: what waits in the orders is done there.
import { expect, test } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { finish } from '#test/support/finish.ts';
import { begin, key, openOrder } from './support/orders.ts';
import { enter, newBooster, newCustomer, proveAddress } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScrolling, watch } from './support/watch.ts';

test('a booster starts an order, answers a message and answers a dispute without leaving “Bugün”', async ({ page }) => {
  test.setTimeout(120_000);
  const [owner, helper] = await Promise.all([newCustomer(Money.lira(20_000)), newBooster()]);
  await proveAddress(helper);
  const taken = await openOrder(owner);
  const written = await openOrder(owner);
  const disputed = await openOrder(owner);
  await helper.api.call('POST /orders/:id/take', { params: { id: taken.id }, ...key() });
  for (const { id } of [written, disputed]) await begin(helper, id);
  const asked = { params: { id: written.id }, body: { text: 'Akşama biter mi?' }, ...key() };
  await owner.api.call('POST /orders/:id/messages', asked);
  await finish(helper, disputed.id);
  const claim = { kind: 'not-reached', text: 'Elmas olacaktı, Altın 1’de kaldı.', claimedPercent: 40 } as const;
  await owner.api.call('POST /orders/:id/dispute', { params: { id: disputed.id }, body: claim, ...key() });

  const { faults } = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, helper.credentials, '/booster');
  const left: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && left.push(frame.url()));
  const tasks = page.getByRole('region', { name: 'Seni bekleyenler' });
  const waiting = tasks.getByRole('listitem');
  await expect(waiting).toHaveCount(3);
  const judged = async () => {
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  };

  await test.step('the order that was taken is started: first the log-in, then the rank', async () => {
    await tasks.getByRole('button', { name: `Başla, sipariş ${taken.number}` }).click();
    const begins = page.getByRole('dialog', { name: 'Siparişe başla' });
    await expect(begins.getByRole('heading', { name: 'Hesaba giriş' })).toBeVisible();
    await judged();
    await begins.getByRole('button', { name: 'Başla' }).click();
    await page.getByRole('dialog', { name: 'Hesapta hangi rank var?' }).getByText('Aynı, başla').click();
    await expect(waiting).toHaveCount(2);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the message is read and answered', async () => {
    await tasks.getByRole('button', { name: `Yanıtla, sipariş ${written.number}` }).click();
    const chat = page.getByRole('dialog', { name: `Sipariş ${written.number}` });
    await expect(chat.getByRole('log')).toContainText('Akşama biter mi?');
    await judged();
    await chat.getByLabel('Mesaj', { exact: true }).fill('Evet, sekiz gibi.');
    await chat.getByLabel('Mesaj', { exact: true }).press('Enter');
    await expect(chat.getByRole('log')).toContainText('Evet, sekiz gibi.');
    await expect(chat.getByLabel('Mesaj', { exact: true })).toHaveValue('');
    await chat.getByRole('button', { name: 'Kapat' }).click();
    await expect(waiting).toHaveCount(1);
  });

  await test.step('the dispute is read and answered', async () => {
    await tasks.getByRole('button', { name: `Yanıt ver, sipariş ${disputed.number}` }).click();
    const shown = page.getByRole('dialog', { name: `Sipariş ${disputed.number}` });
    await expect(shown).toContainText('Altın 1’de kaldı');
    await judged();
    await shown.getByRole('button', { name: 'Yanıt ver' }).click();
    const answer = page.getByRole('dialog', { name: 'İtiraza yanıt ver' });
    await answer.getByLabel('Yanıtın').fill('Sezon bitti, kalanı oynayamadım.');
    await answer.getByRole('button', { name: 'Yanıtı gönder' }).click();
    await expect(shown).toContainText('Sezon bitti');
    await shown.getByRole('button', { name: 'Kapat' }).click();
  });

  await expect(tasks).toContainText('Seni bekleyen bir şey yok');
  expect(left).toEqual([]);
  await expect(page).toHaveURL(/\/booster$/);
  expect(faults).toEqual([]);
});

test('a booster enters a match in two presses', async ({ page }) => {
  const [owner, helper] = await Promise.all([newCustomer(Money.lira(10_000)), newBooster()]);
  const { id } = await openOrder(owner);
  await begin(helper, id);
  const first = { champion: 'Ahri', kills: 9, deaths: 2, assists: 7, points: 21, result: 'win' } as const;
  const played = { ...first, playedAt: new Date().toISOString() };
  await helper.api.call('POST /orders/:id/matches', { params: { id }, body: played, ...key() });
  const { faults } = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, helper.credentials, '/booster');
  await page.getByRole('button', { name: 'Maç ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Maç ekle' });
  const win = dialog.getByRole('button', { name: 'Galibiyet +21' });
  await expect(win).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await win.click();
  await expect(page.getByText(/^Galibiyet, Ahri, \+21 LP, 9\/2\/7 eklendi\./)).toBeVisible();
  await expect(dialog).toBeHidden();
  const { matches } = await helper.api.call('GET /orders/:id', { params: { id } });
  expect(matches).toMatchObject([first, first]);
  expect(faults).toEqual([]);
});
