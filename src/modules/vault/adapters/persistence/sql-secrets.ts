import type { Kysely } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { Secrets } from '../../application/ports.ts';
import type { Sealed, SecretName } from '../../domain/secret.ts';
import type { SecretRow } from './vault.table.ts';

type Tables = TablesOf<typeof SecretRow>;

/**
 * Rows are found by purpose and subject. The decryption with the secret's name proves that a row belongs to its owner.
 */
export class SqlSecrets implements Secrets {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<Tables> {
    return this.#database.sql<Tables>();
  }

  async find({ purpose, subjectId }: SecretName): Promise<Sealed | undefined> {
    return this.#sql
      .selectFrom('SecretRow')
      .select(['keyVersion', 'wrappedKey', 'ciphertext'])
      .where('purpose', '=', purpose)
      .where('subjectId', '=', subjectId)
      .executeTakeFirst();
  }

  async findAll(
    names: readonly SecretName[],
  ): Promise<readonly { readonly name: SecretName; readonly sealed: Sealed }[]> {
    if (names.length === 0) return [];
    const rows = await this.#sql
      .selectFrom('SecretRow')
      .select(['purpose', 'subjectId', 'keyVersion', 'wrappedKey', 'ciphertext'])
      .where((row) =>
        row(
          row.refTuple('purpose', 'subjectId'),
          'in',
          names.map(({ purpose, subjectId }) => row.tuple(purpose, subjectId)),
        ),
      )
      .execute();
    return names.flatMap((name) => {
      const row = rows.find(({ purpose, subjectId }) => purpose === name.purpose && subjectId === name.subjectId);
      if (!row) return [];
      const { keyVersion, wrappedKey, ciphertext } = row;
      return [{ name, sealed: { keyVersion, wrappedKey, ciphertext } }];
    });
  }

  async put(name: SecretName, sealed: Sealed): Promise<void> {
    const content = {
      ownerId: name.ownerId,
      keyVersion: sealed.keyVersion,
      wrappedKey: Buffer.from(sealed.wrappedKey),
      ciphertext: Buffer.from(sealed.ciphertext),
    };
    await this.#sql
      .insertInto('SecretRow')
      .values({ purpose: name.purpose, subjectId: name.subjectId, ...content })
      .onConflict((conflict) => conflict.columns(['purpose', 'subjectId']).doUpdateSet(content))
      .execute();
  }

  async erase({ purpose, subjectId }: SecretName): Promise<boolean> {
    const { numDeletedRows } = await this.#sql
      .deleteFrom('SecretRow')
      .where('purpose', '=', purpose)
      .where('subjectId', '=', subjectId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async lockWrappedBefore(keyVersion: number, limit: number): Promise<readonly { name: SecretName; sealed: Sealed }[]> {
    const rows = await this.#sql
      .selectFrom('SecretRow')
      .selectAll()
      .where('keyVersion', '<', keyVersion)
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    return rows.map(({ purpose, subjectId, ownerId, ...sealed }) => ({
      name: { purpose, subjectId, ownerId },
      sealed,
    }));
  }
}
