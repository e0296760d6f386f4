import { expect, test, type Page } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { fund } from '#test/support/clients.ts';
import { openInConsole } from './support/console.ts';
import { begin, key, openOrder } from './support/orders.ts';
import { adminSession, demo, enter, fillLogin, newBooster, newCustomer, newStaff } from './support/people.ts';
import { aComparedDay } from './support/reconciliation.ts';
import { expectAccessible, settled, watch } from './support/watch.ts';
import { finish } from '#test/support/finish.ts';

const menuOf = (page: Page) => page.getByRole('menuitem');
const everything = [
  'Siparişler',
  'Kullanıcılar',
  'Booster’lar',
  'Destek talepleri',
  'Hazır yanıtlar',
  'İletişim mesajları',
  'Mesajlar',
  'Şikâyetler',
  'Para çekme',
  'Bakiye yüklemeleri',
  'Defter',
  'Kuponlar',
];
const lira = (amount: number) => `${amount.toLocaleString('tr-TR', { minimumFractionDigits: 2 })} ₺`;

test.describe('access to the console', () => {
  test('an admin sees the lists of orders, people, messages and money in the menu', async ({ page }) => {
    const { answers, faults } = watch(page);
    await page.goto('/admin/');
    await fillLogin(page, demo.admin);
    for (const name of everything) await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
    expect(answers.filter((answer) => answer.startsWith('401'))).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('staff see only the lists of their scopes, also when they enter another list’s address', async ({ page }) => {
    const staff = await newStaff(['coupons:read', 'payouts:read']);
    await page.goto('/admin/');
    await fillLogin(page, staff.credentials);
    await expect(menuOf(page)).toHaveText(['Panel', 'Para çekme', 'Kuponlar']);
    const { answers } = watch(page);
    await page.goto('/admin/users');
    await expect(page.getByRole('main')).toContainText('Bu sayfayı görmeye yetkin yok');
    await expect(page.getByRole('main')).not.toContainText('musteri@basamak.test');
    expect(answers.filter((answer) => answer.includes('/api/admin/users'))).toEqual([]);
  });

  test('the demo account of staff sees orders but not the ledger', async ({ page }) => {
    await page.goto('/admin/');
    await fillLogin(page, demo.staff);
    await expect(page.getByRole('menuitem', { name: 'Siparişler' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Defter' })).toBeHidden();
  });

  test('a customer is refused with a message', async ({ page }) => {
    const customer = await newCustomer();
    await page.goto('/admin/');
    await fillLogin(page, customer.credentials);
    await expect(page.getByRole('alert').first()).toContainText('Basamak ekibi');
    await expect(menuOf(page)).toHaveCount(0);
  });

  test('a wrong password is reported in the form', async ({ page }) => {
    await page.goto('/admin/');
    await fillLogin(page, { ...demo.admin, password: 'yanlis-parola' });
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(menuOf(page)).toHaveCount(0);
  });
});

test.describe('an order', () => {
  test('is found by number and by state, and shows its customer', async ({ page }) => {
    const customer = await newCustomer(Money.lira(10_000));
    const [one, two] = [await openOrder(customer), await openOrder(customer)];
    await customer.api.call('POST /orders/:id/transitions', {
      params: { id: two.id },
      body: { to: 'cancelled' },
      ...key(),
    });
    await enter(page, demo.admin, '/admin/orders');
    const found = (number: string) => page.getByRole('main').getByRole('link', { name: number });
    await page.getByPlaceholder(/^Numara, ad/).fill(one.number);
    await expect(found(one.number)).toBeVisible();
    await expect(found(two.number)).toBeHidden();
    await page.getByPlaceholder(/^Numara, ad/).fill('');
    await expect(found(two.number)).toBeVisible();
    await page.getByRole('button', { name: 'İptal edildi' }).click();
    await expect(found(two.number)).toBeVisible();
    await expect(found(one.number)).toBeHidden();
    await expect(page).toHaveURL(/filter=/);
    await found(two.number).click();
    await expect(page.getByRole('main')).toContainText('Ada Y.');
    await expect(page.getByRole('main')).toContainText('Booster aranıyor → İptal edildi');
  });

  test('is assigned, reassigned and cancelled, and the booster keeps the earned part', async ({ page }) => {
    const [customer, booster, other] = await Promise.all([newCustomer(Money.lira(10_000)), newBooster(), newBooster()]);
    const { id, number } = await openOrder(customer);
    await enter(page, demo.admin, `/admin/orders/${id}/show`);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');

    await page.getByRole('button', { name: 'Booster seç' }).click();
    await dialog.getByRole('searchbox').fill(booster.credentials.login);
    await expect(dialog.getByRole('radio')).toHaveCount(1); // the list moves until the search is answered
    await dialog.getByRole('radio', { name: new RegExp(booster.name) }).check();
    await dialog.getByRole('button', { name: 'Bu booster’a ver' }).click();
    await expect(dialog).toBeHidden();
    await expect(main).toContainText('Başlamak üzere');

    await page.getByRole('button', { name: 'Booster’ı değiştir' }).click();
    await dialog.getByRole('searchbox').fill(other.credentials.login);
    await expect(dialog.getByRole('radio')).toHaveCount(1);
    await dialog.getByRole('radio', { name: new RegExp(other.name) }).check();
    await dialog.getByLabel('Neden (isteğe bağlı)').fill('İlki hastalandı');
    await dialog.getByRole('button', { name: 'Bu booster’a ver' }).click();
    await expect(dialog).toBeHidden();
    await expect(main).toContainText('İlki hastalandı');

    await page.getByRole('button', { name: 'Durumu değiştir' }).click();
    await dialog.getByRole('radio', { name: 'İptal et' }).check();
    const slider = dialog.getByRole('slider');
    await slider.focus();
    for (let step = 0; step < 8; step++) await slider.press('ArrowRight');
    const { price, earnings } = await other.api.call('GET /orders/:id', { params: { id } });
    const earned = Math.round(((earnings?.amount ?? 0) * 40) / 100);
    await expect(dialog).toContainText('%40');
    const cancel = dialog.getByRole('button', { name: `İptal et ve ${lira((price.amount - earned) / 100)} iade et` });
    await expect(dialog).toContainText(lira(earned / 100));
    await expect(dialog).toContainText(lira((price.amount - earned) / 100));
    await cancel.click();
    await expect(dialog).toContainText('Zorunlu');
    await dialog.getByLabel(/^Neden/).fill('Müşteri istedi');
    await cancel.click();
    await expect(dialog).toBeHidden();
    await expect(main).toContainText('Müşteri istedi');
    await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible();
    expect((await other.api.call('GET /wallet')).balance.amount).toBe(earned);
    expect((await customer.api.call('GET /wallet')).balance.amount).toBe(10_000_00 - earned);
  });

  test('goes back from finished to started with a reason', async ({ page }) => {
    const [customer, booster] = await Promise.all([newCustomer(Money.lira(10_000)), newBooster()]);
    const { id } = await openOrder(customer);
    await begin(booster, id);
    await finish(booster, id);
    await enter(page, demo.admin, `/admin/orders/${id}/show`);
    await page.getByRole('button', { name: 'Durumu değiştir' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Bitmedi say/ }).check();
    await expect(dialog).toContainText('Para hareketi olmaz');
    await dialog.getByLabel(/^Neden/).fill('Hedefe varılmamış');
    await dialog.getByRole('button', { name: 'Durumu değiştir' }).click();
    await expect(page.getByRole('main')).toContainText('Onay bekliyor → Oynanıyor');
  });
});

test.describe('money', () => {
  test('is added to and taken from a wallet with a reason, up to the current balance', async ({ page }) => {
    const customer = await newCustomer();
    await enter(page, demo.admin, `/admin/users/${customer.id}/show`);
    await page.getByRole('button', { name: 'Bakiye ekle ya da çıkar' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Tutar/).fill('1.234,5');
    await dialog.getByLabel(/^Neden/).fill('Telafi');
    await dialog.getByRole('button', { name: 'Bakiyeyi düzelt' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toContainText('1.234,50 ₺');
    expect((await customer.api.call('GET /wallet')).balance.amount).toBe(1_234_50);

    await page.getByRole('button', { name: 'Bakiye ekle ya da çıkar' }).click();
    await dialog.getByRole('radio', { name: 'Çıkar' }).check();
    await dialog.getByLabel(/^Tutar/).fill('2.000');
    await dialog.getByLabel(/^Neden/).fill('Fazlası');
    const take = dialog.getByRole('button', { name: 'Bakiyeyi düzelt' });
    await expect(take).toBeDisabled();
    await expect(take).toHaveAccessibleDescription('Bakiye yetmiyor.');
    // money that arrived after the page was loaded counts as well
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(dialog).toBeHidden();
    await fund(await adminSession(), customer.id, Money.lira(1_000));
    await page.getByRole('button', { name: 'Bakiye ekle ya da çıkar' }).click();
    await dialog.getByRole('radio', { name: 'Çıkar' }).check();
    await dialog.getByLabel(/^Tutar/).fill('2.000');
    await dialog.getByLabel(/^Neden/).fill('Fazlası');
    await take.click();
    await expect(dialog).toBeHidden();
    expect((await customer.api.call('GET /wallet')).balance.amount).toBe(234_50);
  });

  test('of a refused payout returns to the booster’s wallet', async ({ page }) => {
    const [booster, customer] = await Promise.all([newBooster(), newCustomer(Money.lira(10_000))]);
    const { id } = await openOrder(customer);
    await begin(booster, id);
    await finish(booster, id);
    await customer.api.call('POST /orders/:id/tip', { params: { id }, body: { amount: Money.lira(77) }, ...key() });
    const iban = 'TR330006100519786457841326';
    const payout = await booster.api.call('POST /booster/payouts', {
      body: { amount: Money.lira(77), iban },
      ...key(),
    });
    await enter(page, demo.admin, `/admin/payouts/${payout.id}/show`);
    await page.getByRole('button', { name: 'Reddet' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Neden/).fill('IBAN başkasının');
    await dialog.getByRole('button', { name: 'İsteği reddet' }).click();
    await expect(page.getByRole('main')).toContainText('Reddedildi');
    expect((await booster.api.call('GET /wallet')).balance.amount).toBe(77_00);
  });
});

test('a ban ends the customer’s sessions', async ({ page }) => {
  const customer = await newCustomer();
  await enter(page, demo.admin, `/admin/users/${customer.id}/show`);
  await page.getByRole('button', { name: 'Yasakla' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Neden/).fill('Hesabını paylaştı');
  await dialog.getByRole('button', { name: 'Yasakla' }).click();
  await expect(page.getByRole('main')).toContainText('Hesabını paylaştı');
  await expect(customer.api.call('GET /wallet')).rejects.toMatchObject({ status: 401 });
});

/** The light theme runs all rules; the dark theme runs only the rules that a theme can affect. */
const looks = [
  { colorScheme: 'light', judged: 'whole' },
  { colorScheme: 'dark', judged: 'look' },
] as const;

async function inspect(page: Page, paths: readonly string[]): Promise<void> {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { faults } = watch(page);
  await enter(page, demo.admin, '/admin/');
  for (const [index, path] of paths.entries()) {
    await openInConsole(page, `/admin/${path}`);
    await settled(page);
    await expect(page.getByRole('progressbar', { name: 'Yükleniyor' })).toHaveCount(0);
    // each page begins with the last theme of the page before, because a change of theme draws the whole console anew
    for (const { colorScheme, judged } of index % 2 === 0 ? looks : looks.toReversed()) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator(':root')).toHaveCSS('color-scheme', colorScheme);
      await expectAccessible(page, judged);
    }
  }
  expect(faults).toEqual([]);
}

test('the console’s lists of orders and people are accessible in both themes', ({ page }) =>
  inspect(page, [
    'orders',
    'users',
    'boosters',
    'booster-applications',
    'devices',
    'login-releases',
    'sessions',
    'unreachable-addresses',
    'reviews',
    'tickets',
    'canned-answers',
    'contact-messages',
    'messages',
    'reports',
    'suspicions',
  ]));

test('the console’s lists of money, the shop and the platform are accessible in both themes', ({ page }) =>
  inspect(page, [
    'payouts',
    'fine-claims',
    'top-ups',
    'reconciliations',
    'reconciliation-differences',
    'wallets',
    'entries',
    'listings',
    'stock-accounts',
    'coupons',
    'price-books',
    'jobs',
    'api-keys',
    'webhooks',
    'deliveries',
    'audit-events',
    'approvals',
    'settings',
  ]));

test('the console’s record pages and forms are accessible in both themes', async ({ page }) => {
  const [customer, booster] = await Promise.all([newCustomer(Money.lira(10_000)), newBooster()]);
  const { id } = await openOrder(customer);
  await begin(booster, id);
  const question = { type: 'order', subject: 'Ne zaman başlar?', text: 'Merhaba', orderId: id } as const;
  const ticket = await customer.api.call('POST /tickets', { body: question, ...key() });
  const { api } = await adminSession();
  const funds = {
    command: 'add-funds',
    userId: customer.id,
    type: 'add',
    amount: Money.lira(5),
    reason: 'Deneme',
  } as const;
  const approval = await api.call('POST /admin/approvals', { body: funds, ...key() });
  const day = await aComparedDay();
  const records = [
    `approvals/${approval.id}`,
    `orders/${id}`,
    `users/${customer.id}`,
    `boosters/${booster.id}`,
    `tickets/${ticket.id}`,
    `reconciliations/${day.id}`,
  ];
  await inspect(page, [
    '',
    ...records.map((record) => `${record}/show`),
    'users/create',
    'canned-answers/create',
    'listings/create',
    'coupons/create',
    'api-keys/create',
    'webhooks/create',
  ]);
});
