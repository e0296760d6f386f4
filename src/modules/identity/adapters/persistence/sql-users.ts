import { DomainError } from '#kernel/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import { brokenConstraint } from '#platform/db/sql-state.ts';
import type { Users } from '../../application/ports.ts';
import { canonical } from '../../domain/canonical.ts';
import type { User } from '../../domain/user.ts';
import type { IdentityTables } from './identity.table.ts';
import { toRow, toUser } from './user-mapper.ts';

const refusalOf = {
  user_account_email_unique: 'identity.email_taken',
  user_account_phone_unique: 'identity.phone_taken',
  user_account_username_unique: 'identity.username_taken',
} as const;

export class SqlUsers implements Users {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(user: User): Promise<void> {
    await orTaken(
      this.#sql
        .insertInto('UserRow')
        .values({ ...toRow(user), id: user.id, createdAt: user.createdAt, lastSeenAt: user.lastSeenAt })
        .execute(),
    );
  }

  async save(user: User): Promise<void> {
    await orTaken(this.#sql.updateTable('UserRow').set(toRow(user)).where('id', '=', user.id).execute());
  }

  async find(id: string): Promise<User | undefined> {
    const row = await this.#sql.selectFrom('UserRow').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toUser(row);
  }

  async lock(id: string): Promise<User | undefined> {
    const row = await this.#sql.selectFrom('UserRow').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    return row && toUser(row);
  }

  async findByLogin(login: string): Promise<User | undefined> {
    const key = canonical(login);
    if (!storable(key)) return undefined;
    const row = await this.#sql
      .selectFrom('UserRow')
      .selectAll()
      .where(key.includes('@') ? 'emailCanonical' : 'usernameCanonical', '=', key)
      .executeTakeFirst();
    return row && toUser(row);
  }

  async taken(wanted: Parameters<Users['taken']>[0]): ReturnType<Users['taken']> {
    const { email, phone, username } = wanted;
    const rows = await this.#sql
      .selectFrom('UserRow')
      .select(['emailCanonical', 'phone'])
      .where((row) =>
        row.or([
          ...(email === undefined ? [] : [row('emailCanonical', '=', canonical(email))]),
          ...(phone === undefined ? [] : [row('phone', '=', phone)]),
          ...(username === undefined ? [] : [row('usernameCanonical', '=', canonical(username))]),
        ]),
      )
      .execute();
    if (email !== undefined && rows.some((row) => row.emailCanonical === canonical(email))) return 'email';
    if (phone !== undefined && rows.some((row) => row.phone === phone)) return 'phone';
    return rows.length > 0 ? 'username' : undefined;
  }

  get #sql() {
    return this.#database.sql<IdentityTables>();
  }
}

/** Whether PostgreSQL can store the text. Any other text can't be a login. */
const storable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const orTaken = async (written: Promise<unknown>): Promise<void> => {
  try {
    await written;
  } catch (error) {
    const broken = brokenConstraint(error) ?? '';
    if (Object.hasOwn(refusalOf, broken)) throw new DomainError(refusalOf[broken as keyof typeof refusalOf]);
    throw error;
  }
};
