import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { routes } from '#contract/routes.ts';
import { openApiDocument } from '#platform/http/openapi/document.ts';
import { documents } from '#platform/http/openapi/docs.ts';
import { html, prose } from '#platform/http/openapi/html.ts';
import { docsPages, docsRoot } from '#platform/http/openapi/pages.ts';

const pages = docsPages(openApiDocument());
const whole = [...pages.values()].join('\n');

let server: Server;
let url: string;
beforeAll(async () => {
  server = express().use('/api', documents()).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

test('every operation is described once, and every event is described on the page of webhooks', () => {
  const document = openApiDocument();
  const names = Object.values(document.paths ?? {}).flatMap((item) =>
    Object.values(item as Record<string, { readonly operationId: string }>).map(({ operationId }) => operationId),
  );
  expect(names).toHaveLength(Object.keys(routes).length);
  for (const name of names) expect(whole.split(`id="${name}"`)).toHaveLength(2);
  expect(pages.get('staff-orders')).toContain('order.transition_not_allowed');
  for (const event of Object.keys(document.webhooks ?? {})) expect(pages.get('webhooks')).toContain(`id="${event}"`);
});

test('every internal link leads to a page and an anchor that exist', () => {
  const lost = [...whole.matchAll(/href="\/api\/docs\/?([\w-]*)(?:#([\w.-]+))?"/g)].filter(([, name = '', id]) => {
    const page = pages.get(name);
    return page === undefined || (id !== undefined && !page.includes(`id="${id}"`));
  });
  expect(lost.map(([link]) => link)).toEqual([]);
});

test('a page loads its icon and its style sheet, and no script', () => {
  expect(whole).not.toMatch(/<script|<style| style=| on[a-z]+="|src="/);
  const loaded = [...whole.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, address]) => address);
  expect([...new Set(loaded)]).toEqual(['/favicon.svg', `${docsRoot}/pages.css`]);
});

test('text is escaped when it is written into a page', () => {
  expect(html`<p>${'<b> & "c"'}</p>`.text).toBe('<p>&lt;b&gt; &amp; &quot;c&quot;</p>');
  expect(prose('a `<b>`\n\nc').text).toBe('<p>a <code>&lt;b&gt;</code></p>\n<p>c</p>');
});

test('a page is compressed and cacheable, and its policy allows no scripts; an unknown page is a 404', async () => {
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${url}${docsRoot}${path}`, { headers });
  const first = await ask('', { 'accept-encoding': 'br' });
  expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
  expect(await first.text()).toBe(pages.get(''));
  const again = { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await ask('', again)).status).toBe(304);
  expect((await ask('/pages.css')).headers.get('content-type')).toMatch('text/css');
  expect((await ask('/nothing')).status).toBe(404);
});
