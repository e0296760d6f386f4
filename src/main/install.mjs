import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The Node that the product runs under; it comes as a dependency, so the machine's own may be older. */
export const NODE_24 = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Brings node_modules to what package-lock.json says; what npm reports is shown while it works. */
export function installDependencies() {
  if (dependenciesAreInstalled()) return;
  console.log('· Bağımlılıklar kuruluyor (npm ci, bir iki dakika sürebilir)…');
  const ci = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  run(npm ? [process.execPath, npm, ...ci] : ['npm', ...ci]);
}

/** Packages that npm itself may leave out (those of other platforms) are not asked for. */
function dependenciesAreInstalled() {
  const installedLock = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock) || !existsSync(NODE_24)) return false;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || installed[path]?.version === entry.version,
  );
}

/**
 * Runs a command to its end and ends this process with it when it fails.
 * @param {[program: string, ...args: string[]]} command
 */
export function run([program, ...args]) {
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', shell: program === 'npm' });
  if (status !== 0) process.exit(status ?? 1);
}
