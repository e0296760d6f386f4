import { EventSourceParserStream } from 'eventsource-parser/stream';
import { positionCookie, positionHeader } from '../live/position.ts';

export interface LiveMessage {
  readonly id?: string | undefined;
  readonly event?: string | undefined;
  readonly data: string;
}

/** Milliseconds without data (the server sends comments as heartbeats) after which the connection counts as dead. */
const SILENCE_MS = 45_000;
const MOST_BACKOFF_MS = 30_000;
const HTTP_RETRIABLE = new Set([401, 408, 429]);

/**
 * Server-sent events with an Authorization header, which EventSource can't send. Resumes with Last-Event-ID, retries with
 * backoff and jitter, and ends when it is aborted or the server refuses it for good.
 */
export async function followEvents({
  connect,
  onMessage,
  signal,
}: {
  connect: (headers: Record<string, string>, signal: AbortSignal) => Promise<Response>;
  onMessage: (message: LiveMessage) => void;
  signal: AbortSignal;
}): Promise<void> {
  let lastId = '';
  let retryMs = 1000;
  let failures = 0;
  while (!signal.aborted) {
    const silence = watchdog(signal);
    try {
      const headers = { accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) };
      const response = await connect(headers, silence.signal);
      if (response.status >= 400 && response.status < 500 && !HTTP_RETRIABLE.has(response.status)) return;
      if (!response.ok || !response.body) throw new Error(String(response.status));
      const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(
        new EventSourceParserStream({
          onRetry: (ms) => {
            retryMs = ms;
          },
          onComment: (comment) => {
            silence.alive();
            const [name, position] = comment.split(' ');
            if (position && name === positionHeader) remember(position);
          },
        }),
      );
      const reader = events.getReader();
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        silence.alive();
        failures = 0;
        if (next.value.id !== undefined) lastId = next.value.id;
        onMessage(next.value);
      }
    } catch (error) {
      if (error instanceof Error && error.name === 'SessionExpiredError') return;
    } finally {
      silence.stop();
    }
    const backoff = Math.min(retryMs * 2 ** failures, MOST_BACKOFF_MS) * (0.5 + Math.random() / 2);
    failures += 1;
    await pause(backoff, signal);
  }
}

/**
 * Stores the event's log position in a cookie. Reads that follow the event send it, from every tab, so that no replica answers
 * with older data.
 */
function remember(position: string): void {
  const { document } = globalThis as { document?: { cookie: string } };
  if (document && /^[0-9A-F/]+$/i.test(position))
    document.cookie = `${positionCookie}=${position}; path=/; max-age=60; samesite=strict`;
}

function watchdog(outer: AbortSignal) {
  const inner = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => inner.abort(), SILENCE_MS);
  };
  alive();
  return { signal: AbortSignal.any([outer, inner.signal]), alive, stop: () => clearTimeout(timer) };
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
