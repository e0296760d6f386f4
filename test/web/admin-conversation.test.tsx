import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { store } from '../../web-admin/src/layout/store.ts';
import { Conversation } from '../../web-admin/src/resources/messages/Conversation.tsx';
import { withRun } from './support/with-run.ts';

const provider = {
  conversation: async () => [],
  getMany: async () => ({ data: [] }),
  'POST /orders/:id/messages': jest.fn(async (input: { id: string; text: string }) => input),
};
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const write = async (orderId: string) => {
  cleanup();
  const authProvider = { canAccess: async () => true } as never;
  render(
    <AdminContext dataProvider={withRun(provider) as never} authProvider={authProvider} store={store}>
      <Conversation orderId={orderId} />
    </AdminContext>,
  );
  return screen.findByRole('textbox', { name: 'Mesaj' });
};

test('an unsent message stays in its own conversation until it is sent or its writer logs out', async () => {
  const user = userEvent.setup();
  await user.type(await write('o1'), 'Merhaba');
  expect(await write('o2')).toHaveValue('');
  expect(await write('o1')).toHaveValue('Merhaba');
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mesaj' })).toHaveValue(''));
  expect(provider['POST /orders/:id/messages'].mock.calls[0]?.[0]).toMatchObject({ id: 'o1', text: 'Merhaba' });
  expect(await write('o1')).toHaveValue('');

  await user.type(await write('o1'), 'Bir şey daha');
  cleanup();
  store.reset(); // as react-admin does at log-out
  expect(await write('o1')).toHaveValue('');
});
