import type { ServerResponse } from 'node:http';
import { positionHeader } from '#contract/live/position.ts';

export interface Event {
  readonly id: number;
  readonly type: string;
  readonly audience: readonly string[];
  readonly data: object;
  /** The database's log position when the event was read: a client that reloads because of the event sends it along. */
  readonly position?: string;
}

/** An event as a row of the log. */
export type Row = Omit<Event, 'id'> & { readonly id: string };

export interface Stream {
  readonly userId: string;
  readonly response: ServerResponse;
  readonly addresses: ReadonlySet<string>;
  readonly stillAllowed: () => Promise<void>;
  /** The last event that was sent to this stream or was not meant for it. */
  cursor: number;
  /**
   * The stream is reading missed events from the log, or more events came at once than it could take. The hub skips such a
   * stream.
   */
  catchingUp: boolean;
  /** Since when buffered bytes have waited without progress. */
  stuckSince: number | undefined;
}

/** Writes the event to the stream. */
export const write = (stream: Stream, { id, type, data, position }: Event): void => {
  stream.cursor = id;
  put(stream, `${said(position)}id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
};

/** The position as a comment, which readers of event streams ignore. */
export const said = (position: string | undefined): string =>
  position === undefined ? '' : `: ${positionHeader} ${position}\n`;

/**
 * Writes to the stream and records its progress: each write that is flushed restarts the time after which a stream counts as
 * stuck.
 */
export const put = (stream: Stream, text: string): void => {
  stream.stuckSince ??= Date.now();
  stream.response.write(text, () => {
    stream.stuckSince = stream.response.writableLength > 0 ? Date.now() : undefined;
  });
};

/** Resolves when the written data is flushed, or the client has disconnected. */
export const drained = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (!response.writableNeedDrain || response.destroyed) {
      resolve();
      return;
    }
    const done = () => {
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    response.once('drain', done);
    response.once('close', done);
  });
