import { expect, test } from '@jest/globals';
import { formatEstimate } from '#contract/format.ts';

test.each([
  [1, 1, 'yaklaşık 1 saat'],
  [3, 24, '3–24 saat'],
  [20, 25, '1–2 gün'],
  [35, 35, '1–2 gün'],
  [48, 48, 'yaklaşık 2 gün'],
  [47, 49, '2–3 gün'],
  [150, 190, '6–8 gün'],
])('an estimate of %i to %i hours is told as %s, and its end never as earlier', (minHours, maxHours, told) => {
  expect(formatEstimate({ minHours, maxHours }).replaceAll('\u2060', '')).toBe(told);
});
