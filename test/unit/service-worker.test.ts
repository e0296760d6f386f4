// What the storefront's service worker does with a push and with a click on it. Its file runs as in a browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from '@jest/globals';

const file = join(import.meta.dirname, '../../web-storefront/public/sw.js');
const origin = 'https://basamak.test';

interface Page {
  readonly url: string;
  readonly visibilityState?: string;
  readonly controlled?: boolean;
}

let pages: Page[];
let shown: { readonly title: string; readonly options: { readonly data: string; readonly tag: string } }[];
let done: string[];
let dispatch: (type: string, event: object) => Promise<void>;
beforeEach(() => {
  [pages, shown, done] = [[], [], []];
  const listeners = new Map<string, (event: object) => void>();
  const client = ({ url, visibilityState = 'hidden', controlled = true }: Page) => ({
    url,
    visibilityState,
    focus: () => Promise.resolve(done.push(`focus ${url}`)),
    navigate: (to: string) => {
      if (!controlled) return Promise.reject(new TypeError('not controlled'));
      done.push(`navigate ${to}`);
      return Promise.resolve(client({ url: to }));
    },
  });
  const self = {
    location: new URL(`${origin}/sw.js`),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: {
      matchAll: () => Promise.resolve(pages.map(client)),
      openWindow: (url: string) => Promise.resolve(done.push(`open ${url}`)),
    },
    registration: {
      showNotification: (title: string, options: (typeof shown)[number]['options']) =>
        Promise.resolve(shown.push({ title, options })),
    },
  };
  runInNewContext(readFileSync(file, 'utf8'), { self, URL, Response });
  dispatch = async (type, event) => {
    const waited: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waited.push(work) });
    await Promise.all(waited);
  };
});

const push = (link: unknown) =>
  dispatch('push', {
    data: { json: () => ({ title: 'Siparişin onayını bekliyor', text: 'Onayla.', link, tag: 'order-state:1' }) },
  });
const press = (data: unknown) =>
  dispatch('notificationclick', { notification: { data, close: () => done.push('close') } });

describe('a push', () => {
  test('is shown under its tag and links to a page of the shop', async () => {
    await push('/siparisler/1?a=b#c');
    expect(shown).toMatchObject([
      {
        title: 'Siparişin onayını bekliyor',
        options: { body: 'Onayla.', tag: 'order-state:1', data: '/siparisler/1?a=b#c', lang: 'tr' },
      },
    ]);
  });

  test('is not shown while the page that it links to is visible', async () => {
    pages = [{ url: `${origin}/siparisler/1`, visibilityState: 'visible' }];
    await push('/siparisler/1');
    expect(shown).toEqual([]);
    await push('/siparisler/2');
    expect(shown).toHaveLength(1);
  });

  test.each(['https://evil.example/', '//evil.example/x', '/\\evil.example', '/api/users', '/admin', 7])(
    'that links to %s leads to the home page',
    async (link) => {
      await push(link);
      expect(shown[0]?.options.data).toBe('/');
    },
  );
});

describe('a click on a push', () => {
  test('brings the page to the front if it is open', async () => {
    pages = [{ url: `${origin}/` }, { url: `${origin}/siparisler/1` }];
    await press('/siparisler/1');
    expect(done).toEqual(['close', `focus ${origin}/siparisler/1`]);
  });

  test('navigates an open page of the shop to the link; pages of the console stay as they are', async () => {
    pages = [{ url: `${origin}/admin/orders` }, { url: `${origin}/profil` }];
    await press('/siparisler/1');
    expect(done).toEqual(['close', `navigate ${origin}/siparisler/1`, `focus ${origin}/siparisler/1`]);
  });

  test('opens a new page if there is no open page that can be navigated', async () => {
    await press('/siparisler/1');
    pages = [{ url: `${origin}/profil`, controlled: false }];
    await press('/siparisler/1');
    expect(done).toEqual(['close', `open ${origin}/siparisler/1`, 'close', `open ${origin}/siparisler/1`]);
  });

  test('never leaves the shop', async () => {
    await press('https://evil.example/');
    expect(done).toEqual(['close', `open ${origin}/`]);
  });
});
