import { patienceOver } from './patience.ts';
import {
  cancelled,
  deadlocked,
  idleTransactionTimedOut,
  lockTimedOut,
  serializationFailed,
  sqlState,
} from './sql-state.ts';

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);
/** What a database that is there says of one statement or transaction. */
const passing = new Set([
  cancelled,
  idleTransactionTimedOut,
  // what a transaction is run again for, and a single statement is not
  serializationFailed,
  deadlocked,
  lockTimedOut,
  // we did not wait for it any longer
  patienceOver,
]);
/** A fault of the moment: the same work may succeed when it is tried again. */
export const isPassing = (thrown: unknown): boolean => passing.has(sqlState(thrown) ?? '') || isAway(thrown);

/** Connection lost, refused or timed out, shutting down, out of connections or disk: whoever asks next hears the same. */
export const isAway = (thrown: unknown): boolean => {
  const state = sqlState(thrown);
  if (state !== undefined && (unreachable.has(state) || /^(08|53|57P)/.test(state))) return true;
  const message = thrown instanceof Error ? thrown.message : '';
  return /timeout exceeded when trying to connect|Connection terminated|(?:connection error|was closed) and is not queryable/i.test(
    message,
  );
};
