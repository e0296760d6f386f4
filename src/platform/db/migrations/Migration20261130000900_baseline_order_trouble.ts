import { Migration } from '@mikro-orm/migrations';

/** Trouble with orders: replaced boosters, disputes, streams. */
export class Migration20261130000900_baseline_order_trouble extends Migration {
  override up(): void {
    // Boosters who left an order, with their earnings from it.
    this.addSql(`
      create table "order_stint" (
        "id" bigserial not null,
        "order_id" uuid not null,
        "booster_id" uuid not null,
        "share_percent" int not null,
        "worth_kurus" bigint not null,
        "earned_kurus" bigint not null,
        "turned_away" boolean not null,
        "ended_at" timestamptz(3) not null,
        primary key ("id"),
        constraint "order_stint_money_check" check (earned_kurus >= 0 and earned_kurus <= worth_kurus)
      );
      create index "order_stint_order" on "order_stint" ("order_id", "id");
      create index "order_stint_booster" on "order_stint" ("booster_id", "id");
    `);
    this.addSql(`
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
        -- how one side says that the dispute shall end, and when the other accepted it (docs/decisions/0083)
        "proposal_id" uuid null,
        "proposed_by" text null,
        "proposed_end" text null,
        "proposed_refund_kurus" bigint null,
        "proposed_at" timestamptz(3) null,
        "agreed_at" timestamptz(3) null,
        primary key ("id"),
        constraint "order_dispute_claim_check" check (claimed_percent >= 0 and claimed_percent <= 100),
        constraint "order_dispute_outcome_check" check (
          outcome in ('upheld', 'refunded', 'rejected', 'withdrawn') and decided_at is not null
          or outcome is null and decided_at is null
        ),
        constraint "order_dispute_refund_check" check (refund_kurus > 0 and outcome = 'refunded' or refund_kurus is null),
        constraint "order_dispute_proposal_check" check (
          proposal_id is null and proposed_by is null and proposed_end is null
          and proposed_refund_kurus is null and proposed_at is null and agreed_at is null
          or proposal_id is not null and proposed_by is not null and proposed_by in ('customer', 'booster')
          and proposed_at is not null and proposed_end is not null and (
            proposed_end = 'refunded' and proposed_refund_kurus is not null and proposed_refund_kurus > 0
            or proposed_end = 'upheld' and proposed_refund_kurus is null
          )
        )
      );
      create unique index "order_dispute_open" on "order_dispute" ("order_id") where "outcome" is null;
      create index "order_dispute_order" on "order_dispute" ("order_id", "opened_at");
      create index "order_dispute_customer" on "order_dispute" ("customer_id");
      create index "order_dispute_booster" on "order_dispute" ("booster_id");
      create index "order_dispute_due" on "order_dispute" ("answer_due_at") where "outcome" is null and "answer" is null;
      create index "order_dispute_opened" on "order_dispute" ("opened_at");
      create index "order_dispute_decided" on "order_dispute" ("decided_at") where "decided_at" is not null;
    `);
    // The links of ordered streams (docs/decisions/0067).
    this.addSql(`
      create table "order_stream" (
        "id" uuid not null,
        "order_id" uuid not null,
        "booster_id" uuid not null,
        "url" text null,
        "started_at" timestamptz(3) not null,
        "ended_at" timestamptz(3) null,
        "counts" boolean not null,
        primary key ("id"),
        constraint "order_stream_times_check" check (ended_at is null or ended_at >= started_at)
      );
      create index "order_stream_order" on "order_stream" ("order_id", "started_at");
      create index "order_stream_booster" on "order_stream" ("booster_id");
      create unique index "order_stream_live" on "order_stream" ("order_id") where "ended_at" is null;
    `);
  }
}
