import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { withDatabase } from './database.ts';

export interface TestDatabase {
  /** The URL for a role with all rights, by which a test reads and plants rows. */
  readonly url: string;
  /** The URL for the role that the product runs under. */
  readonly runningUrl: string;
  readonly drop: () => Promise<void>;
}

/** A migrated database for one test file, copied from the template of the global set-up. */
export async function testDatabase(): Promise<TestDatabase> {
  const { TEST_SERVER_URL: server, TEST_TEMPLATE: template, TEST_RUNNING_ROLE: role } = process.env;
  if (!server || !template || !role)
    throw new Error('no database server: run this file through a jest project with a database');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = withDatabase(server, name);
  const runningUrl = new URL(url);
  [runningUrl.username = '', runningUrl.password = ''] = role.split(':');
  return {
    url,
    runningUrl: runningUrl.href,
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
