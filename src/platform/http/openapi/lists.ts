import * as z from 'zod/mini';
import { ListQuery } from '#contract/common.ts';
import { type FilterKind, filtersOf, type ListRules, oneOfMany, pageLimits } from '#contract/list.ts';
import { lists } from '#contract/lists.ts';

const values: Readonly<Record<FilterKind, object>> = {
  text: { type: 'string', maxLength: 200 },
  id: { type: 'string', format: 'uuid' },
  email: { type: 'string', maxLength: 200 },
  search: { type: 'string', maxLength: 200 },
  time: { type: 'string', format: 'date-time' },
  number: { type: 'integer' },
  amount: { type: 'integer', format: 'int64' },
  boolean: { type: 'boolean' },
};
const kinds: Readonly<Record<FilterKind, string>> = {
  text: 'texts',
  id: 'ids',
  email: 'e-mail addresses',
  search: 'one text to search for',
  time: 'times',
  number: 'whole numbers',
  amount: 'amounts in kuruş',
  boolean: 'yes or no',
};

/** A list's sort, range and filter parameters: JSON in a text, described by a schema. */
export const listParameters = (key: string) => {
  const rules: ListRules = lists[key as keyof typeof lists];
  const { sortable, defaultSort, inOrder, maximum = pageLimits.most } = rules;
  const known = filtersOf(rules);
  const { sort, range, filter } = ListQuery.shape;
  const sorted = said(sort, {
    description: `The field to sort by and \`ASC\` or \`DESC\`, as JSON. Fields: ${named(sortable)}. Default: \`${JSON.stringify(defaultSort)}\`.${inOrder ? ` ${inOrder}` : ''}`,
    example: JSON.stringify(defaultSort),
    contentSchema: { type: 'array', prefixItems: [{ enum: sortable }, { enum: ['ASC', 'DESC'] }], items: false },
  });
  return z.strictObject({
    sort: sorted,
    range: said(range, {
      description: `The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most ${maximum.toLocaleString('en')} rows. Default: \`[0,${Math.min(maximum, pageLimits.usual) - 1}]\`.`,
      example: '[0,24]',
      contentSchema: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }], items: false },
    }),
    filter: said(filter, {
      description: `Fields and their values, as JSON. Unknown fields are refused. ${byKind(known)} For texts, ids and e-mail addresses, a list of values matches any of them.`,
      example: exampleOf(known),
      contentSchema: {
        type: 'object',
        properties: Object.fromEntries(Object.entries(known).map(([name, kind]) => [name, valueOf(kind)])),
        additionalProperties: false,
      },
    }),
  });
};

const said = (part: z.ZodMiniType, meta: object) => {
  const own = z.clone(part);
  z.globalRegistry.add(own, { ...meta, contentMediaType: 'application/json' });
  return own;
};

const valueOf = (kind: FilterKind) =>
  oneOfMany.has(kind) ? { anyOf: [values[kind], { type: 'array', items: values[kind], maxItems: 200 }] } : values[kind];

const named = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const byKind = (filters: Readonly<Record<string, FilterKind>>) =>
  [...Map.groupBy(Object.entries(filters), ([, kind]) => kind)]
    .map(([kind, entries]) => `${sentence(kinds[kind])}: ${named(entries.map(([name]) => name))}.`)
    .join(' ');
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const shown: Readonly<Record<FilterKind, unknown>> = {
  text: [],
  id: [],
  email: [],
  search: 'x',
  time: '2026-03-01T00:00:00Z',
  number: 1,
  amount: 1,
  boolean: true,
};
/** An example filter for this list. */
const exampleOf = (filters: Readonly<Record<string, FilterKind>>): string => {
  const [name, kind] = Object.entries(filters).find(([, one]) => !oneOfMany.has(one)) ?? [];
  return name === undefined || kind === undefined ? '{}' : JSON.stringify({ [name]: shown[kind] });
};
