import type { AdminCoupon } from '#contract/pricing.ts';
import type { Database } from '#platform/db/database.ts';
import { oneOfEach } from '#platform/db/lists.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { Page } from '#platform/http/handler.ts';
import type { ListQuery, ListRules } from '#platform/http/list-query.ts';
import type { Money, MoneyJson } from '#kernel/money.ts';
import { couponColumns, type CouponColumns, toCoupon } from './mikro-coupons.ts';
import type { CouponRedemptionRow, CouponRow } from './pricing.table.ts';

type Tables = TablesOf<typeof CouponRow | typeof CouponRedemptionRow>;

export const couponListRules: ListRules = {
  sortable: ['createdAt', 'code'],
  defaultSort: ['createdAt', 'DESC'],
  filters: { code: 'text' },
};

/** Coupons for the console, with how often each was used. */
export class CouponList {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async page({ sort, from, limit, filter }: ListQuery): Promise<Page<AdminCoupon>> {
    const wanted = Object.entries(filter).map(([name, values]) => [name, [values].flat().map(String)] as const);
    const matching = this.#database
      .sql<Tables>()
      .selectFrom('CouponRow')
      .where(oneOfEach(Object.fromEntries(wanted)));
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
      .orderBy(sort.field === 'code' ? 'code' : 'createdAt', sort.descending ? 'desc' : 'asc')
      .orderBy('id')
      .offset(from)
      .limit(limit)
      .execute();
    const { total } = await matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
    return { rows: rows.map(toAdminCoupon), from, total: Number(total) };
  }
}

const toAdminCoupon = ({
  used,
  createdAt,
  ...row
}: CouponColumns & { readonly used: string | null; readonly createdAt: Date }): AdminCoupon => {
  const { discount, validFrom, validUntil, minimumTotal, maximumDiscount, services, ...coupon } = toCoupon(row);
  return {
    ...coupon,
    discount: discount.type === 'amount' ? { ...discount, amount: json(discount.amount) } : discount,
    validFrom: validFrom?.toISOString() ?? null,
    validUntil: validUntil?.toISOString() ?? null,
    minimumTotal: minimumTotal && json(minimumTotal),
    maximumDiscount: maximumDiscount && json(maximumDiscount),
    services: [...services],
    used: Number(used ?? 0),
    createdAt: createdAt.toISOString(),
  };
};
const json = ({ amount, currency }: Money): MoneyJson => ({ amount, currency });
