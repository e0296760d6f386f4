// The dialogs in which a booster does what waits, and what changes while they are open.
import { expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import DoTask from '../../web-storefront/src/features/booster/DoTask.tsx';
import type { Doing } from '../../web-storefront/src/features/booster/tasks.ts';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { orderIn } from './support/orders.tsx';

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const soon = at(1);
const order = (state: Order['state'], more: object = {}, allowed: object = {}): Order =>
  ({ ...orderIn(state), allowed, ...more }) as unknown as Order;
const step = (kind: string, to: string | null = null) => ({ kind, to, at: at(-1) });
const starting = { nextStates: ['started', 'processing'], dueAt: soon };

const dialogOf = (doing: Doing, close: () => void) => (shown: Order) => (
  <QueryClientProvider client={queryClient}>
    <DoTask order={shown} doing={doing} close={close} />
  </QueryClientProvider>
);

test('the dialog of a pause closes when the order goes on', async () => {
  const paused = order('started', { pause: { by: 'booster', at: soon, reason: 'Mola' } }, { resume: true });
  const close = jest.fn();
  const dialog = dialogOf('resume', close);
  const { rerender } = render(dialog(paused));
  expect(close).not.toHaveBeenCalled();
  rerender(dialog(order('started')));
  expect(close).toHaveBeenCalled();
});

test('the dialog of a customer’s request closes when the request is withdrawn', async () => {
  const close = jest.fn();
  const dialog = dialogOf('trouble', close);
  const { rerender } = render(dialog(order('started', { boosterRequest: { at: at(-1), until: soon } })));
  await screen.findByRole('region', { name: /^Başka .* isteği$/ });
  expect(close).not.toHaveBeenCalled();
  rerender(dialog(order('started')));
  expect(close).toHaveBeenCalled();
});

test('the dialog of the start asks for the log-in only until it is opened', async () => {
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(Response.json([])));
  const dialog = dialogOf('start', jest.fn());
  const taken = step('transition', 'starting');
  const { rerender } = render(dialog(order('starting', { ...starting, timeline: [taken] }, { login: true })));
  expect(await screen.findByText(/^Hesaba girişi henüz açmadın/)).toBeVisible();
  rerender(dialog(order('starting', { ...starting, timeline: [taken, step('login')] }, { login: true })));
  expect(screen.getByText('Hesaba girişi açtın: hesaba girince başla.')).toBeVisible();
  expect(screen.queryByText(/henüz açmadın/)).toBeNull();
});
