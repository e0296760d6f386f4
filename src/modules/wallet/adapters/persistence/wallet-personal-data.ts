import type { PersonalData } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { WaiveFinesOf } from '../../application/waive-fines-of.ts';
import { walletOf } from '../../domain/account.ts';
import type { WalletTables } from './wallet.table.ts';

export const walletPersonalData = (database: Database, waiveFinesOf: WaiveFinesOf): PersonalData => {
  const tables = () => database.sql<WalletTables>();
  return {
    recordsOf: async ({ id: userId }) => {
      const balanceMovements = await tables()
        .selectFrom('LedgerPostingRow')
        .innerJoin('LedgerEntryRow', 'LedgerEntryRow.id', 'LedgerPostingRow.entryId')
        .select(['LedgerPostingRow.seq', 'LedgerPostingRow.amount', 'LedgerPostingRow.balance'])
        .select(['LedgerEntryRow.kind', 'LedgerEntryRow.orderNumber', 'LedgerEntryRow.reason'])
        .select('LedgerEntryRow.createdAt')
        .where('LedgerPostingRow.account', '=', walletOf(userId))
        .orderBy('LedgerPostingRow.seq')
        .execute();
      const payouts = await tables()
        .selectFrom('PayoutRow')
        .select(['id', 'amount', 'iban', 'state', 'reason', 'createdAt', 'decidedAt'])
        .where('boosterId', '=', userId)
        .orderBy('id')
        .execute();
      const fineClaims = await tables()
        .selectFrom('FineClaimRow')
        .select(['id', 'amount', 'settled', 'waived', 'state', 'reason', 'orderId', 'createdAt', 'waivedAt'])
        .where('boosterId', '=', userId)
        .orderBy('id')
        .execute();
      return { balanceMovements, payouts, fineClaims };
    },
    /**
     * The ledger is kept, because it holds only the user's id. Bank accounts and the reasons of fines are erased, and
     * open fines are waived.
     */
    erase: async ({ id }) => {
      await waiveFinesOf(id);
      await tables().updateTable('PayoutRow').set({ iban: '' }).where('boosterId', '=', id).execute();
      await tables().updateTable('FineClaimRow').set({ reason: null }).where('boosterId', '=', id).execute();
    },
  };
};
