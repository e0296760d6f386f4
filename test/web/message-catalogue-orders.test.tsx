// The messages of the specification (section 8) about an order, each on its screen.
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { messages } from '../../src/contract/messages.tr.ts';
import { CorrectProgress } from '../../web-storefront/src/features/booster/CorrectProgress.tsx';
import { OrderSteps } from '../../web-storefront/src/features/booster/OrderSteps.tsx';
import Pool from '../../web-storefront/src/features/booster/Pool.tsx';
import { beginningOf } from '../../web-storefront/src/features/draft/kept.ts';
import { initialDraft } from '../../web-storefront/src/features/draft/state.ts';
import CopyLink from '../../web-storefront/src/features/order-form/CopyLink.tsx';
import { AccountCard } from '../../web-storefront/src/features/order/AccountCard.tsx';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import { Toasts } from '../../web-storefront/src/ui/Toasts.tsx';
import { aDraft, plainDraft } from '../support/drafts.ts';

interface Sent {
  readonly call: string;
  readonly body: unknown;
}
const sent: Sent[] = [];
let answers: Readonly<Record<string, () => Response>>;

const refused = (code: keyof typeof messages, detail: string, params: object = {}) =>
  Response.json({ code, detail, params }, { status: 409, headers: { 'content-type': 'application/problem+json' } });

beforeEach(() => {
  cleanup();
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  answers = {};
  sent.length = 0;
  globalThis.fetch = jest.fn<typeof fetch>(async (input, init) => {
    const request = new Request(new URL(input as string, 'http://localhost/'), init);
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
    const text = await request.text();
    sent.push({ call, body: text ? JSON.parse(text) : null });
    return answers[call]?.() ?? Response.json({});
  });
});
afterAll(() => session.close());

const show = (what: ReactNode) => {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{what}</MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  return user;
};
const button = (name: string) => screen.findByRole('button', { name });

const climb = {
  id: 'siparis',
  number: '10001',
  draft: aDraft(),
  state: 'waiting',
  lane: 'jungle',
  laneChanged: false,
  gameAccount: { inGameName: 'Fare#TR1', server: 'tr', hasCredentials: true },
  allowed: { gameAccount: true, removeGameAccount: true, lane: false },
  nextStates: ['started'],
  progress: {
    done: 2,
    total: 11,
    unit: 'rung',
    current: { tier: 'gold', division: 1, points: 40 },
  },
} as unknown as Order;
const order = (fields: object) => ({ ...climb, ...fields }) as Order;

test('account set or remove error: a game account that could not be removed says to reload the page', async () => {
  answers = { 'DELETE /orders/siparis/game-account': () => refused('order.closed_for_changes', 'Artık kaldırılamaz.') };
  const user = show(<AccountCard order={climb} />);
  await user.click(await button('Hesabı kaldır'));
  const asking = await screen.findByRole('dialog'); // its code loads on the first use
  await user.click(within(asking).getByRole('button', { name: 'Hesabı kaldır' }));
  expect(await screen.findByText(/^Oyun hesabı kaldırılamadı, sayfayı yenile\./)).toBeVisible();
});

test('success: removal shows its message', async () => {
  answers = { 'DELETE /orders/siparis/game-account': () => Response.json(order({ gameAccount: null })) };
  const user = show(<AccountCard order={climb} />);
  await user.click(await button('Hesabı kaldır'));
  const asking = await screen.findByRole('dialog'); // its code loads on the first use
  await user.click(within(asking).getByRole('button', { name: 'Hesabı kaldır' }));
  expect(await screen.findByText('Oyun hesabı kaldırıldı')).toBeVisible();
});

test('too many orders: a booster at their limit is told to ask the admin', async () => {
  const detail = messages['order.booster_limit_reached'].replace('{limit}', '2');
  const row = {
    ...climb,
    earnings: { amount: 5000, currency: 'TRY' },
    takeable: true,
    sharePercent: 60,
    priority: false,
    estimate: { minHours: 8, maxHours: 12 },
  };
  answers = {
    'GET /booster/pool': () =>
      Response.json([{ ...row, createdAt: new Date().toISOString() }], { headers: { 'content-range': 'rows 0-0/1' } }),
    'POST /orders/siparis/take': () => refused('order.booster_limit_reached', detail, { limit: 2 }),
  };
  const user = show(<Pool />);
  await user.click(await button('10001 numaralı siparişi al'));
  await user.click(await button('Siparişi al'));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(detail).toContain('Sınırın yükseltilmesi için yöneticiyle görüş.');
});

test('the order state did not change to started', async () => {
  answers = { 'POST /orders/siparis/transitions': () => refused('order.transition_not_allowed', 'Şu an yapılamaz.') };
  const user = show(<OrderSteps order={order({ state: 'starting' })} />);
  await user.click(await button('Başla'));
  expect(await screen.findByText('Sipariş başlatılamadı. Şu an yapılamaz.')).toBeVisible();
});

const copies = async (writeText: () => Promise<void>) => {
  const { choices } = beginningOf('league-of-legends/elo-boost', undefined, new URLSearchParams());
  const user = show(<CopyLink draft={initialDraft(choices)} />);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await user.click(await button('Bu siparişin bağlantısını kopyala'));
};

test('the link could not be copied', async () => {
  await copies(() => Promise.reject(new Error('not allowed')));
  expect(await screen.findByText('Bağlantı kopyalanamadı')).toBeVisible();
});

test('success: link copied shows its message', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  await copies(writeText);
  expect(await screen.findByText('Bağlantı kopyalandı')).toBeVisible();
  expect(writeText).toHaveBeenCalledTimes(1);
});

const correct = async (shown: Order) => {
  const close = jest.fn();
  const user = show(<CorrectProgress order={shown} close={close} />);
  return { user, close, save: () => button('İlerlemeyi kaydet').then((it) => user.click(it)) };
};

test('a corrected progress needs a reason, and an amount above the order is refused at its field', async () => {
  const lesson = order({ draft: plainDraft('kocluk'), progress: { done: 1, total: 3, unit: 'hour', current: null } });
  answers = { 'PUT /orders/siparis/progress': () => Response.json(lesson) };
  const { user, close, save } = await correct(lesson);
  const done = await screen.findByLabelText('Tamamlanan saat');
  expect(done).toHaveValue(1);
  await user.clear(done);
  await user.type(done, '9');
  await save();
  expect(await screen.findByText('En az 3 harfle nedenini yaz.')).toBeVisible();
  await user.type(screen.getByLabelText('Neden'), '  Üç saat işledik ');
  await save();
  expect(done).toHaveValue(9);
  expect(done).toHaveAccessibleDescription('0 ile 3 arasında bir sayı yaz.');
  expect(sent).toEqual([]);
  await user.clear(done);
  await user.type(done, '3');
  await save();
  expect(await screen.findByText('İlerleme güncellendi')).toBeVisible();
  expect(sent).toEqual([{ call: 'PUT /orders/siparis/progress', body: { done: 3, reason: 'Üç saat işledik' } }]);
  expect(close).toHaveBeenCalled();
});

test('a fractional progress is kept and can be typed', async () => {
  const lesson = order({ draft: plainDraft('kocluk'), progress: { done: 1.5, total: 3, unit: 'hour', current: null } });
  answers = { 'PUT /orders/siparis/progress': () => Response.json(lesson) };
  const { user, save } = await correct(lesson);
  const done = await screen.findByLabelText<HTMLInputElement>('Tamamlanan saat');
  await user.type(screen.getByLabelText('Neden'), 'Yarım saat işledik');
  await save();
  await user.clear(done);
  await user.type(done, '2.25');
  expect(done.validity.valid).toBe(true);
  await save();
  await waitFor(() => expect(sent.map(({ body }) => (body as { done: number }).done)).toEqual([1.5, 2.25]));
});

test('the progress of a climb is a rank; a refusal of the server is shown and the window stays open', async () => {
  answers = { 'PUT /orders/siparis/progress': () => refused('order.closed_for_changes', 'Hedeften yukarı olamaz.') };
  const { user, close, save } = await correct(climb);
  expect(await screen.findByText('Hedef: Elmas IV')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Şu anki lig'), 'Platin');
  await user.type(screen.getByLabelText('Neden'), 'Maçlar eksik girilmiş');
  await save();
  expect(await screen.findByText('Hedeften yukarı olamaz.')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ current: { tier: 'platinum' }, reason: 'Maçlar eksik girilmiş' });
  expect(close).not.toHaveBeenCalled();
});
