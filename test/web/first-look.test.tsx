// The ladder and the price at the top of the home page.
import { afterAll, afterEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { QuoteLadder } from '../../web-storefront/src/features/home/QuoteLadder.tsx';
import { session } from '../../web-storefront/src/lib/session.ts';

afterEach(cleanup);
afterAll(() => session.close());

const lira = (amount: number) => ({ amount, currency: 'TRY' });

/** Opens the ladder; every climb costs 1.508,40 ₺ with these lines. */
const open = (summary: readonly object[]) => {
  const quote = { price: lira(150_840), currency: 'TRY', summary, priceBookVersion: 1, estimate: null };
  globalThis.fetch = jest.fn<typeof fetch>((input) =>
    Promise.resolve(Response.json((input as string).endsWith('/calculate') ? quote : { promotionalCode: 'BASAMAK10' })),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <QuoteLadder />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.findByText('1.508,40', { exact: false });
};

const steps = { code: 'steps.gold', label: 'Altın · 3 basamak', amount: lira(167_600) };
const coupon = { code: 'coupon', label: 'Kupon · BASAMAK10 −%10', amount: lira(-16_760) };

test('a coupon strikes the price without it, beside the price', async () => {
  const price = await open([steps, coupon]);
  expect(price.parentElement?.querySelector('s')).toHaveTextContent(/^Kuponsuz 1\.676,00\s₺$/);
});

test('without a coupon no price is struck', async () => {
  await open([{ ...steps, amount: lira(150_840) }]);
  expect(document.querySelector('s')).toBeNull();
});
