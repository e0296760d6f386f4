import { onServer } from './test-database.ts';

export default async function globalTeardown(): Promise<void> {
  for (const host of globalThis.productHosts ?? []) host.kill();
  const { TEST_SERVER_URL: url, TEST_TEMPLATE: template, TEST_RUNNING_ROLE: role } = process.env;
  if (url && template) await onServer(url, `drop database if exists ${template} with (force)`);
  // fails if a failed test left a database in which the role still has rights
  if (url && role) await onServer(url, `drop role ${role.split(':')[0]}`).catch(() => undefined);
  await globalThis.testServer?.stop();
}
