import { DomainError } from '#kernel/refusal.ts';
import type { HouseSettings } from '#kernel/settings.ts';
import { type Limit, limitAt } from '../domain/limit.ts';
import type { SettingsStore, Stand } from './ports.ts';

/**
 * The settings, kept in the process so that no call asks a table for them. Refreshed out of band: at the start and every few
 * seconds.
 */
export const settingsOfNow = ({
  store,
  beginning,
}: {
  readonly store: SettingsStore;
  /** What a fresh database begins with. */
  readonly beginning: HouseSettings;
}) => {
  let stand: Stand | undefined;

  const loaded = (): Stand => {
    if (!stand) throw new DomainError('service.unavailable', { retryAfterSeconds: 2 });
    return stand;
  };
  const refresh = async (): Promise<void> => {
    const newer = await store.newerThan(stand?.version ?? 0);
    // a read that was slower than a later one brings nothing back
    if (newer && newer.version > (stand?.version ?? 0)) stand = newer;
  };

  return {
    /** Before the first request. */
    begin: async (): Promise<void> => {
      await store.begin(beginning);
      await refresh();
    },
    refresh,
    /** The same object for as long as nothing was changed. @throws DomainError while nothing has been loaded. */
    get values(): HouseSettings {
      return loaded().values;
    },
    /** Above which a second admin is needed: one that was raised does not hold yet. @throws DomainError as `values` does */
    secondAdminAbove: (now: Date): Limit => {
      const { values, limitBefore } = loaded();
      return limitAt(values.secondAdminAbove, limitBefore, now);
    },
    /** What a setting is where nobody has changed it. */
    beginning,
  };
};
export type SettingsOfNow = ReturnType<typeof settingsOfNow>;
