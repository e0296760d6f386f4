// A match that comes in while an order's page is open, the way to the chat, and the choices of motion and sound.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { DisplaySettings } from '../../web-storefront/src/features/settings/DisplaySettings.tsx';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { orderQuery } from '../../web-storefront/src/features/order/queries.ts';
import { unreadQuery } from '../../web-storefront/src/features/chat/queries.ts';
import PanelDetail from '../../web-storefront/src/pages/booster/PanelDetail.tsx';
import { Link } from 'react-router-dom';
import { choose, isOn } from '../../web-storefront/src/lib/preferences.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { aDraft } from '../support/drafts.ts';
import { open, openAsBooster, orderIn, server, show } from './support/orders.tsx';

const animate = jest.fn<Element['animate']>();
beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.motion;
  animate.mockClear();
  Element.prototype.animate = animate;
});
afterEach(cleanup);

const at = (division: number, points: number, done: number) => {
  const reached = { done, percent: Math.round((100 * done) / 3), current: { tier: 'gold', division, points } };
  return { ...reached, total: 3, unit: 'rung', source: 'matches', proven: reached } as const;
};
const match = (id: string, points: number) => ({
  id,
  orderId: 'siparis',
  champion: 'Vi',
  kills: 9,
  deaths: 2,
  assists: 11,
  points,
  result: 'win',
  playedAt: '2026-11-20T12:00:00.000Z',
  counts: true,
});
const climb = (progress: Order['progress'], matches: readonly object[]): Order =>
  ({
    ...orderIn('started'),
    service: 'league-of-legends/elo-boost',
    draft: aDraft({ current: { tier: 'gold', division: 3 }, target: { tier: 'platinum', division: 4 } }),
    progress,
    matches,
    matchFigures: { total: matches.length, won: matches.length, points: 20 * matches.length },
    booster: { id: 'b', displayName: 'Cem K.', tier: 1 },
    allowed: { message: true },
  }) as unknown as Order;

const before = climb(at(3, 90, 0.9), [match('1', 20)]);
const after = climb(at(2, 10, 1.1), [match('1', 20), match('2', 20)]);
const comesIn = async (order: Order) => {
  // the part that tells of matches has loaded, and the page has loaded its order again
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
  await waitFor(() => expect(queryClient.isFetching(orderQuery('siparis'))).toBe(0));
  queryClient.setQueryData(orderQuery('siparis').queryKey, order);
};
/** The order's progress, without its states above. */
const progress = () => within(screen.getByRole('region', { name: 'İlerleme' }));

test('a match that comes in is told once, and lets the climbed steps rise', async () => {
  open(before);
  expect(progress().getByText('Altın III · 90 LP, hedefe 210 LP')).toBeVisible();
  expect(animate).not.toHaveBeenCalled();
  await comesIn(after);
  expect(await screen.findByText('Yeni maç: Galibiyet, +20 LP. Altın II · 10 LP, hedefe 190 LP.')).toHaveAttribute(
    'role',
    'status',
  );
  expect(animate).toHaveBeenCalledTimes(2); // the step that was left, and the new one
  expect(progress().getByText('Altın II · 10 LP, hedefe 190 LP')).toBeVisible();
  expect(await progress().findByText('Altın II · 10 LP')).toBeVisible();
});

test('a booster is not told of the match that they entered, and sees the climbed steps rise', async () => {
  openAsBooster(before);
  await waitFor(() => expect(queryClient.isFetching(orderQuery('siparis'))).toBe(0));
  queryClient.setQueryData(orderQuery('siparis').queryKey, after);
  await waitFor(() => expect(animate).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(/^Yeni maç/)).toBeNull();
});

test('another order of the booster raises no step, although it has more matches', async () => {
  const other = { ...after, id: 'diger', number: '10002' };
  queryClient.setQueryData(orderQuery('siparis').queryKey, before);
  queryClient.setQueryData(orderQuery('diger').queryKey, other);
  server.answer = ({ pathname }) =>
    Response.json(/orders\/(siparis|diger)$/.test(pathname) ? (pathname.endsWith('diger') ? other : before) : []);
  const Panel = () => (
    <>
      <Link to="/booster/aktif/diger">Öbür sipariş</Link>
      <PanelDetail />
    </>
  );
  const user = show('/booster/:pageId/:pageDetail', Panel, '/booster/aktif/siparis');
  expect(progress().getByText('+20')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Öbür sipariş' }));
  await waitFor(() => expect(progress().getByText('+40')).toBeVisible());
  expect(animate).not.toHaveBeenCalled();
});

test('points count up to their new value', async () => {
  open(before);
  const figure = progress().getByText('+20');
  await comesIn(after);
  await screen.findByText(/^Yeni maç/);
  expect(figure).not.toHaveTextContent('+40');
  await waitFor(() => expect(figure).toHaveTextContent('+40'));
});

test('without motion, nothing rises and points have their new value at once', async () => {
  choose('motion', false);
  open(before);
  await comesIn(after);
  await screen.findByText(/^Yeni maç/);
  expect(animate).not.toHaveBeenCalled();
  expect(progress().getByText('+40')).toBeVisible();
  expect(progress().getByText('Altın II · 10 LP, hedefe 190 LP')).toBeVisible();
});

test('a short climb is drawn compactly, a long one is not', () => {
  open(before);
  expect(document.querySelector('.stair--prog')).toHaveClass('stair--short');
  cleanup();
  const draft = aDraft({ current: { tier: 'gold', division: 3 }, target: { tier: 'diamond', division: 4 } });
  open({ ...before, draft });
  expect(document.querySelector('.stair--prog')).not.toHaveClass('stair--short');
});

test('the button to the chat has the number of unread messages', () => {
  queryClient.setQueryData(unreadQuery.queryKey, new Map([['siparis', 3]]));
  open(before);
  expect(screen.getByRole('link', { name: 'Sohbet 3 okunmamış mesaj' })).toHaveAttribute(
    'href',
    '/siparisler/siparis#sohbet',
  );
});

test('motion and sound are chosen for this browser', async () => {
  const user = show('/', () => <DisplaySettings reader="customer" />, '/');
  expect([isOn('motion'), isOn('sound')]).toEqual([true, false]);
  await user.click(screen.getByRole('switch', { name: 'Hareket' }));
  await user.click(screen.getByRole('switch', { name: 'Ses' }));
  expect([isOn('motion'), isOn('sound')]).toEqual([false, true]);
  expect(document.documentElement.dataset.motion).toBe('off');
  await user.click(screen.getByRole('switch', { name: 'Hareket' }));
  expect(document.documentElement.dataset.motion).toBeUndefined();
});

test('where the system reduces motion, the switch says that nothing moves although it is on', () => {
  show('/', () => <DisplaySettings reader="customer" />, '/');
  expect(screen.getByRole('switch', { name: 'Hareket' })).toHaveAccessibleDescription(/basamak yükselir/);
  cleanup();
  const system = { matches: true, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList;
  const asked = jest.spyOn(globalThis, 'matchMedia').mockReturnValue(system);
  show('/', () => <DisplaySettings reader="customer" />, '/');
  expect(screen.getByRole('switch', { name: 'Hareket' })).toHaveAccessibleDescription(/hiçbir şey hareket etmez/);
  asked.mockRestore();
});

test.each(['@media (prefers-reduced-motion: reduce)', ":root[data-motion='off'] *::after"])(
  'under %s no animation waits for its turn: the steps of an arrival do not flash one by one',
  (place) => {
    const css = readFileSync('web-storefront/src/styles/base.css', 'utf8');
    const rule = css.slice(css.indexOf(place)).split('}')[0];
    expect(rule).toContain('animation-delay: 0ms !important');
  },
);

test('a booster gets no sound for a new match, and no switch for it', () => {
  show('/', () => <DisplaySettings reader="booster" />, '/');
  expect(screen.getByRole('switch', { name: 'Hareket' })).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Ses' })).toBeNull();
});
