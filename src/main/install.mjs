import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The Node that runs the product. It is a dependency, because the machine's own Node may be older. */
export const NODE_24 = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs what package-lock.json says, unless it is installed, and shows npm's output. */
export function installDependencies() {
  if (dependenciesAreInstalled()) return;
  console.log('· Bağımlılıklar kuruluyor (npm ci, bir iki dakika sürebilir)…');
  const ci = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  run(npm ? [process.execPath, npm, ...ci] : ['npm', ...ci]);
}

/** Ignores optional packages: npm leaves out those of other platforms. */
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
 * Runs a command and exits this process with its status if it fails.
 * @param {[program: string, ...args: string[]]} command
 */
export function run([program, ...args]) {
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', shell: program === 'npm' });
  if (status !== 0) process.exit(status ?? 1);
}
