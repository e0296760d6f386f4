// The second factor over HTTP (promise 32).
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { many, outcomeOf, waitFor } from '#test/support/calls.ts';
import { anonymous, logIn } from '#test/support/clients.ts';
import { dump } from '#test/support/dump.ts';
import { codeNow, withSecondFactor } from '#test/support/second-factor.ts';
import { startShop, type Shop } from '#test/support/shop.ts';

const password = 'kiraz-agaci-42';
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ processes: 2, settings: { SECOND_FACTOR_REQUIRED: 'staff' } });
}, 60_000);
afterAll(() => shop.stop());
const url = (nth = 0) => shop.urls[nth % shop.urls.length] ?? '';

describe('the second factor', () => {
  test('opens only one session by a code that is sent twenty times at once, to two processes (promise 32)', async () => {
    const { username, key } = await withSecondFactor(url());
    const body = { login: username, password, otp: codeNow(key, 1) };
    const outcomes = await Promise.all(
      many(20, (nth) => outcomeOf(() => anonymous(url(nth)).call('POST /users/authenticate', { body }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
    for (const outcome of outcomes)
      expect(['ok', '422 identity.otp_incorrect', '429 identity.too_many_attempts']).toContain(outcome);
  });

  test('is stored sealed: the database contains neither its key nor a recovery code', async () => {
    const { key, codes } = await withSecondFactor(url());
    const stored = await dump(shop.databaseUrl);
    expect(stored).toContain('second-factor'); // the dump contains the table of sealed secrets
    for (const secret of [key, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(stored.includes(secret)).toBe(false);
  });

  test('must be set up first by users of a role that requires it: until then every other call is refused', async () => {
    const { api } = await logIn(url(), 'destek@basamak.test');
    expect((await api.call('GET /users/current')).mustSetSecondFactor).toBe(true);
    const listed = () => outcomeOf(() => api.call('GET /notifications', { query: {} }));
    expect(await listed()).toBe('403 identity.second_factor_required');
    const { key } = await api.call('POST /users/current/second-factor', { body: { password: 'basamak-demo' } });
    const { recoveryCodes } = await api.call('PUT /users/current/second-factor', { body: { code: codeNow(key) } });
    expect(recoveryCodes).toHaveLength(10);
    await waitFor(async () => ((await listed()) === 'ok' ? true : undefined), 'every call to be allowed');
  });
});
