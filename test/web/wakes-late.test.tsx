import { afterAll, expect, jest, test } from '@jest/globals';
import { serviceOf } from '#contract/vocabulary.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PriceFrom } from '../../web-storefront/src/features/landing/PriceFrom.tsx';
import { showcaseQuery } from '../../web-storefront/src/features/showcase.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

afterAll(() => session.close());

const pageWith = (client: QueryClient) => (
  <QueryClientProvider client={client}>
    <PriceFrom service={serviceOf('valorant/elo-boost')} />
  </QueryClientProvider>
);

test('a part that hydrates after its data arrived starts with the rendered markup and then shows the data', async () => {
  globalThis.fetch = jest.fn<typeof fetch>(() => new Promise(() => undefined));
  const built = document.createElement('div');
  await act(async () => createRoot(built).render(pageWith(new QueryClient())));
  const page = document.createElement('div');
  page.innerHTML = built.innerHTML;
  const answered = new QueryClient();
  const figures = { reviews: 0, stars: null };
  const priceFrom = { 'valorant/elo-boost': { amount: 90_00, currency: 'TRY' as const } };
  answered.setQueryData(showcaseQuery.queryKey, {
    climbs: [],
    arrivals: [],
    reviews: [],
    coaches: [],
    priceFrom,
    figures,
  });
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(page, pageWith(answered), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(page).toHaveTextContent('90,00 ₺’dan');
});
