import type { Transactions } from '#kernel/ports.ts';
import type { Role, Scope } from '#kernel/vocabulary.ts';
import type { User } from '../domain/user.ts';
import type { OpenAccount, Person } from './open-account.ts';
import type { Users } from './ports.ts';

const password = 'basamak-demo';

/** The accounts that the README names (api.md). They never exist in production. */
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

export class SeedDemoUsers {
  readonly #users: Users;
  readonly #openAccount: OpenAccount;
  readonly #transactions: Transactions;

  constructor(users: Users, openAccount: OpenAccount, transactions: Transactions) {
    this.#users = users;
    this.#openAccount = openAccount;
    this.#transactions = transactions;
  }

  /** Adds those that are missing; answers their ids, by role. What is there stays as people have changed it. */
  run(): Promise<Readonly<Record<Role, string | undefined>>> {
    return this.#transactions.run(async () => ({
      customer: await this.#ensure(people.customer, { role: 'customer' }),
      booster: await this.#ensure(people.booster, { role: 'booster' }),
      staff: await this.#ensure(people.staff, { role: 'staff', scopes: staffScopes }),
      admin: await this.#ensure(people.admin, { role: 'admin' }),
    }));
  }

  async #ensure(
    person: Person,
    given: Pick<User, 'role'> & Partial<Pick<User, 'scopes'>>,
  ): Promise<string | undefined> {
    if (await this.#users.findByLogin(person.email)) return undefined;
    const prepared = await this.#openAccount.prepare(person, password);
    return (await this.#openAccount.run(prepared, { ...given, emailVerified: true })).id;
  }
}
