import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isBaseline } from '#platform/db/baseline.ts';

// During a rolling update, instances of the previous version work on the database of this version (decision 0054).

const folder = join(import.meta.dirname, '../../src/platform/db/migrations');
const migrations = globSync('*.ts', { cwd: folder }).toSorted();
const sourceOf = (file: string) => readFileSync(join(folder, file), 'utf8');
/** Migrations that run on tables in use. The baseline makes its tables itself. */
const later = migrations.filter((file) => !isBaseline(file));

test('the baseline migrations come before all others and carry the baseline’s date and name', () => {
  const baseline = migrations.slice(0, migrations.length - later.length);
  expect(baseline.filter((file) => !/^Migration202611300\d{5}_baseline_\w+\.ts$/.test(file))).toEqual([]);
});

test('each migration has its own timestamp, and its class is named like its file', () => {
  const moments = migrations.map((file) => file.slice(0, 'Migration20261130000000'.length));
  expect(moments.filter((moment, nth) => moments.indexOf(moment) !== nth)).toEqual([]);
  const misnamed = migrations.filter((file) => !sourceOf(file).includes(`class ${basename(file, '.ts')} `));
  expect(misnamed).toEqual([]);
});

/** Changes that break the previous version, each with a pattern that finds it in SQL. */
const contracting: readonly (readonly [string, RegExp])[] = [
  ['drops a column', /drop column/i],
  ['drops a table', /drop table/i],
  ['renames something', /\brename\b/i],
  ['asks for a value that the version before does not write', /set not null|drop default/i],
  [
    'adds a column that the version before leaves empty',
    /add column (?:(?!default|,|;)[\s\S])*not null(?!\s+default)/i,
  ],
  ['changes a type', /alter column \S+ (set data )?type/i],
];

/** The SQL of `up` without the bodies of functions, because a function runs later. */
const upOf = (source: string): string =>
  (source.split(/override down\(/)[0] ?? '').replaceAll(/create function [^;]*? as \$\$[\s\S]*?\$\$/g, '');
/**
 * Leaves out the renames by which a table becomes the first partition of a new table with its name, and those of its indexes
 * and keys. The previous version does not notice them.
 */
const withoutFirstPartitions = (sql: string): string =>
  sql
    .replaceAll(/alter table "(\w+)" rename to "\1_first";/g, (statement, table: string) =>
      new RegExp(`create table "${table}" \\([^;]*\\) partition by`).test(sql) ? '' : statement,
    )
    .replaceAll(/alter table "\w+_first" rename constraint "\w+" to "\w+_first_\w+";/g, '')
    .replaceAll(/alter index "\w+" rename to "\w+_first_\w+";/g, '');
const faultsOf = (sql: string): string[] =>
  contracting.flatMap(([fault, pattern]) => (pattern.test(withoutFirstPartitions(sql)) ? [fault] : []));

test('a migration only adds, unless its name ends in _contract and it names the migration that it completes', () => {
  const breaches = later.flatMap((file) => {
    const source = sourceOf(file);
    const isContraction =
      basename(file, '.ts').endsWith('_contract') && /Ends what Migration\d{14}_\w+ began/.test(source);
    return isContraction ? [] : faultsOf(upOf(source)).map((fault) => `${file} ${fault}`);
  });
  expect(breaches).toEqual([]);
});

/** Steps that must not be in one migration: it keeps its locks until it ends, and would lock a table in use for too long. */
const crowdsOf = (sql: string): string[] => {
  const fresh = new Set([...sql.matchAll(/create table "(\w+)"/gi)].map(([, table]) => table));
  const indexed = [...sql.matchAll(/create (?:unique )?index [^;]*? on (?:only )?"(\w+)"/gi)].filter(
    ([, table]) => !fresh.has(table),
  );
  const columns = /alter table [^;]*\badd column\b/i.test(sql);
  const fills = /\bupdate "|\bbackfill\(/i.test(sql);
  return [
    ...(columns && indexed.length > 0 ? ['adds a column and an index'] : []),
    ...(columns && fills ? ['adds a column and fills it'] : []),
    ...(fills && indexed.length > 0 ? ['fills a column and makes an index'] : []),
    ...(indexed.length > 1 ? ['makes two indexes'] : []),
    // the lock of the new index makes writers wait, and the drop waits for them: a deadlock
    ...(indexed.length > 0 && /\bdrop index\b/i.test(sql) ? ['makes an index and drops one'] : []),
  ];
};

test('a new column, its backfill and its index are three migrations, and a migration makes one index at most', () => {
  const breaches = later.flatMap((file) => crowdsOf(upOf(sourceOf(file))).map((fault) => `${file} ${fault}`));
  expect(breaches).toEqual([]);
});

test.each([
  ['alter table "a" add column "b" int null; create index "i" on "a" ("b");', 1],
  ['alter table "a" add column "b" int null; update "a" set "b" = 1;', 1],
  ['alter table "a" add column "b" int null; ${backfill(…)}', 1],
  ['update "a" set "b" = 1; create unique index "i" on "a" ("b");', 1],
  ['create index "i" on "a" ("b"); create index "j" on "c" ("d");', 1],
  ['alter table "a" add column "b" int null, add column "c" int not null default 0;', 0],
  ['create table "a" ("b" int); create index "i" on "a" ("b"); create index "j" on "a" ("b" desc);', 0],
  ['create index "i" on "a" ("b"); drop index "j";', 1],
  ['create index "i" on "a" ("b"); analyze "a";', 0],
] as const)('combined steps on a table in use: %s has %i faults', (sql, faults) => {
  expect(crowdsOf(sql)).toHaveLength(faults);
});

test.each([
  ['alter table "a" drop column "b"', 1],
  ['alter table "a" rename column "b" to "c"', 1],
  ['alter table "a" add column "b" text not null', 1],
  ['alter table "a" add column "b" text not null default \'\', alter column "b" drop default', 1],
  ['alter table "a" add column "b" text not null default \'\'', 0],
  ['alter table "a" add column "b" text null, add column "c" int not null default 0', 0],
  ['alter table "a" rename to "a_first";', 1],
  ['alter table "a" rename to "a_first"; create table "a" (like "a_first");', 1],
  ['alter table "a" rename to "a_first"; create table "a" (like "a_first") partition by range ("b");', 0],
  ['alter index "i" rename to "j";', 1],
  ['alter index "i" rename to "a_first_i"; alter table "a_first" rename constraint "k" to "a_first_k";', 0],
  ['create table "a" ("b" text not null); create index "i" on "a" ("b"); drop index "j"', 0],
] as const)('compatibility with the previous version: %s has %i faults', (sql, faults) => {
  expect(faultsOf(sql)).toHaveLength(faults);
});

/** Statements that leave the query planner without statistics or read a whole table under an exclusive lock. */
const locksOf = (sql: string): string[] => {
  const fresh = new Set([...sql.matchAll(/create table "(\w+)"/gi)].map(([, table]) => table));
  const overExpressions = [...sql.matchAll(/create (?:unique )?index [^;]*? on (?:only )?"(\w+)"[^;(]*\(([^;]*)/gi)]
    .filter(([, table, columns = '']) => !fresh.has(table) && columns.split(/\bwhere\b/i)[0]?.includes('('))
    .filter(([, table]) => !new RegExp(`analyze "${table}"`, 'i').test(sql));
  const checks = [...sql.matchAll(/alter table "(\w+)"([^;]*)/gi)]
    .filter(([, table]) => !fresh.has(table))
    .flatMap(([, , change = '']) => change.split(/\badd constraint\b/i).slice(1))
    .filter((one) => /\bcheck\b/i.test(one) && !/\bnot valid\b/i.test(one));
  const both = /\bnot valid\b/i.test(sql) && /\bvalidate constraint\b/i.test(sql);
  return [
    ...(overExpressions.length > 0 ? ['makes an index over an expression without analyze'] : []),
    ...(checks.length > 0 ? ['checks every row under an exclusive lock'] : []),
    ...(both ? ['validates a constraint under the lock of adding it'] : []),
  ];
};

test('an index over an expression is followed by analyze, and a check is added as not valid', () => {
  const breaches = later.flatMap((file) => locksOf(upOf(sourceOf(file))).map((fault) => `${file} ${fault}`));
  expect(breaches).toEqual([]);
});

test.each([
  ['create index "i" on "a" (lower("b") text_pattern_ops);', 1],
  ['create index "i" on "a" (lower("b")); analyze "a";', 0],
  ['create index "i" on "a" ("b", "c") where lower("b") is not null;', 0],
  ['alter table "a" add column "b" text null, add constraint "c" check ("b" in (1));', 1],
  ['alter table "a" add constraint "c" check ("b" > 0) not valid, add constraint "d" check ("b" > 1);', 1],
  ['alter table "a" add constraint "c" check ("b" > 0) not valid;', 0],
  ['alter table "a" add constraint "c" check ("b" > 0) not valid; alter table "a" validate constraint "c";', 1],
  ['create table "a" ("b" int); alter table "a" add constraint "c" check ("b" > 0);', 0],
] as const)('statistics and locks: %s has %i faults', (sql, faults) => {
  expect(locksOf(sql)).toHaveLength(faults);
});
