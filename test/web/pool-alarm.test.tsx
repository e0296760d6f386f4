// News of an order that came into the pool, and the filter of the pool that a browser keeps.
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Pool from '../../web-storefront/src/features/booster/Pool.tsx';
import { keys } from '../../web-storefront/src/features/keys.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { createMemoryRouter, RouterProvider } from '../../web-storefront/src/lib/router/index.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import BoosterPanel from '../../web-storefront/src/pages/booster/BoosterPanel.tsx';
import { aDraft } from '../support/drafts.ts';

const inPool = (id: string, more: object = {}) => ({
  id,
  number: id,
  service: 'league-of-legends/elo-boost',
  draft: aDraft(),
  earnings: { amount: 5000, currency: 'TRY' },
  sharePercent: 60,
  priority: false,
  estimate: { minHours: 8, maxHours: 12 },
  takeable: true,
  createdAt: `2026-11-20T12:${String(id.codePointAt(0)! % 60).padStart(2, '0')}:00.000Z`, // `b` came after `a`
  ...more,
});
/** The first page of the pool, and how many orders there are on all pages. */
let pool: object[] = [];
let total = 0;
let takesOrders = true;
let tones = 0;
let state = 'running';

beforeEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  pool = [inPool('a')];
  total = 1;
  takesOrders = true;
  tones = 0;
  state = 'running';
  const node = { connect: (next: object) => next, start: () => (tones += 1), stop: () => undefined };
  const gain = { ...node, gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined } };
  Object.assign(globalThis, {
    AudioContext: class {
      readonly currentTime = 0;
      get state() {
        return state;
      }
      resume = () => Promise.resolve();
    },
    OscillatorNode: jest.fn(() => node),
    GainNode: jest.fn(() => gain),
  });
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    const ofPool = (input as string).includes('/booster/pool');
    if ((input as string).includes('/booster/profile')) return Promise.resolve(Response.json({ takesOrders }));
    const range = `pool */${ofPool ? total : 0}`;
    return Promise.resolve(Response.json(ofPool ? pool : [], { headers: { 'content-range': range } }));
  });
});
afterAll(() => session.close());

/** Opens the pool in the panel's frame, or without it. */
function open(at = '/booster/havuz', framed = true) {
  const page = { path: '*', Component: Pool };
  const router = createMemoryRouter(framed ? [{ Component: BoosterPanel, children: [page] }] : [page], {
    initialEntries: [at],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const later = async (rows: object[], inAll = rows.length) => {
  pool = rows;
  total = inAll;
  await act(() => queryClient.invalidateQueries({ queryKey: keys.booster }));
};
const news = () => screen.queryByText(/^Havuza sana uyan yeni bir sipariş geldi/);
const known = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));

test('without the booster’s choice a new order makes neither a notice nor a sound', async () => {
  open();
  await known();
  await later([inPool('b'), inPool('a')]);
  expect(news()).toBeNull();
  expect(tones).toBe(0);
});

test('with both switched on, a new order is announced and heard; the choice is remembered', async () => {
  open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Yeni siparişi haber ver' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Sesle de haber ver' }));
  await waitFor(() => expect(tones).toBe(2)); // the sample
  await known();
  await later([inPool('b'), inPool('a')]);
  await waitFor(() => expect(news()).toBeVisible());
  await waitFor(() => expect(tones).toBe(4));
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
  expect(news()).toBeNull();
  cleanup();
  open();
  expect(await screen.findByRole('switch', { name: 'Yeni siparişi haber ver' })).toBeChecked();
});

/** Opens the panel of a booster who wants to be told, with this pool. */
const listening = async (rows: object[], inAll = rows.length) => {
  localStorage.setItem('havuz.haber', '{"notice":true,"sound":true}');
  [pool, total] = [rows, inAll];
  open();
  await screen.findByRole('switch', { name: 'Yeni siparişi haber ver' });
  await known();
};

test('an order that cannot be taken, or was taken meanwhile, is not announced', async () => {
  await listening([inPool('c')]);
  await later([inPool('d', { takeable: false, because: 'rank' }), inPool('c')]);
  expect(news()).toBeNull();
  await later([inPool('e'), inPool('d'), inPool('c')]);
  await waitFor(() => expect(news()).toBeVisible());
  await later([inPool('d'), inPool('c')]);
  await waitFor(() => expect(news()).toBeNull());
});

test.each([
  ['two were taken', 38],
  ['as many came behind it as were taken', 40],
])('an order that only moved up from the next page is not announced, although %s', async (_, inAll) => {
  await listening([inPool('d'), inPool('c')], 40);
  await later([inPool('d'), inPool('b')], inAll);
  expect(news()).toBeNull();
});

test('an order that comes while two others are taken is announced', async () => {
  await listening([inPool('c'), inPool('b'), inPool('a')]);
  await later([inPool('d'), inPool('a')]);
  await waitFor(() => expect(news()).toBeVisible());
});

test('an order that its booster dropped is announced, although it was in the pool before', async () => {
  await listening([inPool('b'), inPool('a')]);
  await later([inPool('b')]);
  await later([inPool('b'), inPool('a')]);
  await waitFor(() => expect(news()).toBeVisible());
});

test('the news are of the newest orders, which in a long pool are not on its first page', async () => {
  await listening([inPool('b')], 40);
  const sorts = jest.mocked(fetch).mock.calls.map(([url]) => new URL(url as string, 'http://localhost/').searchParams);
  expect(sorts.map((search) => search.get('sort'))).toContain('["createdAt","DESC"]');
  expect(sorts.filter((search) => search.get('filter')?.includes('disputed'))).toHaveLength(1);
});

test('the notice leads to all orders, the newest first, whatever filter was kept', async () => {
  localStorage.setItem('havuz.filtre', 'oyun=valorant');
  await listening([inPool('a')]);
  await later([inPool('b'), inPool('a')]);
  expect(await screen.findByRole('link', { name: 'Havuza bak' })).toHaveAttribute('href', '/booster/havuz?sira=yeni');
});

test('the kept filter is the first one that is asked for', async () => {
  localStorage.setItem('havuz.filtre', 'oyun=valorant');
  open('/booster/havuz', false);
  await screen.findByRole('radio', { name: 'Valorant' });
  await known();
  const asked = jest.mocked(fetch).mock.calls.map(([url]) => url as string);
  expect(asked.filter((url) => url.includes('/booster/pool'))).toEqual([expect.stringContaining('valorant')]);
});

test('a browser that does not allow sound yet plays none later', async () => {
  state = 'suspended';
  await listening([inPool('a')]);
  await later([inPool('b'), inPool('a')]);
  await waitFor(() => expect(news()).toBeVisible());
  expect(tones).toBe(0);
});

test('the last filter is kept for the next visit, and a cleared one stays cleared', async () => {
  open('/booster/havuz', false);
  await userEvent.selectOptions(await screen.findByLabelText('Sırala'), 'Yüksek kazanç');
  await waitFor(() => expect(screen.getByLabelText('Sırala')).toHaveDisplayValue('Yüksek kazanç'));
  await userEvent.click(screen.getByRole('radio', { name: 'Valorant' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Valorant' })).toBeChecked());
  cleanup();
  const router = open('/booster/havuz', false);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Valorant' })).toBeChecked());
  expect(router.state.location.search).toBe('?sira=kazanc&oyun=valorant');
  await userEvent.click(screen.getByRole('radio', { name: 'Tümü' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Tümü' })).toBeChecked());
  await userEvent.selectOptions(screen.getByLabelText('Sırala'), 'Öncelikliler');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  cleanup();
  const again = open('/booster/havuz', false);
  expect(await screen.findByLabelText('Sırala')).toHaveDisplayValue('Öncelikliler');
  expect(again.state.location.search).toBe('');
});

test('an address with a filter is not replaced by the kept one', async () => {
  localStorage.setItem('havuz.filtre', 'oyun=valorant');
  const router = open('/booster/havuz?oyun=tft', false);
  expect(await screen.findByRole('radio', { name: 'TFT' })).toBeChecked();
  expect(router.state.location.search).toBe('?oyun=tft');
});
test('a booster who takes no orders is not told of new ones', async () => {
  takesOrders = false;
  await listening([inPool('a')]);
  expect(await screen.findByText(/^Şu an sipariş almıyorsun, haber gelmez\./)).toBeVisible();
  await later([inPool('b'), inPool('a')]);
  await known();
  expect(news()).toBeNull();
  expect(tones).toBe(0);
});
