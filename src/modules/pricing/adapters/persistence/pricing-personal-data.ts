import type { Person, PersonalData, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { CouponRedemptionRow, CouponRow } from './pricing.table.ts';

type Tables = TablesOf<typeof CouponRedemptionRow | typeof CouponRow>;

export class PricingPersonalData implements PersonalData {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async recordsOf({ id: userId }: Person): Promise<PersonalRecords> {
    const couponsUsed = await this.#database
      .sql<Tables>()
      .selectFrom('CouponRedemptionRow')
      .innerJoin('CouponRow', 'CouponRow.id', 'CouponRedemptionRow.couponId')
      .select(['CouponRow.code', 'CouponRedemptionRow.orderId', 'CouponRedemptionRow.at'])
      .where('CouponRedemptionRow.customerId', '=', userId)
      .orderBy('CouponRedemptionRow.at')
      .execute();
    return { couponsUsed };
  }

  /** Nothing says a name: that a coupon was used stays, so that it is not used again. */
  erase(): Promise<void> {
    return Promise.resolve();
  }
}
