import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { migrate } from '#platform/db/migrate.ts';
import { startDatabaseServer, withDatabase, type DatabaseServer } from './database.ts';
import { onServer } from './test-database.ts';

declare global {
  var testServer: DatabaseServer | undefined;
  var productHosts: readonly ChildProcess[] | undefined;
}

/**
 * Starts one server for the run, makes one migrated template from which every test file copies its own database, and starts
 * a process per worker that runs the products of its test files.
 */
export default async function globalSetup({ maxWorkers } = { maxWorkers: 1 }): Promise<void> {
  const hosts = startHosts(maxWorkers);
  const server = (globalThis.testServer = await startDatabaseServer());
  const template = `template_${randomBytes(6).toString('hex')}`;
  const [role, password] = [`running_${randomBytes(6).toString('hex')}`, randomBytes(12).toString('hex')];
  await onServer(server.url, `create database ${template}`);
  await onServer(server.url, `create role ${role} login password '${password}'`);
  await migrate(withDatabase(server.url, template), role);
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_TEMPLATE = template;
  process.env.TEST_RUNNING_ROLE = `${role}:${password}`;
  process.env.TEST_PRODUCT_HOSTS = (await hosts).join(',');
}

/** Returns the ports of these processes. */
function startHosts(count: number): Promise<readonly number[]> {
  const hosts = (globalThis.productHosts = Array.from({ length: count }, () =>
    fork(join(import.meta.dirname, 'product-host.ts'), { execArgv: [] }),
  ));
  return Promise.all(hosts.map(async (host) => (await once(host, 'message'))[0] as number));
}
