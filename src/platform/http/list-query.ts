import type { AmountRange, Range, TimeRange } from '#kernel/ports.ts';
import { isStorable } from '#contract/common.ts';
import type { FieldCode } from '#contract/messages.tr.ts';
import {
  type FilterKind,
  type FilterValues,
  filtersOf,
  type ListRules,
  oneOfMany,
  pageLimits,
} from '#contract/list.ts';
import type { Page } from './handler.ts';
import { MalformedRequest } from './problem-document.ts';

export interface ListQuery {
  readonly sort: { readonly field: string; readonly descending: boolean };
  readonly from: number;
  readonly limit: number;
  /** Field → value or values. Only filters that the list has get here. */
  readonly filter: Readonly<Record<string, FilterValue>>;
}
type Scalar = string | number | boolean;
export type FilterValue = Scalar | readonly Scalar[];

type Raw =
  | { readonly sort?: string | undefined; readonly range?: string | undefined; readonly filter?: string | undefined }
  | undefined;

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const isText = (v: unknown) => typeof v === 'string' && v.length <= 200 && isStorable(v);
const fits: Readonly<Record<FilterKind, (v: unknown) => boolean>> = {
  text: isText,
  email: isText,
  search: isText,
  id: (v: unknown) => typeof v === 'string' && uuid.test(v),
  // years of four digits, because JavaScript accepts some years that PostgreSQL does not
  time: (v: unknown) => typeof v === 'string' && /^\d{4}-[\d:.+TZ-]{1,35}$/i.test(v) && !Number.isNaN(Date.parse(v)),
  // the range of an integer column
  number: (v: unknown) => typeof v === 'number' && Number.isInteger(v) && Math.abs(v) < 2 ** 31,
  amount: Number.isSafeInteger,
  boolean: (v: unknown) => typeof v === 'boolean',
};

/** Parses simple-rest's `sort`, `range` and `filter`. Anything unknown makes the request malformed; it is never ignored. */
export const parseListQuery = (raw: Raw, rules: ListRules): ListQuery => {
  const [field, order] = raw?.sort === undefined ? rules.defaultSort : sortOf(raw.sort, rules);
  const maximum = rules.maximum ?? pageLimits.most;
  const [from, to] = raw?.range === undefined ? [0, Math.min(maximum, pageLimits.usual) - 1] : pair(raw.range, 'range');
  if (!isIndex(from) || !isIndex(to) || to < from) throw wrong('format', 'range');
  return {
    sort: { field, descending: order === 'DESC' },
    from,
    limit: Math.min(to - from + 1, maximum),
    filter: raw?.filter === undefined ? {} : filterOf(raw.filter, filtersOf(rules)),
  };
};

/** The values of one filter as texts; undefined if the filter is absent. */
export function valuesOf(value: FilterValue): readonly string[];
export function valuesOf(value: FilterValue | undefined): readonly string[] | undefined;
export function valuesOf(value: FilterValue | undefined): readonly string[] | undefined {
  return value === undefined ? undefined : [value].flat().map(String);
}

/** The search text; undefined if it is empty. */
export const searchOf = ({ q }: ListQuery['filter']): string | undefined =>
  typeof q === 'string' && q.trim() !== '' ? q.trim() : undefined;

/** The value of a boolean filter. */
export const flagOf = (value: FilterValue | undefined): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

const rangeBy =
  <T>(read: (value: FilterValue) => T) =>
  (filter: ListQuery['filter'], name: string): Range<T> | undefined => {
    const boundOf = (value: FilterValue | undefined) => (value === undefined ? undefined : read(value));
    const range = { from: boundOf(filter[`${name}_gte`]), to: boundOf(filter[`${name}_lt`]) };
    return range.from === undefined && range.to === undefined ? undefined : range;
  };
/** The range of the filters `name_gte` and `name_lt`; undefined if both are absent. */
export const rangeOf: (filter: ListQuery['filter'], name: string) => TimeRange | undefined = rangeBy(
  (value) => new Date(String(value)),
);
export const amountRangeOf: (filter: ListQuery['filter'], name: string) => AmountRange | undefined = rangeBy(Number);

/** The values of all filters that the query has. `name_gte` and `name_lt` become one range, `name`. */
export const filterValuesOf = <F extends ListRules['filters']>({ filter }: ListQuery, filters: F) => {
  const read = (name: string, kind: FilterKind) => {
    const range = name.replace(/_(gte|lt)$/, '');
    if (range !== name) return [range, (kind === 'time' ? rangeOf : amountRangeOf)(filter, range)];
    if (kind === 'search') return [name, searchOf(filter)];
    return [name, oneOfMany.has(kind) ? valuesOf(filter[name]) : filter[name]];
  };
  const values = Object.entries({ ...filters, id: 'id' as const }).map(([name, kind]) => read(name, kind));
  const given = values.filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as FilterValues<F & { readonly id: 'id' }>;
};

/** Builds a page of a list. */
export const pageOf = <T>(rows: readonly T[], from: number, total: number, atLeast = false): Page<T> => ({
  rows,
  from,
  total,
  ...(atLeast ? { atLeast } : {}),
});

/** The error for a wrong part of the query. It has the form of field errors in a body. */
export const wrong = (code: FieldCode, ...path: readonly string[]) =>
  new MalformedRequest([{ code: 'custom', message: code, path: [...path], input: undefined }]);
const isIndex = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= 10_000_000;

const json = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong('format', name);
  }
};
const pair = (text: string, name: string): readonly [unknown, unknown] => {
  const value = json(text, name);
  if (!Array.isArray(value) || value.length !== 2) throw wrong('format', name);
  return [value[0], value[1]];
};
const sortOf = (text: string, { sortable }: ListRules): ListRules['defaultSort'] => {
  const [field, order] = pair(text, 'sort');
  if (typeof field !== 'string' || !sortable.includes(field)) throw wrong('choice', 'sort', '0');
  if (order !== 'ASC' && order !== 'DESC') throw wrong('choice', 'sort', '1');
  return [field, order];
};
const filterOf = (text: string, known: Readonly<Record<string, FilterKind>>): Record<string, FilterValue> => {
  const value = json(text, 'filter');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong('format', 'filter');
  const filter: Record<string, FilterValue> = {};
  for (const [name, wanted] of Object.entries(value)) {
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!kind) throw wrong('unknown', 'filter', name);
    const values: readonly unknown[] = Array.isArray(wanted) && oneOfMany.has(kind) ? wanted : [wanted];
    if (values.length > 200 || !values.every(fits[kind])) throw wrong('format', 'filter', name);
    filter[name] = wanted as FilterValue;
  }
  return filter;
};
