import { expect, test } from '@jest/globals';
import { NewDevice } from '#contract/vault/device.ts';
import { Problem } from '#contract/problem.ts';
import { DomainError } from '#kernel/refusal.ts';
import * as z from 'zod/mini';
import { MalformedRequest, problemOf, reportOf } from '#platform/http/problem-document.ts';

const fromPostgres = (code: string) => Object.assign(new Error('canceling statement'), { code });

test.each([
  ['08006', 'connection lost'],
  ['53100', 'disk full'],
  ['57014', 'statement too slow'],
  ['40001', 'serialization failure'],
  ['40P01', 'deadlock'],
  ['55P03', 'lock time-out'],
])('SQLSTATE %s (%s) is answered 503 with the seconds to wait', (code) => {
  const wrapped = new Error('query failed', { cause: fromPostgres(code) });
  expect(problemOf(wrapped, 'r')).toMatchObject({
    status: 503,
    code: 'service.unavailable',
    params: { retryAfterSeconds: 2 },
  });
});

test('any other fault is answered 500 without its message', () => {
  const problem = problemOf(fromPostgres('23505'), 'r');
  expect(problem).toMatchObject({ status: 500, code: 'internal', requestId: 'r' });
  expect(JSON.stringify(problem)).not.toContain('canceling');
});

test('a refusal has its parameters, and the refusal of a changed price has the new quote', () => {
  const short = new DomainError('wallet.insufficient_balance', { missing: { amount: 30_000, currency: 'TRY' } });
  expect(problemOf(short, 'r')).toMatchObject({ status: 409, params: { missing: { amount: 30_000 } } });
  const changed = problemOf(new DomainError('order.price_changed', { quote: { price: 1 } }), 'r');
  expect(changed).toMatchObject({ status: 409, quote: { price: 1 } });
  expect(changed).not.toHaveProperty('params');
});

test.each([
  [45, '45 saniye sonra'],
  [100, '2 dakika sonra'],
  [893, '15 dakika sonra'],
  [82_000, '23 saat sonra'],
])('a wait of %i seconds is given in a readable unit', (retryAfterSeconds, said) => {
  const { detail } = problemOf(new DomainError('request.too_often', { retryAfterSeconds }), 'r');
  expect(detail).toBe(`Bunu kısa sürede çok kez yaptın. ${said} yeniden dene.`);
});

test('a malformed device key is refused with the form that it must have', () => {
  const told = (publicKey: unknown) => {
    const { error } = NewDevice.safeParse({ name: 'Masaüstü', hwid: 'hwid-1', publicKey }, { reportInput: true });
    return problemOf(new MalformedRequest(error?.issues ?? []), 'r').errors?.map(({ pointer, code, detail }) => [
      pointer,
      code,
      detail.slice(0, 21),
    ]);
  };
  const refusal = ['/publicKey', 'device_key', 'Cihaz anahtarı değil:'];
  expect(told({ kty: 'RSA', n: 'x', e: 'AQAB' })).toEqual([refusal]);
  expect(told('anahtar')).toEqual([refusal]);
  expect(told(undefined)).toEqual([['/publicKey', 'required', 'Bu alan zorunlu.']]);
});

test('a fraction is refused with the code `whole` where an integer is expected', () => {
  const told = (wins: unknown) => {
    const { error } = z.object({ wins: z.int() }).safeParse({ wins }, { reportInput: true });
    return problemOf(new MalformedRequest(error?.issues ?? []), 'r').errors?.map(({ code, detail }) => [code, detail]);
  };
  expect(told(22.5)).toEqual([['whole', 'Tam sayı olmalı.']]);
  expect(told('22')).toEqual([['type', 'Değerin türü yanlış.']]);
});

test.each([
  ['unknown', Object.fromEntries(Array.from({ length: 6_900 }, (_, n) => [`k${n}`, 1]))],
  ['type', { wins: Array.from({ length: 6_900 }, () => 'x') }],
])('of 6,900 errors with the code `%s` the first fifty are listed', (code, body) => {
  const { error } = z.strictObject({ wins: z.optional(z.array(z.int())) }).safeParse(body, { reportInput: true });
  const problem = problemOf(new MalformedRequest(error?.issues ?? []), 'r');
  expect(Problem.parse(problem).errors).toHaveLength(50);
  expect(problem.errors?.[49]).toMatchObject({ pointer: code === 'type' ? '/wins/49' : '/k49', code });
});

test('a fault is logged with its stack, an expected failure without, and the caller’s mistake not at all', () => {
  const reported = (thrown: unknown) => reportOf(thrown, problemOf(thrown, 'r'));
  const busy = new DomainError('service.unavailable', { retryAfterSeconds: 5 });
  expect(reported(busy)).toEqual({ level: 'warn', what: { code: 'service.unavailable' } });
  const unread = Object.assign(busy, { cause: new Error('an answer in an unknown form') });
  expect(reported(unread)).toEqual({ level: 'error', what: { code: 'service.unavailable', err: unread.cause } });
  for (const fault of [new Error('boom'), fromPostgres('08006')])
    expect(reported(fault)).toEqual({ level: 'error', what: { err: fault } });
  expect(reported(new DomainError('request.not_found'))).toBeUndefined();
});
