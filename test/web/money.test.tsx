import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import fc from '#test/support/property.ts';
import {
  formatLira,
  formatMoney,
  formatSigned,
  formatWholeLira,
  parseLira,
  tryOf,
} from '../../web-storefront/src/lib/money.ts';
import { Money } from '../../web-storefront/src/ui/Money.tsx';

test.each([
  [0, '0,00\u00a0₺'],
  [5, '0,05\u00a0₺'],
  [123_450, '1.234,50\u00a0₺'],
  [-23_829, '−238,29\u00a0₺'],
  [1_000_000_000, '10.000.000,00\u00a0₺'],
])('%i kuruş are written as %s', (kurus, text) => {
  expect(formatMoney(tryOf(kurus))).toBe(text);
});

test('amounts are written as the browser’s own formatting writes them', () => {
  const lira = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (kurus) => {
      expect(formatLira(kurus)).toBe(lira.format(kurus / 100));
      expect(formatWholeLira(kurus)).toBe(`${whole.format(kurus)}\u00a0₺`);
    }),
  );
});

test('a posting has a sign, and a preset amount has no kuruş', () => {
  expect(formatSigned(tryOf(61_200))).toBe('+612,00\u00a0₺');
  expect(formatSigned(tryOf(-7_500))).toBe('−75,00\u00a0₺');
  expect(formatWholeLira(1000)).toBe('1.000\u00a0₺');
});

test.each([
  ['905', 90_500],
  ['1.500', 150_000],
  ['1.234,5', 123_450],
  ['1234.50', 123_450],
  ['1.234,50 ₺', 123_450],
  ['25000', 2_500_000],
  ['', null],
  ['abc', null],
  ['-5', null],
  ['1,234,5', null],
  ['12,345', null],
])('the typed text “%s” is read as %p kuruş', (typed, kurus) => {
  expect(parseLira(typed)).toBe(kurus);
});

test('an amount does not break across lines', () => {
  render(<Money value={tryOf(123_450)} />);
  expect(screen.getByText('1.234,50\u00a0₺', { normalizer: (text) => text })).toHaveClass('nowrap');
});
