import type { HouseSettings, SettingName } from '#kernel/settings.ts';
import type { LimitBefore } from '../domain/limit.ts';

/** Who changed a setting last, and when. */
export interface LastChange {
  readonly at: Date;
  readonly by: string;
}

/** All settings as they stand, under a number that every change raises. */
export interface Stand {
  readonly version: number;
  readonly values: HouseSettings;
  /** Of those that were ever changed. */
  readonly changes: Partial<Record<SettingName, LastChange>>;
  readonly limitBefore: LimitBefore | null;
}

export interface SettingsStore {
  /** Writes what a fresh database begins with; where there is something already it stays. */
  begin(values: HouseSettings): Promise<void>;
  /** The settings, unless they are known already. */
  newerThan(version: number): Promise<Stand | undefined>;
  /** Until the running transaction ends, nobody else changes them. */
  locked(): Promise<Stand>;
  save(stand: Stand): Promise<void>;
}

/** Which coupons may be a promotion; bound to pricing. */
export interface Promotions {
  /** The code as it is printed, if there is such a coupon and it counts now. */
  counting(typed: string): Promise<string | undefined>;
}
