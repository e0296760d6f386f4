import { expect, test } from '@jest/globals';
import { findPeople } from '#modules/identity/application/find-people.ts';
import type { Role, Scope } from '#kernel/vocabulary.ts';

const people = Array.from({ length: 60 }, (_, index) => `u${index}`);
const called = (search: string, there: number, role: Role = 'admin', scopes: readonly Scope[] = []) =>
  findPeople({ directory: { called: async (_, most) => people.slice(0, Math.min(most, there)) } }).called(search, {
    role,
    scopes,
  });

test('a search returns at most fifty people and reports whether these are all', async () => {
  expect(await called('yılmaz', 50)).toEqual({ ids: people.slice(0, 50), all: true });
  expect(await called('yılmaz', 51)).toEqual({ ids: people.slice(0, 50), all: false });
});

test('a search by a caller who may not read users finds nobody', async () => {
  expect((await called('yılmaz', 3, 'staff', ['users:read'])).ids).toHaveLength(3);
  const others = [
    called('yılmaz', 3, 'staff', ['orders:read', 'users:write']),
    called('yılmaz', 3, 'customer', ['users:read']),
    called('yılmaz', 3, 'booster'),
  ];
  for (const found of await Promise.all(others)) expect(found).toEqual({ ids: [], all: true });
});

test('a search for two letters finds nobody', async () => {
  expect((await called(' yı ', 3)).ids).toEqual([]);
  expect((await called('yıl', 3)).ids).toHaveLength(3);
});
