import { onUnreadableRow, type UnreadableRow } from '#platform/readable-rows.ts';

// Rows that lists in this process left out while a test file ran. Only a test that damages rows takes them.

let found: UnreadableRow[] = [];
export const watchUnreadableRows = (): (() => void) => onUnreadableRow((row) => found.push(row));

/** The rows left out since the last call. A caller declares them expected. */
export const takeUnreadableRows = (): readonly UnreadableRow[] => {
  const taken = found;
  found = [];
  return taken;
};
