import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import { webApp } from '#platform/http/web-app.ts';

const PUBLIC_URL = 'https://ornek.test';
const theme = 'document.title = 1';
const files = {
  'index.html': `<link rel="canonical" href="https://basamak.invalid/"><script>${theme}</script><h1>Ana sayfa</h1>`,
  'app.html': '<meta name="robots" content="noindex"><div id="root"></div>',
  'sss/index.html':
    '<script type="application/ld+json">{"@id":"https://basamak.invalid/sss"}</script><script>2</script>',
  'assets/a-1.js': 'export {}',
  'assets/a-1.js.br': 'compressed',
  'assets/gone-1.js': 'export {}',
  'sw.js': '0',
  'site.json': JSON.stringify({
    origin: 'https://basamak.invalid',
    routes: [
      { path: '/', ids: [], open: true },
      { path: '/sss', ids: [], open: true },
      { path: '/siparisler', ids: [], open: false },
      { path: '/siparisler/:id', ids: ['id'], open: false },
      { path: '/boosterlar/:id', ids: ['id'], open: true },
    ],
    sitemap: ['/', '/sss'],
    disallow: ['/admin/', '/siparisler'],
  }),
};

const [someId, absentId, unknowable] = ['1', '2', '3'].map((last) => `0199f000-0000-7000-8000-00000000000${last}`);
const records = {
  '/boosterlar/:id': async (id: string) => {
    if (id === unknowable) throw new Error('the database is away');
    return id === someId;
  },
};
const root = mkdtempSync(join(tmpdir(), 'basamak-web-'));
let server: Server;

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  const frames = ['https://odeme.test'];
  const app = express().disable('etag');
  app.use(webApp({ root, publicUrl: PUBLIC_URL, frames, thirdParties: ['https://olcum.test'], records }));
  server = app.listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

/** Does not use `fetch`, because `fetch` decompresses the body. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Record<string, string>,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('a page', () => {
  test('that was pre-rendered is sent with the configured public URL', async () => {
    const { status, headers, body } = await get('/');
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body.toString()).toContain('href="https://ornek.test/"');
  });

  test('is compressed after the public URL was filled in', async () => {
    const { headers, body } = await get('/sss', { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(body).toString()).toContain('"@id":"https://ornek.test/sss"');
  });

  test('allows only its own inline scripts and the configured origins', async () => {
    const policies = await Promise.all(
      ['/', '/sss'].map(async (path) => (await get(path)).headers['content-security-policy']),
    );
    expect(policies[0]).toContain(`script-src 'self' ${hashOf(theme)} https://olcum.test;`);
    expect(policies[1]).toContain(`script-src 'self' ${hashOf('2')} https://olcum.test;`);
    expect(policies[0]).toContain('frame-src https://odeme.test https://olcum.test;');
    expect(policies[0]).toContain("connect-src 'self' https://olcum.test;");
  });

  test('that has not changed is answered 304 without a body', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('that is not pre-rendered is the empty app page, with 404 if the path or the record does not exist', async () => {
    for (const [path, expected] of [
      [`/siparisler/${absentId}`, 200],
      ['/siparisler/17', 404],
      [`/boosterlar/${someId}`, 200],
      [`/boosterlar/${absentId}`, 404],
      [`/boosterlar/${unknowable}`, 200],
      ['/boosterlar/x', 404],
      ['/siparisler', 200],
      ['/yok', 404],
      ['/index.html', 404],
      ['/app.html', 404],
      ['/site.json', 404],
      [`/siparisler/${absentId}/18`, 404],
    ] as const) {
      const { status, body } = await get(path);
      expect([path, status, body.toString()]).toEqual([path, expected, files['app.html']]);
    }
  });
});

test('a path in capitals is redirected to the existing path, with its query', async () => {
  for (const [path, target] of [
    ['/SSS', '/sss'],
    ['/Siparisler?a=B', '/siparisler?a=B'],
    ['/SSS/', '/sss/'],
  ] as const) {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, target]);
  }
  expect((await get('/YOK')).status).toBe(404);
  expect((await get('//SSS')).status).toBe(404);
});

test('a POST to a page is refused with 405 and the allowed methods', async () => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/sss`, { method: 'POST' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test('files with a hash in their name are cached for good, others are revalidated, and a missing one is 404', async () => {
  const script = await get('/assets/a-1.js', { 'accept-encoding': 'br' });
  expect(script.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  const missing = await get('/assets/b-2.js');
  expect([missing.status, missing.body.length]).toEqual([404, 0]);
});

test('search engines get a sitemap and a robots.txt that excludes private paths', async () => {
  const map = await get('/sitemap.xml');
  expect(map.headers['content-type']).toMatch(/^application\/xml/);
  expect([...map.body.toString().matchAll(/<loc>([^<]+)</g)].map(([, url]) => url)).toEqual([
    'https://ornek.test/',
    'https://ornek.test/sss',
  ]);
  const { body } = await get('/robots.txt');
  expect(body.toString()).toBe(
    'User-agent: *\nDisallow: /admin/\nDisallow: /siparisler\n\nSitemap: https://ornek.test/sitemap.xml\n',
  );
});

test('a file that a new build has removed is a 404 that is not cached', async () => {
  rmSync(join(root, 'assets/gone-1.js'));
  const { status, headers } = await get('/assets/gone-1.js');
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
});
