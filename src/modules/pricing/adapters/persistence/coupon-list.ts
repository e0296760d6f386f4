import { sql } from 'kysely';
import type { AdminCoupon, CouponUse } from '#contract/pricing/schemas.ts';
import type { Database } from '#platform/db/database.ts';
import { inRange, oneOfEach } from '#platform/db/lists.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { Page } from '#platform/http/handler.ts';
import { type ListQuery, rangeOf, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { Clock } from '#kernel/ports.ts';
import { couponCode } from '../../domain/coupon.ts';
import { promiseOf } from '../coupon-answer.ts';
import { couponColumns, type CouponColumns, toCoupon } from './mikro-coupons.ts';
import type { CouponRedemptionRow, CouponRow } from './pricing.table.ts';

type Tables = TablesOf<typeof CouponRow | typeof CouponRedemptionRow>;

const latestUses = 50;

/** Coupons for the console, with the number of uses of each. */
export class CouponList {
  readonly #database: Database;

  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async one(id: string): Promise<AdminCoupon | undefined> {
    const sort = { field: 'createdAt', descending: true };
    return (await this.page({ sort, from: 0, limit: 1, filter: { id } })).rows[0];
  }

  /** The coupon's latest uses. Order ids ascend in the order of creation. */
  async uses(id: string): Promise<CouponUse[]> {
    const rows = await this.#database
      .sql<Tables>()
      .selectFrom('CouponRedemptionRow')
      .select(['orderId', 'customerId', 'at'])
      .where('couponId', '=', id)
      .orderBy('orderId', 'desc')
      .limit(latestUses)
      .execute();
    return readableRows('coupon-uses', rows, ({ at, ...use }) => ({ ...use, at: at.toISOString() }));
  }

  async page({ sort, from, limit, filter }: ListQuery): Promise<Page<AdminCoupon>> {
    const codes = valuesOf(filter['code'])?.map(couponCode);
    const now = this.#clock.now();
    let matching = this.#database
      .sql<Tables>()
      .selectFrom('CouponRow')
      .where(oneOfEach({ id: valuesOf(filter['id']) }))
      .where(inRange('createdAt', rangeOf(filter, 'createdAt')));
    // codes are searched by prefix
    if (codes) matching = matching.where(sql<boolean>`code ^@ any(${codes})`);
    const counts = sql<boolean>`(valid_from is null or valid_from <= ${now}) and (valid_until is null or valid_until > ${now})
      and (total_uses is null or counted_uses < total_uses)`;
    if (filter['active'] !== undefined)
      matching = matching.where(filter['active'] ? counts : sql<boolean>`not (${counts})`);
    const direction = sort.descending ? 'desc' : 'asc';
    const rows = await matching
      .select(couponColumns)
      .select('createdAt')
      .select((eb) =>
        eb
          .selectFrom('CouponRedemptionRow')
          .select(({ fn }) => fn.countAll<string>().as('used'))
          .whereRef('CouponRedemptionRow.couponId', '=', 'CouponRow.id')
          .as('used'),
      )
      .orderBy(sort.field === 'code' ? 'code' : 'createdAt', direction)
      .orderBy('id', direction)
      .offset(from)
      .limit(limit)
      .execute();
    const { total } = await matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
    return { rows: readableRows('coupons', rows, toAdminCoupon), from, total: Number(total) };
  }
}

export const toAdminCoupon = ({
  used,
  createdAt,
  ...row
}: CouponColumns & { readonly used: string | null; readonly createdAt: Date }): AdminCoupon => {
  const { id, code, ...promise } = toCoupon(row);
  return { id, code, ...promiseOf(promise), used: Number(used ?? 0), createdAt: createdAt.toISOString() };
};
