import './styles/index.css';
import { awaitChunk } from '#contract/browser/chunk.ts';

/** Milliseconds. A guard for browsers that do not report their first paint. */
const LONGEST_WAIT_MS = 500;

/**
 * Resolves when the server's page is on the screen. Without this, a browser that has the scripts in its cache would run
 * them first and show the page later. A hidden tab paints nothing, so it does not wait.
 */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => resolve();
    setTimeout(done, LONGEST_WAIT_MS);
    if (document.hidden) done();
    addEventListener('visibilitychange', done, { once: true });
    try {
      new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
    } catch {
      // the browser cannot report it: the timer ends the wait
    }
  });

/**
 * Fetches all scripts of a prerendered page at once. Its links wait in a template, so that the page and its fonts have the
 * line for themselves until the first paint. A signed-in page's frame has its links in the head.
 */
function fetchScripts(): void {
  const links = document.querySelector<HTMLTemplateElement>('template#scripts');
  if (links) document.head.append(links.content);
}

/** Ends the running task, so that the browser can paint and handle input before the next one. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Each step is a task of its own: in one piece they would block a slow phone for a quarter of a second. */
async function run(): Promise<void> {
  await painted();
  fetchScripts();
  await awaitChunk(() => import('react-dom/client'));
  await nextTask();
  const { start } = await awaitChunk(() => import('./main.tsx'));
  await nextTask();
  await start();
}

void run();

// Not in development, where the service worker would intercept requests to the bundler.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
