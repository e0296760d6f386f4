import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ListContextProvider, memoryStore, Notification, type ListControllerResult } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { ConsoleDataProvider } from '../../web-admin/src/providers/data-provider.ts';
import { SavedFilters } from '../../web-admin/src/ui/SavedFilters.tsx';

const list = {
  resource: 'orders',
  filterValues: { state: 'waiting' },
  displayedFilters: {},
  sort: { field: 'createdAt', order: 'DESC' },
  perPage: 25,
} as unknown as ListControllerResult;

function open() {
  const nothing = { supportAbortSignal: true } as unknown as ConsoleDataProvider;
  render(
    <AdminContext dataProvider={nothing} i18nProvider={i18nProvider} store={memoryStore()}>
      <ListContextProvider value={list}>
        <SavedFilters />
      </ListContextProvider>
      <Notification />
    </AdminContext>,
  );
  return userEvent.setup();
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a filter is kept under a name that can be read and told from the others', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Filtreyi kaydet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtreyi kaydet' }));
  const save = dialog.getByRole('button', { name: 'Kaydet' });
  await user.click(save);
  expect(await dialog.findByText('Zorunlu')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Filtrenin adı/ }), '   ');
  await user.click(save);
  expect(await dialog.findByText('Zorunlu')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Filtrenin adı/ }), 'Bekleyenler ');
  await user.click(save);
  const kept = await screen.findByRole('button', { name: 'Bekleyenler', hidden: true });
  expect(kept).toHaveAttribute('aria-pressed', 'true');
});

test('a kept filter goes at once, and comes back', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Filtreyi kaydet' }));
  await user.type(await screen.findByRole('textbox', { name: /^Filtrenin adı/ }), 'Bekleyenler{Enter}');
  await screen.findByText('Filtre kaydedildi');
  await user.click(await screen.findByRole('button', { name: 'Bu kaydı kaldır' }));
  expect(screen.queryByRole('button', { name: 'Bekleyenler' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Geri al' }));
  expect(await screen.findByRole('button', { name: 'Bekleyenler' })).toBeVisible();
});
