/**
 * `npm start`, on any machine with Node 20 or newer: installs and builds what is missing, then starts the product under
 * the Node 24 that the installation brought. Plain JavaScript without dependencies, because it runs before there are any.
 */
import { spawn } from 'node:child_process';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, NODE_24, ROOT } from './install.mjs';
import { whenParentEnds } from './parent.mjs';
import { buildWebApps } from './web-build.mjs';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Set for the process that this launcher starts; npm sets the other one for what `npm start` runs. */
const launched = process.env.BASAMAK_LAUNCHED === '1' || process.env.npm_lifecycle_event === 'start';

installDependencies();
buildWebApps();
if (Number(process.versions.node.split('.')[0]) >= 24) await startHere();
else startUnderNode24();

async function startHere() {
  module.enableCompileCache?.(join(ROOT, 'node_modules/.cache/compile'));
  if (launched) whenParentEnds(() => process.kill(process.pid, 'SIGTERM'));
  await import('./main.ts');
}

function startUnderNode24() {
  const env = { ...process.env, BASAMAK_LAUNCHED: '1' };
  const child = spawn(NODE_24, [...process.execArgv, fileURLToPath(import.meta.url)], { stdio: 'inherit', env });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
  if (launched) whenParentEnds(() => child.kill('SIGTERM'));
}
