// Public pages as search engines, browsers before hydration, and offline browsers see them.
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { watch } from './support/watch.ts';

const pages = [
  '/',
  '/lol',
  '/valorant',
  '/wild-rift',
  '/hakkimizda',
  '/sss',
  '/kosullar',
  '/kosullar/gizlilik-politikasi',
  '/boost/league-of-legends/elo-boost',
];

async function sourceOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await answer.text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return { status: answer.status(), html, origin: new URL(answer.url()).origin, first };
}

test('the HTML of nine public pages has a heading, meta tags and structured data', async ({ request }) => {
  const titles = new Set<string>();
  for (const path of pages) {
    const { status, html, origin, first } = await sourceOf(request, path);
    expect([path, status]).toEqual([path, 200]);
    titles.add(first(/<title>([^<]+ \| Basamak)<\/title>/));
    expect(first(/<meta name="description" content="([^"]{40,200})">/), path).not.toBe('');
    expect(first(/<link rel="canonical" href="([^"]+)">/)).toBe(origin + path);
    expect(first(/<meta property="og:url" content="([^"]+)">/)).toBe(origin + path);
    expect(html).toMatch(/<h1[^>]*>(?:<[^>]+>)*[^<]+/);
    expect(html).not.toContain('basamak.invalid');
    const data = JSON.parse(first(/<script type="application\/ld\+json">(.+?)<\/script>/)) as { '@graph': object[] };
    expect(data['@graph'].length).toBeGreaterThan(0);
  }
  expect(titles.size).toBe(pages.length);
});

test('pages that search engines must not index have a noindex tag', async ({ request }) => {
  for (const path of ['/siparisler', '/login', '/yok']) {
    const { html } = await sourceOf(request, path);
    expect(html).toContain('<meta name="robots" content="noindex">');
  }
});

test('every address of the sitemap exists, and robots.txt excludes the console', async ({ request }) => {
  const urls = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)</g)].map(([, url]) => url);
  expect(urls.length).toBeGreaterThanOrEqual(pages.length);
  for (const url of urls) expect([url, (await request.get(url ?? '')).status()]).toEqual([url, 200]);
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin/');
});

test('the web manifest names its start page, and its icons have the stated sizes', async ({ request }) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    icons: readonly { src: string; sizes: string }[];
    start_url: string;
  };
  expect(manifest.start_url).toBe('/');
  for (const { src, sizes } of manifest.icons) {
    const png = await (await request.get(src)).body();
    expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});

test('hydration keeps the elements of the prerendered page', async ({ page }) => {
  const { faults } = watch(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      // A form's price and surcharges come as soon as it is hydrated. Its late parts are not hydrated by then.
      Object.assign(globalThis, { sent: [...document.querySelectorAll('#root :is(h1, main section, .bar-m__row)')] });
    });
  });
  for (const path of ['/', '/lol', '/sss', '/kosullar/iade-politikasi', '/boost/league-of-legends/elo-boost']) {
    await page.goto(path);
    await awake(page);
    await page.getByRole('banner').getByRole('button', { name: 'Giriş yap' }).click();
    await expect(page.getByRole('dialog', { name: 'Giriş yap' })).toBeVisible();
    const lost = await page.evaluate(() =>
      (globalThis as unknown as { sent: Element[] }).sent
        .filter((one) => !one.isConnected)
        .map((one) => one.textContent.slice(0, 40)),
    );
    expect([path, ...lost]).toEqual([path]);
  }
  expect(faults).toEqual([]);
});

test('a public page asks for its scripts after its first paint, for all of them together', async ({ page }) => {
  for (const path of ['/', '/lol', '/sss', '/boost/league-of-legends/elo-boost']) {
    await page.goto(path);
    await awake(page);
    const { paint, scripts } = await page.evaluate(() => ({
      paint: performance.getEntriesByType('paint')[0]?.startTime ?? Number.NaN,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/(renderer|main|frame)-.*\.js/.test(name))
        .map(({ name, startTime }) => {
          const { pathname } = new URL(name);
          const named = document.head.querySelector(`[rel="modulepreload"][href="${pathname}"]`) !== null;
          return { pathname, startTime, named };
        }),
    }));
    expect(scripts).toHaveLength(3);
    for (const { pathname, startTime, named } of scripts) {
      expect([path, pathname, named]).toEqual([path, pathname, true]);
      expect(startTime).toBeGreaterThan(paint);
    }
  }
});

test('a public page starts without Intl, whose data take a phone long to load', async ({ page }) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(globalThis, { made });
    for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'ListFormat', 'PluralRules'] as const) {
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct: (target, args, newTarget) => {
            made.push(name);
            return Reflect.construct(target, args, newTarget) as object;
          },
        }),
      });
    }
  });
  for (const path of ['/', '/lol', '/sss', '/boost/league-of-legends/elo-boost']) {
    await page.goto(path);
    await awake(page);
    expect([path, await page.evaluate(() => (globalThis as { made?: string[] }).made)]).toEqual([path, []]);
  }
});

for (const [how, path] of [
  ['hydrated', '/boost/league-of-legends/elo-boost'],
  ['rendered again', '/boost/league-of-legends/elo-boost?kaynak=posta'],
] as const) {
  test(`a press and a tap before the code has loaded take effect afterwards, on a page that is ${how}`, async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    // a press is kept only for some seconds; the stopped clock keeps it on a slow machine as well
    await page.addInitScript(() => {
      performance.now = () => 0;
    });
    await page.goto(path, { waitUntil: 'commit' });
    // the handles are placed by the page's code, so that the target is only tapped here
    await page.locator('.stair__cols [data-step="20"]').click();
    const opener = page.getByRole('button', { name: 'Kupon kodum var' });
    await opener.click();
    await expect(opener).toHaveAttribute('data-early');
    held.resolve();
    await expect(page.getByLabel('Kupon kodu', { exact: true })).toBeFocused();
    await expect(page.getByRole('slider', { name: 'Hedef rank' })).toHaveAttribute('aria-valuenow', '21');
  });
}

test('a half-filled order form keeps its choices after a reload', async ({ page }) => {
  await page.goto('/boost/league-of-legends/elo-boost');
  const support = page.getByRole('radio', { name: /Destek/ });
  await support.press('Space');
  await expect(support).toBeChecked();
  await awake(page);
  await expect(support).toBeChecked();
  const { faults } = watch(page);
  await page.reload();
  await expect(support).toBeChecked();
  expect(faults).toEqual([]);
});

test('a link with a question’s id opens the question, and a search hides questions that do not match', async ({
  page,
}) => {
  await page.goto('/sss#vpn');
  const question = page.locator('details#vpn');
  await expect(question).toHaveAttribute('open');
  await expect(question).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Sorularda ara' }).fill('SIFRE');
  await expect(page.getByRole('status').filter({ hasText: 'soru bulundu' })).toBeVisible();
  await expect(question).toBeHidden();
});

/** Waits until the footer's links are hydrated. */
const awake = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector('footer a') ?? {}).some((key) => key.startsWith('__reactProps')),
      ),
    )
    .toBe(true);

test('a page whose scripts cannot be loaded at first starts when the server is back', async ({ page }) => {
  await page.route(/\/assets\/(renderer|frame)-|\/favicon\.svg/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.goto('/sss');
  await failed;
  await page.unroute(/\/assets\/(renderer|frame)-|\/favicon\.svg/);
  await awake(page);
});

test('a page starts in a browser that does not report its first paint', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PerformanceObserver'));
  await page.goto('/sss');
  await awake(page);
});

test('a link followed offline shows an offline message, and opens by itself when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/sss');
  await awake(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
  await expect(page.getByRole('heading', { name: 'Bağlantı yok' })).toBeVisible();
  await expect(page).toHaveURL('/hakkimizda');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/http|Failed|500/);
  await expect(page.locator('.notices')).toContainText('Bağlantı yok.');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Hakkımızda' })).toBeVisible();
  await expect(page.locator('.notices')).not.toContainText('Bağlantı yok.');
});

test('a link whose script was removed by a new release loads the whole page, once', async ({ page }) => {
  await page.goto('/sss');
  const documents: string[] = [];
  page.on('domcontentloaded', (loaded) => documents.push(new URL(loaded.url()).pathname));
  await page.route('**/assets/About-*.js', (route) => route.fulfill({ status: 404 }));
  await awake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
  await expect(page.getByRole('heading', { name: 'Beklenmeyen bir hata oldu' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/http|Failed/);
  expect(documents).toEqual(['/hakkimizda']);
  await page.unroute('**/assets/About-*.js');
  await page.getByRole('button', { name: 'Sayfayı yenile' }).click();
  await expect(page.getByRole('heading', { name: 'Hakkımızda' })).toBeVisible();
});

test('a guarded page shows its frame before any script runs, but only in a browser with an earlier log-in', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => undefined); // this request is never answered
  await page.route('**/api/**', () => undefined);
  await page.goto('/siparisler', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('Siparişlerim')).toBeHidden();
  await page.evaluate(() => localStorage.setItem('auth.signedIn', 'customer'));
  for (const [path, text] of [
    ['/siparisler', 'Siparişler yükleniyor'],
    ['/siparisler/0199a1b2-0000-7000-8000-000000000000', 'Sipariş yükleniyor'],
    ['/profil', 'Profil yükleniyor'],
    ['/booster', 'Bugün'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kayıt ol' })).toBeHidden();
  }
});

test('an address opened offline shows the offline page, and nothing is cached', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto('/sss');
  await expect(page.getByRole('heading', { name: 'Bağlantı yok' })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(false);
  // the connection may return a moment later than the browser reports, so that the user has to retry
  const again = page.getByRole('link', { name: 'Yeniden dene' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(page.getByRole('heading', { name: 'Sık sorulan sorular' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
});
