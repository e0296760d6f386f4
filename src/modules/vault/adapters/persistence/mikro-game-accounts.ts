import type { Kysely } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { forUpdate, type TablesOf } from '#platform/db/orm.ts';
import type { GameAccounts } from '../../application/ports.ts';
import type { GameAccount, ShownAccount } from '../../domain/game-account.ts';
import { GameAccountRow, type SecretRow } from './vault.table.ts';

type Tables = TablesOf<typeof GameAccountRow | typeof SecretRow>;
const columns = ['id', 'ownerId', 'game', 'server', 'inGameName', 'createdAt'] as const;

export class MikroGameAccounts implements GameAccounts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<Tables> {
    return this.#database.sql<Tables>();
  }

  async add(account: GameAccount): Promise<void> {
    await this.#database.em.insert(GameAccountRow, account);
  }

  async ofOwner(ownerId: string): Promise<readonly ShownAccount[]> {
    return this.#shown().where('ownerId', '=', ownerId).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
  }

  async find(id: string, ownerId: string): Promise<ShownAccount | undefined> {
    return this.#shown().where('id', '=', id).where('ownerId', '=', ownerId).executeTakeFirst();
  }

  async lock(id: string, ownerId: string): Promise<GameAccount | undefined> {
    const row = await this.#database.em.findOne(GameAccountRow, { id, ownerId }, forUpdate);
    return row ? { ...row } : undefined;
  }

  async remove(id: string): Promise<void> {
    await this.#database.em.nativeDelete(GameAccountRow, { id });
  }

  async withCredentials({ savedBefore, after, limit }: { savedBefore: Date; after: string | null; limit: number }) {
    return this.#sql
      .selectFrom('SecretRow')
      .innerJoin('GameAccountRow', 'GameAccountRow.id', 'SecretRow.subjectId')
      .select(columns.map((column) => `GameAccountRow.${column}` as const))
      .where('SecretRow.purpose', '=', 'game-account')
      .where('GameAccountRow.createdAt', '<', savedBefore)
      .$if(after !== null, (query) => query.where('GameAccountRow.id', '>', after))
      .orderBy('GameAccountRow.id')
      .limit(limit)
      .execute();
  }

  #shown() {
    return this.#sql.selectFrom('GameAccountRow').select((row) => [
      ...columns,
      row
        .exists(
          row
            .selectFrom('SecretRow')
            .select('SecretRow.subjectId')
            .where('purpose', '=', 'game-account')
            .whereRef('SecretRow.subjectId', '=', 'GameAccountRow.id'),
        )
        .$castTo<boolean>()
        .as('hasCredentials'),
    ]);
  }
}
