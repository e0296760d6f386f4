import { reachesServer, untilReachable } from './connection.ts';
import { keptInTab } from './storage.ts';
import { browser } from './window.ts';

/** Specification §9. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** The server can't be reached. The code can be loaded as soon as the server answers again. */
export class NoConnectionError extends Error {
  override name = 'NoConnectionError';
}

const RELOADED = 'chunk.reloaded';
/** Identifies the release: the file's name contains a hash. */
const RELEASE = import.meta.url;

/**
 * Reloads a page, at most once per release and address: a second reload would not help.
 * @returns whether the page is reloaded
 */
function loadAnewOnce(to = browser.location.href): boolean {
  const { location } = browser;
  const { href } = new URL(to, location.href);
  const wanted = `${RELEASE} ${href}`;
  if (keptInTab.read(RELOADED) === wanted) return false;
  keptInTab.write(RELOADED, wanted);
  if (keptInTab.read(RELOADED) !== wanted) return false; // without storage it would reload for ever
  if (href === location.href) location.reload();
  else location.assign(href);
  return true;
}

/**
 * Loads a chunk of the program that is needed now. If its file is gone with an older release, the page that needs it is
 * reloaded (specification §8).
 * @param to the page that needs it; by default the open one
 * @throws NoConnectionError if the server can't be reached
 */
export async function loadChunk<M>(load: () => Promise<M>, to?: string): Promise<M> {
  try {
    return await inTime(load);
  } catch {
    if (!(await reachesServer())) throw new NoConnectionError();
  }
  try {
    return await inTime(load);
  } catch (error) {
    if (loadAnewOnce(to)) return await new Promise<never>(() => undefined);
    throw error;
  }
}

/** Loads a chunk like {@link loadChunk}, but first waits until the server can be reached. */
export async function awaitChunk<M>(load: () => Promise<M>): Promise<M> {
  for (;;) {
    try {
      return await loadChunk(load);
    } catch (error) {
      if (!(error instanceof NoConnectionError)) throw error;
    }
    await untilReachable();
  }
}

async function inTime<M>(load: () => Promise<M>): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk timeout')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
