// npm run prove:proxy: three processes behind nginx serve the browser's journey while they are restarted one after the other.
// With `-- --standby` they read from a standby, and the last line says how many reads the standby answered.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '#main/install.mjs';
import { freePort } from '#platform/net/free-port.ts';
import { plainDraft } from '../support/drafts.ts';
import globalSetup from '../support/global-setup.ts';
import globalTeardown from '../support/global-teardown.ts';
import { startProcess, startShop, stopProcess } from '../support/shop.ts';
import { startPair } from '../support/standby.ts';
import { startNginx } from './nginx.ts';

const words = process.argv.slice(2);
const named = words.filter((word) => word !== '--standby');
const specs = named.length > 0 ? named : ['test/e2e/journey.spec.ts'];
const betweenRestarts = 4_000;
const callsPerSecond = 50;

await globalSetup();
const folder = mkdtempSync(join(tmpdir(), 'basamak-proxy-'));
chmodSync(folder, 0o755); // nginx's workers run as another user than root
const port = await freePort();
const publicUrl = `http://127.0.0.1:${port}`;
const pair = words.includes('--standby') ? await startPair() : undefined;
const databases = pair && { DATABASE_URL: pair.primaryUrl, DATABASE_REPLICA_URL: pair.replicaUrl };
const shop = await startShop({ processes: 3, publicUrl, settings: { SECOND_ADMIN_ABOVE: '250000', ...databases } });
const nginx = await startNginx(folder, port, shop.urls);
const running = [...shop.processes];

const over = new AbortController();
const restarts: number[] = [];
const statuses = new Map<number, number>();
/** How many reads each source answered, over all processes that have run. */
const reads = new Map<string, number>();

async function countReads(url: string): Promise<void> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  for (const [, by = '', count] of metrics.matchAll(/^database_reads_total\{from="([^"]+)"\} (\d+)$/gm))
    reads.set(by, (reads.get(by) ?? 0) + Number(count));
}

/** Restarts the processes one after the other, as a deployment does, until the journey is over. */
async function restartInTurns(): Promise<void> {
  for (let nth = 0; !over.signal.aborted; nth = (nth + 1) % running.length) {
    await sleep(betweenRestarts);
    const child = running[nth];
    if (!child || over.signal.aborted) return;
    await countReads(shop.urls[nth] ?? '');
    const began = performance.now();
    await stopProcess(child);
    restarts.push(performance.now() - began);
    running[nth] = await startProcess({ ...shop.settings, PORT: new URL(shop.urls[nth] ?? '').port });
  }
}

/** A caller who keeps reading the catalogue and requesting a price. */
async function call(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(plainDraft('league-of-legends/elo-boost'));
  const statusOf = (asked: Promise<Response>): Promise<number> =>
    asked.then(
      async (answer) => answer.arrayBuffer().then(() => answer.status),
      () => 0,
    );
  const calls: Promise<unknown>[] = [];
  for (let nth = 0; !over.signal.aborted; nth++) {
    const asked =
      nth % 2 === 0
        ? fetch(`${publicUrl}/api/catalog`)
        : fetch(`${publicUrl}/api/orders/calculate`, { method: 'POST', headers, body });
    calls.push(statusOf(asked).then((status) => statuses.set(status, (statuses.get(status) ?? 0) + 1)));
    await sleep(1000 / callsPerSecond);
  }
  await Promise.all(calls);
}

let exit = 1;
try {
  const journey = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'test/e2e/playwright.config.ts', ...specs],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, E2E_URL: publicUrl, E2E_MAIL_URL: shop.mailUrl, E2E_DATABASE_URL: shop.databaseUrl },
    },
  );
  const [, , code] = await Promise.all([
    restartInTurns(),
    call(),
    once(journey, 'exit').then(([status]) => {
      over.abort();
      return Number(status);
    }),
  ]);
  await Promise.all(shop.urls.map(countReads));
  if (pair) console.log(`\nreads: ${[...reads].map(([by, count]) => `${count} × ${by}`).join(', ')}`);
  const served = nginx.log().trim().split('\n');
  const failed = served.filter((line) => Number(/" (\d{3}) /.exec(line)?.[1]) >= 500);
  console.log(
    `\n${restarts.length} restarts, the longest end ${Math.max(...restarts).toFixed(0)} ms; ${served.length} requests through nginx, ${failed.length} answered with 5xx`,
  );
  console.log(
    `the steady caller's answers: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
  );
  if (failed.length > 0) console.log(['', ...failed, '', 'nginx says:', nginx.errors()].join('\n'));
  exit = code === 0 && failed.length === 0 && statuses.size === 1 && statuses.has(200) ? 0 : 1;
} finally {
  await nginx.stop();
  await Promise.all(running.map(stopProcess));
  await shop.stop();
  await pair?.stop();
  await globalTeardown();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(exit);
