// The records that wait for staff: the menu and the first page count them and link to exactly these records.
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, useLocation } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import type { Scope } from '#contract/vocabulary.ts';
import { FigureTile } from '../../web-admin/src/dashboard/FigureTile.tsx';
import { waitingFor } from '../../web-admin/src/live/waiting.ts';
import { WaitingBadge } from '../../web-admin/src/live/WaitingBadge.tsx';
import { OrderWaits, waitsInWords } from '../../web-admin/src/resources/orders/OrderWaits.tsx';
import type { Person } from '../../web-admin/src/providers/permissions.ts';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';
import { ListLink } from '../../web-admin/src/ui/ListLink.tsx';

const getList = jest.fn((_: string, __: object) => Promise.resolve({ data: [], total: 3 }));
const may = { canAccess: () => Promise.resolve(true) } as never;
const Here = () => <output>{JSON.stringify(useLocation())}</output>;
const show = (content: ReactNode) =>
  render(
    <MemoryRouter>
      <AdminContext dataProvider={{ getList } as never} authProvider={may} theme={lightTheme}>
        {content}
        <Here />
      </AdminContext>
    </MemoryRouter>,
  );
const here = () =>
  JSON.parse(screen.getByRole('status').textContent) as { pathname: string; search: string; state: object };
const filterOf = (search: string): unknown => JSON.parse(new URLSearchParams(search).get('filter') ?? 'null');

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00.000Z'), advanceTimers: true });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  getList.mockClear();
});

const staff = (...scope: Scope[]): Person => ({ role: 'staff', scope });
const admin: Person = { role: 'admin', scope: [] };

test('a badge gives the name and the count of the records that its link shows, and the link opens the top of the list', async () => {
  const wanted = waitingFor(admin, 'orders')!;
  show(<WaitingBadge wanted={wanted} />);
  const badge = await screen.findByRole('menuitem', { name: 'Bakılmayı bekleyen sipariş: 3' });
  expect(badge).toHaveTextContent('3');
  expect(getList.mock.calls[0]?.[1]).toMatchObject({ filter: { waitsForStaff: true } });
  fireEvent.click(badge);
  expect(here()).toMatchObject({ pathname: '/orders', state: { _scrollToTop: true } });
  expect(filterOf(here().search)).toEqual({ waitsForStaff: true });
});

test('a badge counts only records that its reader may act on, and only approvals that others requested', () => {
  expect(waitingFor(staff('orders:read'), 'orders')).toBeUndefined();
  expect(waitingFor(staff('orders:read', 'orders:write'), 'orders')?.filter).toEqual({ waitsForStaff: true });
  expect(waitingFor(staff('wallets:write'), 'approvals')).toBeUndefined();
  expect(waitingFor(admin, 'approvals')?.filter).toEqual({ state: 'waiting', askedByOthers: true });
  expect(waitingFor(admin, 'coupons')).toBeUndefined();
});

test('figures of the first page and links to whole lists open the top of the list', async () => {
  show(
    <ul>
      <FigureTile label="Geciken" value={2} resource="orders" filter={{ late: true }} />
      <ListLink resource="entries" filter={{ userId: 'u1' }}>
        Tümü
      </ListLink>
    </ul>,
  );
  fireEvent.click(await screen.findByRole('link', { name: 'Geciken 2' }));
  expect(here()).toMatchObject({ pathname: '/orders', state: { _scrollToTop: true } });
  fireEvent.click(screen.getByRole('link', { name: 'Tümü' }));
  expect(here()).toMatchObject({ pathname: '/entries', state: { _scrollToTop: true } });
  expect(filterOf(here().search)).toEqual({ userId: 'u1' });
});

test.each([
  ['processing', { dueAt: '2026-11-20T12:40:00.000Z' }, /^Bekliyor: 2 sa 20 dk · Başlama: 20 Kas \d\d\.40$/],
  ['starting', { dueAt: '2026-11-20T11:20:00.000Z', late: true }, /^Bekliyor: 2 sa 20 dk · Başlama 40 dk gecikti$/],
  ['started', { dueAt: '2026-11-20T09:00:00.000Z', late: true, waitingSince: null }, /^Bitiş 3 sa gecikti$/],
  ['started', { dueAt: '2026-11-20T09:00:00.000Z', paused: true, waitingSince: null }, null],
  ['waiting', {}, /^Bekliyor: 2 sa 20 dk$/],
  ['finished', { dueAt: '2026-11-20T09:00:00.000Z' }, /^Bekliyor: 2 sa 20 dk$/],
] as const)('a row of an order that is %s shows how long it waits and its promised time', (state, change, said) => {
  const order = {
    state,
    waitingSince: '2026-11-20T09:40:00.000Z',
    dueAt: null,
    late: false,
    paused: false,
    ...change,
  };
  const words = waitsInWords(order)?.replaceAll('\u00a0', ' ') ?? null;
  if (said) expect(words).toMatch(said);
  else expect(words).toBeNull();
  show(
    <p>
      <OrderWaits order={order} />
    </p>,
  );
  const shown = screen.getByRole('paragraph').textContent.replaceAll('\u00a0', ' ');
  expect(shown).toBe(words?.replace(' · ', '') ?? '–');
});
