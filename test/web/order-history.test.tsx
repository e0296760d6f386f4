// The order page has the newest matches and timeline entries. Older ones are loaded on request.
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { stagesOf } from '../../web-storefront/src/features/order/stages.ts';
import { openAsBooster, open, orderIn, server, winsBy } from './support/orders.tsx';
import { plainDraft } from '../support/drafts.ts';

const many = <T,>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const match = (n: number) => ({
  id: `mac-${n}`,
  orderId: 'siparis',
  champion: `Ahri ${n}`,
  kills: n,
  deaths: 1,
  assists: 1,
  points: 0,
  result: n % 4 === 0 ? 'loss' : 'win',
  playedAt: new Date(Date.UTC(2026, 10, 20, 0, n)).toISOString(),
  counts: true,
});
const entry = (n: number) => ({
  at: new Date(Date.UTC(2026, 10, 20, 0, n)).toISOString(),
  actor: { role: 'booster', displayName: 'Cem' },
  kind: 'transition',
  from: 'started',
  to: n % 2 === 0 ? 'started' : 'in-game',
});
const all = { matches: many(70, match), timeline: many(70, entry) };
const order = {
  ...orderIn('started'),
  service: 'tft/win-boost',
  draft: plainDraft('tft/win-boost'),
  progress: winsBy(3),
  matches: all.matches.slice(-20),
  matchFigures: { total: 70, won: 52, points: 0 },
  timeline: all.timeline.slice(-20),
  timelineTotal: 70,
  milestones: [],
} as unknown as Order;

/** Returns pages like the API. */
const serve = () => {
  const page = server.answer;
  server.answer = (url) => {
    const name = url.pathname.split('/').at(-1) as 'matches' | 'timeline';
    if (!Object.hasOwn(all, name)) return page(url);
    const [from = 0, to = 0] = JSON.parse(url.searchParams.get('range') ?? '[0,0]') as number[];
    const filter = JSON.parse(url.searchParams.get('filter') ?? '{}') as { result?: string };
    const rows = all[name]
      .toReversed()
      .filter((row) => !filter.result || ('result' in row && row.result === filter.result));
    const headers = { 'content-range': `${name} ${from}-${to}/${rows.length}` };
    return Response.json(rows.slice(from, to + 1), { headers });
  };
};
const shown = () => within(screen.getByRole('region', { name: 'Maç geçmişi' })).queryAllByRole('row').length - 1;

test.each([
  ['customer', open],
  ['booster', openAsBooster],
] as const)('a %s sees the figures of all matches, and loads the matches page by page', async (_, openPage) => {
  const user = openPage(order);
  serve();
  expect(await screen.findByRole('region', { name: 'Maç geçmişi' })).toBeVisible();
  expect(screen.getByText('52 G · 18 M')).toBeVisible();
  expect(shown()).toBe(6);
  const more = (left: number) => user.click(screen.getByRole('button', { name: `Daha fazla göster (${left})` }));
  await more(64);
  await waitFor(() => expect(shown()).toBe(50));
  await more(20);
  await waitFor(() => expect(shown()).toBe(70));
  await user.click(screen.getByRole('radio', { name: 'Mağlubiyet' }));
  await waitFor(() => expect(shown()).toBe(18));
});

test('the timeline of an order is loaded page by page', async () => {
  const user = open(order);
  serve();
  const history = await screen.findByRole('list', { name: 'Sipariş geçmişi' });
  expect(within(history).getAllByRole('listitem')).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Daha fazla göster (50)' }));
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Sipariş geçmişi' })).getAllByRole('listitem')).toHaveLength(50),
  );
});

test('a page of matches that failed to load can be loaded by a retry', async () => {
  const user = open(order);
  serve();
  await user.click(await screen.findByRole('button', { name: 'Daha fazla göster (64)' }));
  await waitFor(() => expect(shown()).toBe(50));
  const page = server.answer;
  server.answer = (url) => (url.pathname.endsWith('/matches') ? new Response(null, { status: 400 }) : page(url));
  const more = { name: 'Daha fazla göster (20)' };
  await user.click(screen.getByRole('button', more));
  expect(await screen.findByText('Maçlar yüklenemedi')).toBeVisible();
  expect(screen.queryByRole('button', more)).toBeNull();
  server.answer = page;
  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  await waitFor(() => expect(shown()).toBe(70));
});

test('the stages of an order with a long history keep the times of its milestones', () => {
  const came = { ...entry(0), at: '2026-11-19T10:00:00.000Z', from: 'waiting', to: 'processing' };
  const began = { ...entry(0), at: '2026-11-19T11:00:00.000Z', from: 'processing', to: 'starting' };
  const known = { ...order, milestones: [came, began] } as unknown as Order;
  const notes = (of: Order) => stagesOf(of, 'customer')?.map(({ note }) => note);
  expect(notes(known)?.[1]).not.toBe(notes(order)?.[1]);
});
