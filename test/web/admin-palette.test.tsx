import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../../web-admin/src/App.tsx';
import { bestFirst } from '../../web-admin/src/shell/palette-entries.ts';
import { session } from '../../web-admin/src/providers/session.ts';
import { letters, panelLetter } from '../../web-admin/src/shell/places.ts';

jest.setTimeout(20_000);

const token = `h.${btoa(JSON.stringify({ sub: 'aylin', exp: Date.now() / 1000 + 900 }))}.s`;
const id = '0199f000-0000-7000-8000-000000000001';
const coupon = { resource: 'coupons', id, title: 'BAHAR25', detail: '3 kullanım' };
/** The search results of the fake server, by query. */
const hits: Record<string, (typeof coupon)[]> = {
  bahar: [coupon],
  yaz: ['1', '2', '3', '4', '5'].map((end) => ({ ...coupon, id: `${id.slice(0, -1)}${end}`, title: `YAZ${end}` })),
};
const searched: string[] = [];
let broken = false;

/** An API for staff who may see coupons and top-ups. Its search returns `hits`. */
function serve() {
  const scope = ['coupons:read', 'coupons:write', 'wallets:read'];
  const user = { id: 'aylin', firstName: 'Aylin', lastName: 'Şen', mustChangePassword: false, role: 'staff', scope };
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    const { pathname, searchParams } = new URL(input as string, 'http://localhost/');
    if (pathname === '/api/users/current') return Promise.resolve(Response.json(user));
    if (pathname === '/api/users/sign-out') return Promise.resolve(new Response(null, { status: 204 }));
    if (pathname === '/api/admin/search') {
      searched.push(searchParams.get('q') ?? '');
      if (broken) return Promise.reject(new TypeError('no connection'));
      return Promise.resolve(Response.json(hits[searchParams.get('q') ?? ''] ?? []));
    }
    return Promise.resolve(Response.json([], { headers: { 'content-range': 'coupons */0' } }));
  });
}

async function openConsole() {
  session.signIn(token);
  const routes = [{ path: '*', element: <App /> }];
  const router = createMemoryRouter(routes, { basename: '/admin', initialEntries: ['/admin/coupons'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('menuitem', { name: 'Kuponlar' }, { timeout: 8000 });
  await screen.findByText(/^Henüz kupon yok/, {}, { timeout: 8000 });
  const path = () => router.state.location.pathname;
  const query = (name: string) => new URLSearchParams(router.state.location.search).get(name);
  return { user: userEvent.setup(), path, query };
}
const openPalette = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Ara ya da git' }, { timeout: 8000 });
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  searched.length = 0;
  broken = false;
  Element.prototype.scrollIntoView = () => undefined;
  serve();
});
afterEach(async () => {
  cleanup();
  await session.signOut();
});
afterAll(() => session.close());

test('the palette lists only permitted pages, and finds them without Turkish letters too', async () => {
  const { user, path } = await openConsole();
  const input = await openPalette(user);
  expect(input).toHaveFocus();
  for (const name of ['Bakiye yüklemeleri', 'Kuponlar', 'Yeni: Kupon']) expect(options()).toContain(name);
  expect(options()).not.toContain('Siparişler');
  await user.type(input, 'BAKIYE YUKLEME');
  await waitFor(() => expect(options()).toEqual(['Bakiye yüklemeleri']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/admin/top-ups'));
  expect(screen.queryByRole('combobox', { name: 'Ara ya da git' })).toBeNull();
});

test('search results are grouped by kind, and the arrow keys select one', async () => {
  const { user, path } = await openConsole();
  const input = await openPalette(user);
  await user.type(input, 'bahar');
  const group = await screen.findByRole('group', { name: 'Kuponlar' });
  const option = within(group).getByRole('option', { name: /BAHAR25/ });
  expect(searched).toEqual(['bahar']);
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(input).toHaveAttribute('aria-activedescendant', option.id);
  expect(option).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe(`/admin/coupons/${id}/show`));
});

test('a group with more results ends with a link to the list with this search', async () => {
  const { user, path, query } = await openConsole();
  await user.type(await openPalette(user), 'yaz');
  const group = await screen.findByRole('group', { name: 'Kuponlar' });
  const all = within(group).getByRole('option', { name: 'Tümünü göster (Kuponlar)' });
  expect(within(group).getAllByRole('option').at(-1)).toBe(all);
  await user.keyboard('{PageDown}');
  expect(all).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(query('filter')).toBe('{"code":"yaz"}'));
  expect(path()).toBe('/admin/coupons');
});

test('a group that already shows all its results has no link to the list', async () => {
  const { user } = await openConsole();
  await user.type(await openPalette(user), 'bahar');
  await screen.findByRole('option', { name: /BAHAR25/ });
  expect(screen.queryByRole('option', { name: /Tümünü göster/ })).toBeNull();
});

test('Enter before the search is answered opens the first result', async () => {
  const { user, path } = await openConsole();
  await user.type(await openPalette(user), 'bahar{Enter}');
  await waitFor(() => expect(path()).toBe(`/admin/coupons/${id}/show`));
});

test('an empty result is reported, and a lost connection offers a retry', async () => {
  const { user } = await openConsole();
  const input = await openPalette(user);
  await user.type(input, 'yokki');
  expect(await screen.findByText(/Bununla bir şey bulunamadı/)).toBeVisible();
  broken = true;
  await user.type(input, 'x');
  expect(await screen.findByRole('button', { name: 'Yeniden dene' })).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(await screen.findByText(/Bununla bir şey bulunamadı/)).toBeVisible();
});

test('row shortcuts do nothing on a page that is being left', async () => {
  const { user } = await openConsole();
  const row = '<table><tbody><tr><td><a href="#satir">Satır</a></td></tr></tbody></table>';
  document.querySelector('#main-content')?.insertAdjacentHTML('beforeend', row);
  const link = screen.getByRole('link', { name: 'Satır' });
  const stayed = window.location.href;
  window.history.pushState(null, '', '/admin/orders'); // the next page is still loading
  await user.keyboard('j');
  expect(link).not.toHaveFocus();
  window.history.replaceState(null, '', stayed);
  await user.keyboard('j');
  expect(link).toHaveFocus();
});

test('shortcuts open lists and forms, do nothing while text is typed, and can be turned off', async () => {
  const { user, path } = await openConsole();
  await user.keyboard('gt');
  await waitFor(() => expect(path()).toBe('/admin/top-ups'));
  await user.keyboard('gs');
  await user.keyboard('gu');
  await waitFor(() => expect(path()).toBe('/admin/coupons'));
  const search = await screen.findByLabelText('Kodun başı', {}, { timeout: 8000 });
  await user.keyboard('/');
  expect(search).toHaveFocus();
  await user.keyboard('gtn?');
  expect(search).toHaveValue('gtn?');
  expect(path()).toBe('/admin/coupons');
  search.blur();
  await user.keyboard('?');
  await user.click(await screen.findByRole('switch', { name: 'Tek tuşlu kısayollar açık' }, { timeout: 8000 }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gtn');
  await openPalette(user);
  expect(path()).toBe('/admin/coupons');
});

test('no two pages share a shortcut letter', () => {
  const all = [panelLetter, ...Object.values(letters)];
  expect(new Set(all).size).toBe(all.length);
});

test('an exact match comes first, and its group with it', () => {
  const entry = (group: string, title: string, key = title) => ({
    key,
    group,
    title,
    icon: () => null,
    run: () => undefined,
  });
  const entries = [
    entry('Git', 'Yeni kuponlar'),
    entry('Kullanıcılar', 'Anıl Kaya'),
    entry('Kullanıcılar', 'Anı Tekin'),
    entry('Kullanıcılar', 'Tümünü göster (Kullanıcılar)', 'all/users'),
    entry('Booster’lar', 'Anı'),
    entry('Booster’lar', 'Suzan Anıt'),
  ];
  expect(bestFirst(entries, 'ANI').map(({ title }) => title)).toEqual([
    'Anı',
    'Suzan Anıt',
    'Anıl Kaya',
    'Anı Tekin',
    'Tümünü göster (Kullanıcılar)',
    'Yeni kuponlar',
  ]);
});
