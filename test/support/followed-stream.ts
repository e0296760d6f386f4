import { createParser } from 'eventsource-parser';

export interface HeardEvent {
  readonly type: string;
  readonly data: unknown;
  /** `Date.now()` when the event was read. */
  readonly at: number;
}

/** A client that reads `GET /live` and resumes a broken stream at the next process. */
export interface FollowedStream {
  readonly heard: readonly HeardEvent[];
  /** The number of connections so far. */
  readonly connections: () => number;
  readonly close: () => void;
}

/** Resolves when the first connection is open. */
export async function followStream(urls: readonly string[], token: string, first = 0): Promise<FollowedStream> {
  const heard: HeardEvent[] = [];
  const closed = new AbortController();
  let connections = 0;
  let lastId: string | undefined;
  let stands = (): void => undefined;
  const standing = new Promise<void>((resolve) => (stands = resolve));

  const hear = async (url: string) => {
    const headers = { authorization: `Bearer ${token}`, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) };
    const response = await fetch(`${url}/api/live`, { headers, signal: closed.signal });
    if (!response.ok || !response.body) throw new Error(String(response.status));
    connections += 1;
    const parser = createParser({
      onEvent: ({ id, event = '', data }) => {
        lastId = id;
        if (event === 'ready' || event === 'reset') stands();
        heard.push({ type: event, data: JSON.parse(data), at: Date.now() });
      },
    });
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) parser.feed(text);
  };
  void (async () => {
    for (let turn = first; !closed.signal.aborted; turn++) {
      await hear(urls[turn % urls.length] ?? '').catch(() => undefined);
      await new Promise((soon) => setTimeout(soon, 50));
    }
  })();
  await standing;
  return { heard, connections: () => connections, close: () => closed.abort() };
}
