import { afterAll, afterEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { followSession } from '../../web-storefront/src/app/session-effects.ts';
import { createMemoryRouter } from '../../web-storefront/src/lib/router/index.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import OrderForm, { prepare } from '../../web-storefront/src/pages/OrderForm.tsx';

const tokenOf = (id: string) => `h.${btoa(JSON.stringify({ sub: id, exp: Date.now() / 1000 + 900 }))}.s`;
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /not/i });

afterEach(cleanup);
afterAll(() => session.close());

test('a visitor’s note in an open order form stays at log-in and is removed at log-out', async () => {
  globalThis.fetch = jest.fn<typeof fetch>((input) =>
    Promise.resolve(Response.json(input === '/api/showcase' ? { reviews: [], climbs: [], arrivals: [] } : {})),
  );
  followSession(createMemoryRouter([{ path: '*', Component: () => null }]));
  await prepare({});
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <OrderForm />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // the block with the note is loaded after the form
  await screen.findByRole('textbox', { name: /not/i });
  fireEvent.change(note(), { target: { value: 'telefonum 0555' } });
  act(() => session.signIn(tokenOf('elif')));
  expect(note().value).toBe('telefonum 0555');
  await act(() => session.signOut());
  expect(note().value).toBe('');
  expect(sessionStorage.getItem('note.kocluk')).toBeNull();
});
