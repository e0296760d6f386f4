import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '../../web-storefront/src/lib/router/index.ts';
import Account from '../../web-storefront/src/features/booster/Account.tsx';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

const profile = {
  id: 'ege',
  firstName: 'Ege',
  lastName: 'Demir',
  email: 'ege@basamak.test',
  username: 'ege',
  simultaneousOrders: 3,
  activeOrders: 1,
  availableServices: ['valorant/elo-boost'],
  leagueRank: 'challenger1',
  valorantRank: null,
  wildriftRank: 'gold2',
  tftRank: null,
  comfortableLeagueServers: ['tr'],
  comfortableWildriftServers: [],
  comfortableValorantServers: [],
  languages: ['tr'],
  country: null,
  residency: 'İzmir',
  tier: 2,
  hwid: null,
};
let sent: unknown[];

beforeEach(() => {
  cleanup();
  sent = [];
  queryClient.clear();
  globalThis.fetch = jest.fn<typeof fetch>((_, init) => {
    if (init?.method !== 'PATCH') return Promise.resolve(Response.json(profile));
    const body = JSON.parse(init.body as string) as object;
    sent.push(body);
    return Promise.resolve(Response.json({ ...profile, ...body }));
  });
  const router = createMemoryRouter([{ path: '*', Component: Account }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
});
afterAll(() => session.close());

// First in this file: the later tests find the form's code loaded.
test('what was typed before the form’s code had loaded is saved by a press at once', async () => {
  const country = await screen.findByLabelText('Ülke');
  (country as HTMLInputElement).value = 'Türkiye'; // typed while no script listened yet
  await userEvent.click(screen.getByRole('button', { name: 'Değişiklikleri kaydet' }));
  await waitFor(() => expect(sent).toMatchObject([{ country: 'Türkiye' }]));
});

test('fields that only staff change are shown in words, with a link to a ticket', async () => {
  expect(await screen.findByText('Şampiyonluk')).toBeInTheDocument();
  expect(screen.getByText('Altın II')).toBeInTheDocument();
  expect(screen.getAllByText('Sınır yok')).toHaveLength(2);
  const link = screen.getByRole('link', { name: 'Valorant rankı: değişiklik iste' });
  expect(link).toHaveAttribute('href', '/biletler/create?tur=hesap&alan=valorant-rank');
});

test('saving the profile sends only the fields that a booster may change', async () => {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Ülke'), 'Türkiye');
  const save = screen.getByRole('button', { name: 'Değişiklikleri kaydet' });
  await user.click(screen.getByLabelText('EUW'));
  await user.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    comfortableLeagueServers: ['tr', 'euw'],
    comfortableValorantServers: [],
    comfortableWildriftServers: [],
    languages: ['tr'],
    country: 'Türkiye',
  });
});

test('saving without a change is not refused', async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Değişiklikleri kaydet' }));
  await waitFor(() => expect(sent).toMatchObject([{ comfortableLeagueServers: ['tr'], country: null }]));
});
