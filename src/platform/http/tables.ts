import { resourceMessages } from '#contract/console/lists.tr.ts';
import { type Columns, type ConsoleListKey, filtersOf, type ListRules, naming } from '#contract/list.ts';
import { lists } from '#contract/lists.ts';
import type { Table } from './exports.ts';

const resources: Readonly<Record<string, { readonly fields: Readonly<Record<string, string>> }>> = resourceMessages;

const tableOf = (key: string, { columns, ...rules }: ListRules & { readonly columns: Columns<never> }): Table => {
  const name = key.slice('GET /admin/'.length);
  const headingOf = (field: string): string => {
    const heading = resources[name]?.fields[field];
    if (heading === undefined) throw new Error(`${name}: the column ${field} has no heading`);
    return heading;
  };
  const cells = Object.values(columns).map((column) => (typeof column === 'function' ? column : column.csv));
  const filters = Object.entries(filtersOf(rules));
  return {
    name,
    naming: new Set(filters.flatMap(([filter, kind]) => (naming.has(kind) ? filter : []))),
    head: Object.entries(columns).map(([field, column]) =>
      typeof column === 'function' ? headingOf(field) : column.label,
    ),
    row: (answer: never) => cells.map((cell) => cell(answer)),
  };
};

/** The console's lists as CSV tables. */
export const tables = Object.fromEntries(
  Object.entries(lists).flatMap(([key, list]) => ('columns' in list ? [[key, tableOf(key, list)]] : [])),
) as Readonly<Record<ConsoleListKey, Table>>;
