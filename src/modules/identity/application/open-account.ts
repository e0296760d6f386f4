import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Ids } from '#kernel/ports.ts';
import { assertUncommon } from '../domain/password-policy.ts';
import type { User } from '../domain/user.ts';
import type { NewAccounts, Passwords, Users } from './ports.ts';

/** What is asked of everyone who gets an account. */
export type Person = Pick<User, 'firstName' | 'lastName' | 'email' | 'phone' | 'username'>;

/** An account in the making: free as far as could be seen, its password hashed. */
export type Prepared<P extends string | null = string | null> = Person & { readonly passwordHash: P };

/** Every account is made here, whoever makes it. */
export class OpenAccount {
  readonly #users: Users;
  readonly #passwords: Passwords;
  readonly #accounts: NewAccounts;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(users: Users, passwords: Passwords, accounts: NewAccounts, ids: Ids, clock: Clock) {
    this.#users = users;
    this.#passwords = passwords;
    this.#accounts = accounts;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** Says no before a password is hashed for nothing, and hashes it before the transaction begins. */
  async prepare(person: Person, password: string): Promise<Prepared<string>>;
  async prepare(person: Person, password: string | undefined): Promise<Prepared>;
  async prepare(person: Person, password: string | undefined): Promise<Prepared> {
    if (password !== undefined) assertUncommon(password);
    const { email, phone, username } = person;
    const taken = await this.#users.taken({ email, phone, username });
    if (taken !== undefined) throw new DomainError(`identity.${taken}_taken`);
    return { ...person, passwordHash: password === undefined ? null : await this.#passwords.hash(password) };
  }

  /** In the caller's transaction. Of two who are prepared for one name at once, the database lets one pass. */
  async run<P extends string | null>(
    prepared: Prepared<P>,
    given: Pick<User, 'role'> & Partial<Pick<User, 'scopes' | 'emailVerified' | 'accessGivenAt' | 'accessChanges'>>,
  ): Promise<User & { readonly passwordHash: P }> {
    const user = {
      id: this.#ids.next(),
      scopes: [],
      mustChangePassword: false,
      status: 'active',
      banReason: null,
      emailVerified: false,
      marketingMail: false,
      mailFailure: null,
      mailFailedAt: null,
      mutedNotices: [],
      accessGivenAt: null,
      accessChanges: [],
      createdAt: this.#clock.now(),
      lastSeenAt: null,
      ...prepared,
      ...given,
    } as const;
    await this.#users.add(user);
    await this.#accounts.created(user);
    return user;
  }
}
