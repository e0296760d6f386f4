import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ListContextProvider, memoryStore, Notification, type ListControllerResult } from 'react-admin';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { ConsoleDataProvider } from '../../web-admin/src/providers/data-provider.ts';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { SavedFilters } from '../../web-admin/src/ui/SavedFilters.tsx';

const list = {
  resource: 'orders',
  filterValues: { state: 'waiting' },
  displayedFilters: {},
  sort: { field: 'createdAt', order: 'DESC' },
  perPage: 25,
} as unknown as ListControllerResult;

function open(store = memoryStore()) {
  const nothing = { supportAbortSignal: true } as unknown as ConsoleDataProvider;
  render(
    <AdminContext dataProvider={nothing} theme={lightTheme} i18nProvider={i18nProvider} store={store}>
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

test('a filter is saved only under a name that is not blank', async () => {
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

test('a saved filter is removed at once and can be restored', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Filtreyi kaydet' }));
  await user.type(await screen.findByRole('textbox', { name: /^Filtrenin adı/ }), 'Bekleyenler{Enter}');
  await screen.findByText('Filtre kaydedildi');
  await user.click(await screen.findByRole('button', { name: 'Bu kayıtlı filtreyi kaldır' }));
  expect(screen.queryByRole('button', { name: 'Bekleyenler' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Geri al' }));
  expect(await screen.findByRole('button', { name: 'Bekleyenler' })).toBeVisible();
});

const key = 'orders.savedQueries';
const named = (label: string) => ({
  label,
  value: { filter: { q: label }, displayedFilters: {}, sort: { field: 'createdAt', order: 'ASC' }, perPage: 25 },
});

test('saving, removing and restoring a filter keep what another tab saved meanwhile', async () => {
  const store = memoryStore();
  const names = () => store.getItem<{ label: string }[]>(key)?.map(({ label }) => label);
  const user = open(store);
  const elsewhere = (queries: object[]) => act(() => store.setItem(key, queries));
  elsewhere([named('Öteki sekme')]);
  await user.click(screen.getByRole('button', { name: 'Filtreyi kaydet' }));
  await user.type(await screen.findByRole('textbox', { name: /^Filtrenin adı/ }), 'Bekleyenler{Enter}');
  await screen.findByText('Filtre kaydedildi');
  expect(names()).toEqual(['Öteki sekme', 'Bekleyenler']);
  await user.click(await screen.findByRole('button', { name: 'Bu kayıtlı filtreyi kaldır' }));
  const back = await screen.findByRole('button', { name: 'Geri al' });
  expect(names()).toEqual(['Öteki sekme']);
  elsewhere([named('Üçüncü'), named('Öteki sekme')]);
  await user.click(back);
  await screen.findByText('Geri alındı');
  expect(names()).toEqual(['Üçüncü', 'Bekleyenler', 'Öteki sekme']);
});

test('a removed filter is not restored when its name was taken meanwhile', async () => {
  const store = memoryStore();
  const user = open(store);
  await user.click(screen.getByRole('button', { name: 'Filtreyi kaydet' }));
  await user.type(await screen.findByRole('textbox', { name: /^Filtrenin adı/ }), 'Bekleyenler{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Bu kayıtlı filtreyi kaldır' }));
  const back = await screen.findByRole('button', { name: 'Geri al' });
  act(() => store.setItem(key, [named('Bekleyenler')]));
  await user.click(back);
  expect(await screen.findByText('Geri alınamadı. Bu adla kayıtlı bir filtren var.')).toBeVisible();
  expect(store.getItem(key)).toEqual([named('Bekleyenler')]);
});

test('the focus stays with the filters when one is saved or removed', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Filtreyi kaydet' }));
  await user.type(await screen.findByRole('textbox', { name: /^Filtrenin adı/ }), 'Bekleyenler{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bekleyenler' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Bu kayıtlı filtreyi kaldır' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filtreyi kaydet' })).toHaveFocus());
});
