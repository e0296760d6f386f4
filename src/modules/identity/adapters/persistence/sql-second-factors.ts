import type { Database } from '#platform/db/database.ts';
import type { SecondFactors } from '../../application/ports.ts';
import type { SecondFactor } from '../../domain/second-factor.ts';
import type { IdentityTables } from './identity.table.ts';

export class SqlSecondFactors implements SecondFactors {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  find(userId: string): Promise<SecondFactor | undefined> {
    return this.#query(userId).executeTakeFirst();
  }

  lock(userId: string): Promise<SecondFactor | undefined> {
    return this.#query(userId).forUpdate().executeTakeFirst();
  }

  async confirmedOf(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (userIds.length === 0) return new Set();
    const rows = await this.#sql
      .selectFrom('SecondFactorRow')
      .select('userId')
      .where('userId', 'in', [...userIds])
      .where('confirmedAt', 'is not', null)
      .execute();
    return new Set(rows.map(({ userId }) => userId));
  }

  async save({ recoveryHashes, ...factor }: SecondFactor): Promise<void> {
    const values = { ...factor, recoveryHashes: [...recoveryHashes] };
    await this.#sql
      .insertInto('SecondFactorRow')
      .values(values)
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
      .execute();
  }

  async remove(userId: string): Promise<void> {
    await this.#sql.deleteFrom('SecondFactorRow').where('userId', '=', userId).execute();
  }

  #query(userId: string) {
    return this.#sql
      .selectFrom('SecondFactorRow')
      .select(['userId', 'confirmedAt', 'lastStep', 'recoveryHashes'])
      .where('userId', '=', userId);
  }

  get #sql() {
    return this.#database.sql<IdentityTables>();
  }
}
