/** The whole product as `npm start` runs it, on free ports. Its database and data folder are deleted afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '#main/start.ts';
import { freePort } from '#platform/net/free-port.ts';
import { startDatabaseServer, withDatabase } from '../support/database.ts';
import { onServer } from '../support/test-database.ts';

export interface ProductUrls {
  readonly shop: string;
  readonly mail: string;
  readonly database: string;
}

const server = await startDatabaseServer();
const database = `e2e_${process.pid}`;
await onServer(server.url, `create database ${database}`);
const databaseUrl = withDatabase(server.url, database);
const running = `e2e_running_${process.pid}`;
await onServer(server.url, `create role ${running} login password '${running}'`);
const runningUrl = new URL(databaseUrl);
[runningUrl.username, runningUrl.password] = [running, running];
const dataDir = mkdtempSync(join(tmpdir(), 'basamak-e2e-'));
const [port, sandboxPort, mailPort, smtpPort] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
];

Object.assign(process.env, {
  NODE_ENV: 'development',
  PORT: String(port),
  PAYTR_SANDBOX_PORT: String(sandboxPort),
  MAIL_PAGE_PORT: String(mailPort),
  SMTP_PORT: String(smtpPort),
  DATABASE_URL: runningUrl.href,
  MIGRATION_DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  // above every amount that another test adds in one step
  SECOND_ADMIN_ABOVE: '250000',
  // a second admin that a test has just created may approve at once
  ACCESS_SETTLES_HOURS: '0',
});
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await start({
  stop: async () => {
    await onServer(server.url, `drop database if exists ${database} with (force)`);
    await onServer(server.url, `drop role ${running}`);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});
const urls: ProductUrls = {
  shop: `http://localhost:${port}`,
  mail: `http://localhost:${mailPort}`,
  database: databaseUrl,
};
process.send?.(urls);
