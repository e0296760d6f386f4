import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FreshQueryClient } from '#contract/browser/query-client.ts';
import { App } from '../../web-admin/src/App.tsx';
import { newsroom } from '../../web-admin/src/live/news.ts';
import { session as consoleSession } from '../../web-admin/src/providers/session.ts';
import { messagesOf, messagesQuery, type Message } from '../../web-storefront/src/features/chat/queries.ts';
import { followLive } from '../../web-storefront/src/features/live.ts';
import { orderQuery } from '../../web-storefront/src/features/order/queries.ts';
import { currentUserQuery, type User } from '../../web-storefront/src/features/session/use-session.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

jest.setTimeout(20_000);

const token = `h.${btoa(JSON.stringify({ sub: 'aylin', exp: Date.now() / 1000 + 900 }))}.s`;
const list = (...rows: object[]) =>
  Response.json(rows, { headers: { 'content-range': `coupons 0-${rows.length}/${rows.length}` } });

/** Leaves requests of `path` open until the test answers them, in any order. Other requests are answered at once. */
function serve(path: string, otherwise: (pathname: string) => Response) {
  const asked: ((answer: Response) => void)[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    const { pathname } = new URL(input as string, 'http://localhost/');
    if (pathname !== path) return Promise.resolve(otherwise(pathname));
    return new Promise((answer) => asked.push(answer));
  });
  return asked;
}

/** A storefront that follows the live stream; `tell` sends it an event. */
function storefront(path: string) {
  const following = new AbortController();
  let tell: (event: string, data: object) => void = () => undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (told) => {
      tell = (event, data) =>
        told.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    },
  });
  const asked = serve(path, (pathname) => (pathname === '/api/live' ? new Response(stream) : Response.json([])));
  session.signIn(token);
  void followLive(following.signal);
  return { asked, tell: (event: string, data: object) => tell(event, data), leave: () => following.abort() };
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'addEventListener').mockImplementation(() => undefined); // jsdom accepts only its own abort signals
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
  await session.signOut();
  await consoleSession.signOut();
});
afterAll(() => {
  session.close();
  consoleSession.close();
});

test('a query invalidated during its first fetch is fetched again, and the older answer is dropped', async () => {
  const { asked, tell, leave } = storefront('/api/orders/o1');
  const order = new QueryObserver(queryClient, orderQuery('o1'));
  const forget = order.subscribe(() => undefined);
  await waitFor(() => expect(asked).toHaveLength(1));
  tell('order', { id: 'o1' });
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!(Response.json({ id: 'o1', state: 'in-progress' }));
  asked[0]!(Response.json({ id: 'o1', state: 'waiting' }));
  await waitFor(() => expect(order.getCurrentResult().data?.state).toBe('in-progress'));
  expect(asked).toHaveLength(2);
  forget();
  leave();
});

test('a caller that waits for a restarted fetch gets the new answer and no error', async () => {
  const { asked, leave } = storefront('/api/users/current');
  const user = queryClient.ensureQueryData(currentUserQuery);
  await waitFor(() => expect(asked).toHaveLength(1));
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[0]!(Response.json({ id: 'aylin', firstName: 'Önce' }));
  asked[1]!(Response.json({ id: 'aylin', firstName: 'Sonra' }));
  expect(await user).toMatchObject({ firstName: 'Sonra' });
  leave();
});

test('a message that arrives while the conversation is fetched is in the result', async () => {
  const { asked, tell, leave } = storefront('/api/orders/o1/messages');
  const message = (seq: number) => ({ id: `m${seq}`, orderId: 'o1', seq, sender: { id: 'deniz' } }) as Message;
  const chat = new InfiniteQueryObserver(queryClient, messagesQuery('o1'));
  const forget = chat.subscribe(() => undefined);
  const shown = () => messagesOf(chat.getCurrentResult().data).map(({ seq }) => seq);
  await waitFor(() => expect(asked).toHaveLength(1));
  tell('message', message(2));
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[0]!(list(message(1)));
  asked[1]!(list(message(2), message(1)));
  await waitFor(() => expect(shown()).toEqual([1, 2]));
  forget();
  leave();
});

test('a balance event during a fetch of the user is not overwritten by the older answer', async () => {
  const { asked, tell, leave } = storefront('/api/users/current');
  const aylin = (amount: number) => ({ id: 'aylin', balance: { amount, currency: 'TRY' } }) as User;
  const { queryKey } = currentUserQuery;
  queryClient.setQueryData(queryKey, aylin(10_00));
  const user = new QueryObserver(queryClient, currentUserQuery);
  const forget = user.subscribe(() => undefined);
  void queryClient.invalidateQueries({ queryKey });
  await waitFor(() => expect(asked).toHaveLength(1));
  tell('wallet', { amount: 50_00, currency: 'TRY' });
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[0]!(Response.json(aylin(10_00)));
  asked[1]!(Response.json(aylin(50_00)));
  await waitFor(() => expect(user.getCurrentResult()).toMatchObject({ isFetching: false, data: aylin(50_00) }));
  forget();
  leave();
});

test('in the console, too, a list that is invalidated during its first fetch is fetched again', async () => {
  const user = { id: 'aylin', firstName: 'Aylin', lastName: 'Şen', role: 'staff', scope: ['coupons:read'] };
  const coupon = (code: string) => ({
    id: '0199f000-0000-7000-8000-000000000001',
    code,
    discount: { type: 'percent', percent: 10 },
    validFrom: null,
    validUntil: null,
    minimumTotal: null,
    maximumDiscount: null,
    services: [],
    totalUses: null,
    usesPerCustomer: null,
    used: 0,
    createdAt: '2026-11-01T00:00:00Z',
  });
  const asked = serve('/api/admin/coupons', (pathname) =>
    pathname === '/api/users/current' ? Response.json({ ...user, mustChangePassword: false }) : list(),
  );
  consoleSession.signIn(token);
  const routes = [{ path: '*', element: <App /> }];
  const router = createMemoryRouter(routes, { basename: '/admin', initialEntries: ['/admin/coupons'] });
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(asked).toHaveLength(1), { timeout: 8000 });
  newsroom.hear('everything');
  await waitFor(() => expect(asked).toHaveLength(2), { timeout: 8000 });
  asked[1]!(list(coupon('SONRA')));
  asked[0]!(list(coupon('ONCE')));
  expect(await screen.findByText('SONRA', {}, { timeout: 8000 })).toBeVisible();
  expect(screen.queryByText('ONCE')).toBeNull();
});

test('a query that is invalidated faster than it is answered still gets an answer, and a last one afterwards', async () => {
  const client = new FreshQueryClient();
  let asked = 0;
  const queryFn = async () => {
    const nth = ++asked;
    await new Promise((answer) => setTimeout(answer, 60));
    return nth;
  };
  const observer = new QueryObserver(client, { queryKey: ['flood'], queryFn });
  const end = observer.subscribe(() => undefined);
  const began = performance.now();
  for (let events = 0; events < 30; events++) {
    await new Promise((wait) => setTimeout(wait, 10));
    void client.invalidateQueries({ queryKey: ['flood'] });
  }
  const took = performance.now() - began;
  expect(observer.getCurrentResult().data).toBeGreaterThan(0);
  const before = asked;
  await waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ fetchStatus: 'idle', data: asked }));
  expect(asked).toBeLessThanOrEqual(before + 1);
  expect(asked).toBeLessThan(2 + (2 * took) / 60); // at most two requests for each answer that fits in the time
  end();
  client.clear();
});

test('a conversation whose messages come faster than its first answer still loads', async () => {
  const { asked, tell, leave } = storefront('/api/orders/o1/messages');
  const message = (seq: number) => ({ id: `m${seq}`, orderId: 'o1', seq, sender: { id: 'deniz' } }) as Message;
  const chat = new InfiniteQueryObserver(queryClient, messagesQuery('o1'));
  const forget = chat.subscribe(() => undefined);
  const shown = () => messagesOf(chat.getCurrentResult().data).map(({ seq }) => seq);
  await waitFor(() => expect(asked).toHaveLength(1));
  for (const seq of [2, 3, 4]) tell('message', message(seq));
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!(list(message(2), message(1)));
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(shown()).toEqual([1, 2]);
  asked[2]!(list(message(4), message(3), message(2), message(1)));
  await waitFor(() => expect(shown()).toEqual([1, 2, 3, 4]));
  forget();
  leave();
});

/** A query whose requests the test answers. */
function answeredByHand<T>() {
  const asked: ((answer: T) => void)[] = [];
  return { asked, queryFn: () => new Promise<T>((answer) => asked.push(answer)) };
}

test('a query that is invalidated while a further page is fetched is fetched again afterwards, with all its pages', async () => {
  const client = new FreshQueryClient();
  const { asked, queryFn } = answeredByHand<string>();
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['pages'],
    queryFn,
    initialPageParam: 0,
    getNextPageParam: (_, pages) => pages.length,
    staleTime: 30_000,
  });
  const end = observer.subscribe(() => undefined);
  const shown = () => observer.getCurrentResult().data?.pages;
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!('the first of before');
  await waitFor(() => expect(shown()).toHaveLength(1));
  void observer.fetchNextPage();
  await waitFor(() => expect(asked).toHaveLength(2));
  void client.invalidateQueries({ queryKey: ['pages'] });
  await waitFor(() => expect(asked).toHaveLength(3));
  asked[2]!('the second');
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(shown()).toEqual(['the first of before', 'the second']);
  asked[3]!('the first');
  await waitFor(() => expect(asked).toHaveLength(5));
  asked[4]!('the second');
  await waitFor(() => expect(shown()).toEqual(['the first', 'the second']));
  end();
  client.clear();
});

test('a balance event is not overwritten by an older answer, however often the user was invalidated', async () => {
  const { asked, tell, leave } = storefront('/api/users/current');
  const aylin = (amount: number) => ({ id: 'aylin', balance: { amount, currency: 'TRY' } }) as User;
  const { queryKey } = currentUserQuery;
  queryClient.setQueryData(queryKey, aylin(10_00));
  const user = new QueryObserver(queryClient, currentUserQuery);
  const shown: (number | undefined)[] = [];
  const forget = user.subscribe(({ data }) => shown.push(data?.balance.amount));
  for (const times of [1, 2, 2]) {
    void queryClient.invalidateQueries({ queryKey });
    await waitFor(() => expect(asked).toHaveLength(times));
  }
  tell('wallet', { amount: 50_00, currency: 'TRY' });
  await waitFor(() => expect(shown).toContain(50_00));
  asked[1]!(Response.json(aylin(10_00)));
  await waitFor(() => expect(asked).toHaveLength(3));
  asked[2]!(Response.json(aylin(50_00)));
  await waitFor(() => expect(user.getCurrentResult()).toMatchObject({ isFetching: false, data: aylin(50_00) }));
  expect(shown.slice(shown.indexOf(50_00))).not.toContain(10_00);
  forget();
  leave();
});

test('awaiting an invalidation gives an answer that was requested after it', async () => {
  const client = new FreshQueryClient();
  const { asked, queryFn } = answeredByHand<string>();
  const observer = new QueryObserver(client, { queryKey: ['waited'], queryFn });
  const end = observer.subscribe(() => undefined);
  void client.invalidateQueries();
  const read = client.invalidateQueries().then(() => observer.getCurrentResult().data);
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!('before');
  await waitFor(() => expect(asked).toHaveLength(3));
  asked[2]!('after');
  expect(await read).toBe('after');
  end();
  client.clear();
});
