// Each of the 22 services is ordered through its form.
import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { services, type ServiceKind } from '#kernel/vocabulary.ts';
import { enter, newCustomer } from './support/people.ts';
import { expectNoSidewaysScrolling, watch } from './support/watch.ts';

const summaryOf = (page: Page) => page.getByRole('complementary', { name: 'Sipariş özeti' });
const more = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const slide = (name: string, key: string) => (page: Page) => page.getByRole('slider', { name }).press(key);

/** For each kind of form: one change on the screen, and the text that the order then shows. */
const changes: Readonly<Record<ServiceKind, readonly [change: (page: Page) => Promise<unknown>, said: RegExp]>> = {
  elo: [slide('Hedef rank', 'ArrowLeft'), /(Zümrüt I|Elmas 2)’/],
  duo: [(page) => page.getByLabel('Şu anki lig').selectOption({ label: 'Derecesiz' }), /Derecesiz’den/],
  win: [more('Bir galibiyet artır'), /6 galibiyet/],
  placement: [
    async (page) => {
      await page.getByRole('radio', { name: 'Platin', exact: true }).press('Space');
      await more('Bir maç azalt')(page);
    },
    /Platin · [94] maç/,
  ],
  hero: [
    async (page) => {
      await page.getByRole('combobox', { name: 'Şampiyon' }).fill('kai');
      await page.getByRole('option', { name: "Kai'Sa" }).click();
    },
    /Kai'Sa · Ustalık 4 → Ustalık 7/,
  ],
  level: [slide('Hedef seviye', 'PageUp'), /Seviye 1 → 16/],
  challenger: [(page) => page.getByLabel('Hedef LP', { exact: true }).last().fill('450'), /300 → 450 LP/],
  radiant: [more('+100'), /300 → 400 KP/],
  unrated: [slide('Maç sayısı', 'End'), /20 maç/],
  coaching: [
    async (page) => {
      await page.getByRole('radio', { name: 'Valorant' }).press('Space');
      await page.getByRole('radio', { name: 'Radiant' }).press('Space');
    },
    /Radiant koç · 2 saat/,
  ],
};

/** Two halves, so that two browsers run at once. */
const halves = [services.slice(0, services.length / 2), services.slice(services.length / 2)];
for (const [index, half] of halves.entries()) {
  test(`every service of the catalogue can be ordered through its form, half ${index + 1}`, ({ page }) =>
    orderEach(page, half));
}

async function orderEach(page: Page, ordered: readonly (typeof services)[number][]): Promise<void> {
  test.setTimeout(300_000); // each service takes a second of debounce before its price
  const customer = await newCustomer(Money.lira(200_000));
  await enter(page, customer.credentials);
  const { faults } = watch(page);
  for (const { path, title, kind, smallTitle, accountNeeded } of ordered) {
    await test.step(title, async () => {
      const [change, said] = changes[kind];
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(smallTitle);
      await change(page);
      await expect(summaryOf(page)).toHaveAttribute('aria-busy', 'false');
      await expect(summaryOf(page).locator('[aria-live]')).toHaveText(/^[\d.]+,\d\d\s₺$/);
      const price = await summaryOf(page).locator('[aria-live]').innerText();
      await page.getByRole('button', { name: 'Siparişi ver' }).click();
      await expect(page.getByText('Sipariş alındı')).toBeVisible();
      await expect(page).toHaveURL(/\/siparisler\/[\w-]{36}$/);
      // the spaces within a rank are no-break spaces
      const heading = page.getByRole('heading', { level: 1 });
      await expect.poll(async () => (await heading.innerText()).replaceAll('\u00a0', ' ')).toMatch(said);
      await expect(page.getByRole('main')).toContainText(smallTitle);
      await expect(page.getByRole('main')).toContainText(price.replace(/\s₺$/, ''));
      await expect(page.getByRole('heading', { name: /^(Hesabını|Riot ID’ni) ekle$/ })).toBeVisible({
        visible: accountNeeded,
      });
    });
  }
  expect(faults).toEqual([]);
  const orders = await customer.api.call('GET /orders', { query: { range: '[0,49]' } });
  expect(orders.map(({ service }) => service).toSorted()).toEqual(ordered.map(({ id }) => id).toSorted());
}

test('every order form fits a small phone and has its order button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { path } of services) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Siparişi ver' }).first()).toBeVisible();
    await expectNoSidewaysScrolling(page);
  }
});

test('a shared link restores the draft, calculates its price again and says what changed', async ({ page }) => {
  const draft = { server: 'moon', lane: 'support' };
  await page.goto(
    `/boost/league-of-legends/elo-boost?taslak=${encodeURIComponent(JSON.stringify(draft))}&fiyat=100000`,
  );
  const notice = page.getByRole('alert').filter({ hasText: 'Paylaşılan bir siparişi açtın' });
  await expect(notice).toContainText('paylaşıldığında fiyat 1.000,00 ₺ idi, şimdi');
  await expect(notice).toContainText('Sunucu: moon');
  await expect(page.getByRole('radio', { name: /Destek/ })).toBeChecked();
  await page.getByRole('button', { name: 'Bildirimi kapat' }).click();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL(/elo-boost$/);
});

test('a challenger boost names the lowest target beside its field, and shows no price below that target', async ({
  page,
}) => {
  await page.goto('/boost/league-of-legends/challenger-boost');
  await expect(page.getByText('en az 50 yukarıda')).toBeVisible();
  const target = page.getByLabel('Hedef LP', { exact: true }).last();
  await expect(summaryOf(page)).toHaveAttribute('aria-busy', 'false');
  await target.fill('320');
  await expect(target).toHaveAttribute('aria-invalid', 'true');
  await expect(summaryOf(page)).toContainText('Hedef en az 350 LP olmalı.');
  await expect(page.getByRole('button', { name: 'Siparişi ver' })).toHaveAttribute('aria-disabled', 'true');
  await target.fill('350');
  await expect(summaryOf(page).locator('[aria-live]')).toHaveText(/^[\d.]+,\d\d\s₺$/);
});

test('a variant of an order form begins at its tier, and an unknown variant is 404', async ({ page }) => {
  await page.goto('/boost/valorant/elo-boost/diamond');
  await expect(page.getByRole('slider', { name: 'Şu anki rank' })).toHaveAttribute('aria-valuetext', 'Elmas 1');
  await expect(page.getByRole('slider', { name: 'Hedef rank' })).toHaveAttribute('aria-valuetext', 'Yücelik 1');
  for (const path of ['/boost/valorant/elo-boost/wood', '/boost/valorant/normal-mac/gold']) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});

test('an order form offers the saved game accounts of its server, and the order has the chosen one', async ({
  page,
}) => {
  const customer = await newCustomer(Money.lira(10_000));
  const account = {
    game: 'league',
    server: 'tr',
    inGameName: 'Fare#TR1',
    username: 'fare',
    password: 'peynir',
  } as const;
  await customer.api.call('POST /game-accounts', { body: account, idempotencyKey: randomUUID() });
  await enter(page, customer.credentials, '/boost/league-of-legends/elo-boost');
  await page.getByRole('radio', { name: 'EUW', exact: true }).press('Space');
  const saved = page.getByRole('radiogroup', { name: 'Oyun hesabı' });
  await expect(saved).toBeHidden();
  await page.getByRole('radio', { name: 'TR', exact: true }).press('Space');
  await expect(saved.getByRole('radio', { name: /Başka bir hesap/ })).toBeChecked();
  await saved.getByRole('radio', { name: /Fare#TR1/ }).press('Space');
  await expect(page.getByRole('complementary', { name: 'Sipariş özeti' })).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Siparişi ver' }).click();
  await expect(page).toHaveURL(/\/siparisler\/[\w-]{36}$/);
  await expect(page.getByRole('main')).toContainText('Fare#TR1');
});

test('choices and input from before the page’s code has loaded are kept', async ({ page }) => {
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/boost/league-of-legends/challenger-boost', { waitUntil: 'commit' });
  await page.getByLabel('Hedef LP', { exact: true }).last().fill('460');
  await page.getByRole('radio', { name: 'EUW', exact: true }).check({ force: true });
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Challenger');
  await expect(summaryOf(page)).toContainText('→ 460 LP');
  await expect(summaryOf(page)).toContainText('EUW');
});

test('text that is typed into a picker before its code has loaded is searched for', async ({ page }) => {
  let come: () => void = () => undefined;
  const called = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/TagPicker-[^/]+\.js/, async (route) => {
    await called;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/TagPicker-/);
  await page.goto('/boost/league-of-legends/hero-boost');
  await asked;
  // meanwhile the surrounding form has been hydrated and rendered again
  await page.waitForFunction(() => Object.keys(document.forms[0] ?? {}).some((key) => key.startsWith('__reactProps')));
  await page.getByRole('combobox', { name: 'Şampiyon' }).fill('kai');
  come();
  await page.getByRole('option', { name: "Kai'Sa" }).click();
  await expect(page.getByRole('button', { name: "Kai'Sa seçimini çıkar" })).toBeVisible();
});
