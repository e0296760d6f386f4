// The booster's pool: the requests that its filters make.
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Pool from '../../web-storefront/src/features/booster/Pool.tsx';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { createMemoryRouter, RouterProvider } from '../../web-storefront/src/lib/router/index.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

const asked: URLSearchParams[] = [];
const shown = () => {
  const { sort, filter } = Object.fromEntries(asked.at(-1) ?? []);
  return { sort: sort && JSON.parse(sort), filter: JSON.parse(filter ?? '{}') };
};

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    asked.push(new URL(input as string, 'http://localhost').searchParams);
    return Promise.resolve(Response.json([], { headers: { 'content-range': 'pool */0' } }));
  });
});
afterAll(() => session.close());

test('the pool is sorted by the server, restarts at its first page, and can show only coaching', async () => {
  const router = createMemoryRouter([{ path: '*', Component: Pool }], { initialEntries: ['/?sayfa=3'] });
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const sort = await screen.findByLabelText('Sırala');
  expect(sort).toHaveDisplayValue('Öncelikliler');
  expect(shown().sort).toBeUndefined();
  await user.selectOptions(sort, 'Yüksek kazanç');
  await waitFor(() => expect(shown()).toEqual({ sort: ['earnings', 'DESC'], filter: { fits: true } }));
  expect(JSON.parse(asked.at(-1)?.get('range') ?? '')[0]).toBe(0);
  await user.click(screen.getByRole('radio', { name: 'Koçluk' }));
  await waitFor(() => expect(shown().filter).toEqual({ game: 'coaching', fits: true }));
  expect(shown().sort).toEqual(['earnings', 'DESC']);
  expect(screen.getByLabelText('Hizmet')).toHaveTextContent('HepsiKoçluk');
  for (const [label, wanted] of [
    ['En yeni', ['createdAt', 'DESC']],
    ['En eski', ['createdAt', 'ASC']],
    ['En kısa', ['hours', 'ASC']],
  ] as const) {
    await user.selectOptions(sort, label);
    await waitFor(() => expect(shown().sort).toEqual(wanted));
  }
});
