import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, type ChannelListener } from 'node:diagnostics_channel';

/** A stored row that a reader left out, because it can't be mapped or breaks the contract; or a part that can't be read. */
export interface UnreadableRow {
  /** The name of the thing that was read: a list, or a part of a page. */
  readonly reader: string;
  /** The row's id; empty for a part, and where the row has none. */
  readonly id: string;
  readonly error: unknown;
}

const found = channel('basamak:unreadable-row');
const gathered = new AsyncLocalStorage<UnreadableRow[]>();

/** Calls the listener for each row that is left out. @returns ends the subscription */
export const onUnreadableRow = (listener: (row: UnreadableRow) => void): (() => void) => {
  const hear: ChannelListener = (message) => listener(message as UnreadableRow);
  found.subscribe(hear);
  return () => {
    found.unsubscribe(hear);
  };
};

/** Reports a row or a part that is left out. */
export const leaveOut = (reader: string, id: string, error: unknown): void => {
  const row: UnreadableRow = { reader, id, error };
  gathered.getStore()?.push(row);
  found.publish(row);
};

/** Maps rows one by one. A row whose mapping throws is left out and reported; the other rows are kept. */
export const readableRows = <Row extends object, T>(reader: string, rows: readonly Row[], map: (row: Row) => T): T[] =>
  rows.flatMap((row) => {
    try {
      return [map(row)];
    } catch (error) {
      leaveOut(reader, idOf(row), error);
      return [];
    }
  });

/** Runs the work and collects the rows that it left out. Reading the next page by offset needs the number of stored rows. */
export const gatheringLeftOut = async <T>(
  work: () => Promise<T>,
): Promise<{ readonly answer: T; readonly leftOut: readonly UnreadableRow[] }> => {
  const leftOut: UnreadableRow[] = [];
  const answer = await gathered.run(leftOut, work);
  return { answer, leftOut };
};

const idOf = (row: object): string => {
  const named = row as {
    readonly id?: unknown;
    readonly order?: { readonly id?: unknown };
    readonly orderId?: unknown;
  };
  const id = named.id ?? named.order?.id ?? named.orderId;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
};
