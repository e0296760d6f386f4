import { DomainError } from '#kernel/refusal.ts';
import type { HouseSettings } from '#kernel/settings.ts';
import { type Limit, limitAt } from '../domain/limit.ts';
import type { SettingsStore, Stand } from './ports.ts';

/**
 * The settings, kept in the process so that no call asks a table for them. Refreshed out of band: at the start and every few
 * seconds.
 */
export class SettingsOfNow {
  readonly #store: SettingsStore;
  readonly #beginning: HouseSettings;
  #stand: Stand | undefined;

  /** @param beginning what a fresh database begins with */
  constructor(store: SettingsStore, beginning: HouseSettings) {
    this.#store = store;
    this.#beginning = beginning;
  }

  /** Before the first request. */
  async begin(): Promise<void> {
    await this.#store.begin(this.#beginning);
    await this.refresh();
  }

  async refresh(): Promise<void> {
    const newer = await this.#store.newerThan(this.#stand?.version ?? 0);
    // a read that was slower than a later one brings nothing back
    if (newer && newer.version > (this.#stand?.version ?? 0)) this.#stand = newer;
  }

  /** The same object for as long as nothing was changed. @throws DomainError while nothing has been loaded. */
  get values(): HouseSettings {
    return this.#loaded.values;
  }

  /** Above which a second admin is needed: one that was raised does not hold yet. @throws DomainError as `values` does */
  secondAdminAbove(now: Date): Limit {
    const { values, limitBefore } = this.#loaded;
    return limitAt(values.secondAdminAbove, limitBefore, now);
  }

  /** What a setting is where nobody has changed it. */
  get beginning(): HouseSettings {
    return this.#beginning;
  }

  get #loaded(): Stand {
    if (!this.#stand) throw new DomainError('service.unavailable', { retryAfterSeconds: 2 });
    return this.#stand;
  }
}
