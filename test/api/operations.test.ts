// The operator's commands while the server runs, each as a process.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { ROOT } from '#main/install.mjs';
import { key } from '#test/support/calls.ts';
import { register } from '#test/support/clients.ts';
import { type Shop, startShop } from '#test/support/shop.ts';

let shop: Shop;
const heard: string[] = [];
beforeAll(async () => {
  shop = await startShop({ processes: 2, hear: (text) => heard.push(text) });
}, 60_000);
afterAll(() => shop.stop());

const command = (file: string, words: readonly string[], settings: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'src/cli', file), ...words], {
    env: { ...process.env, ...shop.settings, ...settings },
  });
const refusal = async (running: Promise<unknown>) =>
  running.then(
    () => '',
    (error: unknown) => (error as { stderr: string }).stderr,
  );

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((wait) => setTimeout(wait, 50));
}
const changes = (level: string) =>
  heard
    .join('')
    .split('\n')
    .filter((line) => line.includes('the log level has changed') && line.includes(`"level":"${level}"`)).length;

test('the log level changes in every process without a restart, and goes back to the configured one', async () => {
  await command('log-level.ts', ['debug', '30']);
  await until(() => changes('debug') === 2);
  await command('log-level.ts', ['normal']);
  await until(() => changes('error') === 2);
  expect(await refusal(command('log-level.ts', ['loud']))).toContain('Kullanım');
}, 30_000);

test('a vault key is replaced in steps that leave every secret readable: add the new key, use it, remove the old one', async () => {
  const { api } = await register(shop.urls[0] ?? '');
  const account = { game: 'league', server: 'tr', inGameName: 'Fare', username: 'fare', password: 'peynir' } as const;
  await api.call('POST /game-accounts', { body: account, ...key() });
  const versions = async () => {
    const client = new pg.Client({ connectionString: shop.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ key_version: number }>('select distinct key_version from vault_secret');
    await client.end();
    return rows.map(({ key_version }) => key_version);
  };

  const { stdout } = await command('keys.ts', ['new', 'vault']);
  const known = stdout.trim().replace('VAULT_KEYS=', '');
  expect(known).toMatch(/^1:\S{44},\+2:\S{44}$/);
  expect(await refusal(command('keys.ts', ['new', 'vault'], { VAULT_KEYS: known }))).toContain('bekleyen bir anahtar');
  expect((await command('keys.ts', ['wrap'], { VAULT_KEYS: known })).stdout).toContain('0 sır');
  expect(await versions()).toEqual([1]);

  const used = known.replace('+', '');
  expect((await command('keys.ts', ['wrap'], { VAULT_KEYS: used })).stdout).toMatch(/[1-9]\d* sır .*\n.*çıkarılabilir/);
  expect(await versions()).toEqual([2]);

  expect(await refusal(command('keys.ts', ['wrap']))).toContain('açmıyor: 2');
});
