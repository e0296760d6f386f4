import { Migration } from '@mikro-orm/migrations';

export class Migration20261120100070_order extends Migration {
  override up(): void {
    this.addSql(`
      create table "orders" (
        "id" uuid not null,
        "number" bigserial not null,
        "customer_id" uuid not null,
        "booster_id" uuid null,
        "customer_name" text not null,
        "booster_name" text null,
        "booster_tier" int null,
        "service" text not null,
        "game" text not null,
        "server" text not null,
        "state" text not null,
        "price_kurus" bigint not null,
        "coupon_discount_kurus" bigint not null,
        "share_percent" int null,
        "booster_earned_kurus" bigint not null,
        "refunded_kurus" bigint not null,
        "tipped_kurus" bigint not null,
        "draft" jsonb not null,
        "summary" jsonb not null,
        "price_book_version" int not null,
        "min_hours" int not null,
        "max_hours" int not null,
        "priority" boolean not null,
        "lane" text null,
        "champion" text null,
        "lane_changed" boolean not null,
        "game_account_id" uuid null,
        "account_given" boolean not null,
        "account_replaced" boolean not null,
        "progress_percent" int not null,
        "correction" jsonb null,
        "corrected_at" timestamptz(3) null,
        "top_up_id" uuid null,
        "finished_at" timestamptz(3) null,
        "created_at" timestamptz(3) not null,
        "updated_at" timestamptz(3) not null,
        primary key ("id"),
        constraint "orders_number_unique" unique ("number"),
        constraint "orders_price_check" check (price_kurus >= 0),
        constraint "orders_money_check" check (
          booster_earned_kurus >= 0 and refunded_kurus >= 0 and booster_earned_kurus + refunded_kurus <= price_kurus
        )
      );
      -- numbers that people say start with five digits
      alter sequence "orders_number_seq" restart with 10001;
      create index "orders_created" on "orders" ("created_at", "id");
      create index "orders_updated" on "orders" ("updated_at", "id");
      create index "orders_price" on "orders" ("price_kurus", "id");
      create index "orders_state_created" on "orders" ("state", "created_at", "id");
      create index "orders_game_created" on "orders" ("game", "created_at", "id");
      create index "orders_customer_created" on "orders" ("customer_id", "created_at", "id");
      create index "orders_booster_created" on "orders" ("booster_id", "created_at", "id");
      create index "orders_customer_name" on "orders" (lower("customer_name") text_pattern_ops);
      create index "orders_booster_name" on "orders" (lower("booster_name") text_pattern_ops);
    `);
    this.addSql(`
      create table "order_event" (
        "id" bigserial primary key,
        "order_id" uuid not null,
        "at" timestamptz(3) not null,
        "kind" text not null,
        "actor_id" uuid null,
        "actor_role" text not null,
        "actor_name" text not null,
        "from_state" text null,
        "to_state" text null,
        "reason" text null
      );
      create index "order_event_order" on "order_event" ("order_id", "id");
      -- a timeline is told once
      create trigger order_event_stays before update or delete or truncate on order_event
        for each statement execute function ledger_stays();
      create table "order_match" (
        "id" uuid not null,
        "order_id" uuid not null,
        "champion" text null,
        "agent" text null,
        "kills" int not null,
        "deaths" int not null,
        "assists" int not null,
        "points" int not null,
        "gold" int null,
        "result" text not null,
        "played_at" timestamptz(3) not null,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      );
      create index "order_match_order" on "order_match" ("order_id", "created_at");
      create table "order_tip" (
        "id" uuid not null,
        "order_id" uuid not null,
        "customer_id" uuid not null,
        "booster_id" uuid not null,
        "amount_kurus" bigint not null,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      );
      create index "order_tip_order_id_index" on "order_tip" ("order_id");
    `);
  }

  override down(): void {
    this.addSql(`drop table "order_tip", "order_match", "order_event", "orders"`);
  }
}
