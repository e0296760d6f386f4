import type { ServerResponse } from 'node:http';
import { positionHeader } from '#contract/live/position.ts';

export interface Event {
  readonly id: number;
  readonly type: string;
  readonly audience: readonly string[];
  readonly data: object;
  /** How far the database's log was when the event was read: who reads anew because of it asks for as much. */
  readonly position?: string;
}

/** An event as the log answers it. */
export type Row = Omit<Event, 'id'> & { readonly id: string };

export interface Stream {
  readonly userId: string;
  readonly response: ServerResponse;
  readonly addresses: ReadonlySet<string>;
  readonly stillAllowed: () => Promise<void>;
  /** The last event that this stream has been sent or that was not for it. */
  cursor: number;
  /** Still reading what it missed, or more came at once than it could take; the fan-out passes it by. */
  catchingUp: boolean;
  /** Since when bytes have waited for it of which it has taken none. */
  stuckSince: number | undefined;
}

/** Gives the event to the stream. */
export const write = (stream: Stream, { id, type, data, position }: Event): void => {
  stream.cursor = id;
  put(stream, `${said(position)}id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
};

/** As a comment, which every reader of streams may pass by. */
export const said = (position: string | undefined): string =>
  position === undefined ? '' : `: ${positionHeader} ${position}\n`;

/** Writes, and notes whether anything moves: the clock of a stuck stream begins anew with each piece that leaves. */
export const put = (stream: Stream, text: string): void => {
  stream.stuckSince ??= Date.now();
  stream.response.write(text, () => {
    stream.stuckSince = stream.response.writableLength > 0 ? Date.now() : undefined;
  });
};

/** Resolves when what was written has left, or its reader has. */
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
