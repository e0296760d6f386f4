import { Migration } from '@mikro-orm/migrations';

/** Accounts on sale. While an account is in stock or sold, it has only one row, and it has one buyer at a time. */
export class Migration20261130001300_baseline_shop extends Migration {
  override up(): void {
    this.addSql(`
      create table "shop_listing" (
        "id" uuid not null,
        "server" text not null,
        "level" int not null,
        "description" text not null,
        "price_kurus" bigint not null,
        "on_sale" boolean not null,
        "created_at" timestamptz(3) not null,
        "updated_at" timestamptz(3) not null,
        primary key ("id"),
        constraint "shop_listing_server_check" check ("server" in ('br', 'eune', 'euw', 'lan', 'las', 'na', 'oce', 'ru', 'tr', 'jp', 'kr')),
        constraint "shop_listing_price_check" check (price_kurus > 0)
      );
      create index "shop_listing_created" on "shop_listing" ("created_at", "id");
    `);
    this.addSql(`
      create table "stock_account" (
        "id" uuid not null,
        "listing_id" uuid not null,
        "fingerprint" char(64) not null,
        "state" text not null,
        "created_at" timestamptz(3) not null,
        primary key ("id"),
        constraint "stock_account_state_check" check ("state" in ('in-stock', 'sold', 'retired'))
      );
      create index "stock_account_created" on "stock_account" ("created_at", "id");
      create index "stock_account_shelf" on "stock_account" ("listing_id", "state", "created_at", "id");
      create unique index "stock_account_known" on "stock_account" ("fingerprint") where "state" <> 'retired';
    `);
    this.addSql(`
      create table "stock_purchase" (
        "id" uuid not null,
        "listing_id" uuid not null,
        "stock_account_id" uuid not null,
        "buyer_id" uuid not null,
        "buyer_name" text not null,
        "server" text not null,
        "level" int not null,
        "description" text not null,
        "price_kurus" bigint not null,
        "created_at" timestamptz(3) not null,
        "taken_back_at" timestamptz(3) null,
        "taken_back_by" uuid null,
        "taken_back_reason" text null,
        primary key ("id"),
        constraint "stock_purchase_server_check" check ("server" in ('br', 'eune', 'euw', 'lan', 'las', 'na', 'oce', 'ru', 'tr', 'jp', 'kr')),
        constraint "stock_purchase_price_check" check (price_kurus > 0),
        constraint "stock_purchase_taken_back_check" check (num_nonnulls(taken_back_at, taken_back_by, taken_back_reason) in (0, 3))
      );
      create index "stock_purchase_buyer" on "stock_purchase" ("buyer_id", "created_at", "id");
      create index "stock_purchase_account" on "stock_purchase" ("stock_account_id", "created_at");
      create unique index "stock_purchase_standing" on "stock_purchase" ("stock_account_id") where "taken_back_at" is null;
      create index "stock_purchase_created" on "stock_purchase" ("created_at", "stock_account_id");
    `);
  }
}
