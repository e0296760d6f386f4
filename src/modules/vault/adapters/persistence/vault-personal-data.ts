import { erasedName, type PersonalData } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { DeviceRow, GameAccountRow, LoginReleaseRow, OrderAccountRow, SecretRow } from './vault.table.ts';

type Tables = TablesOf<
  typeof GameAccountRow | typeof OrderAccountRow | typeof SecretRow | typeof DeviceRow | typeof LoginReleaseRow
>;

export const vaultPersonalData = (database: Database): PersonalData => {
  const tables = () => database.sql<Tables>();
  return {
    /** Credentials are left out, because only the booster's device may read them. */
    recordsOf: async ({ id: userId }) => {
      const gameAccounts = await tables()
        .selectFrom('GameAccountRow')
        .selectAll()
        .where('ownerId', '=', userId)
        .orderBy('id')
        .execute();
      const orderAccounts = await tables()
        .selectFrom('OrderAccountRow')
        .selectAll()
        .where('ownerId', '=', userId)
        .orderBy('orderId')
        .execute();
      const devices = await tables()
        .selectFrom('DeviceRow')
        .select(['id', 'name', 'hwid', 'thumbprint', 'state', 'createdAt', 'confirmedAt', 'removedAt'])
        .where('boosterId', '=', userId)
        .orderBy('id')
        .execute();
      const loginReleases = await tables()
        .selectFrom('LoginReleaseRow')
        .selectAll()
        .where('boosterId', '=', userId)
        .orderBy('id')
        .execute();
      return { gameAccounts, orderAccounts, devices, loginReleases };
    },
    erase: async ({ id }) => {
      await tables().deleteFrom('SecretRow').where('ownerId', '=', id).execute();
      await tables().deleteFrom('GameAccountRow').where('ownerId', '=', id).execute();
      await tables().updateTable('OrderAccountRow').set({ inGameName: erasedName }).where('ownerId', '=', id).execute();
      // the record of which device got credentials is kept; the device's name and hardware id are erased
      await tables()
        .updateTable('DeviceRow')
        .set({ name: erasedName, hwid: erasedName, state: 'removed' })
        .where('boosterId', '=', id)
        .execute();
    },
  };
};
