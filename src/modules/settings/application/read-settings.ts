import type { AdminSettings } from '#contract/settings/schemas.ts';
import { settingsId } from '#kernel/settings.ts';
import type { Stand } from './ports.ts';
import type { SettingsOfNow } from './settings-of-now.ts';
import type { Needs } from './needs.ts';

/** The settings for the console, with their initial values and the names of those who changed them last. */
export const readSettings = ({ store, now, names }: Needs<'store' | 'names'> & { readonly now: SettingsOfNow }) => {
  const viewOf = async ({ version, values, changes, limitBefore }: Stand): Promise<AdminSettings> => {
    const nameOf = await names.namesOf([...new Set(Object.values(changes).map(({ by }) => by))]);
    return {
      id: settingsId,
      version,
      values: { ...values },
      limitBefore: limitBefore && { limit: limitBefore.limit, until: limitBefore.until.toISOString() },
      defaults: { ...now.beginning },
      changes: Object.entries(changes).map(([name, { at, by }]) => ({
        name,
        at: at.toISOString(),
        byId: by,
        byName: nameOf.get(by) ?? null,
      })),
    };
  };

  return {
    run: async (): Promise<AdminSettings> => {
      const stand = await store.newerThan(0);
      if (!stand) throw new Error('the database has no settings');
      return viewOf(stand);
    },
    viewOf,
  };
};
export type ReadSettings = ReturnType<typeof readSettings>;
