import { Migration } from '@mikro-orm/migrations';

/** Price books and coupons. */
export class Migration20261130001200_baseline_pricing extends Migration {
  override up(): void {
    this.addSql(`
      create table "price_book" (
        "version" int not null,
        "document" jsonb not null,
        "published_at" timestamptz(3) not null,
        "id" uuid not null,
        "reason" text null,
        "author_id" uuid null,
        "based_on" int null,
        "changes" int not null,
        "created_at" timestamptz(3) not null,
        "cancelled_at" timestamptz(3) null,
        primary key ("version"),
        constraint "price_book_id_unique" unique ("id")
      );
    `);
    // Durations of finished orders, updated periodically. Estimates follow them.
    this.addSql(`
      create table "pricing_experience" (
        "id" int not null,
        "experiences" jsonb not null,
        "learned_at" timestamptz(3) not null,
        primary key ("id")
      );
    `);
    this.addSql(`
      create table "coupon" (
        "id" uuid not null,
        "code" text not null,
        "discount_percent" int null,
        "discount_amount" bigint null,
        "valid_from" timestamptz(3) null,
        "valid_until" timestamptz(3) null,
        "minimum_total" bigint null,
        "maximum_discount" bigint null,
        "services" jsonb not null,
        "total_uses" int null,
        "uses_per_customer" int null,
        "counted_uses" int not null default 0,
        "created_at" timestamptz(3) not null,
        "updated_at" timestamptz(3) not null,
        primary key ("id"),
        constraint "coupon_one_discount" check (num_nonnulls(discount_percent, discount_amount) = 1),
        constraint "coupon_within_total_uses" check (total_uses is null or counted_uses <= total_uses),
        constraint "coupon_code_unique" unique ("code")
      );
      create index "coupon_created_at_index" on "coupon" ("created_at");
    `);
    this.addSql(`
      create table "coupon_redemption" (
        "order_id" uuid not null,
        "coupon_id" uuid not null,
        "customer_id" uuid not null,
        "at" timestamptz(3) not null,
        primary key ("order_id")
      );
      create index "coupon_redemption_coupon_id_index" on "coupon_redemption" ("coupon_id");
    `);
    this.addSql(`
      create table "coupon_customer" (
        "coupon_id" uuid not null,
        "customer_id" uuid not null,
        "uses" int not null,
        primary key ("coupon_id", "customer_id")
      );
    `);
  }
}
