import { expect, test } from '@jest/globals';
import { DomainError } from '#kernel/refusal.ts';
import { findingsOf } from '../../src/cli/doctor/finding.ts';

const check = (thrown: unknown) => ({ name: 'Ödeme', remedy: 'Ağı kontrol et.', look: () => Promise.reject(thrown) });

test.each([
  [
    'a refusal by its Turkish text',
    new DomainError('payment.provider_unavailable', { retryAfterSeconds: 60 }),
    'Ödeme kuruluşuna ulaşılamıyor. Birazdan yeniden dene.',
  ],
  ['another error by its message', new Error('ECONNREFUSED'), 'ECONNREFUSED'],
])('a failed check reports %s, with its remedy', async (_, thrown, text) => {
  expect(await findingsOf(check(thrown))).toEqual([{ state: 'bad', text, remedy: 'Ağı kontrol et.' }]);
});
