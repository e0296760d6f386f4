import { Migration } from '@mikro-orm/migrations';

/** Card payments. What was asked for stays as it was asked, so that nothing else can ever be credited. */
export class Migration20261120100040_payment extends Migration {
  override up(): void {
    this.addSql(`
create table "top_up" ("id" uuid not null, "merchant_oid" text not null, "user_id" uuid not null, "amount_kurus" bigint not null, "state" text not null, "frame_token" text null, "draft" jsonb null, "expected_price_kurus" bigint null, "order_id" uuid null, "failure" text null, "refund_state" text null, "refund_attempt" int not null, "refund_reference" text null, "refund_by" uuid null, "refund_reason" text null, "refund_since" timestamptz(3) null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "paid_at" timestamptz(3) null, primary key ("id"));
alter table "top_up" add constraint "top_up_merchant_oid_unique" unique ("merchant_oid");
create index "top_up_created_at_id_index" on "top_up" ("created_at", "id");
create index "top_up_user_id_created_at_index" on "top_up" ("user_id", "created_at");
create index "top_up_state_created_at_index" on "top_up" ("state", "created_at");
create index "top_up_refund_state_refund_since_index" on "top_up" ("refund_state", "refund_since");
alter table "top_up" add constraint "top_up_amount_check" check (amount_kurus > 0);
alter table "top_up" add constraint "top_up_paid_check" check ((state in ('paid', 'refunded')) = (paid_at is not null));
alter table "top_up" add constraint "top_up_refunded_check" check ((state = 'refunded') = (refund_state is not distinct from 'done'));
alter table "top_up" add constraint "top_up_checkout_check" check ((draft is null) = (expected_price_kurus is null));
alter table "top_up" add constraint "top_up_state_check" check ("state" in ('pending', 'paid', 'failed', 'expired', 'refunded'));
alter table "top_up" add constraint "top_up_refund_state_check" check ("refund_state" in ('under-way', 'done', 'refused'));

create function top_up_intent_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the intent of top-up % does not change', old.id
    using errcode = 'integrity_constraint_violation', constraint = 'top_up_intent_stays';
end $$;
create trigger top_up_intent_stays before update on top_up for each row
  when (old.amount_kurus <> new.amount_kurus or old.user_id <> new.user_id or old.merchant_oid <> new.merchant_oid
    or old.state = 'refunded' or (old.state = 'paid' and new.state not in ('paid', 'refunded')))
  execute function top_up_intent_stays();
create trigger top_up_stays before delete on top_up for each row execute function top_up_intent_stays();`);
  }
}
