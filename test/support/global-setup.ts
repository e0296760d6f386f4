import { randomBytes } from 'node:crypto';
import { migrate } from '#platform/db/migrate.ts';
import { startDatabaseServer, withDatabase, type DatabaseServer } from './database.ts';
import { onServer } from './test-database.ts';

declare global {
  var testServer: DatabaseServer | undefined;
}

/** One server for the run and one migrated template, from which every test file copies its own database. */
export default async function globalSetup(): Promise<void> {
  const server = (globalThis.testServer = await startDatabaseServer());
  const template = `template_${randomBytes(6).toString('hex')}`;
  const [role, password] = [`running_${randomBytes(6).toString('hex')}`, randomBytes(12).toString('hex')];
  await onServer(server.url, `create database ${template}`);
  await onServer(server.url, `create role ${role} login password '${password}'`);
  await migrate(withDatabase(server.url, template), role);
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_TEMPLATE = template;
  process.env.TEST_RUNNING_ROLE = `${role}:${password}`;
}
