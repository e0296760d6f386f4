import type { Listed } from '#kernel/lists.ts';
import { sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { StoredWallet, Wallets, WalletsPart } from '../../application/ports.ts';
import { walletOf } from '../../domain/account.ts';
import type { WalletTables } from './wallet.table.ts';

export class SqlWallets implements Wallets {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async page({ from, limit, descending, by, where }: WalletsPart): Promise<Listed<StoredWallet>> {
    const { userIds, balance, moved } = where;
    const found = this.#sql
      .selectFrom('LedgerAccountRow')
      // the condition of the partial indexes
      .where('id', 'like', sql.lit('wallet:%'))
      .where(oneOfEach({ id: userIds?.map(walletOf) }))
      .where(inRange('balance', balance))
      .where(inRange('movedAt', moved));
    const [rows, counted] = await Promise.all([
      pageInOrder(found.selectAll(), [by, 'id'], { from, limit, descending }),
      boundedCount(this.#sql, found),
    ]);
    return {
      rows: readableRows('wallets', rows, ({ id, balance, lastSeq, movedAt }) => ({
        userId: id.slice(walletOf('').length),
        balance: Money.kurus(balance),
        movements: lastSeq,
        movedAt,
      })),
      ...counted,
    };
  }

  async find(userId: string): Promise<StoredWallet | undefined> {
    const { rows } = await this.page({
      from: 0,
      limit: 1,
      descending: true,
      by: 'movedAt',
      where: { userIds: [userId] },
    });
    return rows[0];
  }

  get #sql() {
    return this.#database.sql<WalletTables>();
  }
}
