/**
 * Everything that proves the product; `npm test -- unit browser` runs only those stages. It ends with one line that sums
 * them all up.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from '#main/install.mjs';
import { buildWebApps } from '#main/web-build.mjs';
import { CHROMIUM_MISSING, obtainChromium } from './support/chromium.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Runs a program in the project's folder; whether it ended well. */
type Run = (program: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<boolean>;

const STAGES = {
  format: (run: Run) => check(run, 'check:format'),
  lint: (run: Run) => check(run, 'check:lint'),
  types: (run: Run) => check(run, 'check:types'),
  deps: (run: Run) => check(run, 'check:deps'),
  unit: (run: Run) => jest(run, ['unit', 'web']),
  server: (run: Run) => jest(run, ['ports', 'api']),
  faults: (run: Run) => jest(run, ['faults']),
  browser: (run: Run) => browser(run),
  alone: (run: Run) => jest(run, ['alone'], '--runInBand'),
};
type Stage = keyof typeof STAGES;

/**
 * One step after the other, the quick ones first. The lanes of a step run beside each other: tests wait for a third of
 * their time, so that two lanes keep two cores busy. What promises something in seconds has the machine to itself.
 */
const STEPS: readonly (readonly (readonly Stage[])[])[] = [
  [['types'], ['format', 'lint', 'deps']],
  [['browser'], ['unit', 'server', 'faults']],
  [['alone']],
];

const CRASHED: Count = { passed: 0, failed: 1 };

// The many API processes of the tests start in two thirds of the time where the modules' code was compiled before.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/compile');
process.env.PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const reports = mkdtempSync(join(tmpdir(), 'basamak-reports-'));

const chosen = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const overview: string[] = [];

for (const step of STEPS) {
  const lanes = step
    .map((lane) => lane.filter((stage) => chosen.length === 0 || chosen.includes(stage)))
    .filter((lane) => lane.length > 0);
  const run = lanes.length > 1 ? runQuietly : runAloud;
  await Promise.all(
    lanes.map(async (lane) => {
      for (const stage of lane) await take(stage, run);
    }),
  );
}
rmSync(reports, { recursive: true, force: true });

console.log(`\n${overview.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function take(stage: Stage, run: Run): Promise<void> {
  console.log(`\n━━ ${stage}`);
  const start = performance.now();
  const { passed, failed } = await STAGES[stage](run);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const line = `${failed ? '✗' : '✓'} ${stage.padEnd(8)} ${passed} passed, ${failed} failed  (${seconds} s)`;
  console.log(line);
  overview.push(line);
}

/** A check has no tests of its own: it counts as one. */
async function check(run: Run, script: string): Promise<Count> {
  return (await run('npm', ['run', '--silent', script])) ? { passed: 1, failed: 0 } : CRASHED;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

async function jest(run: Run, projects: readonly string[], ...options: readonly string[]): Promise<Count> {
  const report = join(reports, `${projects.join('-')}.json`);
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const program = join(ROOT, 'node_modules/jest/bin/jest.js');
  // Without --forceExit a test that fails to stop what it started would hang the run instead of failing it.
  const output = ['--config=test/jest.config.ts', '--forceExit', '--json', `--outputFile=${report}`];
  const ok = await run(process.execPath, [...flags, program, ...output, ...options, '--selectProjects', ...projects]);
  return counted(ok, report, (json: JestReport) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
  }));
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
}

async function browser(run: Run): Promise<Count> {
  buildWebApps();
  const chromium = obtainChromium();
  if (!chromium) {
    console.error(CHROMIUM_MISSING);
    return CRASHED;
  }
  const report = join(reports, 'browser.json');
  const program = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const args = [program, 'test', '--config=test/e2e/playwright.config.ts', '--reporter=list,json'];
  const ok = await run(process.execPath, args, { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return counted(ok, report, ({ stats }: PlaywrightReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

/** A stage that ends badly without a failed test, or without a report at all, counts as one failure. */
function counted<Report>(ok: boolean, reportFile: string, read: (report: Report) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(reportFile, 'utf8')));
    return ok || count.failed ? count : { ...count, failed: 1 };
  } catch {
    return CRASHED;
  }
}

function runAloud(...command: Parameters<Run>): Promise<boolean> {
  return started(command, 'inherit').ended;
}

/** What two programs say at once nobody can read: it is told in one piece when the program has ended. */
async function runQuietly(...command: Parameters<Run>): Promise<boolean> {
  const { child, ended } = started(command, 'pipe');
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => void said.push(piece));
  const ok = await ended;
  process.stdout.write(Buffer.concat(said));
  return ok;
}

function started([program, args, env = {}]: Parameters<Run>, output: 'inherit' | 'pipe') {
  const shell = program === 'npm' && process.platform === 'win32';
  const options = { cwd: ROOT, env: { ...process.env, ...env }, shell } as const;
  const child = spawn(program, args, { ...options, stdio: ['ignore', output, output] });
  const ended = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  return { child, ended };
}
