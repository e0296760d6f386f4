// Runs the commands of docs/quick-start.md, exactly as printed there, in one bash against a running server.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { World } from '#test/support/world.ts';

jest.setTimeout(120_000);

const guide = await readFile(join(import.meta.dirname, '../../docs/quick-start.md'), 'utf8');
/** The blocks of commands, each with the heading above it. */
const blocks = [...guide.matchAll(/^#+ (.+)\n(?:(?!^#)[^])*?^```sh\n([^]*?)^```$/gm)].map(
  ([, heading = '', commands = '']) => ({ heading, commands }),
);

interface Ran {
  readonly code: number | null;
  readonly said: string;
}

const run = (script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const bash = spawn('bash', ['-c', script], { cwd, env: { ...process.env, ...env }, timeout: 60_000 });
    let said = '';
    for (const stream of [bash.stdout, bash.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
    bash.once('error', reject);
    bash.once('close', (code) => resolve({ code, said }));
  });

let world: World;
let folder: string;
let ticket: string;
let ran: Ran;
beforeAll(async () => {
  for (const program of ['bash', 'curl']) {
    const { error } = spawnSync(program, ['--version']);
    if (error) throw new Error(`the quick start is tried with ${program}, which this machine lacks: install it`);
  }
  folder = await mkdtemp(join(tmpdir(), 'basamak-quick-start-'));
  world = await World.begin();
  await world.openOrder();
  ticket = await world.ticket();
  // background processes of the script must end with it
  const strict = ['set -euo pipefail', `trap 'kill $(jobs -p) 2>/dev/null || true' EXIT`];
  const script = [...strict, ...blocks.map(({ heading, commands }) => `${commands}\necho '✓ ${heading}'`)];
  ran = await run(script.join('\n'), folder, { BASAMAK: world.product.url, LC_ALL: 'C.UTF-8' });
});
afterAll(async () => {
  await world?.end();
  await rm(folder, { recursive: true, force: true });
});

test('the guide has ten tasks', () => {
  expect(blocks.filter(({ heading }) => /^\d+\. /.test(heading))).toHaveLength(10);
});

test.each(blocks)('$heading', ({ heading }) => {
  // compares the whole output, so that a failure shows where the script stopped and why
  expect(ran.said).toContain(`✓ ${heading}\n`);
});

test('each command has the effect that the guide describes, exactly once', async () => {
  expect(ran.code).toBe(0);
  const { api } = world.admin;
  const filter = JSON.stringify({ q: 'musteri@basamak.test' });
  const [user] = await api.call('GET /admin/users', { query: { filter } });
  const entries = await api.call('GET /admin/entries', { query: { filter: JSON.stringify({ userId: user?.id }) } });
  expect(entries.filter(({ reason }) => reason === 'Quick start')).toHaveLength(1);
  const { messages } = await world.customer.api.call('GET /tickets/:id', { params: { id: ticket } });
  expect(messages.at(-1)).toMatchObject({ text: 'Merhaba, hemen bakıyoruz.', sender: { role: 'staff' } });
  const orders = await api.call('GET /admin/orders', { query: { filter: '{"state":"starting"}' } });
  expect(orders).toHaveLength(1);
  expect((await api.call('GET /admin/coupons')).map(({ code }) => code)).toContain('BAHAR15');
  expect(await readFile(join(folder, 'entries.csv'), 'utf8')).toMatch(/^\uFEFF?"Tür";/);
  expect(ran.said).toContain('order.transition_not_allowed\n');
});
