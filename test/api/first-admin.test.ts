// The command by which an operator makes the first admin of a database, run as a process.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { ROOT } from '#main/install.mjs';
import { anonymous, logIn } from '#test/support/clients.ts';
import { withSecondFactor } from '#test/support/second-factor.ts';
import { type Shop, startShop } from '#test/support/shop.ts';

jest.setTimeout(120_000);

let shop: Shop;
const url = () => shop.urls[0] ?? '';
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.stop());

const makeAdmin = (...words: readonly string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'src/cli/admin.ts'), ...words], {
    env: { ...process.env, ...shop.settings },
  }).then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { stderr: string }).stderr,
  );
const tokenIn = (text: string) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';

test('a new address becomes an admin by the link on the terminal; a repeat prints a new link, or none once a password is set', async () => {
  const email = 'kurucu@basamak.test';
  const first = await makeAdmin(email);
  expect(first).toContain('Yönetici hesabı açıldı');
  const token = tokenIn(await makeAdmin(email));
  expect(token).not.toBe('');
  await anonymous(url()).call('PUT /users/password-reset', { body: { token, password: 'kiraz-agaci-42' } });
  const { api } = await logIn(url(), email, 'kiraz-agaci-42');
  const { id, role } = await api.call('GET /users/current');
  expect(role).toBe('admin');
  const again = await makeAdmin(email);
  expect(again).toContain('zaten yönetici');
  expect(tokenIn(again)).toBe('');
  const events = await api.call('GET /admin/audit-events', { query: { filter: JSON.stringify({ recordId: id }) } });
  expect(events.map(({ action, actorRole }) => [action, actorRole])).toContainEqual(['make-admin', 'system']);
});

test('a promoted customer loses password, sessions and second factor; a booster cannot be promoted', async () => {
  // somebody else may have registered the address and set these
  const stranger = await withSecondFactor(url());
  const promoted = await makeAdmin(`${stranger.username}@basamak.test`);
  expect(promoted).toContain('Hesap yönetici oldu');
  await expect(stranger.api.call('GET /users/current')).rejects.toMatchObject({ status: 401 });
  await expect(logIn(url(), stranger.username, 'kiraz-agaci-42')).rejects.toMatchObject({
    problem: { code: 'identity.bad_credentials' },
  });
  await anonymous(url()).call('PUT /users/password-reset', {
    body: { token: tokenIn(promoted), password: 'ceviz-agaci-43' },
  });
  const { api } = await logIn(url(), stranger.username, 'ceviz-agaci-43');
  expect(await api.call('GET /users/current')).toMatchObject({ id: stranger.id, role: 'admin' });
  expect(await makeAdmin('booster@basamak.test')).toContain('Booster hesabı yönetici olamaz');
  expect(await makeAdmin('adres')).toContain('Kullanım');
});
