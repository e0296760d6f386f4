/**
 * `npm start`, on any machine with Node 20 or newer: installs and builds what is missing, then starts the product under
 * Node 24, which is one of the dependencies. Plain JavaScript without imports of packages: it runs before the installation.
 */
import { spawn } from 'node:child_process';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './built.mjs';
import { installDependencies, NODE_24, ROOT } from './install.mjs';
import { whenParentEnds } from './parent.mjs';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The launcher sets BASAMAK_LAUNCHED for its child process; npm sets npm_lifecycle_event for `npm start`. */
const launched = process.env.BASAMAK_LAUNCHED === '1' || process.env.npm_lifecycle_event === 'start';
const production = process.env.NODE_ENV === 'production';

installDependencies();
buildIfStale('web');
if (production) buildIfStale('server');
if (Number(process.versions.node.split('.')[0]) >= 24) await startHere();
else startUnderNode24();

async function startHere() {
  module.enableCompileCache?.(join(ROOT, 'node_modules/.cache/compile'));
  if (launched) whenParentEnds(() => process.kill(process.pid, 'SIGTERM'));
  await import(production ? '../../dist/server/main.mjs' : './main.ts');
}

function startUnderNode24() {
  const env = { ...process.env, BASAMAK_LAUNCHED: '1' };
  const child = spawn(NODE_24, [...process.execArgv, fileURLToPath(import.meta.url)], { stdio: 'inherit', env });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
  if (launched) whenParentEnds(() => child.kill('SIGTERM'));
}
