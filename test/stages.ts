/**
 * Runs all checks and tests, the quick stages first. `npm test -- unit browser` runs only the named stages. The last line
 * has the total of passed and failed tests.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from '#main/install.mjs';
import { buildIfStale } from '#main/built.mjs';
import { CHROMIUM_MISSING, obtainChromium } from './support/chromium.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const STAGES: Record<string, () => Count> = {
  format: () => check('check:format'),
  lint: () => check('check:lint'),
  types: () => check('check:types'),
  deps: () => check('check:deps'),
  unit: () => jest(['unit', 'web']),
  server: () => jest(['ports', 'api']),
  faults: () => jest(['faults']),
  alone: () => jest(['alone'], '--runInBand'),
  browser: () => browser(),
};

const CRASHED: Count = { passed: 0, failed: 1 };

// An API process starts in two thirds of the time if the code of its modules is already compiled.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/compile');
process.env.PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const reports = mkdtempSync(join(tmpdir(), 'basamak-reports-'));

const chosen = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const overview: string[] = [];

for (const [name, stage] of Object.entries(STAGES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n━━ ${name}`);
  const start = performance.now();
  const { passed, failed } = stage();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  overview.push(`${failed ? '✗' : '✓'} ${name.padEnd(8)} ${passed} passed, ${failed} failed  (${seconds} s)`);
}
rmSync(reports, { recursive: true, force: true });

console.log(`\n${overview.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** A check has no tests, so it counts as one test. */
function check(script: string): Count {
  return run('npm', ['run', '--silent', script]) ? { passed: 1, failed: 0 } : CRASHED;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

function jest(projects: string[], ...options: string[]): Count {
  const report = join(reports, `${projects.join('-')}.json`);
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const program = join(ROOT, 'node_modules/jest/bin/jest.js');
  // without --forceExit the run would not end if a test leaves a server or timer running
  const output = ['--config=test/jest.config.ts', '--ci', '--forceExit', '--json', `--outputFile=${report}`];
  const ok = run(process.execPath, [...flags, program, ...output, ...options, '--selectProjects', ...projects]);
  return counted(ok, report, (json: JestReport) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
  }));
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
}

function browser(): Count {
  buildIfStale('web');
  const chromium = obtainChromium();
  if (!chromium) {
    console.error(CHROMIUM_MISSING);
    return CRASHED;
  }
  const report = join(reports, 'browser.json');
  const program = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const args = [program, 'test', '--config=test/e2e/playwright.config.ts', '--reporter=list,json'];
  const ok = run(process.execPath, args, { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return counted(ok, report, ({ stats }: PlaywrightReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
}

/** A stage that exits with an error but reports no failed test counts as one failure. So does a stage without a report. */
function counted<Report>(ok: boolean, reportFile: string, read: (report: Report) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(reportFile, 'utf8')));
    return ok || count.failed ? count : { ...count, failed: 1 };
  } catch {
    return CRASHED;
  }
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const shell = program === 'npm' && process.platform === 'win32';
  return spawnSync(program, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit', shell }).status === 0;
}
