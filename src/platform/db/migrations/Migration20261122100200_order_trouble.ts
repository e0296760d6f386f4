import { Migration } from '@mikro-orm/migrations';

/** Pauses, the wish for another booster and what the one before earned, disputes. */
export class Migration20261122100200_order_trouble extends Migration {
  override up(): void {
    this.addSql(`
      alter table "orders"
        add column "earlier_worth_kurus" bigint not null default '0',
        add column "earlier_earned_kurus" bigint not null default '0',
        add column "paused_at" timestamptz(3) null,
        add column "paused_by" text null,
        add column "pause_reason" text null,
        add column "paused_ms" bigint not null default '0',
        add column "booster_requested_at" timestamptz(3) null,
        add column "booster_request_reason" text null,
        add column "disputed" boolean not null default false,
        drop constraint "orders_money_check",
        add constraint "orders_money_check" check (
          booster_earned_kurus >= 0 and refunded_kurus >= 0 and earlier_earned_kurus >= 0
            and booster_earned_kurus + refunded_kurus + earlier_earned_kurus <= price_kurus
        );
      create index "orders_disputed" on "orders" ("created_at", "id") where "disputed";
      create index "orders_booster_requested" on "orders" ("booster_requested_at") where "booster_requested_at" is not null;

      create table "order_stint" (
        "id" bigserial primary key,
        "order_id" uuid not null,
        "booster_id" uuid not null,
        "share_percent" int not null,
        "worth_kurus" bigint not null,
        "earned_kurus" bigint not null,
        "turned_away" boolean not null,
        "ended_at" timestamptz(3) not null,
        constraint "order_stint_money_check" check (earned_kurus >= 0 and earned_kurus <= worth_kurus)
      );
      create index "order_stint_order" on "order_stint" ("order_id", "id");
      create index "order_stint_booster" on "order_stint" ("booster_id", "id");

      create table "order_dispute" (
        "id" uuid not null,
        "order_id" uuid not null,
        "customer_id" uuid not null,
        "booster_id" uuid not null,
        "kind" text not null,
        "text" text not null,
        "claimed_percent" int null,
        "opened_at" timestamptz(3) not null,
        "answer_due_at" timestamptz(3) not null,
        "reminded_at" timestamptz(3) null,
        "lapsed_at" timestamptz(3) null,
        "answer" text null,
        "answered_at" timestamptz(3) null,
        "outcome" text null,
        "decided_by" uuid null,
        "reason" text null,
        "refund_kurus" bigint null,
        "decided_at" timestamptz(3) null,
        primary key ("id"),
        constraint "order_dispute_claim_check" check (claimed_percent >= 0 and claimed_percent <= 100),
        constraint "order_dispute_outcome_check" check (
          outcome in ('upheld', 'refunded', 'rejected', 'withdrawn') and decided_at is not null
            or outcome is null and decided_at is null
        ),
        constraint "order_dispute_refund_check" check (refund_kurus > 0 and outcome = 'refunded' or refund_kurus is null)
      );
      create unique index "order_dispute_open" on "order_dispute" ("order_id") where "outcome" is null;
      create index "order_dispute_order" on "order_dispute" ("order_id", "opened_at");
      create index "order_dispute_customer" on "order_dispute" ("customer_id");
      create index "order_dispute_booster" on "order_dispute" ("booster_id");
      create index "order_dispute_due" on "order_dispute" ("answer_due_at") where "outcome" is null and "answer" is null;
    `);
  }
}
