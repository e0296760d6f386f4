import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { assertMigrated, migrate } from '#platform/db/migrate.ts';
import { keepPartitions } from '#platform/db/partitions.ts';
import { excessOf, rightsAt } from '#platform/db/running-role.ts';
import { withDatabase } from '#test/support/database.ts';
import { onServer } from '#test/support/test-database.ts';

const server = process.env.TEST_SERVER_URL ?? '';
const suffix = randomBytes(6).toString('hex');
const password = randomBytes(12).toString('hex');
const name = (kind: string) => `${kind}_${suffix}`;
const urlAs = (role: string, database = name('roles')) => {
  const url = new URL(withDatabase(server, database));
  [url.username, url.password] = [role, password];
  return url.href;
};
const [ownerUrl, runningUrl] = [urlAs(name('owner')), urlAs(name('running'))];

let owner: pg.Client;
let running: pg.Client;
beforeAll(async () => {
  for (const kind of ['owner', 'running', 'bystander'])
    await onServer(server, `create role ${name(kind)} login password '${password}'`);
  await onServer(server, `create database ${name('roles')} owner ${name('owner')}`);
  await onServer(server, `create database ${name('owned')} owner ${name('bystander')}`);
  await migrate(ownerUrl, name('running'));
  owner = new pg.Client({ connectionString: ownerUrl });
  running = new pg.Client({ connectionString: runningUrl });
  await Promise.all([owner.connect(), running.connect()]);
}, 60_000);
afterAll(async () => {
  await Promise.all([owner.end(), running.end()]);
  for (const kind of ['roles', 'owned']) await onServer(server, `drop database ${name(kind)} with (force)`);
  for (const kind of ['owner', 'running', 'bystander']) await onServer(server, `drop role ${name(kind)}`);
});

describe('the role that the product runs under', () => {
  test.each([
    'alter table ledger_entry disable trigger all',
    'alter table ledger_posting disable trigger ledger_posting_stays',
    'alter table audit_event disable trigger user',
    'drop trigger ledger_entry_stays on ledger_entry',
    'create or replace function ledger_stays() returns trigger language plpgsql as $$ begin return null; end $$',
    'drop function ledger_stays() cascade',
    'drop table ledger_posting',
    'truncate ledger_posting',
    'truncate order_event_default',
    'alter table ledger_posting add column x int',
    'alter table ledger_posting owner to current_user',
    'update ledger_entry set reason = reason',
    'update ledger_posting set amount_kurus = amount_kurus * 2',
    'delete from ledger_posting',
    'delete from audit_event',
    'delete from mikro_orm_migrations',
    'set session_replication_role = replica',
    // a temporary table of the same name would hide the real one from a trigger
    'create temporary table ledger_posting (entry_id uuid)',
    'create table ledger_posting_two ()',
    'create schema before',
    `select partition_drop('order_event', 'order_event_default')`,
    `select partition_made('ledger_entry', 'x')`,
  ])('may not: %s', async (statement) => {
    await expect(running.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('may not drop or merge a table that is no partition of the named table', async () => {
    await expect(running.query(`select partition_drop('notification', 'ledger_entry')`)).rejects.toThrow(
      'is no partition',
    );
    const fold = `select partition_fold('order_event', 'x', array['ledger_entry'], 'order_id', $1, $1)`;
    await expect(running.query(fold, [v7()])).rejects.toThrow('is no partition');
  });

  test('makes monthly partitions, on which it has the same rights as on the others', async () => {
    const made = (await keepPartitions(runningUrl, new Date(Date.now() + 62 * 86_400_000))).made;
    expect(made.length).toBeGreaterThan(0);
    for (const partition of made) {
      await running.query(`select from ${partition}`);
      await expect(running.query(`truncate ${partition}`)).rejects.toMatchObject({ code: '42501' });
    }
    const { rows } = await running.query(
      `select count(*)::int as guards from pg_trigger where tgname = 'order_event_stays' and tgrelid = $1::regclass`,
      [made.find((partition) => partition.startsWith('order_event_'))],
    );
    expect(rows).toEqual([{ guards: 1 }]);
  });

  test('reads and writes tables that a later migration creates', async () => {
    await owner.query('create table brought_later (id bigint generated always as identity, text text)');
    await running.query(`insert into brought_later (text) values ('x')`);
    await running.query(`update brought_later set text = 'y'`);
    await running.query('delete from brought_later');
    await expect(running.query('drop table brought_later')).rejects.toMatchObject({ code: '42501' });
    await owner.query('drop table brought_later');
  });

  test('starts only when the migrations are done, and otherwise reports the number of pending ones', async () => {
    await expect(assertMigrated(runningUrl)).resolves.toBeUndefined();
    await expect(assertMigrated(urlAs(name('bystander'), name('owned')))).rejects.toThrow(
      /\d+ geçiş bekliyor: önce MIGRATION_DATABASE_URL/,
    );
  });
});

test('a second migration by the owner, who is not a superuser, changes nothing', async () => {
  const { superuser } = await rightsAt(ownerUrl);
  expect(superuser).toBe(false);
  expect(await migrate(ownerUrl, name('running'))).toEqual([]);
});

describe('the check of the role in production', () => {
  test.each([
    ['a superuser', () => withDatabase(server, name('roles')), 'süper kullanıcı'],
    ['the owner of the tables', () => ownerUrl, 'tabloların sahibi'],
    ['the owner of only the database', () => urlAs(name('bystander'), name('owned')), 'tabloların sahibi'],
  ])('refuses %s', async (_, url, said) => {
    expect(excessOf(await rightsAt(url()))).toContain(said);
  });

  test('accepts the running role', async () => {
    expect(excessOf(await rightsAt(runningUrl))).toBeUndefined();
  });

  test('refuses a role that can become the owner', async () => {
    await onServer(server, `grant ${name('owner')} to ${name('running')}`);
    expect(excessOf(await rightsAt(runningUrl))).toContain('tabloların sahibi');
    await onServer(server, `revoke ${name('owner')} from ${name('running')}`);
  });
});

test('a production process refuses to start as the owner of the tables, except in a trial', () => {
  const secret = () => randomBytes(24).toString('hex');
  const start = (DATABASE_URL: string, more: NodeJS.ProcessEnv = {}) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../../src/main/main.ts')], {
      encoding: 'utf8',
      timeout: 30_000,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: '0',
        // fails just after the check of the role, so that a process that passes the check exits as well
        HOST: '192.0.2.1',
        PUBLIC_URL: 'https://basamak.example',
        JWT_KEYS: `1:${secret()}`,
        TOKEN_SECRET: secret(),
        EMAIL_HMAC_SECRET: secret(),
        VAULT_KEYS: `1:${randomBytes(32).toString('base64')}`,
        SMTP_URL: 'smtp://mail.example:587',
        MAIL_FROM: 'destek@basamak.example',
        CONTACT_MAIL: 'iletisim@basamak.example',
        PAYTR_BASE_URL: 'https://www.paytr.com',
        PAYTR_MERCHANT_ID: '1',
        PAYTR_MERCHANT_KEY: secret(),
        PAYTR_MERCHANT_SALT: secret(),
        PAYTR_TEST_MODE: '0',
        PICTURES_DIR: '/tmp',
        DATABASE_URL,
        ...more,
      },
    }).stdout;
  const refusal = 'geçmişi koruyan tetikleyicileri kaldırabilir';
  expect(start(ownerUrl)).toContain(refusal);
  expect(start(withDatabase(server, name('roles')))).toContain(refusal);
  expect(start(ownerUrl, { TRIAL: '1' })).not.toContain(refusal);
  expect(start(runningUrl)).not.toContain(refusal);
});
