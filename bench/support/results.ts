import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallCost } from './busiest-calls.ts';
import type { Measured } from './load.ts';

export interface Pair {
  readonly name: string;
  readonly target: string;
  /** The ratio on 23 November 2026, before an order's writes left in one flight and requests were made cheaper. */
  readonly before: string;
  readonly limit: Measured;
  readonly ours: Measured;
  /** The product's rate divided by the limit's, or the limit's CPU time by the product's; the median of the rounds. */
  readonly ratio: number;
}

export interface Results {
  readonly at: string;
  readonly machine: string;
  readonly connections: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly small: boolean;
  readonly pairs: readonly Pair[];
  readonly statementsPerOrder: readonly string[];
  readonly roundTripsPerOrder: number;
  readonly statementsOfQuotes: number;
  readonly calls: readonly CallCost[];
  readonly lists: {
    readonly few: Measured & { readonly orders: number };
    readonly many: Measured & { readonly orders: number };
    readonly generatedInSeconds: number;
  };
  readonly readySeconds: number;
  readonly idleMegabytes: number | undefined;
  readonly auditedEntries: number;
}

/** Measures limit and product in turns, after one round of warm-up. The round with the median ratio counts. */
export async function inTurns(
  rounds: number,
  limit: () => Promise<Measured>,
  ours: () => Promise<Measured>,
  by: (measured: Measured) => number = ({ perSecond }) => perSecond,
): Promise<Pick<Pair, 'limit' | 'ours' | 'ratio'>> {
  await limit();
  await ours();
  const measured = [];
  for (let round = 0; round < rounds; round++) measured.push({ limit: await limit(), ours: await ours() });
  const ratioOf = (of: { limit: Measured; ours: Measured }) => by(of.ours) / by(of.limit);
  const [median] = measured.toSorted((a, b) => ratioOf(a) - ratioOf(b)).slice(Math.floor(rounds / 2));
  if (!median) throw new Error('there are no measurements');
  return { ...median, ratio: ratioOf(median) };
}

export async function printResults(results: Results): Promise<void> {
  const table = tableOf(results);
  console.log(`\n${table}`);
  const folder = join(import.meta.dirname, '../results');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, `${results.at.slice(0, 19).replaceAll(':', '-')}.json`),
    JSON.stringify(results, null, 2),
  );
  if (!results.small && results.pairs.length > 3) {
    await writeFile(join(import.meta.dirname, '../RESULTS.md'), `# The last full run of \`npm run bench\`\n\n${table}`);
  }
}

const ratioOf = (limit: number, ours: number): string => (ours / limit).toFixed(2);

function tableOf({ pairs, lists, calls, ...results }: Results): string {
  const per = (measured: Measured) =>
    `${measured.perSecond.toFixed(0)}/s, p50 ${ms(measured.p50)}, p99 ${ms(measured.p99)}${cpuPer(measured)}`;
  const { few, many } = lists;
  return [
    `${results.at.slice(0, 10)}, ${results.machine}; ${results.connections} connections, closed loop, median of ${results.rounds} × ${results.seconds} s. CPU: the server's CPU time per request.`,
    '',
    '| | limit | product | ratio of rates | ratio of CPU time | target | before |',
    '|---|---|---|---|---|---|---|',
    ...pairs.map(
      ({ name, target, before, limit, ours }) =>
        `| ${name} | ${per(limit)} | ${per(ours)} | ${ratioOf(limit.perSecond, ours.perSecond)} | ${limit.cpu && ours.cpu ? ratioOf(ours.cpu, limit.cpu) : ''} | ${target} | ${before} |`,
    ),
    '',
    '| what | measured | target |',
    '|---|---|---|',
    `| statements to place an order, \`begin\` and \`commit\` included | ${results.statementsPerOrder.length} | ≤ 14, one transaction |`,
    `| round trips to the database for an order | ${results.roundTripsPerOrder} | ≤ 2 |`,
    `| statements for 50 quotes | ${results.statementsOfQuotes} | 0 |`,
    `| console's order list at ${few.orders} orders | ${per(few)} | |`,
    `| the same at ${many.orders} | ${per(many)} | p50 ≤ 1.5 × (${(many.p50 / few.p50).toFixed(2)}) |`,
    `| generating ${many.orders} orders | ${lists.generatedInSeconds.toFixed(0)} s | |`,
    `| ledger entries that \`audit:ledger\` found whole afterwards | ${results.auditedEntries} | all |`,
    `| an API process is ready after | ${results.readySeconds.toFixed(1)} s | ≤ 3 s |`,
    `| memory of an idle API process | ${results.idleMegabytes?.toFixed(0) ?? '?'} MB | ≤ 160 MB |`,
    '',
    'The busiest calls, one caller at a time. The access token is checked by a statement of its own, which is counted.',
    '',
    '| call | statements | round trips | p50 | p99 |',
    '|---|---|---|---|---|',
    ...calls.map(
      ({ name, statements, roundTrips, p50, p99 }) =>
        `| ${name} | ${statements} | ${roundTrips} | ${ms(p50)} | ${ms(p99)} |`,
    ),
    '',
  ].join('\n');
}

const ms = (milliseconds: number): string => `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
const cpuPer = ({ cpu }: Measured): string =>
  cpu === undefined ? '' : `, CPU ${cpu < 1 ? `${(cpu * 1000).toFixed(0)} µs` : ms(cpu)}`;
