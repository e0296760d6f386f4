import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { ROOT } from '#main/install.mjs';
import { type DatabaseServer, initdbArguments, startDatabaseServer } from '#test/support/database.ts';

const server = (kind: DatabaseServer['kind']) => async (): Promise<DatabaseServer> => ({
  kind,
  url: `postgres://${kind}`,
  stop: async () => {},
});
const ways = { engineAnswers: async () => true, container: server('container'), embedded: server('embedded') };
const cannotPull = async (): Promise<DatabaseServer> => {
  throw new Error('pull access denied');
};
afterEach(() => {
  jest.restoreAllMocks();
});

test('tests use the named server, or else a container, or else the embedded server', async () => {
  expect((await startDatabaseServer('postgres://named', ways)).kind).toBe('given');
  expect((await startDatabaseServer('', ways)).kind).toBe('container');
  expect((await startDatabaseServer('', { ...ways, engineAnswers: async () => false })).kind).toBe('embedded');
});

test('an engine that cannot pull the image leads to the embedded server, with a warning that says why', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect((await startDatabaseServer('', { ...ways, container: cannotPull })).kind).toBe('embedded');
  expect(warned.mock.calls.flat().join()).toContain('pull access denied');
});

test('the container of the tests has the locale of the deployed database', () => {
  const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  expect(compose).toContain(`POSTGRES_INITDB_ARGS: ${initdbArguments}\n`);
});
