import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { examine } from '#cli/doctor/doctor.ts';
import type { Finding } from '#cli/doctor/finding.ts';
import { register } from '#test/support/clients.ts';
import { key } from '#test/support/calls.ts';
import { withDatabase } from '#test/support/database.ts';
import { type Shop, startShop } from '#test/support/shop.ts';
import { onServer } from '#test/support/test-database.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  // stores a secret in the vault, so that the examination can try the vault keys
  const { api } = await register(shop.urls[0] ?? '');
  const account = { game: 'league', server: 'tr', inGameName: 'Fare', username: 'fare', password: 'peynir' } as const;
  await api.call('POST /game-accounts', { body: account, ...key() });
}, 60_000);
afterAll(() => shop.stop());

/** The findings of the report with this name, for the shop's settings with these changes. */
async function findings(name: string, change: NodeJS.ProcessEnv = {}): Promise<readonly Finding[]> {
  const reports = await examine({ ...shop.settings, ...change });
  return reports.find((report) => report.name === name)?.findings ?? [];
}
const worst = (found: readonly Finding[]) =>
  found.some(({ state }) => state === 'bad')
    ? 'bad'
    : found.some(({ state }) => state === 'doubtful')
      ? 'doubtful'
      : 'good';
const texts = (found: readonly Finding[]) => found.map(({ text }) => text).join('\n');

test('a working set-up passes, and every finding that is not good names a remedy', async () => {
  const reports = await examine(shop.settings);
  expect(reports.map(({ name, findings: found }) => [name, worst(found)])).toEqual([
    ['Ayarlar', 'good'],
    ['Program', expect.stringMatching(/good|bad/)], // depends on whether the web apps are built
    ['Veritabanı', expect.stringMatching(/bad|doubtful/)], // a test server runs with fsync off
    ['Veritabanı kullanıcısı', 'good'],
    ['Tablolar', 'good'],
    ['Yönetici', 'good'],
    ['Aylık bölümler', 'good'],
    ['Kasa anahtarları', 'good'],
    ['İşler', 'good'],
    ['Siparişler', 'good'],
    ['Listeler', 'good'],
    ['Resimler', 'good'],
    ['Posta', 'good'],
    ['Kart ödemeleri', 'doubtful'], // the provider is in test mode
    ['Adres', 'good'],
  ]);
  for (const finding of reports.flatMap(({ findings: found }) => found))
    if (finding.state !== 'good') expect(finding.remedy.length).toBeGreaterThan(10);
});

test('the examination changes nothing: an empty database stays empty, and no picture is left', async () => {
  const name = `doctor_${randomBytes(6).toString('hex')}`;
  const server = process.env.TEST_SERVER_URL ?? '';
  await onServer(server, `create database ${name}`);
  const folder = await mkdtemp(join(tmpdir(), 'basamak-doctor-'));
  try {
    const url = withDatabase(server, name);
    const reports = await examine({ ...shop.settings, DATABASE_URL: url, PICTURES_DIR: folder });
    expect(texts(reports.find((report) => report.name === 'Tablolar')?.findings ?? [])).toMatch(/\d+ geçiş bekliyor/);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`);
    await client.end();
    expect(rows).toEqual([]);
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  } finally {
    await onServer(server, `drop database ${name} with (force)`);
    await rm(folder, { recursive: true });
  }
});

test.each([
  ['missing settings', 'Ayarlar', { SMTP_URL: '', MAIL_FROM: '' }, /SMTP_URL/],
  ['an unreachable database', 'Veritabanı', { DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c' }, /ECONNREFUSED/],
  [
    'a changed vault key',
    'Kasa anahtarları',
    { VAULT_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}` },
    /1\. anahtar: \d+ sır, açılmıyor/,
  ],
  [
    'a missing vault key',
    'Kasa anahtarları',
    { VAULT_KEYS: `2:${Buffer.alloc(32, 7).toString('base64')}` },
    /1\. anahtar: \d+ sır, açılmıyor/,
  ],
  ['an unreachable mail server', 'Posta', { SMTP_URL: 'smtp://127.0.0.1:9' }, /ECONNREFUSED/],
  ['a wrong merchant key', 'Kart ödemeleri', { PAYTR_MERCHANT_KEY: 'baska-bir-anahtar' }, /./],
  ['a folder that is not writable', 'Resimler', { PICTURES_DIR: '/dev/null/basamak' }, /./],
])('%s: the finding is bad', async (_, name, change, said) => {
  const found = await findings(name, change);
  expect(worst(found)).toBe('bad');
  expect(texts(found)).toMatch(said);
});

test('a database that a later version migrated is reported as bad', async () => {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query(
    `insert into mikro_orm_migrations (name, executed_at) values ('Migration20991231000000_later', now())`,
  );
  const found = await findings('Tablolar');
  await client.query(`delete from mikro_orm_migrations where name = 'Migration20991231000000_later'`);
  await client.end();
  expect(found).toEqual([expect.objectContaining({ state: 'bad', text: expect.stringContaining('_later') })]);
});

test('rows outside the monthly partitions are reported as doubtful', async () => {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query(
    `insert into notification (id, user_id, kind, title, text, created_at)
     values ('ffffffff-ffff-7fff-bfff-ffffffffffff', gen_random_uuid(), 'order-tip', 'Bahşiş', 'Geldi', now())`,
  );
  const beside = await findings('Aylık bölümler');
  await client.query(`delete from notification where id = 'ffffffff-ffff-7fff-bfff-ffffffffffff'`);
  expect(beside).toEqual([
    expect.objectContaining({ state: 'doubtful', text: expect.stringContaining('notification') }),
  ]);
  await client.end();
});

test('an address that does not answer is doubtful, because the server may be stopped on purpose', async () => {
  expect(worst(await findings('Adres', { PUBLIC_URL: 'http://127.0.0.1:9' }))).toBe('doubtful');
});

test('no finding contains a secret', async () => {
  const reports = await examine({
    ...shop.settings,
    PAYTR_MERCHANT_KEY: 'gizli-anahtar-42',
    VAULT_KEYS: '1:bozuk-anahtar-42',
  });
  expect(JSON.stringify(reports)).not.toMatch(/gizli-anahtar-42|bozuk-anahtar-42/);
});
