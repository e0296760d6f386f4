// Forms about money: a payout is confirmed first, and a declined card keeps the amount.
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from '../../web-storefront/src/lib/router/index.ts';
import { followSession } from '../../web-storefront/src/app/session-effects.ts';
import { PayoutForm } from '../../web-storefront/src/features/booster/PayoutForm.tsx';
import AddBalanceModal from '../../web-storefront/src/features/wallet/AddBalanceModal.tsx';
import InsufficientBalanceModal from '../../web-storefront/src/features/wallet/InsufficientBalanceModal.tsx';
import { useTopUpState } from '../../web-storefront/src/features/wallet/use-top-up-state.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

const sent: { readonly call: string; readonly body: unknown }[] = [];
let state: string;

beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
  sent.length = 0;
  state = 'failed';
  globalThis.fetch = jest.fn<typeof fetch>((input, init) => {
    const { pathname } = new URL(input as string, 'http://localhost');
    if (init?.method === 'POST') sent.push({ call: pathname, body: JSON.parse((init.body as string) || 'null') });
    const topUp = { id: 'yukleme', state, amount: { amount: 75_000, currency: 'TRY' } };
    return Promise.resolve(Response.json(pathname.startsWith('/api/top-ups') ? topUp : { settings: {} }));
  });
  session.signIn(`h.${btoa(JSON.stringify({ sub: 'ece', exp: Date.now() / 1000 + 900 }))}.s`);
});
afterAll(() => session.close());

const show = (what: ReactNode) => {
  const router = createMemoryRouter([{ path: '*', Component: () => what }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
};

test('a payout is sent only after its amount and IBAN were confirmed', async () => {
  const user = show(<PayoutForm balance={{ amount: 100_000, currency: 'TRY' }} />);
  await user.type(await screen.findByLabelText('Çekilecek tutar'), '250');
  await user.click(screen.getByRole('button', { name: 'Para çek' }));
  expect(screen.getByLabelText('IBAN')).toHaveFocus();
  await user.type(screen.getByLabelText('IBAN'), 'TR330006100519786457841326');
  await user.click(screen.getByRole('button', { name: 'Para çek' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('250,00');
  expect(dialog).toHaveTextContent('TR33 0006 1005 1978 6457 8413 26');
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: /^250,00.₺ çek$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      call: '/api/booster/payouts',
      body: { amount: { amount: 25_000, currency: 'TRY' }, iban: 'TR330006100519786457841326' },
    },
  ]);
});

const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' as const });

test('a card payment for an order starts with the missing amount; a top-up without an order has a larger minimum', async () => {
  const draft = { service: 'valorant/normal-mac', matches: 1 } as never;
  const user = show(<InsufficientBalanceModal price={lira(35)} missing={lira(25)} draft={draft} />);
  const field = await screen.findByLabelText('Yüklenecek tutar');
  expect(field).toHaveValue('25');
  const order = screen.getByRole('checkbox', { name: 'Ödeme onaylanınca siparişimi de ver.' });
  await user.click(order);
  expect(field).toHaveValue('100');
  expect(screen.getByText(/^En az 100,00.₺ yüklenebilir/)).toBeInTheDocument();
  await user.click(order);
  expect(field).toHaveValue('25');
  await user.click(screen.getByRole('button', { name: 'Kartla yükle' }));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ call: '/api/top-ups', body: { amount: lira(25), draft, expectedPrice: lira(35) } }),
  );
});

test('a top-up for an account on sale starts at the minimum, and the form says so', async () => {
  show(<InsufficientBalanceModal price={lira(35)} missing={lira(25)} what="account" />);
  expect(await screen.findByLabelText('Yüklenecek tutar')).toHaveValue('100');
  expect(screen.getByText(/^En az 100,00.₺ yüklenebilir/)).toBeInTheDocument();
});

test('a payout below the minimum is refused at its field', async () => {
  const user = show(<PayoutForm balance={lira(100)} />);
  await user.type(await screen.findByLabelText('Çekilecek tutar'), '9');
  await user.click(screen.getByRole('button', { name: 'Para çek' }));
  expect(screen.getByText(/^En az 10,00.₺ çekebilirsin/)).toBeInTheDocument();
});

function Paid() {
  useTopUpState('yukleme');
  return null;
}

test('the amount of a declined card stays in the form until it is paid or its payer logs out', async () => {
  followSession(createMemoryRouter([{ path: '*', Component: () => null }]));
  const amount = () => screen.findByLabelText<HTMLInputElement>('Yüklenecek tutar');
  const topUp = async () => {
    const user = show(<AddBalanceModal />);
    await user.clear(await amount());
    await user.type(await amount(), '750');
    await user.click(screen.getByRole('button', { name: 'Kartla yükle' }));
    await waitFor(() => expect(sent.at(-1)?.call).toBe('/api/top-ups'));
    cleanup();
  };
  const begins = async () => {
    show(<AddBalanceModal />);
    const { value } = await amount();
    cleanup();
    return value;
  };
  await topUp();
  expect(await begins()).toBe('750');
  await act(() => session.signOut());
  expect(await begins()).toBe('500');
  session.signIn(`h.${btoa(JSON.stringify({ sub: 'ece', exp: Date.now() / 1000 + 900 }))}.s`);
  await topUp();
  state = 'paid';
  queryClient.clear();
  show(<Paid />);
  await waitFor(() => expect(sessionStorage.getItem('topUp.unpaid')).toBeNull());
  cleanup();
  expect(await begins()).toBe('500');
});
