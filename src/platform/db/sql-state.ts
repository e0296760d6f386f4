/** The lock timeout is over. */
export const lockTimedOut = '55P03';
/** Conflicts of concurrent transactions: a retry may succeed. */
export const serializationFailed = '40001';
export const deadlocked = '40P01';
/** An earlier statement of the transaction failed. */
export const transactionFailed = '25P02';
/** The statement timeout is over, or the statement was cancelled. */
export const cancelled = '57014';
export const idleTransactionTimedOut = '25P03';

type Wrapped = { readonly code?: unknown; readonly constraint?: unknown; readonly cause?: unknown } | undefined;

/** The SQLSTATE (or the network's error code) of a driver's error, however deeply it is wrapped. */
export const sqlState = (error: unknown): string | undefined => find(error, 'code');

/** The name of the constraint that a violation broke. */
export const brokenConstraint = (error: unknown): string | undefined => find(error, 'constraint');

const find = (error: unknown, what: 'code' | 'constraint'): string | undefined => {
  for (let e = error as Wrapped; typeof e === 'object' && e !== null; e = e.cause as Wrapped) {
    const value = e[what];
    if (typeof value === 'string') return value;
  }
  return undefined;
};
