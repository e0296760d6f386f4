import { EventSourceParserStream } from 'eventsource-parser/stream';

export interface StreamEvent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
}

/** `GET /live` read by a client. */
export interface Stream {
  /** The events so far. The first is `ready` or `reset`. */
  readonly events: readonly StreamEvent[];
  /** Resolves when `count` events have come; rejects after ten seconds. */
  has(count: number): Promise<void>;
  close(): Promise<void>;
}

/** @param lastEventId to resume from: the events after it are sent first. */
export async function openStream(url: string, token: string, lastEventId?: string): Promise<Stream> {
  const gone = new AbortController();
  const response = await fetch(`${url}/api/live`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: gone.signal,
  });
  if (!response.ok || !response.body) throw new Error(`the stream was refused: ${response.status}`);
  const events: StreamEvent[] = [];
  const messages = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reading = (async () => {
    for await (const { id = '', event = '', data } of messages)
      events.push({ id, type: event, data: JSON.parse(data) });
  })().catch(() => undefined);
  const has = async (count: number) => {
    for (const end = Date.now() + 10_000; events.length < count; await new Promise((wait) => setTimeout(wait, 10)))
      if (Date.now() > end)
        throw new Error(`only ${events.length} of ${count} events arrived: ${JSON.stringify(events)}`);
  };
  await has(1);
  return {
    events,
    has,
    close: async () => {
      gone.abort();
      await reading;
    },
  };
}
