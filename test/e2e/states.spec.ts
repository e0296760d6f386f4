// Each page that reads data: while they load, when they are refused and asked for again, when there are none, when a
// record does not exist, and when the session is over.
import { expect, test, type Page, type Route } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { begin, key, openOrder } from './support/orders.ts';
import { enter, newBooster, newCustomer } from './support/people.ts';
import { expectNoSidewaysScrolling } from './support/watch.ts';

/** What a page says while its data load, and the title of what it says if they can't be shown. */
type Screen = readonly [path: string, loading: string, failed: string];

const ofCustomer = (order: string, ticket: string, booster: string): readonly Screen[] => [
  ['/unranked-hesap', 'Hesaplar yükleniyor', 'Hesaplar yüklenemedi'],
  [`/boosterlar/${booster}`, 'Booster yükleniyor', 'Booster yüklenemedi'],
  ['/profil', 'Siparişler yükleniyor', 'Siparişler yüklenemedi'],
  ['/notifications', 'Bildirimler yükleniyor', 'Bildirimler yüklenemedi'],
  ['/siparisler', 'Siparişler yükleniyor', 'Siparişler yüklenemedi'],
  [`/siparisler/${order}`, 'Sipariş yükleniyor', 'Sipariş yüklenemedi'],
  [`/siparisler/${order}/makbuz`, 'Makbuz yükleniyor', 'Makbuz yüklenemedi'],
  ['/biletler', 'Destek talepleri yükleniyor', 'Destek talepleri yüklenemedi'],
  [`/biletler/${ticket}`, 'Destek talebi yükleniyor', 'Destek talebi yüklenemedi'],
];
const ofBooster = (order: string): readonly Screen[] => [
  ['/booster', 'Havuz yükleniyor', 'Havuz yüklenemedi'],
  ['/booster/havuz', 'Havuz yükleniyor', 'Havuz yüklenemedi'],
  ['/booster/aktif', 'Aktif siparişler yükleniyor', 'Siparişler yüklenemedi'],
  [`/booster/aktif/${order}`, 'Sipariş yükleniyor', 'Sipariş yüklenemedi'],
  ['/booster/gecmis', 'Geçmiş yükleniyor', 'Geçmiş yüklenemedi'],
  ['/booster/bakiye', 'Hareketler yükleniyor', 'Hareketler yüklenemedi'],
  ['/booster/hesap', 'Hesabın yükleniyor', 'Hesabın yüklenemedi'],
  ['/booster/cihazlar', 'Cihazlar yükleniyor', 'Cihazlar yüklenemedi'],
];

/** What a page says to a user who has nothing on it yet, and the way on. */
// without the pool, which other tests fill
const emptyOf = {
  customer: [
    ['/profil', 'Henüz siparişin yok', 'Sipariş oluştur'],
    ['/notifications', 'Henüz bildirimin yok', null],
    ['/siparisler', 'Henüz siparişin yok', 'Sipariş oluştur'],
    ['/biletler', 'Henüz destek talebin yok', 'Destek talebi oluştur'],
  ],
  booster: [
    ['/booster/aktif', 'Aktif siparişin yok', 'Havuza git'],
    ['/booster/gecmis', 'Henüz biten siparişin yok', null],
    ['/booster/bakiye', 'Henüz hareket yok', null],
    ['/booster/cihazlar', 'Kayıtlı cihazın yok', null],
  ],
} as const;

const nobody = '0199f000-0000-7000-8000-000000000000';
/** What a page says about a record that does not exist or belongs to another user, and the way on. */
const goneOf = {
  customer: [
    [`/boosterlar/${nobody}`, 'Bu booster bulunamadı', 'Ana sayfa'],
    [`/siparisler/${nobody}`, 'Bu sipariş bulunamadı', 'Siparişlerim'],
    [`/siparisler/${nobody}/makbuz`, 'Bu sipariş bulunamadı', 'Siparişlerim'],
    [`/biletler/${nobody}`, 'Bu destek talebi bulunamadı', 'Destek taleplerim'],
  ],
  booster: [[`/booster/aktif/${nobody}`, 'Bu sipariş bulunamadı', 'Aktif siparişler']],
} as const;

test.use({ viewport: { width: 390, height: 844 } });

const isRead = ({ pathname }: URL) =>
  pathname.startsWith('/api/') && !/^\/api\/(live|users\/(current|refresh)$)/.test(pathname);

async function refusedAndAgain(page: Page, [path, loading, failed]: Screen): Promise<void> {
  const refused = Promise.withResolvers<void>();
  const refuse = async (route: Route) => {
    if (route.request().method() !== 'GET') return route.continue();
    await refused.promise;
    const problem = {
      type: 'about:blank',
      title: '',
      status: 403,
      code: 'identity.forbidden',
      detail: 'Bu sana kapalı.',
    };
    return route.fulfill({ status: 403, contentType: 'application/problem+json', json: problem });
  };
  await page.route(isRead, refuse);
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: loading }).first()).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  refused.resolve();
  const alert = main.getByRole('alert').filter({ hasText: failed }).first();
  await expect(alert).toContainText('Bu sana kapalı.');
  await expectNoSidewaysScrolling(page);
  await page.unroute(isRead, refuse);
  await alert.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(main.getByText(failed, { exact: true })).toHaveCount(0);
}

const shows = async (page: Page, [path, said, way]: readonly [string, string, string | null]) => {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByText(said).first()).toBeVisible();
  if (way !== null)
    await expect(
      main
        .getByRole('link', { name: way })
        .or(main.getByRole('button', { name: way }))
        .first(),
    ).toBeVisible();
  await expectNoSidewaysScrolling(page);
};

test('a customer’s pages say what loads, why it was refused, and load it when asked again', async ({ page }) => {
  test.setTimeout(240_000);
  const [customer, booster] = await Promise.all([newCustomer(Money.lira(10_000)), newBooster()]);
  const order = await openOrder(customer);
  const body = { type: 'other', subject: 'Soru', text: 'Merhaba.' } as const;
  const ticket = await customer.api.call('POST /tickets', { body, ...key() });
  await enter(page, customer.credentials);
  for (const screen of ofCustomer(order.id, ticket.id, booster.id)) {
    await test.step(screen[0], () => refusedAndAgain(page, screen));
  }
});

test('a booster’s pages say what loads, why it was refused, and load it when asked again', async ({ page }) => {
  test.setTimeout(240_000);
  const [customer, booster] = await Promise.all([newCustomer(Money.lira(10_000)), newBooster()]);
  const order = await openOrder(customer);
  await begin(booster, order.id);
  await enter(page, booster.credentials);
  for (const screen of ofBooster(order.id)) await test.step(screen[0], () => refusedAndAgain(page, screen));
});

for (const role of ['customer', 'booster'] as const) {
  test(`a new ${role} finds on each empty page what will be there, and an unknown record leads back`, async ({
    page,
  }) => {
    const { credentials } = role === 'customer' ? await newCustomer() : await newBooster();
    await enter(page, credentials);
    for (const screen of [...emptyOf[role], ...goneOf[role]]) await test.step(screen[0], () => shows(page, screen));
  });
}

test('a page of a session that was ended elsewhere leads to the log-in, and says why', async ({ page }) => {
  const customer = await newCustomer();
  for (const path of ['/profil', '/siparisler', '/ayarlar', '/biletler']) {
    await test.step(path, async () => {
      // a page without scripts, so that the next page is the first to notice
      await enter(page, customer.credentials, '/robots.txt');
      await customer.api.call('DELETE /users/current/sessions');
      await page.goto(path);
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('main')).toContainText('Oturumun başka bir cihazdan kapatıldı.');
    });
  }
});
