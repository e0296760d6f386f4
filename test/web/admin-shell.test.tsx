import { expect, test } from '@jest/globals';
import { resourceMessages } from '../../src/contract/resources.tr.ts';
import { scopeOf } from '../../web-admin/src/providers/permissions.ts';
import { sections } from '../../web-admin/src/sections.ts';

const entries = sections.flatMap(({ resources }) => resources);

test('every list that the console knows stands once in the menu, under a heading, with a name of its own', () => {
  const onTheirRecords = ['dashboard', 'user-notes', 'order-notes'];
  const names = entries.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.toSorted()).toEqual(
    Object.keys(scopeOf)
      .filter((name) => !onTheirRecords.includes(name))
      .toSorted(),
  );
  for (const name of names) expect(resourceMessages).toHaveProperty([name, 'name']);
  expect(sections.every(({ heading, resources }) => heading !== '' && resources.length > 0)).toBe(true);
});
