/**
 * Measures the CPU time of Node and of PostgreSQL for an order: `npm run bench:order-cost`. Other work on the machine
 * changes this time less than it changes the number of orders per second. To compare two versions, run it in both in turns.
 */
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '#platform/db/embedded-server.ts';
import { rawDraft } from '#test/support/drafts.ts';
import { cpuOf, cpuOfChildren } from './support/cpu.ts';
import { loadHttp } from './support/load.ts';
import { Client, customersWithBalance, startProduct } from './support/product.ts';

const seconds = Number(process.argv[2] ?? 5);
const rounds = 3;

const dataDir = await mkdtemp(join(tmpdir(), 'basamak-bench-'));
await chmod(dataDir, 0o711);
const database = await startEmbeddedServer({ dataDir });
const product = await startProduct(database.ownerUrl);
try {
  const admin = await Client.signIn(product.url, 'yonetici@basamak.test', 'basamak-demo');
  const customers = await customersWithBalance(product, admin, 20);
  const draft = rawDraft();
  const { price } = (await customers[0]?.client.post<{ price: object }>('/orders/calculate', draft)) ?? {};
  const body = JSON.stringify({ draft, expectedPrice: price });
  let turn = 0;
  const load = () =>
    loadHttp(
      seconds,
      {
        url: `${product.url}/api/orders`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      },
      () => ({
        headers: {
          authorization: customers[turn++ % customers.length]?.client.authorization ?? '',
          'idempotency-key': randomUUID(),
        },
      }),
    );
  await load();
  const postmaster = Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  for (let round = 0; round < rounds; round++) {
    const before = await Promise.all([cpuOf(product.pid), cpuOfChildren(postmaster)]);
    const { perSecond, p50, p99 } = await load();
    const after = await Promise.all([cpuOf(product.pid), cpuOfChildren(postmaster)]);
    const [node, postgres] = after.map((now, of) => (now - (before[of] ?? 0)) / (perSecond * seconds));
    console.log(
      `${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; CPU per order: Node ${node?.toFixed(2)} ms, PostgreSQL ${postgres?.toFixed(2)} ms`,
    );
  }
} finally {
  await product.stop();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
