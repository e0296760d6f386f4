import { expect, test } from '@jest/globals';
import type { Role, Scope } from '#kernel/vocabulary.ts';
import { namePeople } from '#modules/identity/application/name-people.ts';
import type { UserSummary } from '#modules/identity/application/ports.ts';

const user = (id: string, role: Role, status: UserSummary['status'] = 'active'): UserSummary => ({
  id,
  role,
  status,
  firstName: 'Ada',
  lastName: 'Yılmaz',
  displayName: 'Ada Y.',
  username: `${id}1907`,
  email: `${id}@ornek.test`,
  phone: '',
  mutedNotices: [],
  createdAt: new Date(0),
});
const everybody = [user('musteri', 'customer'), user('oyuncu', 'booster'), user('ayrilan', 'customer', 'deleted')];
const namesFor = async (role: Role, ...scopes: readonly Scope[]) => {
  const directory = { findMany: async (ids: readonly string[]) => everybody.filter(({ id }) => ids.includes(id)) };
  const called = await namePeople({ directory }).of(
    everybody.map(({ id }) => id),
    { role, scopes },
  );
  return Object.fromEntries([...called].map(([id, { name, username }]) => [id, `${name} ${username ?? '–'}`]));
};
const [customer, booster] = ['Ada Yılmaz musteri1907', 'Ada Yılmaz oyuncu1907'];

test('a viewer who may read users sees full names and user names', async () => {
  expect(await namesFor('staff', 'users:read')).toEqual({ musteri: customer, oyuncu: booster });
  expect(await namesFor('admin')).toEqual({ musteri: customer, oyuncu: booster });
});

test('a viewer who may read boosters sees their full names, and first name and initial of customers', async () => {
  expect(await namesFor('staff', 'boosters:read')).toEqual({ musteri: 'Ada Y. –', oyuncu: booster });
});

test('other viewers see first name and initial; deleted accounts are left out', async () => {
  const short = { musteri: 'Ada Y. –', oyuncu: 'Ada Y. –' };
  expect(await namesFor('staff', 'orders:read', 'users:write')).toEqual(short);
  expect(await namesFor('booster', 'users:read')).toEqual(short);
});
