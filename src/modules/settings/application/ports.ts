import type { PlatformSettings, SettingName } from '#kernel/settings.ts';
import type { LimitBefore } from '../domain/limit.ts';

/** The last change of a setting: by whom and when. */
interface LastChange {
  readonly at: Date;
  readonly by: string;
}

/** All present settings, with a version that every change raises. */
export interface Stand {
  readonly version: number;
  readonly values: PlatformSettings;
  /** Only settings that were ever changed. */
  readonly changes: Partial<Record<SettingName, LastChange>>;
  readonly limitBefore: LimitBefore | null;
}

export interface SettingsStore {
  /** Writes the initial values of a fresh database; does nothing if there are settings already. */
  begin(values: PlatformSettings): Promise<void>;
  /** The settings, if they are newer than this version. */
  newerThan(version: number): Promise<Stand | undefined>;
  /** Reads the row and locks it until the transaction ends. */
  lock(): Promise<Stand>;
  save(stand: Stand): Promise<void>;
}

/** The coupons that may be the promotional one; bound to pricing. */
export interface Promotions {
  /** The coupon's code as it is stored, if the coupon exists and is valid now. */
  counting(typed: string): Promise<string | undefined>;
}
