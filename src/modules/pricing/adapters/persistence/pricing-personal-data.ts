import type { PersonalData } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { CouponRedemptionRow, CouponRow } from './pricing.table.ts';

type Tables = TablesOf<typeof CouponRedemptionRow | typeof CouponRow>;

export const pricingPersonalData = (database: Database): PersonalData => {
  const tables = () => database.sql<Tables>();
  return {
    recordsOf: async ({ id: userId }) => {
      const couponsUsed = await tables()
        .selectFrom('CouponRedemptionRow')
        .innerJoin('CouponRow', 'CouponRow.id', 'CouponRedemptionRow.couponId')
        .select(['CouponRow.code', 'CouponRedemptionRow.orderId', 'CouponRedemptionRow.at'])
        .where('CouponRedemptionRow.customerId', '=', userId)
        .orderBy('CouponRedemptionRow.at')
        .execute();
      return { couponsUsed };
    },
    /**
     * There is nothing to erase, because no row contains a name. The uses of coupons are kept, because they count
     * towards the coupons' limits.
     */
    erase: () => {
      return Promise.resolve();
    },
  };
};
