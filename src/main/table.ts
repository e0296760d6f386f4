import type { Label } from '#contract/order/words.tr.ts';
import { resourceMessages } from '#contract/console/lists.tr.ts';
import type { RouteAnswer } from '#contract/route.ts';
import type { Routes } from '#contract/routes.ts';
import { type Cell, inIstanbul } from '#platform/http/csv.ts';
import type { Table } from '#platform/http/exports.ts';
import { moreNames } from './table-names.tr.ts';

/** The console's lists. One without a table does not compile. */
export type Lists = {
  [K in keyof Routes]: K extends `GET /admin/${string}`
    ? Routes[K] extends { readonly list: string }
      ? K
      : never
    : never;
}[keyof Routes];
export type RowOf<K extends Lists> = RouteAnswer<Routes[K]> extends readonly (infer Row)[] ? Row : never;
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** What the lists show in one column, and an id, which some of them show as a link. */
const apart = { firstName: 'Ad', lastName: 'Soyad', id: moreNames.id };

const resources: Readonly<
  Record<string, { readonly name: string; readonly fields: Readonly<Record<string, string>> }>
> = resourceMessages;

/** The columns by their fields, under the names that the console gives them. */
export const table = <K extends Lists>(key: K, columns: Columns<RowOf<K>>): Table => {
  const resource = key.slice('GET /admin/'.length);
  const names: Readonly<Record<string, string>> = { ...moreNames, ...resources[resource]?.fields, ...apart };
  const cells = Object.values(columns);
  return {
    name: resource,
    head: Object.keys(columns).map((field) => names[field] ?? field),
    row: (answer: RowOf<K>) => cells.map((cell) => cell(answer)),
  };
};

/** What the console calls one of its lists. */
export const resourceName = (resource: string): string => resources[resource]?.name.split(' |||| ').at(-1) ?? resource;

export const time = (text: string | null): Date | null => (text === null ? null : new Date(text));
export const word = (labels: Readonly<Record<string, Label>>, key: string): string => labels[key]?.label ?? key;
export const list = (texts: readonly string[]): string => texts.join(', ');
export const lines = (told: readonly (readonly [label: string, text: string])[]): string =>
  told.map(([label, text]) => `${label}: ${text}`).join('\n');
/** A time within a text. */
export const moment = (text: string): string => inIstanbul(new Date(text));
