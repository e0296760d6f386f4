import type { UnreadableRow } from '#platform/readable-rows.ts';
import { type Env, loadEnv } from '#main/env.ts';
import type { AskedProduct, HostedProduct } from './hosted-product.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';
import { takeUnreadableRows } from './unreadable-rows.ts';

export interface Product extends HostedProduct {
  readonly database: TestDatabase;
  /** The environment that results from `settings`. */
  readonly env: Env;
  /** Rows that lists left out since the last call, here and in the host's process. A caller declares them expected. */
  takeUnreadableRows(): Promise<readonly UnreadableRow[]>;
  /** @throws if a list left out a row that no caller has taken */
  stop(): Promise<void>;
}

/**
 * An API with everything that it needs, on free ports and a database of its own. API tests call it over HTTP. It runs in the
 * process that the worker's test files share (product-host.ts).
 * @param settings named as in .env.example, only for those that a test changes
 */
export async function startProduct(settings: NodeJS.ProcessEnv = {}, { seeded = false } = {}): Promise<Product> {
  const database = await testDatabase();
  const asked: AskedProduct = { databaseUrl: database.runningUrl, settings, seeded };
  const { id, product } = (await askHost('/start', asked)) as { id: string; product: HostedProduct };
  const takeOfHost = async () => (await askHost('/unreadable-rows')) as readonly UnreadableRow[];
  return {
    ...product,
    env: loadEnv(product.settings),
    database,
    takeUnreadableRows: async () => [...takeUnreadableRows(), ...(await takeOfHost())],
    stop: async () => {
      await askHost('/stop', { id });
      await database.drop();
      const [row] = await takeOfHost();
      if (row) throw new Error(`${row.reader} left out the row ${row.id}: ${String(row.error)}`);
    },
  };
}

async function askHost(command: string, asked: object = {}): Promise<unknown> {
  const ports = process.env.TEST_PRODUCT_HOSTS?.split(',') ?? [];
  const port = ports[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
  if (!port) throw new Error('no process hosts the servers: run this file through a jest project with a database');
  const answer = await fetch(`http://127.0.0.1:${port}${command}`, { method: 'POST', body: JSON.stringify(asked) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
