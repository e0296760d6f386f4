// News of an order that came into the pool, and the filter of the pool that a browser keeps.
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Pool from '../../web-storefront/src/features/booster/Pool.tsx';
import { poolQuery } from '../../web-storefront/src/features/booster/queries.ts';
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
  createdAt: '2026-11-20T12:00:00.000Z',
  ...more,
});
let pool: object[] = [];
let tones = 0;

beforeEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  pool = [inPool('a')];
  tones = 0;
  const node = { connect: (next: object) => next, start: () => (tones += 1), stop: () => undefined };
  const gain = { ...node, gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined } };
  Object.assign(globalThis, {
    AudioContext: class {
      readonly currentTime = 0;
      resume = () => Promise.resolve();
      createOscillator = () => ({ ...node, frequency: {} });
      createGain = () => gain;
    },
  });
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    const rows = (input as string).includes('/booster/pool') ? pool : [];
    return Promise.resolve(Response.json(rows, { headers: { 'content-range': `pool */${rows.length}` } }));
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
const later = async (rows: object[]) => {
  pool = rows;
  await act(() => queryClient.invalidateQueries({ queryKey: poolQuery(0).queryKey }));
};
const news = () => screen.queryByText(/^Havuza sana uyan yeni bir sipariş geldi/);
const known = () => waitFor(() => expect(queryClient.getQueryData(poolQuery(0).queryKey)).toBeDefined());

test('without the booster’s choice a new order makes neither a notice nor a sound', async () => {
  open();
  await known();
  await later([inPool('a'), inPool('b')]);
  expect(news()).toBeNull();
  expect(tones).toBe(0);
});

test('with both switched on, a new order is announced and heard; the choice is remembered', async () => {
  open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Yeni siparişi haber ver' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Sesle de haber ver' }));
  expect(tones).toBe(2); // the sample
  await known();
  await later([inPool('a'), inPool('b')]);
  await waitFor(() => expect(news()).toBeVisible());
  expect(tones).toBe(4);
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
  expect(news()).toBeNull();
  cleanup();
  open();
  expect(await screen.findByRole('switch', { name: 'Yeni siparişi haber ver' })).toBeChecked();
});

test('an order that only moved up, cannot be taken, or was taken meanwhile is not announced', async () => {
  localStorage.setItem('havuz.haber', '{"notice":true,"sound":true}');
  pool = [inPool('a'), inPool('b')];
  open();
  await known();
  await later([inPool('c')]); // two left, and one of the next page moved up
  expect(news()).toBeNull();
  await later([inPool('c'), inPool('d', { takeable: false, because: 'rank' })]);
  expect(news()).toBeNull();
  await later([inPool('c'), inPool('d'), inPool('e')]);
  await waitFor(() => expect(news()).toBeVisible());
  await later([inPool('c'), inPool('d')]);
  await waitFor(() => expect(news()).toBeNull());
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
