import { setTimeout as sleep } from 'node:timers/promises';

const quarterMs = 6 * 3_600_000;
const istanbulMs = 3 * 3_600_000;

/** Waits if a quarter of the day (Istanbul) begins within the next minute: what visitors are told changes then. */
export async function farFromQuarter(): Promise<void> {
  const left = quarterMs - ((Date.now() + istanbulMs) % quarterMs);
  if (left < 60_000) await sleep(left + 1_000);
}
