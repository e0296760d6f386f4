import { expect, test } from '@jest/globals';
import { formatMoment } from '../../web-admin/src/lib/time.ts';

test('a formatted time never breaks across lines', () => {
  const now = new Date(2026, 10, 23, 12, 0);
  expect(formatMoment(new Date(2026, 10, 17, 19, 48).toISOString(), now)).toBe('17\u00a0Kas\u00a019.48');
  expect(formatMoment(new Date(2025, 10, 17, 9, 5).toISOString(), now)).toBe('17\u00a0Kas\u00a02025\u00a009.05');
});
