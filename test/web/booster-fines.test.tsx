import { afterAll, afterEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import BoosterBalance from '../../web-storefront/src/features/booster/BoosterBalance.tsx';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { createMemoryRouter, RouterProvider } from '../../web-storefront/src/lib/router/index.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

afterEach(cleanup);
afterAll(() => session.close());

const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' });
/** Twelve unpaid fines, one for each day. `listed` sorts and pages them like the server. */
const fines = Array.from({ length: 12 }, (_, day) => ({
  id: `${day}`,
  open: lira(day + 1),
  reason: day === 11 ? null : `ceza ${day + 1}`,
  createdAt: new Date(Date.UTC(2026, 10, day + 1)).toISOString(),
}));
const listed = (query: URLSearchParams) => {
  const [[, order], [from, to]] = [JSON.parse(query.get('sort')!), JSON.parse(query.get('range')!)];
  return (order === 'ASC' ? fines : fines.toReversed()).slice(from, to + 1);
};

const open = (answerOf: (query: URLSearchParams) => Response) => {
  queryClient.clear();
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    if (url.pathname.endsWith('/booster/fine-claims')) return Promise.resolve(answerOf(url.searchParams));
    if (url.pathname.endsWith('/booster/earnings'))
      return Promise.resolve(Response.json({ balance: lira(0), thisMonth: lira(0) }));
    if (/catalog|session/.test(url.pathname)) return Promise.resolve(Response.json({}, { status: 404 }));
    return Promise.resolve(Response.json([]));
  });
  const router = createMemoryRouter([{ path: '*', Component: BoosterBalance }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};

test('a booster sees the open sum of all fines, and each fine in the order of collection', async () => {
  open((query) => Response.json(listed(query)));
  const list = await screen.findByRole('list', { name: 'Açık cezalar' });
  expect(screen.getByText(/Kalan ceza borcun/)).toHaveTextContent('Kalan ceza borcun: 78,00 ₺');
  const lines = within(list).getAllByRole('listitem');
  expect(lines).toHaveLength(12);
  expect(lines[0]).toHaveTextContent('1,00 ₺ · Neden: ceza 1');
  expect(lines[11]).toHaveTextContent(/^12,00 ₺$/);
});

test('a booster who owes nothing sees no section about fines', async () => {
  open(() => Response.json([]));
  expect(await screen.findByText(/Bu ay kazanç/)).toBeInTheDocument();
  expect(screen.queryByText(/ceza/i)).toBeNull();
});

test('a booster whose fines cannot be loaded reads this', async () => {
  open(() => Response.json({ code: 'internal', detail: 'x' }, { status: 500 }));
  expect(await screen.findByText('Ceza borcun yüklenemedi', {}, { timeout: 5000 })).toBeInTheDocument();
});
