import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { embeddedDatabaseUrl, startEmbeddedServer, type EmbeddedServer } from '#platform/db/embedded-server.ts';

jest.setTimeout(120_000);

let dataDir: string;
let server: EmbeddedServer | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-'));
  await chmod(dataDir, 0o711);
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = async () => (server = await startEmbeddedServer({ dataDir }));

/** A process that starts the same server, as an earlier `npm start` would have. */
async function startElsewhere(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, '../support/embedded-owner.ts'), [dataDir], { execArgv: [] });
  await once(child, 'message');
  return child;
}

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const ownerUrl = new URL((await embeddedDatabaseUrl(dataDir)) ?? '');
  ownerUrl.username = 'basamak';
  const client = new pg.Client({ connectionString: ownerUrl.href });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const serverPid = async () => Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 15_000; !(await condition()); await sleep(100)) {
    if (Date.now() > deadline) throw new Error('the condition did not come true');
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('the embedded server keeps committed data over a stop, writes durably, and listens to this machine only', async () => {
  await start();
  await query('create table kept (n int)');
  await query('insert into kept values (7)');
  await server?.stop();
  await start();
  expect(await query('select n from kept')).toEqual([{ n: 7 }]);
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    expect(await query(`show ${setting}`)).toEqual([{ [setting]: 'on' }]);
  }
  expect(await query('show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  expect((await stat(join(dataDir, 'postgres-access.json'))).mode & 0o777).toBe(0o600);
});

test('the server of a killed process is taken over', async () => {
  const killed = await startElsewhere();
  await query('create table before_the_kill ()');
  const pid = await serverPid();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await start();
  expect(await serverPid()).toBe(pid);
  expect(await query('select count(*)::int from before_the_kill')).toEqual([{ count: 0 }]);
  await server?.stop();
  await eventually(() => !isAlive(pid));
});

test('the server of a living process is left alone', async () => {
  const living = await startElsewhere();
  await expect(startEmbeddedServer({ dataDir, timeoutMs: 500 })).rejects.toThrow('zaten çalışıyor');
  expect(await query('select 1 as alive')).toEqual([{ alive: 1 }]);
  living.send('stop');
  await once(living, 'exit');
});

test('a stored process id that now belongs to another process does not prevent a start', async () => {
  await start();
  await server?.stop();
  await writeFile(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n`);
  await start();
  expect(await query('select 1 as alive')).toEqual([{ alive: 1 }]);
});

test('a killed server is started again', async () => {
  await start();
  const pid = await serverPid();
  process.kill(pid, 'SIGKILL');
  await eventually(async () => (await query('select 1 as alive').catch(() => [])).length === 1);
  expect(await serverPid()).not.toBe(pid);
});
