import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<Set<string>>();

/**
 * Runs a command and collects the ids of the ledger entries that it posts. If an entry is rolled back, its id stays in the set
 * although the ledger does not contain the entry.
 */
export const collectEntries = <T>(command: (posted: ReadonlySet<string>) => Promise<T>): Promise<T> => {
  const posted = new Set<string>();
  return running.run(posted, () => command(posted));
};

/** Adds entries to those of the running command. Outside of a command it does nothing. */
export const noteEntries = (ids: Iterable<string>): void => {
  const posted = running.getStore();
  for (const id of ids) posted?.add(id);
};

/** The entries of the running command so far; undefined outside of one. */
export const collectedEntries = (): readonly string[] | undefined => {
  const posted = running.getStore();
  return posted && [...posted];
};
