// Opens order pages with a fake server.
import { afterAll, beforeEach, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { Order } from '../../../web-storefront/src/features/order/describe.ts';
import { orderQuery } from '../../../web-storefront/src/features/order/queries.ts';
import { queryClient } from '../../../web-storefront/src/lib/query-client.ts';
import { createMemoryRouter, RouterProvider } from '../../../web-storefront/src/lib/router/index.ts';
import { session } from '../../../web-storefront/src/lib/session.ts';
import PanelDetail from '../../../web-storefront/src/pages/booster/PanelDetail.tsx';
import OrderDetail from '../../../web-storefront/src/pages/OrderDetail.tsx';
import { plainDraft } from '../../support/drafts.ts';

/** The fake server: its answer, the requests that it got and the last body that was sent. */
export const server = {
  answer: (_: URL): Response => Response.json({}, { status: 503 }),
  asked: [] as URL[],
  sent: undefined as unknown,
};

beforeEach(() => {
  cleanup();
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  server.asked = [];
  globalThis.fetch = jest.fn<typeof fetch>((input, init) => {
    if (init?.body) server.sent = JSON.parse(init.body as string);
    const url = new URL(input as string, 'http://localhost/');
    server.asked.push(url);
    return Promise.resolve(server.answer(url));
  });
});
afterAll(() => session.close());

export const show = (path: string, Component: ComponentType, at: string) => {
  const user = userEvent.setup();
  const router = createMemoryRouter([{ path, Component }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return user;
};

export const orderIn = (state: Order['state']): Order => {
  const money = { amount: 1000, currency: 'TRY' };
  return {
    id: 'siparis',
    number: '10001',
    state,
    service: 'kocluk',
    draft: plainDraft('kocluk'),
    progress: { percent: 0, done: 0, total: 3, unit: 'hour', source: 'agreed', proven: { percent: 0, done: 0 } },
    estimate: { minHours: 1, maxHours: 2 },
    matches: [],
    matchFigures: { total: 0, won: 0, points: 0 },
    proof: [],
    timeline: [],
    timelineTotal: 0,
    milestones: [],
    summary: [],
    nextStates: [],
    refunded: money,
    tipped: money,
    review: null,
    gameAccount: null,
    allowed: { match: true, pause: true, message: true },
    pause: null,
    dispute: null,
    boosterRequest: null,
    customer: { id: 'ada', displayName: 'Ada Y.' },
    booster: null,
    lane: null,
    dueAt: null,
    late: false,
    playingSince: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    price: money,
    earnings: money,
  } as unknown as Order;
};

/** Answers with the order, an empty chat and no saved accounts. */
const answerOf =
  (order: Order): typeof server.answer =>
  ({ pathname }) => {
    if (pathname.endsWith('/catalog')) return Response.json({ settings: {} });
    return Response.json(/\/(messages|receipts|game-accounts)$/.test(pathname) ? [] : order);
  };

export const openAsBooster = (order: Order) => {
  queryClient.setQueryData(orderQuery('siparis').queryKey, order);
  server.answer = answerOf(order);
  return show('/booster/:pageId/:pageDetail', PanelDetail, '/booster/aktif/siparis');
};

export const open = (order: Order) => {
  queryClient.setQueryData(orderQuery('siparis').queryKey, order);
  server.answer = answerOf(order);
  return show('/siparisler/:id', OrderDetail, '/siparisler/siparis');
};

export const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' }) as const;
export const winsBy = (done: number) => ({
  percent: done * 20,
  done,
  total: 5,
  unit: 'win',
  source: 'matches',
  proven: { percent: done * 20, done },
});
export const wonPartly = (state: Order['state']): Order =>
  ({
    ...orderIn(state),
    service: 'tft/win-boost',
    draft: plainDraft('tft/win-boost'),
    progress: winsBy(3),
    nextStates: state === 'finished' ? ['closed'] : [],
    price: lira(144),
    refunded: lira(0),
  }) as Order;
