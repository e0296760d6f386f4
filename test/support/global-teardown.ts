import { onServer } from './test-database.ts';

export default async function globalTeardown(): Promise<void> {
  const { TEST_SERVER_URL: url, TEST_TEMPLATE: template } = process.env;
  if (url && template) await onServer(url, `drop database if exists ${template} with (force)`);
  await globalThis.testServer?.stop();
}
