/**
 * Measures the CSV export of the console's longest list over HTTP: its time and the memory of the process.
 * `npm run bench:exports`, with `-- 50000` for that many orders. The database is kept in `BENCH_DATA`, if that is set.
 */
import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client as Database } from 'pg';
import { startEmbeddedServer } from '#platform/db/embedded-server.ts';
import { generateOrders } from './generate-orders.ts';
import { Client, startProduct } from './support/product.ts';

const orders = Number(process.argv[2] ?? 20_000);
const rounds = 3;

const kept = process.env.BENCH_DATA;
const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'basamak-exports-')));
await mkdir(dataDir, { recursive: true });
await chmod(dataDir, 0o711); // if root starts this program, the database's user must be able to enter the folder
const server = await startEmbeddedServer({ dataDir });
try {
  const database = new Database({ connectionString: server.ownerUrl });
  await database.connect();
  const product = await startProduct(server.ownerUrl);
  const there = await database.query<{ count: string }>('select count(*) as count from orders');
  if (Number(there.rows[0]?.count) < orders) await generateOrders(server.ownerUrl, orders);
  await database.end();
  const { authorization } = await Client.signIn(product.url, 'yonetici@basamak.test', 'basamak-demo');
  for (let round = 0; round < rounds; round++) {
    const [began, cpuBefore] = [performance.now(), cpuOf(product.pid)];
    const answer = await fetch(`${product.url}/api/admin/orders`, { headers: { authorization, accept: 'text/csv' } });
    const rows = (await answer.text()).split('\r\n').length - 2;
    const seconds = (performance.now() - began) / 1000;
    const perRow = (1e6 * seconds) / rows;
    console.log(
      `${rows} rows in ${seconds.toFixed(1)} s: ${perRow.toFixed(0)} µs a row, ${((cpuOf(product.pid) - cpuBefore) / rows).toFixed(0)} µs of them the process’s own; ` +
        `${memoryOf(product.pid)} MB at most since it began; load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
  await product.stop();
} finally {
  await server.stop();
  if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
}

/** Processor time of a process so far, in µs: clock ticks are hundredths of a second. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** The peak memory of a process, in MiB. */
function memoryOf(pid: number): number {
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}
