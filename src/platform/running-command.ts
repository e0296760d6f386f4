import { AsyncLocalStorage } from 'node:async_hooks';

interface Collected {
  readonly entries: Set<string>;
  readonly people: Set<string>;
}

const running = new AsyncLocalStorage<Collected>();

/**
 * Runs a command and collects what its audit event needs: the ids of the ledger entries that it posts, and of people whom it
 * concerns. If an entry is rolled back, its id stays in the set although the ledger does not contain the entry.
 */
export const collectEntries = <T>(command: (posted: ReadonlySet<string>) => Promise<T>): Promise<T> => {
  const collected = { entries: new Set<string>(), people: new Set<string>() };
  return running.run(collected, () => command(collected.entries));
};

/** Adds entries to those of the running command. Outside of a command it does nothing. */
export const noteEntries = (ids: Iterable<string>): void => {
  const collected = running.getStore();
  for (const id of ids) collected?.entries.add(id);
};

/** The entries of the running command so far; undefined outside of one. */
export const collectedEntries = (): readonly string[] | undefined => {
  const collected = running.getStore();
  return collected && [...collected.entries];
};

/**
 * Adds people whom the running command concerns, although the record that its audit event compares does not name them by id.
 * The event's details are erased with the account of each. Outside of a command it does nothing.
 */
export const notePeople = (ids: Iterable<string>): void => {
  const collected = running.getStore();
  for (const id of ids) collected?.people.add(id);
};

/** The people of {@link notePeople} so far. */
export const notedPeople = (): readonly string[] => [...(running.getStore()?.people ?? [])];
