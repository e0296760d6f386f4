import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, HttpError, Notification } from 'react-admin';
import type { ConsoleDataProvider } from '../../web-admin/src/providers/data-provider.ts';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { useCommand } from '../../web-admin/src/ui/use-command.ts';

afterEach(cleanup);

const hide = jest.fn<(id: string) => Promise<void>>();
const show = jest.fn<(id: string) => Promise<void>>();

function Hide() {
  const command = useCommand<string, void>({
    run: (_, id) => hide(id),
    undo: (_, id) => show(id),
    done: 'Gizlendi',
  });
  return (
    <button type="button" onClick={() => void command.send('r1')}>
      Gizle
    </button>
  );
}

async function hidden() {
  hide.mockReset().mockResolvedValue();
  show.mockReset();
  const user = userEvent.setup();
  const nothing = { supportAbortSignal: true } as unknown as ConsoleDataProvider;
  render(
    <AdminContext dataProvider={nothing} i18nProvider={i18nProvider}>
      <Hide />
      <Notification />
    </AdminContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Gizle' }));
  expect(await screen.findByText('Gizlendi')).toBeVisible();
  return user;
}

test('a command is undone once, by the opposite command', async () => {
  const user = await hidden();
  show.mockResolvedValue();
  expect(show).not.toHaveBeenCalled();
  await user.dblClick(screen.getByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText('Geri alındı')).toBeVisible();
  expect(show.mock.calls).toEqual([['r1']]);
  expect(hide).toHaveBeenCalledTimes(1);
});

test('an undo that is refused shows the reason', async () => {
  const user = await hidden();
  show.mockRejectedValue(new HttpError('Bu sırada başkası değiştirdi.', 409));
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  await waitFor(() => expect(screen.getByText('Geri alınamadı. Bu sırada başkası değiştirdi.')).toBeVisible());
});
