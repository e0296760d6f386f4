/** What a list may be asked for: anything else is refused, and the API's document says it. */
export interface ListRules {
  readonly sortable: readonly string[];
  readonly defaultSort: readonly [field: string, order: 'ASC' | 'DESC'];
  /** What its document says of its order besides. */
  readonly inOrder?: string;
  /** Filters by name: what their value must look like. `id` (getMany) is known too. */
  readonly filters: Readonly<Record<string, FilterKind>>;
  /** Where no row is asked for by its id. */
  readonly byId?: false;
  readonly maximum?: number;
}

/** `search` is what somebody writes to look for something: one text; `amount` is in kuruş. */
export type FilterKind = 'text' | 'id' | 'search' | 'time' | 'number' | 'amount' | 'boolean';

/** Everything that a list is filtered by. */
export const filtersOf = ({ filters, byId }: ListRules): Readonly<Record<string, FilterKind>> =>
  byId === false ? filters : { ...filters, id: 'id' };

/** Of which a list may be asked for with any of several values; the others say how far, or yes or no. */
export const oneOfMany: ReadonlySet<FilterKind> = new Set(['text', 'id']);

/** Rows of one answer: as many as a list gives at most, and without a `range`. */
export const pageLimits = { most: 1000, usual: 100 } as const;

/** The filters of a time from one moment up to another: `name_gte` and `name_lt`. */
export const ranges = <N extends string>(...names: readonly N[]) =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`${name}_gte`, 'time'],
      [`${name}_lt`, 'time'],
    ]),
  ) as Readonly<Record<`${N}_${'gte' | 'lt'}`, 'time'>>;

/** The same for an amount. */
export const amounts = <N extends string>(name: N) =>
  ({ [`${name}_gte`]: 'amount', [`${name}_lt`]: 'amount' }) as Readonly<Record<`${N}_${'gte' | 'lt'}`, 'amount'>>;
