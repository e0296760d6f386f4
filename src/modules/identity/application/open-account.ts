import { DomainError } from '#kernel/refusal.ts';
import { assertUncommon } from '../domain/password-policy.ts';
import type { User } from '../domain/user.ts';
import type { NewAccounts } from './ports.ts';
import type { Needs } from './needs.ts';

/** What every account needs. */
export type Person = Pick<User, 'firstName' | 'lastName' | 'email' | 'phone' | 'username'>;

/** A checked account before it is written: its e-mail, phone and username are free, and its password is hashed. */
export type Prepared<P extends string | null = string | null> = Person & { readonly passwordHash: P };

/** Creates all accounts. */
export const openAccount = ({
  users,
  passwords,
  accounts,
  work,
}: Needs<'users' | 'passwords' | 'work'> & { readonly accounts: NewAccounts }) => ({
  /** Checks first whether e-mail, phone or username are taken. Then hashes the password, outside the transaction. */
  prepare: async <P extends string | undefined>(
    person: Person,
    password: P,
  ): Promise<Prepared<P extends string ? string : null>> => {
    if (password !== undefined) assertUncommon(password);
    const { email, phone, username } = person;
    const taken = await users.taken({ email, phone, username });
    if (taken !== undefined) throw new DomainError(`identity.${taken}_taken`);
    const passwordHash = password === undefined ? null : await passwords.hash(password);
    return { ...person, passwordHash: passwordHash as P extends string ? string : null };
  },
  /**
   * Runs in the caller's transaction. If two accounts with the same e-mail, phone or username are created at the same
   * time, the unique constraint lets only one through.
   */
  run: async <P extends string | null>(
    prepared: Prepared<P>,
    given: Pick<User, 'role'> & Partial<Pick<User, 'scopes' | 'emailVerified' | 'accessGivenAt' | 'accessChanges'>>,
  ): Promise<User & { readonly passwordHash: P }> => {
    const user = {
      id: work.newId(),
      usernameChangedAt: null,
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
      createdAt: work.now(),
      lastSeenAt: null,
      ...prepared,
      ...given,
    } as const;
    await users.add(user);
    await accounts.created(user);
    return user;
  },
});
export type OpenAccount = ReturnType<typeof openAccount>;
