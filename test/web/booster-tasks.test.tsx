// The first page of the panel: what waits for the booster, in the order of the deadlines.
import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activeOrdersQuery } from '../../web-storefront/src/features/booster/queries.ts';
import { inOrder, tasksOf } from '../../web-storefront/src/features/booster/tasks.ts';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { createMemoryRouter, RouterProvider } from '../../web-storefront/src/lib/router/index.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import BoosterPanel from '../../web-storefront/src/pages/booster/BoosterPanel.tsx';
import Overview from '../../web-storefront/src/pages/booster/Overview.tsx';
import { aDraft } from '../support/drafts.ts';
import { orderIn } from './support/orders.tsx';

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const order = (state: Order['state'], more: object = {}, allowed: object = {}): Order =>
  ({ ...orderIn(state), allowed, ...more }) as unknown as Order;
const step = (kind: string, to: string | null = null) => ({ kind, to, at: at(-1) });
const [soon, later] = [at(1), at(5)];
const goal = (percent: number) => ({
  ...orderIn('started').progress,
  proven: { percent, done: percent === 100 ? 3 : 0 },
});
const starting = { nextStates: ['started', 'processing'], dueAt: soon };

describe('an order', () => {
  test.each([
    [
      'with a dispute asks for the answer by its deadline',
      order('finished', { disputeAnswerDueAt: soon }, { answerDispute: true }),
      'İtirazı yanıtla',
      soon,
      'trouble',
    ],
    [
      'that was taken asks for its start by the promised time',
      order('starting', starting),
      'Siparişe başla',
      soon,
      'start',
    ],
    [
      'whose log-in was not opened asks for its start in the same words',
      order('starting', { ...starting, timeline: [step('transition', 'starting')] }, { login: true }),
      'Siparişe başla',
      soon,
      'start',
    ],
    [
      'whose account changed asks for the log-in again',
      order(
        'started',
        { dueAt: soon, timeline: [step('transition', 'starting'), step('login'), step('account')] },
        { login: true },
      ),
      'Hesap değişti, girişi yeniden iste',
      soon,
      'login',
    ],
    [
      'that reached its goal asks for its end',
      order('in-game', { dueAt: soon, progress: goal(100), nextStates: ['finished'] }),
      'Hedefe ulaştın, siparişi bitir',
      soon,
      'finish',
    ],
    [
      'that is late asks for its end',
      order('started', { dueAt: at(-1), late: true, nextStates: ['finished'] }),
      'Süresi geçen siparişi bitir',
      at(-1),
      'finish',
    ],
    [
      'that is late and cannot be finished now leads to its page',
      order('started', { dueAt: at(-1), late: true }),
      'Süresi geçen siparişi bitir',
      at(-1),
      undefined,
    ],
    [
      'whose customer wants another booster shows until when',
      order('started', { boosterRequest: { at: at(-1), until: soon } }),
      'Müşteri başka koç istedi',
      soon,
      'trouble',
    ],
    [
      'whose customer wants another account has no deadline',
      order('started', { accountRequest: { at: at(-1) } }),
      'Müşteri başka hesap istedi, şimdilik oynama',
      null,
      'trouble',
    ],
    [
      'that its booster paused asks to go on',
      order('started', { dueAt: soon, pause: { by: 'booster', at: soon } }, { resume: true }),
      'Duraklattığın siparişi sürdür',
      null,
      'resume',
    ],
    [
      'with a stream that was not given asks for its link',
      order('started', { dueAt: soon, stream: { live: null } }, { stream: true }),
      'Yayın bağlantısını ver',
      soon,
      'trouble',
    ],
  ])('%s', (_, shown, what, until, doing) => {
    const [task, ...others] = tasksOf(shown, 0);
    expect(others).toEqual([]);
    expect([task?.what, task?.doing]).toEqual([what, doing]);
    if (until === null) expect(task?.until).toBeNull();
    else expect(Math.abs(Date.parse(task?.until ?? '') - Date.parse(until))).toBeLessThan(1000);
  });

  test('that only has to be played on, or waits for its customer, asks for nothing', () => {
    expect(tasksOf(order('started', { dueAt: soon }), 0)).toEqual([]);
    expect(tasksOf(order('finished'), 0)).toEqual([]);
    const answered = order('starting', { ...starting, nextStates: ['processing'], rank: { outcome: 'open' } });
    expect(tasksOf(answered, 0)).toEqual([]);
  });
});

test('the nearest deadline is first, and what has none is last', () => {
  const untils = [null, later, soon].map((until) => ({ until }));
  expect(inOrder(untils).map(({ until }) => until)).toEqual([soon, later, null]);
});

const money = { amount: 0, currency: 'TRY' };
/** Opens the page of a booster with these orders, who has finished one before. */
function open(
  orders: readonly Order[],
  { unread = [] as object[], places = 3, failing = [] as string[], disputed = [] as Order[], framed = false } = {},
) {
  const answers: Record<string, unknown> = {
    '/api/booster/orders': orders,
    '/api/booster/earnings': { balance: money, thisMonth: money, finishedOrders: 1, byWeek: [] },
    '/api/booster/profile': { tier: 2, simultaneousOrders: places, activeOrders: orders.length },
    '/api/messages/unread': unread,
    ...Object.fromEntries([...orders, ...disputed].map((one) => [`/api/orders/${one.id}`, one])),
  };
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    const { pathname, searchParams } = new URL(input as string, 'http://localhost/');
    if (failing.includes(pathname)) return Promise.resolve(Response.json({}, { status: 503 }));
    const answer = searchParams.get('filter')?.includes('"disputed"') ? disputed : (answers[pathname] ?? []);
    const total = Array.isArray(answer) ? answer.length : 1;
    return Promise.resolve(Response.json(answer, { headers: { 'content-range': `rows */${total}` } }));
  });
  const page = { path: '*', Component: Overview };
  const router = createMemoryRouter(framed ? [{ Component: BoosterPanel, children: [page] }] : [page], {
    initialEntries: ['/booster'],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
const tasks = async () => within(await screen.findByRole('region', { name: 'Seni bekleyenler' }));

beforeEach(() => {
  cleanup();
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false } });
});
afterAll(() => session.close());

test('the page lists what waits in all orders by deadline, each with its order and a button that does it', async () => {
  const taken = { ...order('starting', { ...starting, dueAt: later }), id: 'alinan', number: '10001' } as Order;
  const disputed = order('finished', { disputeAnswerDueAt: soon }, { answerDispute: true });
  open([taken, { ...disputed, id: 'itirazli', number: '10002' }], {
    unread: [{ orderId: 'alinan', unread: 2 }],
  });
  const shown = await tasks();
  await shown.findByText('2 okunmamış mesaj');
  expect(shown.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Yanıt ver, sipariş 10002',
    'Başla, sipariş 10001',
    'Yanıtla, sipariş 10001',
  ]);
  expect(shown.getByRole('link', { name: '10002' })).toHaveAttribute('href', '/booster/aktif/itirazli');
  expect(shown.getAllByText(/^Son: /)).toHaveLength(2);
});

test.each([
  [
    'a start asks for the log-in first, if it was not opened',
    order('starting', { ...starting, timeline: [step('transition', 'starting')] }, { login: true }),
    'Başla',
    'Siparişe başla',
  ],
  [
    'a start asks for the rank, if the order does',
    order('starting', { ...starting, draft: aDraft() }, { reportRank: true }),
    'Başla',
    'Hesapta hangi rank var?',
  ],
  [
    'an end asks for its proof',
    order('started', { dueAt: at(-1), late: true, nextStates: ['finished'] }),
    'Bitir',
    'Sipariş hedefe varmadan bitirilsin mi?',
  ],
  [
    'a pause is ended',
    order('started', { pause: { by: 'booster', at: soon, reason: 'Mola' } }, { resume: true }),
    'Devam ettir',
    'Sipariş 10001',
  ],
])('what waits is done in a dialog on the page: %s', async (_, shown, act, title) => {
  open([shown]);
  fireEvent.click(await (await tasks()).findByRole('button', { name: `${act}, sipariş 10001` }));
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
});

describe('the focus, after the dialog of a task', () => {
  const paused = order('started', { pause: { by: 'booster', at: soon, reason: 'Mola' } }, { resume: true });
  const opened = async () => {
    open([paused]);
    const user = userEvent.setup();
    await user.click(await (await tasks()).findByRole('button', { name: 'Devam ettir, sipariş 10001' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Sipariş 10001' })) };
  };

  test('is on the heading of the tasks, if the task is done', async () => {
    const { user, dialog } = await opened();
    const resumed = order('started', { pause: null }, { resume: false });
    const answer = globalThis.fetch;
    globalThis.fetch = jest.fn<typeof fetch>((input, init) =>
      (input as string).includes('/orders/siparis') ? Promise.resolve(Response.json(resumed)) : answer(input, init),
    );
    await user.click(await dialog.findByRole('button', { name: 'Devam ettir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Seni bekleyenler' })).toHaveFocus());
  });

  test('is on the button of the task, if it is not done', async () => {
    const { user, dialog } = await opened();
    await user.click(dialog.getByRole('button', { name: 'Kapat' }));
    const button = await (await tasks()).findByRole('button', { name: 'Devam ettir, sipariş 10001' });
    await waitFor(() => expect(button).toHaveFocus());
  });
});

test('the focus stays in the active orders when the card that has it goes away', async () => {
  const kept = order('started', { progress: { ...goal(20), unit: 'win' } }, { match: true });
  const ended = { ...kept, id: 'biten', number: '10002' };
  const orders = [kept, ended];
  open(orders);
  const cards = within(await screen.findByRole('region', { name: 'Aktif siparişler' }));
  await waitFor(() => expect(cards.getAllByRole('button', { name: 'Maç ekle' })).toHaveLength(2));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0)); // an answer from before would bring the card back
  act(() => cards.getAllByRole('button', { name: 'Maç ekle' })[1]?.focus());
  orders.pop(); // a reload in between finds the same
  const list = { rows: [kept], total: 1, atLeast: false };
  act(() => void queryClient.setQueryData(activeOrdersQuery.queryKey as readonly unknown[], list));
  await waitFor(() => expect(cards.getAllByRole('button', { name: 'Maç ekle' })).toHaveLength(1));
  expect(cards.getByRole('heading', { name: 'Aktif siparişler' })).toHaveFocus();
});

test('with nothing to do, a free place leads to the pool, and a full load does not', async () => {
  open([order('started')]);
  const free = await tasks();
  expect(await free.findByRole('link', { name: 'Havuza git' })).toHaveAttribute('href', '/booster/havuz');
  cleanup();
  queryClient.clear();
  open([order('started')], { places: 1 });
  const full = await tasks();
  expect(await full.findByText(/^Yerin dolu/)).toBeVisible();
  expect(full.queryByRole('link')).toBeNull();
});

test('the card of an order has one next step: its task, or else the next match', async () => {
  const played = { ...order('started', { progress: { ...goal(20), unit: 'win' } }, { match: true }), id: 'oynanan' };
  const taken = { ...order('starting', starting), id: 'alinan' };
  open([played, taken]);
  const cards = within(await screen.findByRole('region', { name: 'Aktif siparişler' }));
  expect(await cards.findByRole('button', { name: 'Maç ekle' })).toBeVisible();
  expect(await cards.findByRole('button', { name: 'Başla' })).toBeVisible();
});

test.each([
  [
    'the end of a reached goal, also if the stream’s link is missing',
    order(
      'started',
      { dueAt: soon, stream: { live: null }, progress: goal(100), nextStates: ['finished'] },
      { stream: true, match: true },
    ),
    'Bitir',
  ],
  [
    'the start, also if the log-in was not opened',
    order('starting', { ...starting, timeline: [step('transition', 'starting')] }, { login: true }),
    'Başla',
  ],
  [
    'a task that can be done here, also after one that only leads to the order',
    order('started', { dueAt: at(-1), late: true, boosterRequest: { at: at(-1), until: soon } }, { message: true }),
    'İsteği gör',
  ],
  ['else the way to the order', order('started', { dueAt: at(-1), late: true }, { message: true }), 'Siparişe git'],
  ['the progress of a lesson', order('started', {}, { match: true }), 'İlerlemeyi güncelle'],
])('the card shows the same main step as the order’s page: %s', async (_, shown, name) => {
  open([shown]);
  const cards = within(await screen.findByRole('region', { name: 'Aktif siparişler' }));
  expect(await cards.findByText(name)).toBeVisible();
});

const disputed = {
  ...order('finished', { disputed: true, disputeAnswerDueAt: soon }, { answerDispute: true }),
  id: 'itirazli',
  number: '10002',
} as Order;

test.each([
  ['the list of orders', '/api/booster/orders'],
  ['one of the orders', '/api/orders/siparis'],
  ['the unread messages', '/api/messages/unread'],
])('if %s cannot be loaded, the page does not say that nothing waits', async (_, path) => {
  open([order('started')], { failing: [path] });
  const shown = await tasks();
  expect(await shown.findByRole('button', { name: 'Yeniden dene' })).toBeVisible();
  expect(shown.queryByText('Seni bekleyen bir şey yok')).toBeNull();
});

test('what was loaded is listed, also if another order could not be loaded', async () => {
  open([order('started'), { ...order('starting', starting), id: 'alinan' }], {
    failing: ['/api/orders/siparis'],
  });
  const shown = await tasks();
  expect(await shown.findByRole('button', { name: /^Başla/ })).toBeVisible();
  expect(shown.getByRole('button', { name: 'Yeniden dene' })).toBeVisible();
});

test('a dispute is a task also if the order is behind a full page of newer ones', async () => {
  open([order('started')], { disputed: [disputed] });
  const shown = await tasks();
  expect(await shown.findByText('İtirazı yanıtla')).toBeVisible();
});

test('a dispute stands in the banner of the first page only if it is not among the tasks', async () => {
  open([order('started')], { disputed: [disputed], framed: true });
  await (await tasks()).findByText('İtirazı yanıtla');
  expect(screen.queryByRole('list', { name: 'İtiraz edilen siparişler' })).toBeNull();
  cleanup();
  queryClient.clear();
  open([order('started')], { disputed: [disputed], failing: ['/api/orders/itirazli'], framed: true });
  expect(await screen.findByRole('list', { name: 'İtiraz edilen siparişler' })).toHaveTextContent('10002');
});

describe('the card of an order says until when', () => {
  const rank = { outcome: 'open' };
  test.each([
    ['it is started', order('starting', starting), /^Son başlama/],
    ['it is finished', order('started', { dueAt: soon }), /^Son teslim/],
    ['nothing, once it is finished', order('finished', { dueAt: soon }), null],
    ['nothing, while its customer looks at another rank', order('starting', { ...starting, rank }), null],
  ])('%s', async (_, shown, text) => {
    open([shown]);
    const cards = within(await screen.findByRole('region', { name: 'Aktif siparişler' }));
    await cards.findByRole('progressbar', { name: 'İlerleme' });
    if (text) expect(cards.getByText(text)).toBeVisible();
    else expect(cards.queryByText(/^Son /)).toBeNull();
  });
});
