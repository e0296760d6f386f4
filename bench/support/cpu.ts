import { readFile, readdir } from 'node:fs/promises';
import type { Measured } from './load.ts';

/** Adds the CPU time per request that the process has used during the load, all its threads together. */
export async function withCpu(pid: number, seconds: number, load: () => Promise<Measured>): Promise<Measured> {
  const before = await cpuOf(pid);
  const measured = await load();
  return { ...measured, cpu: ((await cpuOf(pid)) - before) / (measured.perSecond * seconds) };
}

/** Milliseconds of CPU that the process has used. Linux counts in ticks of ten milliseconds. */
export async function cpuOf(pid: number | string): Promise<number> {
  const fields = (await statOf(pid)).slice(2);
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export async function cpuOfChildren(parent: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map(async (pid) => [pid, await statOf(pid).catch(() => [])] as const));
  const own = stats.filter(([, stat]) => Number(stat[3]) === parent);
  const used = await Promise.all(own.map(([pid]) => cpuOf(pid).catch(() => 0)));
  return used.reduce((sum, one) => sum + one, 0);
}

/** The fields of `/proc/<pid>/stat`. The program's name is replaced, because it may contain spaces. */
async function statOf(pid: number | string): Promise<readonly string[]> {
  return (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/\(.*\)/, 'name').split(' ');
}
