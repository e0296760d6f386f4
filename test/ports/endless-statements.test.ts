import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Database } from '#platform/db/database.ts';
import { endlessStatements } from '#platform/db/patience.ts';
import { testDatabase } from '#test/support/test-database.ts';

test('a transaction whose statements may take as long as they do is not taken for one that the server has forgotten', async () => {
  const file = await testDatabase();
  const database = await Database.connect(file.url, [], { max: 1 });
  const sleeping = database.run(async () => {
    await sql.raw(endlessStatements).execute(database.sql());
    await sql`select pg_sleep(6)`.execute(database.sql());
    return 'done';
  });
  await expect(sleeping).resolves.toBe('done');
  await database.close();
  await file.drop();
});
