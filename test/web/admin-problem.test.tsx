import { expect, test } from '@jest/globals';
import { HttpError } from 'react-admin';
import { SessionExpiredError } from '../../src/contract/browser/session.ts';
import { ApiProblem } from '../../src/contract/client.ts';
import { asHttpError, fieldErrors, isConflict, problemOf } from '../../web-admin/src/providers/problem.ts';

const errors = (...fields: [pointer: string, detail: string][]) => ({
  errors: fields.map(([pointer, detail]) => ({ pointer, code: 'format', detail })),
});

test('error pointers become a tree of fields with the first sentence of each', () => {
  const told = fieldErrors(
    errors(
      ['/phone', 'Biçimi geçersiz.'],
      ['/phone', 'Bu alan zorunlu.'],
      ['/draft/target/tier', 'Seçeneklerden biri olmalı.'],
    ),
  );
  expect(told).toEqual({ phone: 'Biçimi geçersiz.', draft: { target: { tier: 'Seçeneklerden biri olmalı.' } } });
});

test('escapes in JSON pointers are decoded', () => {
  expect(fieldErrors(errors(['/a~1b/c~0d', 'x']))).toEqual({ 'a/b': { 'c~d': 'x' } });
});

test('a problem without field errors gives the form none', () => {
  expect(fieldErrors({ code: 'order.not_found' })).toBeUndefined();
});

test('the problem’s detail becomes the message; its code and field errors go to the form', () => {
  const error = asHttpError(
    new ApiProblem(422, {
      code: 'request.invalid',
      detail: 'Alanları kontrol et.',
      ...errors(['/iban', 'Biçimi geçersiz.']),
    }),
  );
  expect(error).toBeInstanceOf(HttpError);
  expect(error.message).toBe('Alanları kontrol et.');
  expect(error).toMatchObject({ status: 422 });
  expect(problemOf(error)).toEqual({ code: 'request.invalid', errors: { iban: 'Biçimi geçersiz.' } });
});

test('a sentence that the API words for customers is reworded for staff', () => {
  const missing = { amount: 995_907, currency: 'TRY' };
  const error = asHttpError(
    new ApiProblem(409, { code: 'wallet.insufficient_balance', detail: 'bakiyen', params: { missing } }),
  );
  expect(error.message).toBe('Cüzdandaki bakiye bu işleme yetmiyor. Eksik tutar: 9.959,07\u00a0₺.');
  expect(isConflict(error)).toBe(true);
});

test('an expired session counts as 401, so the console asks for a log-in', () => {
  expect(asHttpError(new SessionExpiredError())).toMatchObject({ status: 401 });
});

test('a missing answer is reported in words, not as "Failed to fetch"', () => {
  expect(asHttpError(new TypeError('Failed to fetch')).message).toMatch(/^Sunucuya ulaşılamadı/);
});
