import { type Kysely, sql } from 'kysely';
import { Phone } from '#contract/identity/schemas.ts';
import type { AccessChange } from '#kernel/access.ts';
import type { Role, Scope } from '#kernel/vocabulary.ts';
import type { Places } from '#platform/db/compiled.ts';
import type { Database } from '#platform/db/database.ts';
import { oneOfEach } from '#platform/db/lists.ts';
import type { UserDirectory, UserSummary } from '../../application/ports.ts';
import { canonical } from '../../domain/canonical.ts';
import { isMissing } from '../../domain/second-factor.ts';
import { displayNameOf, heldScopes, type Powers, type UserStatus } from '../../domain/user.ts';
import type { IdentityTables } from './identity.table.ts';
import { isCalled } from './is-called.ts';
import { toAccessChanges } from './user-mapper.ts';

export class SqlUserDirectory implements UserDirectory {
  readonly #database: Database;
  readonly #secondFactorRequired: readonly Role[];

  constructor(database: Database, { secondFactorRequired }: { readonly secondFactorRequired: readonly Role[] }) {
    this.#database = database;
    this.#secondFactorRequired = secondFactorRequired;
  }

  async findMany(ids: readonly string[]): Promise<readonly UserSummary[]> {
    if (ids.length === 0) return [];
    const rows = await this.#database
      .sql<IdentityTables>()
      .selectFrom('UserRow')
      .select(['id', 'firstName', 'lastName', 'email', 'phone', 'username', 'role', 'status'])
      .select(['mutedNotices', 'createdAt'])
      .where(oneOfEach({ id: [...new Set(ids)] }))
      .execute();
    return rows.map((row) => ({ ...row, phone: row.phone ?? '', displayName: displayNameOf(row) }));
  }

  async called(search: string, most: number): Promise<readonly string[]> {
    if (/^#?\d+$/.test(search) && !Phone.safeParse(search).success) return [];
    const users = this.#database.sql<IdentityTables>().selectFrom('UserRow').select('id');
    const addressed = search.includes('@')
      ? await users.where('emailCanonical', '=', canonical(search)).executeTakeFirst()
      : undefined;
    if (addressed) return [addressed.id];
    const found = await users
      .where((user) => isCalled(user, search))
      .orderBy('createdAt', 'desc')
      .limit(most)
      .execute();
    return found.map(({ id }) => id);
  }

  async powersOf(id: string): Promise<(UserSummary & { readonly scopes: readonly Scope[] }) | undefined> {
    const held = await this.#database
      .sql<IdentityTables>()
      .selectFrom('UserRow')
      .leftJoin('SecondFactorRow', 'SecondFactorRow.userId', 'UserRow.id')
      .select(['UserRow.role', 'UserRow.scopes', 'SecondFactorRow.confirmedAt as secondFactorSince'])
      .where('UserRow.id', '=', id)
      .where('UserRow.status', '=', 'active')
      .where('UserRow.mustChangePassword', '=', false)
      .where('UserRow.role', 'in', ['staff', 'admin'])
      .executeTakeFirst();
    if (!held || isMissing(this.#secondFactorRequired, held.role, held.secondFactorSince !== null)) return undefined;
    const [user] = await this.findMany([id]);
    return user && { ...user, scopes: heldScopes(held) };
  }

  async lockRole(id: string): Promise<Role | undefined> {
    const { rows } = await this.#database.sql().executeQuery(this.#database.compiled(lockingRole, { id }));
    return rows[0]?.role;
  }

  async lockActive(id: string): Promise<boolean> {
    const row = await this.#database
      .sql<IdentityTables>()
      .selectFrom('UserRow')
      .select('status')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst();
    return row?.status === 'active';
  }

  async lockPowers(ids: readonly string[]): Promise<ReadonlyMap<string, Powers>> {
    const rows = await this.#database
      .sql<IdentityTables>()
      .selectFrom('UserRow')
      .select(['id', 'role', 'scopes'])
      .where('id', 'in', [...ids])
      .where('status', '=', 'active')
      .where('role', 'in', ['staff', 'admin'])
      .orderBy('id')
      .forKeyShare()
      .execute();
    return new Map(rows.map((row) => [row.id, { ...row, scopes: heldScopes(row) }]));
  }

  async accessChangesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly AccessChange[]>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#database
      .sql<IdentityTables>()
      .selectFrom('UserRow')
      .select(['id', 'accessChanges'])
      .where(oneOfEach({ id: [...new Set(ids)] }))
      .execute();
    return new Map(rows.map(({ id, accessChanges }) => [id, toAccessChanges(accessChanges)]));
  }

  async areApart(one: string, other: string): Promise<boolean> {
    if (one === other) return false;
    const changes = [...(await this.accessChangesOf([one, other])).values()].flat();
    return !changes.some(({ by }) => by === one || by === other);
  }

  async lastAccessGivenAt(ids: readonly string[]): Promise<Date | null> {
    const row = await this.#database
      .sql<IdentityTables>()
      .selectFrom('UserRow')
      .select('accessGivenAt')
      .where('id', 'in', [...ids])
      .where('accessGivenAt', 'is not', null)
      .orderBy('accessGivenAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.accessGivenAt ?? null;
  }
}

const lockingRole = (kysely: Kysely<IdentityTables>, { id }: Places<{ readonly id: string }>) =>
  kysely
    .selectFrom('UserRow')
    .select('role')
    .where('id', '=', id)
    .where('status', '!=', sql.lit<UserStatus>('deleted'))
    .forKeyShare()
    .compile();
