import type { AdminSettings } from '#contract/settings.ts';
import { settingsId } from '#kernel/settings.ts';
import type { Names, SettingsStore, Stand } from './ports.ts';
import type { SettingsOfNow } from './settings-of-now.ts';

/** The settings as the console reads them: with what they were at the beginning, and who changed each last. */
export class ReadSettings {
  readonly #store: SettingsStore;
  readonly #now: SettingsOfNow;
  readonly #names: Names;

  constructor(store: SettingsStore, now: SettingsOfNow, names: Names) {
    this.#store = store;
    this.#now = now;
    this.#names = names;
  }

  async run(): Promise<AdminSettings> {
    const stand = await this.#store.newerThan(0);
    if (!stand) throw new Error('there are no settings');
    return this.viewOf(stand);
  }

  async viewOf({ version, values, changes, limitBefore }: Stand): Promise<AdminSettings> {
    const names = await this.#names.namesOf([...new Set(Object.values(changes).map(({ by }) => by))]);
    return {
      id: settingsId,
      version,
      values: { ...values },
      limitBefore: limitBefore && { limit: limitBefore.limit, until: limitBefore.until.toISOString() },
      defaults: { ...this.#now.beginning },
      changes: Object.entries(changes).map(([name, { at, by }]) => ({
        name,
        at: at.toISOString(),
        byId: by,
        byName: names.get(by) ?? null,
      })),
    };
  }
}
