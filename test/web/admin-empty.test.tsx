import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { resourceMessages } from '#contract/console/lists.tr.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../../web-admin/src/App.tsx';
import { session } from '../../web-admin/src/providers/session.ts';
import { sections } from '../../web-admin/src/sections.ts';

jest.setTimeout(20_000);

const token = `h.${btoa(JSON.stringify({ sub: 'aylin', exp: Date.now() / 1000 + 900 }))}.s`;

/** Opens a page of a console with empty lists, for staff with these scopes. */
function open(path: string, ...scope: string[]) {
  const user = { id: 'aylin', firstName: 'Aylin', lastName: 'Şen', mustChangePassword: false, role: 'staff', scope };
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    const { pathname } = new URL(input as string, 'http://localhost/');
    if (pathname === '/api/users/current') return Promise.resolve(Response.json(user));
    if (pathname === '/api/users/sign-out') return Promise.resolve(new Response(null, { status: 204 }));
    return Promise.resolve(Response.json([], { headers: { 'content-range': 'rows */0' } }));
  });
  session.signIn(token);
  const router = createMemoryRouter([{ path: '*', element: <App /> }], {
    basename: '/admin',
    initialEntries: [`/admin/${path}`],
  });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), path: () => router.state.location.pathname };
}
const sentence = (text: RegExp) => screen.findByText(text, {}, { timeout: 8000 });

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  await session.signOut();
});
afterAll(() => session.close());

test('every list has its own sentence for the case that it is empty', () => {
  // the settings are a page, not a list
  const lists = sections.flatMap(({ resources }) => resources).filter(({ name, list }) => list && name !== 'settings');
  const named: Partial<Record<string, { readonly name: string; readonly empty?: string }>> = resourceMessages;
  const sentences = lists.map(({ name }) => named[name]?.empty);
  expect(sentences.every((one) => one?.endsWith('.'))).toBe(true);
  expect(new Set(sentences).size).toBe(lists.length);
});

test('an empty list says what it will show, and links staff with the right to create to the first record', async () => {
  const { user, path } = open('coupons', 'coupons:read', 'coupons:write');
  await sentence(/^Henüz kupon yok; oluşturduğun kuponlar burada görünür\.$/);
  expect(screen.queryByRole('button', { name: 'Filtreleri temizle' })).toBeNull();
  await user.click(await screen.findByRole('link', { name: 'İlkini oluştur' }));
  await waitFor(() => expect(path()).toBe('/admin/coupons/create'));
});

test('staff who may only read an empty list are not offered to create a record', async () => {
  open('coupons', 'coupons:read');
  await sentence(/^Henüz kupon yok/);
  expect(screen.queryByRole('link', { name: 'İlkini oluştur' })).toBeNull();
});

test('a list that is empty because of its filters says so and offers to clear them', async () => {
  const { user } = open(`coupons?filter=${encodeURIComponent('{"code":"YOK"}')}`, 'coupons:read', 'coupons:write');
  await sentence(/^Bu filtrelerle kayıt bulunamadı\.$/);
  expect(screen.queryByRole('link', { name: 'İlkini oluştur' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
  await sentence(/^Henüz kupon yok/);
});

test('a list with a default filter shows the sentence for an empty list, not the one for chosen filters', async () => {
  const { user } = open('tickets', 'tickets:read');
  await sentence(/^Yanıt bekleyen destek talebi yok; destek istendiğinde burada görünür\.$/);
  expect(screen.queryByRole('button', { name: 'Filtreleri temizle' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Kapalı' }));
  await sentence(/^Bu filtrelerle kayıt bulunamadı\.$/);
});
