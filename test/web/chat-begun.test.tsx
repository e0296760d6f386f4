import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followSession } from '../../web-storefront/src/app/session-effects.ts';
import { ChatWriter } from '../../web-storefront/src/features/chat/ChatWriter.tsx';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { createMemoryRouter } from '../../web-storefront/src/lib/router/index.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

const user = userEvent.setup();
const signIn = (sub: string) => session.signIn(`h.${btoa(JSON.stringify({ sub, exp: Date.now() / 1000 + 900 }))}.s`);
beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(Response.json([])));
  sessionStorage.clear();
});
afterEach(cleanup);
afterAll(() => session.close());

/** Opens the chat of this order. Returns its message field. */
const fieldOf = (orderId: string) => {
  cleanup();
  render(
    <QueryClientProvider client={queryClient}>
      <ChatWriter orderId={orderId} me="elif" kind="p" />
    </QueryClientProvider>,
  );
  return screen.findByRole('textbox', { name: 'Mesaj' });
};

test('an unsent message stays in its tab and in its conversation until it is sent', async () => {
  await user.type(await fieldOf('o1'), 'Merhaba');
  await user.type(await fieldOf('o2'), 'Nasıl gidiyor');
  expect(await fieldOf('o1')).toHaveValue('Merhaba');
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Merhaba');
  await user.keyboard('{Tab}');
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  expect(await fieldOf('o1')).toHaveValue('');
  expect(await fieldOf('o2')).toHaveValue('Nasıl gidiyor');
});

test('an unsent message is gone when another user signs in', async () => {
  followSession(createMemoryRouter([{ path: '*', Component: () => null }]));
  signIn('elif');
  await user.type(await fieldOf('o1'), 'telefonum 0555');
  expect(await fieldOf('o1')).toHaveValue('telefonum 0555');
  cleanup();
  await session.signOut();
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('0555');
  signIn('can');
  expect(await fieldOf('o1')).toHaveValue('');
});
