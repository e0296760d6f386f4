import { CHUNK_TIMEOUT_MS, PREFETCH_IDLE_MS } from '../lib/constants.ts';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { keptInTab } from '#contract/browser/storage.ts';

const RELOADED = 'chunk.reloaded';

/** A file of an older release is gone: the page is loaded anew, once. Offline, that would take away the page there is. */
export function reloadOnce(): boolean {
  if (!navigator.onLine || keptInTab.read(RELOADED) !== null) return false;
  keptInTab.write(RELOADED, '1');
  location.reload();
  return true;
}

export function reloadOnceOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (unasked === 0) {
      if (reloadOnce()) event.preventDefault();
      return;
    }
    // whose it was is known when it has reached whoever wanted it
    setTimeout(() => {
      if (!missedByNobody.has(event.payload)) reloadOnce();
    });
  });
}

/** How much is being fetched that nobody has asked for yet. */
let unasked = 0;
/** By what such fetches failed. */
const missedByNobody = new WeakSet<Error>();

/**
 * One import: nothing is loaded anew where it fails. Most often the line has just gone, and the browser says so a moment
 * later.
 */
async function quietly<T>(load: () => Promise<T>): Promise<T> {
  unasked += 1;
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error) missedByNobody.add(error);
    throw error;
  } finally {
    unasked -= 1;
  }
}

/** A page's code, or a failure when it has not come in time. A page that came may be reloaded for again. */
export async function loadChunk<M>(load: () => Promise<M>): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk timeout')), CHUNK_TIMEOUT_MS);
  });
  try {
    const module = await Promise.race([load(), timeout]);
    keptInTab.remove(RELOADED);
    return module;
  } catch (error) {
    if (reloadOnce()) return await new Promise<never>(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches what the visitor will probably want next, when the browser has nothing else to do. */
export function prefetchWhenIdle(...loads: readonly (() => Promise<unknown>)[]): () => void {
  const fetchAll = () => {
    for (const load of loads) quietly(load).catch(() => undefined);
  };
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(fetchAll, PREFETCH_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(fetchAll, { timeout: PREFETCH_IDLE_MS });
  return () => cancelIdleCallback(handle);
}

/** When the browser has nothing else to do; at once where there is none, at build time. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (globalThis.document === undefined) resolve();
    else prefetchWhenIdle(() => Promise.resolve(resolve()));
  });

/**
 * A part of a page that nobody sees or needs at first. Where the page was rendered ahead it stands already; it stays as it
 * is, or away, where its code can't be had.
 */
export const later = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    await idle();
    return quietly(load).catch(() => new Promise<never>(() => undefined));
  });
