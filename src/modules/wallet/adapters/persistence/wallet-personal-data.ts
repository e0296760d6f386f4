import type { Person, PersonalData, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import { walletOf } from '../../domain/account.ts';
import type { WalletTables } from './wallet.table.ts';

export class WalletPersonalData implements PersonalData {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async recordsOf({ id: userId }: Person): Promise<PersonalRecords> {
    const balanceMovements = await this.#sql
      .selectFrom('LedgerPostingRow')
      .innerJoin('LedgerEntryRow', 'LedgerEntryRow.id', 'LedgerPostingRow.entryId')
      .select(['LedgerPostingRow.seq', 'LedgerPostingRow.amount', 'LedgerPostingRow.balance'])
      .select(['LedgerEntryRow.kind', 'LedgerEntryRow.orderNumber', 'LedgerEntryRow.reason'])
      .select('LedgerEntryRow.createdAt')
      .where('LedgerPostingRow.account', '=', walletOf(userId))
      .orderBy('LedgerPostingRow.seq')
      .execute();
    const payouts = await this.#sql
      .selectFrom('PayoutRow')
      .select(['id', 'amount', 'iban', 'state', 'reason', 'createdAt', 'decidedAt'])
      .where('boosterId', '=', userId)
      .orderBy('id')
      .execute();
    return { balanceMovements, payouts };
  }

  /** The ledger stays: it knows the user's id only. The bank account is nobody's any more. */
  async erase({ id }: Person): Promise<void> {
    await this.#sql.updateTable('PayoutRow').set({ iban: '' }).where('boosterId', '=', id).execute();
  }

  get #sql() {
    return this.#database.sql<WalletTables>();
  }
}
