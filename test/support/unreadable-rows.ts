import { onUnreadableRow, type UnreadableRow } from '#platform/readable-rows.ts';

// Rows that lists of this process left out while a test file ran: none may be, but where a test altered rows and takes them.

let found: UnreadableRow[] = [];
export const watchUnreadableRows = (): (() => void) => onUnreadableRow((row) => found.push(row));

/** What was left out since the last call; whoever takes it expected it. */
export const takeUnreadableRows = (): readonly UnreadableRow[] => {
  const taken = found;
  found = [];
  return taken;
};
