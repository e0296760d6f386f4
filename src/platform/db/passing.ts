import { deadlineExceeded } from './deadline.ts';
import {
  cancelled,
  deadlocked,
  idleTransactionTimedOut,
  lockTimedOut,
  serializationFailed,
  sqlState,
} from './sql-state.ts';

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);
/** Errors of one statement or transaction on a working database. */
const passing = new Set([
  cancelled,
  idleTransactionTimedOut,
  // these errors make a transaction run again, but not a single statement
  serializationFailed,
  deadlocked,
  lockTimedOut,
  // our own deadline for the request
  deadlineExceeded,
]);
/** A transient fault: the same work may succeed when it is tried again. */
export const isPassing = (thrown: unknown): boolean => passing.has(sqlState(thrown) ?? '') || isAway(thrown);

/**
 * The database is not available: connection lost, refused or timed out, shutting down, out of connections or disk. Other
 * queries will fail too.
 */
export const isAway = (thrown: unknown): boolean => {
  const state = sqlState(thrown);
  if (state !== undefined && (unreachable.has(state) || /^(08|53|57P)/.test(state))) return true;
  const message = thrown instanceof Error ? thrown.message : '';
  return /timeout exceeded when trying to connect|Connection terminated|(?:connection error|was closed) and is not queryable/i.test(
    message,
  );
};
