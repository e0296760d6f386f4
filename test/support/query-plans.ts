import { jest } from '@jest/globals';
import { CompiledQuery, createQueryId, type RootOperationNode } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** The plans of the queries that `work` sends, in the order of sending. */
export const plansOf = async (database: Database, work: () => Promise<unknown>): Promise<readonly string[]> => {
  const plain = database.sql();
  const sent: RootOperationNode[] = [];
  const watching = plain.withPlugin({
    transformQuery: ({ node }) => {
      sent.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const watched = jest.spyOn(database, 'sql').mockReturnValue(watching);
  await work().finally(() => watched.mockRestore());
  const plans: string[] = [];
  for (const node of sent) {
    const query = plain.getExecutor().compileQuery(node, createQueryId());
    const asked = CompiledQuery.raw(`explain (costs off) ${query.sql}`, [...query.parameters]);
    plans.push(JSON.stringify((await plain.executeQuery(asked)).rows));
  }
  return plans;
};
