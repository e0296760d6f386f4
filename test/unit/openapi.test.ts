import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { statusOf } from '#contract/problem.ts';
import type { Route } from '#contract/route.ts';
import { filtersOf, type ListRules } from '#contract/list.ts';
import { lists } from '#contract/lists.ts';
import { routes } from '#contract/routes.ts';
import { clientTypes } from '#platform/http/openapi/client-types.ts';
import { openApiDocument } from '#platform/http/openapi/document.ts';
import { type Example, exampleOf } from '#platform/http/openapi/examples.ts';
import { codesOf, isForKeys } from '#platform/http/declared.ts';
import { parseListQuery } from '#platform/http/list-query.ts';

interface FilterSchema {
  readonly type?: string;
  readonly format?: string;
}
/** Sample texts by their format. */
const samples: Readonly<Record<string, string>> = {
  '': 'x',
  uuid: '0199f2c4-6b7a-7e3c-9d10-a1b2c3d4e5f6',
  'date-time': '2026-03-01T00:00:00Z',
};
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-scope'?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly schema: {
      readonly description: string;
      readonly example: string;
      readonly contentSchema: {
        readonly prefixItems?: readonly { readonly enum?: readonly string[] }[];
        readonly properties?: Readonly<Record<string, FilterSchema & { readonly anyOf?: readonly FilterSchema[] }>>;
      };
    };
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  readonly responses: Readonly<Record<string, { readonly content?: object; readonly $ref?: string }>>;
}
const document = openApiDocument();
const table = Object.entries<Route>(routes);
const operationOf = (key: string): Operation => {
  const [method = '', path = ''] = key.split(' ');
  const item = document.paths?.[path.replace(/:(\w+)/g, '{$1}')] as Readonly<Record<string, Operation>> | undefined;
  const operation = item?.[method.toLowerCase()];
  if (!operation) throw new Error(`no operation for ${key}`);
  return operation;
};

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  await expect(validator.validate(JSON.parse(JSON.stringify(document)))).resolves.toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('every route is an operation with a unique id, a summary and a tag that the document describes', () => {
  const operations = table.map(([key]) => operationOf(key));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(table.length);
  const subjects = document.tags?.map(({ name }) => name) ?? [];
  for (const { summary, tags } of operations) {
    expect(summary.length).toBeGreaterThanOrEqual(5);
    expect(subjects).toEqual(expect.arrayContaining([...tags]));
  }
  expect(subjects.filter((name) => !operations.some(({ tags }) => tags.includes(name)))).toEqual([]);
});

test('information, tags, summaries and problems contain no Turkish letters except in “kuruş”', () => {
  const { info, tags } = document;
  const said = JSON.stringify([info, tags, table.map(([key]) => [operationOf(key).summary, problemsOf(key)])]);
  expect(said.replaceAll('kuruş', '').match(/[^ ]*[ığşİĞŞ][^ ]*/g)).toBeNull();
});

const problemsOf = (key: string) => Object.entries(operationOf(key).responses).filter(([status]) => status >= '400');

test('every route lists exactly the problem codes that it may answer, each under its own status', () => {
  for (const [key, row] of table) {
    const said = new Set<string>();
    for (const [status, { $ref, ...own }] of problemsOf(key)) {
      const response = $ref ? document.components?.responses?.[$ref.split('/').at(-1) ?? ''] : own;
      const [codes = ''] = /"enum":\[[^\]]*\]/.exec(JSON.stringify(response)) ?? [];
      for (const [, code = ''] of codes.matchAll(/"([a-z]+(?:\.[a-z_]+)?)"/g)) {
        if (code === 'enum') continue;
        expect([code, status]).toEqual([code, String(Reflect.get(statusOf, code))]);
        said.add(code);
      }
    }
    expect([key, said]).toEqual([key, codesOf(key, row)]);
  }
});

test('the types of the client package are generated from this document', () => {
  const kept = readFileSync(join(import.meta.dirname, '../../src/api-client/src/schema.ts'), 'utf8');
  expect(kept === clientTypes(document)).toBe(true); // if not: npm run generate:client
});

test('the enumeration of problem codes equals the contract’s list', () => {
  const { ProblemCode } = document.components?.schemas ?? {};
  expect(ProblemCode).toMatchObject({ enum: Object.keys(statusOf) });
});

test('an operation accepts API keys if the route table allows them, and names the scope of the route table', () => {
  for (const [key, row] of table) {
    const { security, 'x-scope': scope } = operationOf(key);
    expect([key, security.some((way) => 'apiKey' in way)]).toEqual([key, isForKeys(row)]);
    expect(scope).toBe(row.access.kind === 'staff' ? row.access.scope : undefined);
    if (scope) expect(security).toContainEqual({ session: [scope] });
  }
});

const listRows = table.flatMap(([key, { list }]) => (list === undefined ? [] : [key as keyof typeof lists]));

describe.each(listRows)('the documentation of the list %s', (key) => {
  const parameters = operationOf(key).parameters ?? [];
  const said = (name: string) => parameters.find((parameter) => parameter.name === name)!.schema;
  const rules: ListRules = lists[key];
  const takes = (query: object) => {
    try {
      return parseListQuery(query, rules) !== undefined;
    } catch {
      return false;
    }
  };

  test('names exactly the fields that it can be sorted by', () => {
    expect(said('sort').description).toContain(rules.inOrder ?? '');
    const [fields, orders] = said('sort').contentSchema.prefixItems ?? [];
    for (const field of fields?.enum ?? [])
      for (const order of orders?.enum ?? []) expect(takes({ sort: JSON.stringify([field, order]) })).toBe(true);
    expect(fields?.enum).toEqual(rules.sortable);
    expect(takes({ sort: said('sort').example, range: said('range').example })).toBe(true);
  });

  test('names exactly its filters with their types: documented values are accepted, others are refused', () => {
    const { properties = {} } = said('filter').contentSchema;
    expect(Object.keys(properties).toSorted()).toEqual(Object.keys(filtersOf(rules)).toSorted());
    for (const [name, { anyOf, ...one }] of Object.entries(properties)) {
      const { type, format = '' } = anyOf?.[0] ?? one;
      const value = { string: samples[format], integer: 5, boolean: true }[String(type)];
      expect([name, takes({ filter: JSON.stringify({ [name]: value }) })]).toEqual([name, true]);
      expect([name, takes({ filter: JSON.stringify({ [name]: [value] }) })]).toEqual([name, anyOf !== undefined]);
      expect([name, takes({ filter: JSON.stringify({ [name]: { not: value } }) })]).toEqual([name, false]);
      expect(said('filter').description).toContain(`\`${name}\``);
    }
    expect(takes({ filter: said('filter').example })).toBe(true);
  });
});

test('the example of every list has a row, except for two lists', () => {
  const empty = listRows.filter((key) => (exampleOf(key)?.answer as readonly unknown[] | undefined)?.length === 0);
  expect(empty).toEqual(['GET /orders/:id/messages', 'GET /admin/unreachable-addresses']);
});

/** Routes that have an example. A route that answers bytes or a stream has none. */
const withExample = table.filter(([, { wire }]) => wire === undefined || wire === 'form');

describe.each(withExample)('%s', (key, row) => {
  test('has an example that its schemas accept', () => {
    const example: Example = exampleOf(key) ?? {};
    for (const part of ['params', 'query', 'body'] as const)
      expect([part, row[part]?.safeParse(example[part] ?? {}).success ?? example[part]]).toEqual([
        part,
        expected(row, part),
      ]);
    if (example.answer !== undefined) expect(row.answer?.safeParse(example.answer).success).toBe(true);
  });
});

const expected = (row: Route, part: 'params' | 'query' | 'body') => (row[part] ? true : undefined);
