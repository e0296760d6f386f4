import { awaitChunk } from '#contract/browser/chunk.ts';
import { reachesServer, untilReachable } from '#contract/browser/connection.ts';
import { PREFETCH_IDLE_MS } from '../config/constants.ts';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** Fetches code that the visitor will probably need next, when the browser is idle. */
export function prefetchWhenIdle(...loads: readonly (() => Promise<unknown>)[]): () => void {
  const fetchAll = () => {
    for (const load of loads) load().catch(() => undefined);
  };
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(fetchAll, PREFETCH_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(fetchAll, { timeout: PREFETCH_IDLE_MS });
  return () => cancelIdleCallback(handle);
}

/** Resolves when the browser is idle; at once in the build, where there is no browser. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (globalThis.document === undefined) resolve();
    else prefetchWhenIdle(() => Promise.resolve(resolve()));
  });

/**
 * A part of a page that is needed now. It waits for the connection. If its file is gone with an older release, the page
 * is reloaded.
 */
export const part = <P>(load: Load<P>): LazyExoticComponent<ComponentType<P>> => lazy(() => awaitChunk(load));

/**
 * A part of a page that is not needed at first. If its code can't be loaded although the server answers, a prerendered
 * part stays as it is, and any other part is not shown.
 */
export const later = <P extends object>(load: Load<P>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    await idle();
    for (;;) {
      try {
        return await load();
      } catch {
        if (await reachesServer()) return new Promise<never>(() => undefined);
        await untilReachable();
      }
    }
  });
