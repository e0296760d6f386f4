import { browser } from './window.ts';

/** Milliseconds after which a missing answer counts as a failure. */
const ANSWER_MS = 10_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Whether the server answers. The browser's online state says nothing about it, and a proxy's 502 does not count as an answer.
 */
export async function reachesServer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    return (await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

let waiting: Promise<void> | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Whether something is waiting for the server to be reachable. */
export const connection = {
  isAwaited: (): boolean => waiting !== null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Resolves when the server answers. All callers share one series of attempts. */
export function untilReachable(): Promise<void> {
  if (waiting === null) {
    waiting = tryUntilReachable().finally(() => {
      waiting = null;
      tell();
    });
    tell();
  }
  return waiting;
}

async function tryUntilReachable(): Promise<void> {
  for (let failures = 0; !(await reachesServer()); failures += 1) await pauseAfter(failures);
}

/**
 * Waits before the next attempt, longer after each failure. The wait ends early when the browser is online again or the page
 * becomes visible.
 */
export const pauseAfter = (failures: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      browser.removeEventListener('online', end);
      browser.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
      resolve();
    };
    const look = () => browser.document.visibilityState === 'visible' && end();
    const timer = setTimeout(end, Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
    browser.addEventListener('online', end);
    browser.addEventListener('visibilitychange', look);
  });
