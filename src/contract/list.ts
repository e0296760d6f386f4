import type { MoneyJson } from '../kernel/money.ts';
import type { AmountRange, TimeRange } from '../kernel/ports.ts';
import type { Label } from '../kernel/order-labels.tr.ts';
import type { RouteAnswer } from './route.ts';
import type { Routes } from './routes.ts';

/** How a list can be sorted and filtered. Anything else is refused. The API's document shows these rules. */
export interface ListRules {
  readonly sortable: readonly string[];
  readonly defaultSort: readonly [field: string, order: 'ASC' | 'DESC'];
  /** A further sentence about the order of the rows, for the API's document. */
  readonly inOrder?: string;
  /** Filters by name, with the kind of their values. `id` (getMany) is always known. */
  readonly filters: Readonly<Record<string, FilterKind>>;
  /** Set if rows can't be requested by id. */
  readonly byId?: false;
  readonly maximum?: number;
}

/** `search` is a text of search words; `amount` is in kuruş. */
export type FilterKind = 'text' | 'id' | 'email' | 'search' | 'time' | 'number' | 'amount' | 'boolean';

type Bound<N extends string> = `${N}_${'gte' | 'lt'}`;
interface ValueOf {
  readonly text: readonly string[];
  readonly id: readonly string[];
  readonly email: readonly string[];
  readonly search: string;
  readonly time: string;
  readonly number: number;
  readonly amount: number;
  readonly boolean: boolean;
}

/** The parsed values of filters by name. `name_gte` and `name_lt` become one range, `name`. */
export type FilterValues<F extends ListRules['filters']> = {
  readonly [N in keyof F as N extends Bound<infer Name> ? Name : N]?: N extends Bound<string>
    ? F[N] extends 'time'
      ? TimeRange
      : AmountRange
    : ValueOf[F[N]];
};

/** All filters of a list. */
export const filtersOf = ({ filters, byId }: ListRules): Readonly<Record<string, FilterKind>> =>
  byId === false ? filters : { ...filters, id: 'id' };

/** Kinds of filters that accept several values; the others are ranges, flags or search words. */
export const oneOfMany: ReadonlySet<FilterKind> = new Set(['text', 'id', 'email']);

/** Kinds of filters whose values may name a person by more than an id. */
export const naming: ReadonlySet<FilterKind> = new Set(['search', 'email']);

/** Rows of one answer: the maximum, and the number without a `range`. */
export const pageLimits = { most: 1000, usual: 100 } as const;

/** Filters for a range of times: `name_gte` and `name_lt`. */
export const ranges = <N extends string>(...names: readonly N[]) =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`${name}_gte`, 'time'],
      [`${name}_lt`, 'time'],
    ]),
  ) as Readonly<Record<`${N}_${'gte' | 'lt'}`, 'time'>>;

/** Filters for a range of amounts: `name_gte` and `name_lt`. */
export const amounts = <N extends string>(name: N) =>
  ({ [`${name}_gte`]: 'amount', [`${name}_lt`]: 'amount' }) as Readonly<Record<`${N}_${'gte' | 'lt'}`, 'amount'>>;

type ListKey = { [K in keyof Routes]: Routes[K] extends { readonly list: string } ? K : never }[keyof Routes];
export type ConsoleListKey = Extract<ListKey, `GET /admin/${string}`>;
export type RowOf<K extends ListKey> = RouteAnswer<Routes[K]> extends readonly (infer Row)[] ? Row : never;

/** A cell of a CSV file. Texts are typed by users and never trusted; amounts, numbers and times are our own. */
export type Cell = string | number | boolean | Date | MoneyJson | null;

/** A column of a list's CSV file. Its heading is the console's name of the field (`lists.tr.ts`), or a separate label. */
export type Column<Row> = ((row: Row) => Cell) | { readonly label: string; readonly csv: (row: Row) => Cell };
export type Columns<Row> = Readonly<Record<string, Column<Row>>>;

export type ListOf<K extends ListKey> = K extends ConsoleListKey
  ? ListRules & { readonly columns: Columns<RowOf<K>> }
  : ListRules;
/** All lists by route. A list of the console without columns does not compile. */
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
/** `22.11.2026 14:05:09`, which Turkish Excel reads as a time. */
export const inIstanbul = (at: Date): string => parts.format(at);
