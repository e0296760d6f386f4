import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type Kept, retention } from '#kernel/retention.ts';
import { rows } from '#main/modules.ts';

const rules: readonly Kept[] = Object.values(retention);
const day = 24 * 3600_000;

const lasting = ({ for: kept }: Kept): string => {
  if (kept === 'good') return 'for good';
  if ('months' in kept) return `${kept.months} months, then a month at once`;
  return kept.milliseconds === day ? 'a day' : `${kept.milliseconds / day} days`;
};

test('the page for operators lists exactly the retention rules', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const [, table = ''] = /\| what \| kept \| why \|\n\|---\|---\|---\|\n((?:\|.*\n)+)/.exec(page) ?? [];
  expect(table.trim().split('\n')).toEqual(rules.map((rule) => `| ${rule.what} | ${lasting(rule)} | ${rule.why} |`));
});

test('a rule names tables that exist, each once', () => {
  const named = rules.flatMap(({ tables }) => tables);
  expect(new Set(named).size).toBe(named.length);
  const there = rows.map((row) => row.meta.tableName);
  expect(named.filter((table) => !there.includes(table))).toEqual([]);
});

test('money, orders, conversations and the audit log are kept for good', () => {
  const { money, orders, conversations, audit } = retention;
  expect([money, orders, conversations, audit].map((rule) => rule.for)).toEqual(['good', 'good', 'good', 'good']);
});
