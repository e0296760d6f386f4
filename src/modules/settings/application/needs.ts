import type { Names, UnitOfWork } from '#kernel/ports.ts';
import type { Promotions, SettingsStore } from './ports.ts';

/** What the use cases of this module need, by name. */
interface SettingsNeeds {
  readonly store: SettingsStore;
  readonly promotions: Promotions;
  readonly work: UnitOfWork;
  readonly names: Names;
}

export type Needs<K extends keyof SettingsNeeds> = Pick<SettingsNeeds, K>;
