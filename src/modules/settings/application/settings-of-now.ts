import { DomainError } from '#kernel/refusal.ts';
import type { PlatformSettings } from '#kernel/settings.ts';
import { type Limit, limitAt } from '../domain/limit.ts';
import type { SettingsStore, Stand } from './ports.ts';

/**
 * The settings, kept in memory so that no request reads a table for them. Refreshed in the background: at the start and
 * every few seconds.
 */
export const settingsOfNow = ({
  store,
  beginning,
}: {
  readonly store: SettingsStore;
  /** The initial values of a fresh database. */
  readonly beginning: PlatformSettings;
}) => {
  let stand: Stand | undefined;

  const loaded = (): Stand => {
    if (!stand) throw new DomainError('service.unavailable', { retryAfterSeconds: 2 });
    return stand;
  };
  const refresh = async (): Promise<void> => {
    const newer = await store.newerThan(stand?.version ?? 0);
    // a slow read must not replace the result of a later one
    if (newer && newer.version > (stand?.version ?? 0)) stand = newer;
  };

  return {
    /** Called before the first request. */
    begin: async (): Promise<void> => {
      await store.begin(beginning);
      await refresh();
    },
    refresh,
    /** Returns the same object as long as nothing changes. @throws DomainError as long as nothing has been loaded. */
    get values(): PlatformSettings {
      return loaded().values;
    },
    /**
     * The amount above which a second admin is needed. A raised limit is not in force yet.
     * @throws DomainError as `values`
     */
    secondAdminAbove: (now: Date): Limit => {
      const { values, limitBefore } = loaded();
      return limitAt(values.secondAdminAbove, limitBefore, now);
    },
    /** The values of settings that nobody has changed. */
    beginning,
  };
};
export type SettingsOfNow = ReturnType<typeof settingsOfNow>;
