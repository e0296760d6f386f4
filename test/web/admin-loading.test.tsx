import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { AdminContext, type AuthProvider, ResourceContextProvider } from 'react-admin';
import { gridOf } from '../../web-admin/src/dashboard/FigureTile.tsx';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import { page } from '../../web-admin/src/layout/page.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { UserLink } from '../../web-admin/src/ui/RecordLink.tsx';
import { EditHead } from '../../web-admin/src/ui/WayBack.tsx';

const getMany = jest.fn<() => Promise<{ data: object[] }>>();
const provider = { supportAbortSignal: true, getMany };
const auth = {
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  canAccess: () => Promise.resolve(true),
  getPermissions: () => Promise.resolve({}),
} as unknown as AuthProvider;
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const inConsole = (content: ReactNode) => (
  <AdminContext dataProvider={provider as never} authProvider={auth} theme={lightTheme} i18nProvider={i18nProvider}>
    <ResourceContextProvider value="coupons">{content}</ResourceContextProvider>
  </AdminContext>
);
const show = (content: ReactNode) => render(inConsole(content));
/** Replaces `fetch`: with `true` the server answers, with `false` it cannot be reached. */
const server = (answers: boolean) => {
  globalThis.fetch = jest.fn<typeof fetch>(() =>
    answers ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError('Failed to fetch')),
  );
};
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a page that fails to load says that the server is unreachable, and loads when the server is back', async () => {
  const load = jest.fn<() => Promise<{ There: ComponentType }>>();
  load.mockImplementationOnce(gone);
  load.mockResolvedValue({ There: () => <p>Kuponlar burada</p> });
  const There = page(load, 'There');
  server(false);
  show(<There />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Sunucuya ulaşılamıyor.');
  server(true);
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Kuponlar burada')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page whose file is gone reloads the document once, then offers a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom reports that it cannot navigate
  sessionStorage.clear();
  server(true);
  const load = jest.fn<() => Promise<{ Missing: ComponentType }>>(gone);
  const Before = page(load, 'Missing');
  const { unmount } = show(<Before />);
  await waitFor(() => expect(sessionStorage.getItem('chunk.reloaded')).toContain(location.href));
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  const Missing = page(load, 'Missing');
  show(<Missing />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Sayfa yüklenemedi.');
  load.mockResolvedValue({ Missing: () => <p>Kuponlar burada</p> });
  act(() => screen.getByRole('button', { name: 'Yeniden dene' }).click());
  expect(await screen.findByText('Kuponlar burada')).toBeVisible();
});

test('a name that is still loading shows no part of the id', async () => {
  let answer: (found: { data: object[] }) => void = () => undefined;
  getMany.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show(<UserLink id="00000000-0000-7000-8000-00000000abcd" />);
  expect(await screen.findByLabelText('Yükleniyor')).toBeInTheDocument();
  expect(screen.queryByText('0000abcd')).toBeNull();
  answer({ data: [{ id: '00000000-0000-7000-8000-00000000abcd', firstName: 'Ada', lastName: 'Yılmaz' }] });
  expect(await screen.findByText('Ada Yılmaz')).toBeVisible();
});

test('an edit form links back to the list', async () => {
  show(<EditHead />);
  await waitFor(() => expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/coupons')));
});

test.each([
  [4, 4, 4, 4],
  [5, 3, 5, 5],
  [6, 3, 3, 6],
  [10, 4, 5, 5],
])('%i figures fill their rows as evenly as the width allows', (count, md, lg, xl) => {
  const { gridTemplateColumns } = gridOf(count);
  const columns = (number: number) => `repeat(${number}, minmax(0, 1fr))`;
  expect(gridTemplateColumns).toMatchObject({ md: columns(md), lg: columns(lg), xl: columns(xl) });
});
