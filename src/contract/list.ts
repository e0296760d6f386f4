import type { MoneyJson } from '../kernel/money.ts';
import type { Label } from '../kernel/order-labels.tr.ts';
import type { RouteAnswer } from './route.ts';
import type { Routes } from './routes.ts';

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

type ListKey = { [K in keyof Routes]: Routes[K] extends { readonly list: string } ? K : never }[keyof Routes];
export type ConsoleListKey = Extract<ListKey, `GET /admin/${string}`>;
export type RowOf<K extends ListKey> = RouteAnswer<Routes[K]> extends readonly (infer Row)[] ? Row : never;

/** What a cell of a file may hold. Texts are somebody's words and never trusted; amounts, numbers and times are our own. */
export type Cell = string | number | boolean | Date | MoneyJson | null;

/** A column of a list's file. It is headed as the console heads the field (`lists.tr.ts`), or by a label of its own. */
export type Column<Row> = ((row: Row) => Cell) | { readonly label: string; readonly csv: (row: Row) => Cell };
export type Columns<Row> = Readonly<Record<string, Column<Row>>>;

export type ListOf<K extends ListKey> = K extends ConsoleListKey
  ? ListRules & { readonly columns: Columns<RowOf<K>> }
  : ListRules;
/** By route. A list of the console without columns does not compile. */
export type Lists = { readonly [K in ListKey]: ListOf<K> };

export const recordNumber = { label: 'Kayıt no', csv: ({ id }: { readonly id: string }) => id } as const;
export const time = (text: string | null): Date | null => (text === null ? null : new Date(text));
export const word = (labels: Readonly<Record<string, Label>>, key: string): string => labels[key]?.label ?? key;
export const joined = (texts: readonly string[]): string => texts.join(', ');

const parts = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
/** `22.11.2026 14:05:09`, which Turkish Excel takes for a time. */
export const inIstanbul = (at: Date): string => parts.format(at);
