import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, memoryStore, TestMemoryRouter } from 'react-admin';
import { columnsOf } from '../../web-admin/src/dashboard/series.ts';
import { i18nProvider } from '../../web-admin/src/i18n/i18n-provider.ts';
import type { AdminOrder } from '../../web-admin/src/lib/records.ts';
import { roundOf } from '../../web-admin/src/resources/jobs/rounds.ts';
import { OrderMatches } from '../../web-admin/src/resources/orders/OrderMatches.tsx';
import { TicketsOf } from '../../web-admin/src/resources/tickets/TicketsOf.tsx';
import { lightTheme } from '../../web-admin/src/theme/theme.ts';

afterEach(cleanup);

test.each([
  ['* * * * *', 'Dakikada bir'],
  ['17 * * * *', 'Saatte bir, 17. dakikada'],
  ['37 2 * * *', 'Her gün 05.37'],
  ['23 22 * * *', 'Her gün 01.23'],
  ['20 2-20 * * *', 'Her gün 05.20–23.20, saatte bir'],
  ['0 3 1 * *', '0 3 1 * * (UTC)'],
])('the schedule %s is written in Istanbul’s time: %s', (cron, words) => {
  expect(roundOf(cron)).toBe(words);
});

test('a long period has one column per seven days, and no value is lost', () => {
  const of = (count: number) => ({
    days: Array.from({ length: count }, (_, day) => `g${day}`),
    series: [{ label: 'Satış', values: Array.from({ length: count }, () => 1) }],
  });
  expect(columnsOf(of(92))).toEqual({ ...of(92), span: 1 });
  const { days, series, span } = columnsOf(of(100));
  expect([days.length, days[0], days[1], days.at(-1), span]).toEqual([15, 'g0', 'g2', 'g93', 7]);
  expect(series[0]!.values).toEqual([2, ...Array.from({ length: 14 }, () => 7)]);
  // also with a whole number of weeks, and with a day that was not measured
  expect(columnsOf(of(98)).series[0]!.values).toEqual(Array.from({ length: 14 }, () => 7));
  const gap = { days: of(98).days, series: [{ label: 'Satış', values: [null, ...Array<number>(97).fill(1)] }] };
  expect(columnsOf(gap).series[0]!.values.slice(0, 2)).toEqual([6, 7]);
});

const match = { id: 'm1', result: 'win', kills: 3, deaths: 1, assists: 2, champion: 'Ahri', playedAt: '2026-11-20' };
const matches = (points: number) =>
  ({
    draft: { service: 'league-of-legends/win-boost' },
    matches: [{ ...match, points }],
    matchFigures: { total: 1, won: 1, points },
  }) as unknown as AdminOrder;

test('matches without points have no column for points', () => {
  render(<OrderMatches order={matches(0)} />);
  expect(screen.queryByRole('columnheader', { name: 'LP' })).toBeNull();
  cleanup();
  render(<OrderMatches order={matches(18)} />);
  expect(screen.getByRole('columnheader', { name: 'LP' })).toBeVisible();
});

test.each([
  ['started', 'Henüz maç eklenmedi.'],
  ['closed', 'Maç oynanmadı.'],
  ['completed', 'Maç oynanmadı.'],
  ['cancelled', 'Maç oynanmadı.'],
] as const)('an order that is %s without matches says “%s”', (state, words) => {
  render(<OrderMatches order={{ ...matches(0), state, matches: [], matchFigures: { total: 0, won: 0, points: 0 } }} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('a payment’s ticket that cannot be loaded shows the error', async () => {
  const provider = {
    getList: () => Promise.resolve({ data: [], total: 0 }),
    getMany: () => Promise.reject(new Error('Destek talebi okunamadı.')),
  };
  render(
    <TestMemoryRouter>
      <AdminContext
        dataProvider={provider as never}
        theme={lightTheme}
        i18nProvider={i18nProvider}
        store={memoryStore()}
      >
        <TicketsOf title="Destek talepleri" filter={{ topUpId: 't1' }} also="b1" quiet />
      </AdminContext>
    </TestMemoryRouter>,
  );
  expect(await screen.findByText('Destek talebi okunamadı.', {}, { timeout: 10_000 })).toBeVisible();
});
