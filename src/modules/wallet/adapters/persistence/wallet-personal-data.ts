import type { Person, PersonalData, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { WaiveFinesOf } from '../../application/waive-fines-of.ts';
import { walletOf } from '../../domain/account.ts';
import type { WalletTables } from './wallet.table.ts';

export class WalletPersonalData implements PersonalData {
  readonly #database: Database;
  readonly #waiveFinesOf: WaiveFinesOf;

  constructor(database: Database, waiveFinesOf: WaiveFinesOf) {
    this.#database = database;
    this.#waiveFinesOf = waiveFinesOf;
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
    const fineClaims = await this.#sql
      .selectFrom('FineClaimRow')
      .select(['id', 'amount', 'settled', 'waived', 'state', 'reason', 'orderId', 'createdAt', 'waivedAt'])
      .where('boosterId', '=', userId)
      .orderBy('id')
      .execute();
    return { balanceMovements, payouts, fineClaims };
  }

  /** The ledger stays: it knows the user's id only. The bank account is nobody's any more, and nobody earns what is open of a fine. */
  async erase({ id }: Person): Promise<void> {
    await this.#waiveFinesOf(id);
    await this.#sql.updateTable('PayoutRow').set({ iban: '' }).where('boosterId', '=', id).execute();
    await this.#sql.updateTable('FineClaimRow').set({ reason: null }).where('boosterId', '=', id).execute();
  }

  get #sql() {
    return this.#database.sql<WalletTables>();
  }
}
