// Says that there is no connection where a page can't be fetched. It keeps nothing: neither pages, which would be stale
// after a release, nor answers, which are personal (docs/decisions/0026).

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
  // only the shop's own pages: the console and the API answer for themselves
  if (mode !== 'navigate' || method !== 'GET' || /^\/(admin|api)(\/|$)/.test(new URL(url).pathname)) return;
  const fetched = async () => (await event.preloadResponse) ?? (await fetch(event.request));
  event.respondWith(fetched().catch(offline));
});
