import { sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import type { ProviderName } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import type { ProviderBook, ProviderEntry } from '../../application/provider-book.ts';
import { providerAccounts } from '../../domain/account.ts';
import type { WalletTables } from './wallet.table.ts';

export class SqlProviderBook implements ProviderBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async made(provider: ProviderName, { from, to }: { from: Date; to: Date }): Promise<readonly ProviderEntry[]> {
    const found = this.#on(provider).where('entry.createdAt', '>=', from).where('entry.createdAt', '<', to);
    return (await found.execute()).map(entryOf);
  }

  async about(provider: ProviderName, topUpIds: readonly string[]): Promise<readonly ProviderEntry[]> {
    const found = this.#on(provider).where(sql<boolean>`entry.top_up_id = any(${topUpIds}::uuid[])`);
    return (await found.execute()).map(entryOf);
  }

  #on(provider: ProviderName) {
    return this.#database
      .sql<WalletTables>()
      .selectFrom('LedgerEntryRow as entry')
      .innerJoin('LedgerPostingRow as posting', 'posting.entryId', 'entry.id')
      .select(['entry.id', 'entry.kind', 'entry.topUpId', 'posting.amount'])
      .where('posting.account', '=', providerAccounts[provider])
      .where('entry.kind', 'not in', ['payout', 'payout-return'])
      .orderBy('entry.createdAt')
      .orderBy('entry.id');
  }
}

const entryOf = (row: {
  readonly id: string;
  readonly kind: ProviderEntry['kind'];
  readonly topUpId: string | null;
  readonly amount: number;
}): ProviderEntry => ({
  entryId: row.id,
  kind: row.kind,
  topUpId: row.topUpId,
  amount: Money.kurus(row.amount).negated(),
});
