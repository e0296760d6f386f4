import { sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import { brokenConstraint } from '#platform/db/sql-state.ts';
import { forUpdate, type TablesOf } from '#platform/db/orm.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { Coupon, Coupons, Redemption, UsedCoupon } from '../../application/ports.ts';
import { CouponRedemptionRow, CouponRow } from './pricing.table.ts';

type Tables = TablesOf<typeof CouponRow | typeof CouponRedemptionRow>;

export class MikroCoupons implements Coupons {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async revision(): Promise<string> {
    const row = await this.#database
      .sql<Tables>()
      .selectFrom('CouponRow')
      .select(({ fn }) => [fn.countAll().as('count'), fn.max('updatedAt').as('latest')])
      .executeTakeFirstOrThrow();
    return JSON.stringify(row);
  }

  async all(): Promise<readonly Coupon[]> {
    const rows = await this.#database.sql<Tables>().selectFrom('CouponRow').select(couponColumns).execute();
    return readableRows('coupons', rows, toCoupon);
  }

  async add(coupons: readonly Coupon[], at: Date): Promise<ReadonlySet<string>> {
    if (coupons.length === 0) return new Set();
    const added = await this.#database
      .sql<Tables>()
      .insertInto('CouponRow')
      .values(coupons.map((coupon) => ({ ...toRow(coupon), countedUses: 0, createdAt: at, updatedAt: at })))
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .execute();
    return new Set(added.map(({ code }) => code));
  }

  async known(codes: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#database
      .sql<Tables>()
      .selectFrom('CouponRow')
      .select('code')
      .where(sql<boolean>`code = any(${codes})`)
      .execute();
    return new Set(rows.map(({ code }) => code));
  }

  async lock(id: string): Promise<UsedCoupon | undefined> {
    const row = await this.#database.em.findOne(CouponRow, { id }, { ...forUpdate, fields: couponColumns });
    if (!row) return undefined;
    return { coupon: toCoupon(row), used: await this.#database.em.count(CouponRedemptionRow, { couponId: id }) };
  }

  async save({ coupon, used }: UsedCoupon, at: Date): Promise<void> {
    // the row of a coupon without a total does not count its uses; when the coupon gets a total, counting begins at the
    // uses so far
    const countedUses = coupon.totalUses === null ? 0 : used;
    const row = { ...toRow(coupon), countedUses, updatedAt: at };
    try {
      await this.#database.em.nativeUpdate(CouponRow, { id: coupon.id }, row);
    } catch (error) {
      throw brokenConstraint(error) === 'coupon_code_unique' ? new DomainError('pricing.coupon_code_taken') : error;
    }
  }

  /**
   * A conditional write to one row enforces each limit: the coupon's row for the total, the customer's row for the
   * limit per customer. The write waits for the row's lock and checks the count again. A coupon without a total writes
   * nothing to its own row, so that orders with the promotional code don't wait for each other.
   */
  async redeem({ code, orderId, customerId, at }: Redemption): Promise<Coupon | 'spent' | 'unknown'> {
    if (!this.#database.inTransaction)
      throw new Error('a coupon must be redeemed in the transaction that places its order');
    // `for key share`: a change of the coupon waits for orders that are being placed with it and then counts them, so
    // that a new limit also holds for them. Orders with the same coupon don't wait for each other.
    const coupon = await this.#database
      .sql<Tables>()
      .selectFrom('CouponRow')
      .select(couponColumns)
      .where('code', '=', code)
      .forKeyShare()
      .executeTakeFirst();
    if (!coupon) return 'unknown';
    const { rows } = await sql<{ redeemed: boolean }>`
      with chosen as (
        select id, total_uses, uses_per_customer from coupon where code = ${code}
      ), of_total as (
        update coupon set counted_uses = counted_uses + 1
        from chosen where coupon.id = chosen.id and coupon.counted_uses < coupon.total_uses
        returning coupon.id
      ), of_customer as (
        insert into coupon_customer as mine (coupon_id, customer_id, uses) select id, ${customerId}::uuid, 1 from chosen
        on conflict (coupon_id, customer_id) do update set uses = mine.uses + 1
        where mine.uses < coalesce((select uses_per_customer from chosen), 2147483647)
        returning coupon_id
      ), kept as (
        insert into coupon_redemption (order_id, coupon_id, customer_id, at)
        select ${orderId}::uuid, id, ${customerId}::uuid, ${at}::timestamptz from chosen
      )
      select (total_uses is null or exists (select from of_total)) and exists (select from of_customer) as redeemed
      from chosen
    `.execute(this.#database.sql<Tables>());
    return rows[0]?.redeemed ? toCoupon(coupon) : 'spent';
  }
}

/** The columns of a coupon. */
export const couponColumns = [
  'id',
  'code',
  'discountPercent',
  'discountAmount',
  'validFrom',
  'validUntil',
  'minimumTotal',
  'maximumDiscount',
  'services',
  'totalUses',
  'usesPerCustomer',
] as const;

export type CouponColumns = Omit<Coupon, 'discount' | 'minimumTotal' | 'maximumDiscount' | 'services'> & {
  readonly discountPercent: number | null;
  readonly discountAmount: number | null;
  readonly minimumTotal: number | null;
  readonly maximumDiscount: number | null;
  readonly services: string[];
};

const money = (kurus: number | null): Money | null => (kurus === null ? null : Money.kurus(kurus));

export const toCoupon = ({
  discountPercent,
  discountAmount,
  minimumTotal,
  maximumDiscount,
  ...row
}: CouponColumns): Coupon => ({
  ...row,
  discount:
    discountPercent === null
      ? { type: 'amount', amount: Money.kurus(discountAmount ?? 0) }
      : { type: 'percent', percent: discountPercent },
  minimumTotal: money(minimumTotal),
  maximumDiscount: money(maximumDiscount),
});

export const toRow = ({ discount, minimumTotal, maximumDiscount, services, ...coupon }: Coupon): CouponColumns => ({
  ...coupon,
  discountPercent: discount.type === 'percent' ? discount.percent : null,
  discountAmount: discount.type === 'amount' ? discount.amount.amount : null,
  minimumTotal: minimumTotal?.amount ?? null,
  maximumDiscount: maximumDiscount?.amount ?? null,
  services: [...services],
});
