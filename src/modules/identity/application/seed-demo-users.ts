import type { Role, Scope } from '#kernel/vocabulary.ts';
import type { User } from '../domain/user.ts';
import type { OpenAccount, Person } from './open-account.ts';
import type { Needs } from './needs.ts';

const password = 'basamak-demo';

/** The accounts that the README lists (api.md). They never exist in production. */
const people = {
  customer: demo('Deniz', 'Yılmaz', 'musteri', 1),
  booster: demo('Ege', 'Demir', 'booster', 2),
  staff: demo('Derya', 'Kaya', 'destek', 3),
  admin: demo('Ada', 'Şahin', 'yonetici', 4),
} as const satisfies Record<Role, Person>;

const staffScopes = (['orders', 'tickets', 'messages', 'reports'] as const).flatMap((area): Scope[] => [
  `${area}:read`,
  `${area}:write`,
]);

function demo(firstName: string, lastName: string, username: string, number: number): Person {
  return { firstName, lastName, username, email: `${username}@basamak.test`, phone: `+90532000000${number}` };
}

/** Adds the missing accounts and returns their ids by role. Existing ones are not changed. */
export const seedDemoUsers = ({
  users,
  openAccount,
  work,
}: Needs<'users' | 'work'> & { readonly openAccount: OpenAccount }) => {
  const ensure = async (
    person: Person,
    given: Pick<User, 'role'> & Partial<Pick<User, 'scopes'>>,
  ): Promise<string | undefined> => {
    if (await users.findByLogin(person.email)) return undefined;
    const prepared = await openAccount.prepare(person, password);
    return (await openAccount.run(prepared, { ...given, emailVerified: true })).id;
  };

  return (): Promise<Readonly<Record<Role, string | undefined>>> =>
    work.run(async () => ({
      customer: await ensure(people.customer, { role: 'customer' }),
      booster: await ensure(people.booster, { role: 'booster' }),
      staff: await ensure(people.staff, { role: 'staff', scopes: staffScopes }),
      admin: await ensure(people.admin, { role: 'admin' }),
    }));
};
export type SeedDemoUsers = ReturnType<typeof seedDemoUsers>;
