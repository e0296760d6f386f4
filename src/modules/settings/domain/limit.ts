import type { MoneyJson } from '#kernel/money.ts';
import type { PlatformSettings } from '#kernel/settings.ts';

/** The amount above which a second admin is needed; null if a second admin is never needed. */
export type Limit = PlatformSettings['secondAdminAbove'];

/**
 * The limit before it was raised. It stays in force until `until`, so that nobody can raise the limit for their own
 * use.
 */
export interface LimitBefore {
  readonly limit: MoneyJson;
  readonly until: Date;
}

/** The limit in force at a moment. */
export const limitAt = (set: Limit, before: LimitBefore | null, now: Date): Limit =>
  before && now < before.until ? before.limit : set;

/**
 * The old limit, if it stays in force for now after a new one was set. Null if the new limit is at least as strict: it
 * is in force at once.
 */
export const limitKept = (holds: Limit, set: Limit, until: Date): LimitBefore | null =>
  holds && (set === null || set.amount > holds.amount) ? { limit: holds, until } : null;
