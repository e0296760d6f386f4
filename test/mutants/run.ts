/**
 * `npm run test:mutants` plants the defects of mutants.ts in a copy of the tree, one after the other. The test of a defect
 * must then fail by an assertion. `-- 13 coupon` plants only the defects whose line contains both words. A run of all
 * defects writes docs/mutants.md if each of them is caught.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '#main/install.mjs';
import { startDatabaseServer } from '../support/database.ts';
import type { Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';

interface JestReport {
  readonly numFailedTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const copied = ['src', 'test', 'package.json', 'tsconfig.json', 'tsconfig.base.json', '.env.example'];
const timeoutMs = 300_000;

const tree = mkdtempSync(join(tmpdir(), 'basamak-mutants-'));
for (const name of copied) cpSync(join(ROOT, name), join(tree, name), { recursive: true });
symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
const server = await startDatabaseServer();

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = mutants.filter(({ defect, promise, test }) => {
  const line = `${promise} ${defect} ${test.join(' ')}`.toLowerCase();
  return words.every((word) => line.includes(word));
});

/** The reports of runs without a defect, by test file. */
const healthy = new Map<string, JestReport | undefined>();
const lines: string[] = [];
let survivors = 0;
try {
  for (const [index, mutant] of chosen.entries()) {
    const began = performance.now();
    const verdict = judge(mutant);
    if (!verdict.caught) survivors++;
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    lines.push(
      `| ${mutant.promise} | ${mutant.defect} | ${mutant.test.filter(Boolean).join(': ')} | ${verdict.said} |`,
    );
    console.log(
      `${verdict.caught ? '✓' : '✗'} ${index + 1}/${chosen.length} ${mutant.defect} (${seconds} s)\n    ${verdict.said}`,
    );
  }
} finally {
  await server.stop();
  rmSync(tree, { recursive: true, force: true });
}
console.log(`\n${chosen.length - survivors} of ${chosen.length} caught`);
if (survivors === 0 && chosen.length === mutants.length) writeFileSync(join(ROOT, 'docs/mutants.md'), page(lines));
process.exit(survivors === 0 && chosen.length > 0 ? 0 : 1);

/** A mutant is caught if its test passes without the defect and fails by an assertion with it. */
function judge(mutant: Mutant): { caught: boolean; said: string } {
  const restore = plant(mutant);
  const report = run(...mutant.test);
  restore();
  if (!report) return { caught: false, said: 'no report: the run was stopped' };
  if (report.numFailedTests + report.numPassedTests === 0) return { caught: false, said: 'no test has this title' };
  const failures = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ failureMessages }) => failureMessages),
  );
  const said = failures.map(assertionIn).find((text) => text !== undefined);
  if (said === undefined) {
    const why = failures[0] ?? report.testResults[0]?.message ?? '';
    return {
      caught: false,
      said: report.numFailedTests ? `red, but not by an assertion: ${firstLine(why)}` : 'it stayed green',
    };
  }
  return isGreen(mutant.test)
    ? { caught: true, said }
    : { caught: false, said: 'the test is red without the defect too' };
}

/** Whether the test passes without a defect. Each file runs once for all its tests. */
function isGreen([file, title]: Mutant['test']): boolean {
  if (!healthy.has(file)) healthy.set(file, run(file));
  const results = healthy.get(file)?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  const named = results.filter(({ fullName }) => fullName.includes(title));
  return named.length > 0 && named.every(({ status }) => status === 'passed');
}

/** Plants the defect in the copy. Returns a function that restores the files. */
function plant({ defect, edits }: Mutant): () => void {
  const originals = edits.map(([file, from, to]) => {
    const path = join(tree, file);
    const original = readFileSync(path, 'utf8');
    if (original.split(from).length !== 2) throw new Error(`${defect}: ${file} has not exactly one ${from}`);
    writeFileSync(
      path,
      original.replace(from, () => to),
    );
    return () => writeFileSync(path, original);
  });
  return () => originals.toReversed().forEach((restore) => restore());
}

function run(file: string, title = ''): JestReport | undefined {
  const output = join(tree, 'report.json');
  rmSync(output, { force: true });
  const jest = ['--experimental-vm-modules', '--no-warnings', join(tree, 'node_modules/jest/bin/jest.js')];
  const options = ['--config=test/jest.config.ts', '--runInBand', '--forceExit', '--json', `--outputFile=${output}`];
  const name = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  spawnSync(process.execPath, [...jest, ...options, `--testNamePattern=${name}`, file], {
    cwd: tree,
    env: { ...process.env, TEST_DATABASE_URL: server.url },
    stdio: 'ignore',
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  try {
    return JSON.parse(readFileSync(output, 'utf8')) as JestReport;
  } catch {
    return undefined;
  }
}

/** The failed assertion of jest or node's assert in one line; undefined if the test failed for another reason. */
function assertionIn(message: string): string | undefined {
  const text = stripVTControlCharacters(message);
  if (!/expect\(|AssertionError|Property failed/.test(text)) return undefined;
  const differences = text.split('\n').filter((line) => /^\s*[-+]\s|^(Expected|Received)/.test(line));
  const shown = differences.filter((line) => !/- Expected|\+ Received|actual - expected/.test(line)).slice(0, 4);
  return (shown.length > 0 ? shown.map((line) => line.trim().replaceAll(/\s+/g, ' ')).join(' · ') : firstLine(text))
    .replaceAll('|', '\\|')
    .slice(0, 160);
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}

function page(rows: readonly string[]): string {
  return [
    '# Mutants: defects that were planted, and the tests that caught them',
    '',
    '`npm run test:mutants` plants each of these defects in a copy of the tree. The test of a defect must fail with it and pass without it.',
    '',
    '| promise | defect | test | output of the failed test |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
