import type { MoneyJson } from '#kernel/money.ts';
import type { HouseSettings } from '#kernel/settings.ts';

/** A limit above which a second admin is needed; null: none is. */
export type Limit = HouseSettings['secondAdminAbove'];

/** The limit that a raised one has replaced: it holds until then, so that nobody raises it for themselves. */
export interface LimitBefore {
  readonly limit: MoneyJson;
  readonly until: Date;
}

/** What holds at a moment. */
export const limitAt = (set: Limit, before: LimitBefore | null, now: Date): Limit =>
  before && now < before.until ? before.limit : set;

/** What goes on holding when another limit is set: nothing where it is as strict as the one that holds, which it then replaces at once. */
export const limitKept = (holds: Limit, set: Limit, until: Date): LimitBefore | null =>
  holds && (set === null || set.amount > holds.amount) ? { limit: holds, until } : null;
