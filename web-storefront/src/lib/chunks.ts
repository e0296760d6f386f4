import { awaitChunk } from '#contract/browser/chunk.ts';
import { reachesServer, untilReachable } from '#contract/browser/connection.ts';
import { PREFETCH_IDLE_MS } from '../config/constants.ts';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** Fetches what the visitor will probably want next, when the browser has nothing else to do. */
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

/** When the browser has nothing else to do; at once where there is none, at build time. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (globalThis.document === undefined) resolve();
    else prefetchWhenIdle(() => Promise.resolve(resolve()));
  });

/** A part of a page that is wanted: it waits for the connection, and for an older release's file the page is loaded anew. */
export const part = <P>(load: Load<P>): LazyExoticComponent<ComponentType<P>> => lazy(() => awaitChunk(load));

/**
 * A part of a page that nobody sees or needs at first. Where the page was rendered ahead it stands already; it stays as it
 * is, or away, where its code is gone.
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
