import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const CHECK_MS = 500;

/**
 * Calls back when the parent process has ended. A killed parent does not end its children: without this, the product would
 * go on and hold its port. Under npm the parent is often a shell that outlives npm, so that npm is watched as well.
 * @param {() => void} callback
 */
export function whenParentEnds(callback) {
  const parent = processInfo(process.ppid);
  const watched = [process.ppid];
  if (parent?.command.includes('launch.mjs')) watched.push(parent.ppid);
  const check = setInterval(() => {
    if (watched.every(isAlive)) return;
    clearInterval(check);
    callback();
  }, CHECK_MS);
  check.unref();
}

/** @param {number} pid */
function processInfo(pid) {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return { command, ppid: Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]) };
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
    const [, ppid, command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
    return ppid ? { command, ppid: Number(ppid) } : undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
