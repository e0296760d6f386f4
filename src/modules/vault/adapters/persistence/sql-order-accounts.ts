import { type Kysely, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import { beginningWith } from '#platform/db/search.ts';
import type { OrderAccounts } from '../../application/ports.ts';
import type { OrderAccount, ShownAccount } from '../../domain/game-account.ts';
import { searchedName, type OrderAccountRow, type SecretRow } from './vault.table.ts';

type Tables = TablesOf<typeof OrderAccountRow | typeof SecretRow>;

export class SqlOrderAccounts implements OrderAccounts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<Tables> {
    return this.#database.sql<Tables>();
  }

  async put({ id, ...given }: OrderAccount): Promise<void> {
    const { orderId, ...values } = { ...given, accountId: id };
    await this.#sql
      .insertInto('OrderAccountRow')
      .values({ orderId, ...values })
      .onConflict((conflict) => conflict.column('orderId').doUpdateSet(values))
      .execute();
  }

  async lock(orderId: string): Promise<OrderAccount | undefined> {
    return this.#sql
      .selectFrom('OrderAccountRow')
      .select(['orderId', 'accountId as id', 'ownerId', 'game', 'server', 'inGameName', 'createdAt'])
      .select(['eraseAfter', 'erasedAt'])
      .where('orderId', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
  }

  async ofOrders(orderIds: readonly string[]): Promise<readonly (ShownAccount & { readonly orderId: string })[]> {
    if (orderIds.length === 0) return [];
    return this.#sql
      .selectFrom('OrderAccountRow')
      .select(['orderId', 'accountId as id', 'ownerId', 'game', 'server', 'inGameName', 'createdAt'])
      .select((row) =>
        row
          .exists(
            row
              .selectFrom('SecretRow')
              .select('SecretRow.subjectId')
              .where('purpose', '=', 'order')
              .whereRef('SecretRow.subjectId', '=', 'OrderAccountRow.orderId'),
          )
          .$castTo<boolean>()
          .as('hasCredentials'),
      )
      .where('orderId', 'in', orderIds)
      .execute();
  }

  async playedAs(beginning: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#sql
      .selectFrom('OrderAccountRow')
      .select('orderId')
      .where(sql.raw(searchedName), 'like', beginningWith(beginning))
      .limit(limit)
      .execute();
    return rows.map(({ orderId }) => orderId);
  }

  async remove(orderId: string): Promise<void> {
    await this.#sql.deleteFrom('OrderAccountRow').where('orderId', '=', orderId).execute();
  }

  async markErased(orderId: string, at: Date): Promise<void> {
    await this.#sql.updateTable('OrderAccountRow').set({ erasedAt: at }).where('orderId', '=', orderId).execute();
  }

  async postponeErasure(orderId: string, eraseAfter: Date): Promise<void> {
    await this.#sql
      .updateTable('OrderAccountRow')
      .set({ eraseAfter })
      .where('orderId', '=', orderId)
      .where('erasedAt', 'is', null)
      .execute();
  }

  async inUse(accountId: string): Promise<boolean> {
    const row = await this.#sql
      .selectFrom('OrderAccountRow')
      .select('orderId')
      .where('accountId', '=', accountId)
      .where('erasedAt', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  async overdue(now: Date, limit: number, resting: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#sql
      .selectFrom('OrderAccountRow')
      .select('orderId')
      .where('erasedAt', 'is', null)
      .where('eraseAfter', '<=', now)
      .$if(resting.length > 0, (accounts) => accounts.where('orderId', 'not in', resting))
      .orderBy('eraseAfter')
      .limit(limit)
      .execute();
    return rows.map((row) => row.orderId);
  }
}
