import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, type AuthProvider, Notification, ResourceContextProvider, TestMemoryRouter } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { CommandDialog } from '../../web-admin/src/ui/CommandDialog.tsx';
import { RecordPage } from '../../web-admin/src/ui/RecordPage.tsx';

interface Record {
  readonly id: string;
  readonly paused: boolean;
}
let stored: Record;
const provider = {
  getOne: jest.fn(() => Promise.resolve({ data: stored })),
};
beforeEach(() => {
  stored = { id: 'w1', paused: false };
});
afterEach(cleanup);

/** Answers each call asynchronously, as the real provider does. */
const asked = {
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  getPermissions: () => Promise.resolve({}),
  canAccess: () => Promise.resolve(true),
} as AuthProvider;

const turn = (label: string, paused: boolean) => (
  <CommandDialog<object, 'POST /admin/ban'>
    key={label}
    action="POST /admin/ban"
    label={label}
    title={`${label}?`}
    submitLabel="Evet"
    run={() => Promise.resolve((stored = { id: 'w1', paused }))}
    undo={() => Promise.resolve((stored = { id: 'w1', paused: !paused }))}
    done="Oldu"
  />
);

function open(contrary: boolean) {
  render(
    <TestMemoryRouter initialEntries={['/webhooks/w1/show']}>
      <AdminContext
        dataProvider={provider as never}
        authProvider={asked}
        i18nProvider={i18nProvider}
        theme={lightTheme}
      >
        <ResourceContextProvider value="webhooks">
          <Routes>
            <Route
              path="/webhooks/:id/show"
              element={
                <RecordPage<Record>
                  title={() => 'Alıcı'}
                  renderActions={({ paused }) => (
                    <>
                      {turn('Başka', false)}
                      {!paused && turn('Durdur', true)}
                      {paused && contrary && turn('Sürdür', false)}
                      {turn('Sil', true)}
                    </>
                  )}
                >
                  {() => <p>Bilgiler</p>}
                </RecordPage>
              }
            />
          </Routes>
        </ResourceContextProvider>
        <Notification />
      </AdminContext>
    </TestMemoryRouter>,
  );
  return userEvent.setup();
}
async function press(user: ReturnType<typeof userEvent.setup>, label: string) {
  const button = await screen.findByRole('button', { name: label });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Evet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('the focus moves from a button that disappeared to the one that replaced it', async () => {
  const user = open(true);
  await press(user, 'Durdur');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sürdür' })).toHaveFocus());
  await press(user, 'Sürdür');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Durdur' })).toHaveFocus());
});

test('without a replacement the focus moves to the head of the page, also after an undo', async () => {
  const user = open(false);
  await press(user, 'Durdur');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Alıcı' })).toHaveFocus());
  const back = await screen.findByRole('button', { name: 'Geri al' });
  act(() => back.focus());
  await user.keyboard('{Enter}');
  await screen.findByText('Geri alındı');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Alıcı' })).toHaveFocus());
});

test('a button that remains gets the focus back', async () => {
  const user = open(true);
  await press(user, 'Başka');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Başka' })).toHaveFocus());
});
