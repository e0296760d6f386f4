// Shows an offline page when a page can't be fetched. It caches nothing: pages would be stale after a release, and
// answers are personal (docs/decisions/0026). It also shows push messages (docs/decisions/0039).

const page = `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Bağlantı yok | Basamak</title>
<style>
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 16px; padding: 24px;
    font: 16px/1.5 system-ui, sans-serif; text-align: center; background: #14100f; color: #f3f1ee }
  h1 { margin: 0; font-size: 24px } p { margin: 0; max-width: 40ch }
  a { padding: 10px 20px; border-radius: 6px; background: #46dccf; color: #06272b; font-weight: 600; text-decoration: none }
  @media (prefers-color-scheme: light) { body { background: #f6f5f2; color: #241c19 } }
</style>
<main>
  <h1>Bağlantı yok</h1>
  <p>Sunucuya ulaşılamıyor. Verdiğin siparişler güvende; bağlantın gelince sayfayı yeniden aç.</p>
</main>
<a href="">Yeniden dene</a>
</html>`;

const offline = () =>
  new Response(page, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const ready = async () => {
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(ready());
});
self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  // only pages of the shop: requests to the console and the API are not intercepted
  if (mode !== 'navigate' || method !== 'GET' || /^\/(admin|api)(\/|$)/.test(new URL(url).pathname)) return;
  const fetched = async () => (await event.preloadResponse) ?? (await fetch(event.request));
  event.respondWith(fetched().catch(offline));
});

const isOurs = (address) => address.origin === self.location.origin && !/^\/(admin|api)(\/|$)/.test(address.pathname);
/** The address of a page of the shop; the home page for links to anything else. */
const pageOf = (link) => {
  const begin = new URL('/', self.location.origin);
  if (typeof link !== 'string' || !link.startsWith('/')) return begin;
  const address = new URL(link, begin);
  return isOurs(address) ? address : begin;
};
const openPages = async () => {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => isOurs(new URL(url)));
};
const isAt = (page, { pathname }) => new URL(page.url).pathname === pathname;

self.addEventListener('push', (event) => {
  const show = async () => {
    const { title, text, link, tag } = event.data.json();
    const address = pageOf(link);
    // an open, visible page has already shown the news itself
    if ((await openPages()).some((page) => page.visibilityState === 'visible' && isAt(page, address))) return;
    await self.registration.showNotification(title, {
      body: text,
      tag,
      lang: 'tr',
      icon: '/icons/icon-192.png',
      data: address.pathname + address.search + address.hash,
    });
  };
  event.waitUntil(show());
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = async () => {
    const address = pageOf(event.notification.data);
    const pages = await openPages();
    const page = pages.find((one) => isAt(one, address)) ?? pages[0];
    // a page that this worker does not control can be focused, but not navigated
    const led = page && (isAt(page, address) ? page : await page.navigate(address.href).catch(() => undefined));
    await (led ? led.focus() : self.clients.openWindow(address.href));
  };
  event.waitUntil(open());
});
