import { Migration } from '@mikro-orm/migrations';

/** The books of each provider and day beside ours, and every difference between them. */
export class Migration20261125100000_reconciliation extends Migration {
  override up(): void {
    this.addSql(`
      create table "reconciliation" (
        "id" uuid not null,
        "provider" text not null,
        "day" text not null,
        "state" text not null,
        "run" uuid not null,
        "started_at" timestamptz(3) not null,
        "started_by" uuid null,
        "ended_at" timestamptz(3) null,
        "failure" text null,
        "way" text null,
        "refusal" text null,
        "provider_payments" int null,
        "provider_paid_kurus" bigint null,
        "provider_refunds" int null,
        "provider_refunded_kurus" bigint null,
        "fees_kurus" bigint null,
        "our_payments" int null,
        "our_paid_kurus" bigint null,
        "our_refunds" int null,
        "our_refunded_kurus" bigint null,
        primary key ("id"),
        constraint "reconciliation_provider_check" check ("provider" in ('paytr', 'bank-transfer', 'e-wallet')),
        constraint "reconciliation_state_check" check ("state" in ('running', 'ended', 'failed')),
        constraint "reconciliation_failure_check" check ("failure" in ('unavailable', 'unexpected')),
        constraint "reconciliation_way_check" check ("way" in ('report', 'status', 'book')),
        constraint "reconciliation_day_check" check (length(day) = 10),
        constraint "reconciliation_running_check" check ((state = 'running') = (ended_at is null)),
        constraint "reconciliation_failed_check" check ((state = 'failed') = (failure is not null)),
        constraint "reconciliation_seen_check" check ((way is null) = (our_payments is null))
      );
      alter table "reconciliation" add constraint "reconciliation_provider_day_unique" unique ("provider", "day");
      create index "reconciliation_day_id_index" on "reconciliation" ("day", "id");

      create table "reconciliation_difference" (
        "id" uuid not null,
        "reconciliation_id" uuid not null,
        "kind" text not null,
        "subject" text not null,
        "merchant_oid" text null,
        "top_up_id" uuid null,
        "theirs_kurus" bigint null,
        "ours_kurus" bigint null,
        "state" text not null,
        "found_at" timestamptz(3) not null,
        "ending" text null,
        "ended_at" timestamptz(3) null,
        "ended_by" uuid null,
        "reason" text null,
        primary key ("id"),
        constraint "reconciliation_difference_kind_check" check ("kind" in ('unknown-payment', 'not-credited', 'not-paid', 'amount', 'test-payment', 'unknown-refund', 'not-refunded', 'refund-amount', 'ledger')),
        constraint "reconciliation_difference_state_check" check ("state" in ('open', 'ended')),
        constraint "reconciliation_difference_ending_check" check ("ending" in ('person', 'gone', 'credited')),
        constraint "reconciliation_difference_ended_check" check ((state = 'ended') = (ended_at is not null) and (ended_at is null) = (ending is null)),
        constraint "reconciliation_difference_person_check" check ((ending is not null and ending = 'person') = (ended_by is not null)),
        constraint "reconciliation_difference_reason_check" check ((ended_by is null) = (reason is null))
      );
      alter table "reconciliation_difference" add constraint "reconciliation_difference_subject_unique" unique ("reconciliation_id", "kind", "subject");
      create index "reconciliation_difference_found_at_id_index" on "reconciliation_difference" ("found_at", "id");
      create index "reconciliation_difference_open_index" on "reconciliation_difference" ("reconciliation_id") where "state" = 'open';
      create index "reconciliation_difference_top_up_index" on "reconciliation_difference" ("top_up_id") where "top_up_id" is not null;
    `);
  }
}
