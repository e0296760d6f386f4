import { erasedName, type PersonalData } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { ShopTables } from './shop.table.ts';

export const shopPersonalData = (database: Database): PersonalData => {
  const tables = () => database.sql<ShopTables>();
  return {
    /** Credentials are left out, because buyers read them with their purchases. */
    recordsOf: async ({ id: userId }) => {
      const purchases = await tables()
        .selectFrom('StockPurchaseRow')
        .select(['id', 'server', 'level', 'description', 'price', 'createdAt', 'takenBackAt', 'takenBackReason'])
        .where('buyerId', '=', userId)
        .orderBy('id')
        .execute();
      return { purchases };
    },
    erase: async ({ id }) => {
      await tables().updateTable('StockPurchaseRow').set({ buyerName: erasedName }).where('buyerId', '=', id).execute();
    },
  };
};
