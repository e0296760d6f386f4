import { expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { firstIdOf, momentOf, monthsAfter, nameOfMonth } from '#platform/db/months.ts';

test.each([
  ['2026-11-22T16:00:00Z', 0, '2026-11-01', '2026_11'],
  ['2026-11-30T23:59:59.999Z', 1, '2026-12-01', '2026_12'],
  ['2026-12-31T23:59:59.999Z', 2, '2027-02-01', '2027_02'],
  ['2026-01-01T00:00:00Z', -12, '2025-01-01', '2025_01'],
])('the month of %s plus %i months begins at %s', (moment, months, begins, name) => {
  const month = monthsAfter(new Date(moment), months);
  expect(month).toEqual(new Date(`${begins}T00:00:00Z`));
  expect(nameOfMonth(month)).toBe(name);
});

test('every id that is made in a month lies between the month’s first id and the next month’s', () => {
  const month = new Date('2026-12-01T00:00:00Z');
  const [first, next] = [firstIdOf(month), firstIdOf(monthsAfter(month, 1))];
  const earliest = v7({ msecs: month.getTime(), random: new Uint8Array(16) });
  const latest = v7({ msecs: monthsAfter(month, 1).getTime() - 1, random: new Uint8Array(16).fill(255) });
  expect(earliest > first && earliest < next).toBe(true);
  expect(latest > first && latest < next).toBe(true);
  expect(v7({ msecs: monthsAfter(month, 1).getTime(), random: new Uint8Array(16) }) > next).toBe(true);
  expect(momentOf(first)).toEqual(month);
});
