// Every route in both themes, on a phone and on a desktop: WCAG 2.2 AA, no console errors, no horizontal scrolling.
import { expect, test, type Page } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { serviceKinds, services } from '#kernel/vocabulary.ts';
import { aPng } from '#test/support/pictures.ts';
import { boosterPages, routeTable, type RouteName } from '../../web-storefront/src/config/paths.ts';
import { begin, key, openOrder } from './support/orders.ts';
import { enter, newBooster, newCustomer } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScrolling, settled, watch } from './support/watch.ts';

test.describe.configure({ timeout: 300_000 });

/** Two of the four combinations run all rules. The other two run only the rules that a theme or a width can affect. */
const looks = [
  { width: 390, colorScheme: 'dark', judged: 'whole' },
  { width: 390, colorScheme: 'light', judged: 'look' },
  { width: 1440, colorScheme: 'light', judged: 'whole' },
  { width: 1440, colorScheme: 'dark', judged: 'look' },
] as const;
/** Windows that are checked for horizontal scrolling only: the narrowest phone, tablets and small desktops. */
const otherWidths = [320, 768, 1024, 1280];

async function inspect(page: Page, paths: readonly string[], mayFail = false): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { faults, answers } = watch(page);
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    for (const { width, colorScheme, judged } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page, judged);
    }
    for (const width of otherWidths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScrolling(page);
    }
  }
  if (!mayFail) expect(faults).toEqual([]);
  expect(answers.filter((answer) => answer.startsWith('401'))).toEqual([]);
}

/** Paths to open, by route. */
type Opened = Partial<Record<RouteName, readonly string[]>>;
const asTheyAre = (...names: readonly RouteName[]): Opened =>
  Object.fromEntries(names.map((name) => [name, [routeTable[name].path]]));

const read = asTheyAre(
  'home',
  'login',
  'resetPassword',
  'verifyEmail',
  'unsubscribe',
  'league',
  'valorant',
  'wildrift',
  'about',
  'faq',
  'policies',
  'privacyPolicy',
  'termsOfUse',
  'membershipAgreement',
  'cookiePolicy',
  'refundPolicy',
  'paymentCancel',
  'payoutConfirmation',
  'emailChange',
);

/** One form of each kind. Forms of one kind have the same blocks, and services.spec.ts orders all 22 services. */
const formOf = (kind: (typeof serviceKinds)[number]) =>
  services.filter((service) => service.kind === kind && service.game !== 'coaching').slice(0, 1);
const chosen: Opened = {
  orderForm: serviceKinds.flatMap(formOf).map(({ path }) => path),
  orderFormVariant: ['/boost/valorant/elo-boost/gold'],
  ...asTheyAre('coaching', 'boostOverview', 'unranked', 'contact', 'boosterApplication'),
};

interface Things {
  readonly orderId: string;
  readonly topUpId: string;
  readonly ticketId: string;
  readonly boosterId: string;
}
const ofCustomers = ({ orderId, topUpId, ticketId, boosterId }: Things) =>
  ({
    ...asTheyAre('settings', 'notifications', 'orders', 'tickets'),
    profile: ['/profil', '/profil#hareketler'],
    newTicket: [`/biletler/create?tur=siparis&siparis=${orderId}`],
    order: [`/siparisler/${orderId}`],
    receipt: [`/siparisler/${orderId}/makbuz`],
    boosterProfile: [`/boosterlar/${boosterId}`],
    ticket: [`/biletler/${ticketId}`],
    paytr: ['/paytr', `/paytr?odeme=${topUpId}`],
    paymentSuccess: [`/payment/success?odeme=${topUpId}`],
  }) satisfies Opened;
const ofBoosters = ({ orderId }: Pick<Things, 'orderId'>) =>
  ({
    ...asTheyAre('booster'),
    boosterPage: boosterPages.map((name) => `/booster/${name}`),
    boosterPageDetail: [`/booster/aktif/${orderId}`],
  }) satisfies Opened;
const pathsOf = (opened: Opened): readonly string[] => Object.values(opened).flat();

test('the tests below open every route', () => {
  const nothing = { orderId: '', topUpId: '', ticketId: '', boosterId: '' };
  const opened = { ...read, ...chosen, ...ofCustomers(nothing), ...ofBoosters(nothing), signOut: [] }; // signOut has no page
  expect(Object.keys(opened).toSorted()).toEqual(Object.keys(routeTable).toSorted());
});

const [firstHalf, secondHalf] = [pathsOf(read).slice(0, 8), pathsOf(read).slice(8)];
test('public pages are accessible, first half', ({ page }) => inspect(page, firstHalf));
test('public pages are accessible, second half', ({ page }) => inspect(page, secondHalf));

test('the API documentation is accessible', ({ page }) =>
  inspect(page, ['/api/docs', '/api/docs/staff-shop', '/api/docs/webhooks']));

test('order forms and the other public forms are accessible', ({ page }) => inspect(page, pathsOf(chosen)));

test('the page of an unknown address is accessible', async ({ page }) => {
  await inspect(page, ['/yok'], true); // the browser logs the 404 as an error
});

test('customer pages are accessible', async ({ page }) => {
  const customer = await newCustomer(Money.lira(10_000));
  const { id: orderId } = await openOrder(customer);
  const { id: topUpId } = await customer.api.call('POST /top-ups', {
    body: { amount: { amount: 150_00, currency: 'TRY' } },
    ...key(),
  });
  const { id: picture } = await customer.api.call('POST /pictures', {
    body: new Blob([await aPng()], { type: 'image/png' }),
    ...key(),
  });
  const { id: ticketId } = await customer.api.call('POST /tickets', {
    body: { type: 'order', subject: 'Koridor', text: 'Koridorumu değiştirir misiniz?', orderId, pictures: [picture] },
    ...key(),
  });
  await enter(page, customer.credentials);
  await inspect(page, pathsOf(ofCustomers({ orderId, topUpId, ticketId, boosterId: (await newBooster()).id })));
});

test('booster pages are accessible', async ({ page }) => {
  const [customer, booster] = await Promise.all([newCustomer(Money.lira(10_000)), newBooster()]);
  const { id } = await openOrder(customer);
  await begin(booster, id);
  await booster.api.call('POST /orders/:id/matches', {
    params: { id },
    body: {
      champion: 'Ahri',
      kills: 9,
      deaths: 2,
      assists: 7,
      points: 21,
      result: 'win',
      playedAt: new Date().toISOString(),
    },
    ...key(),
  });
  await openOrder(customer);
  await enter(page, booster.credentials);
  await inspect(page, pathsOf(ofBoosters({ orderId: id })));
});

test('the log-in and registration dialogs are accessible and return the focus to their button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const name of ['Giriş yap', 'Kayıt ol']) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeFocused();
  }
});
