import { Migration } from '@mikro-orm/migrations';

/** Payments that the house enters: what arrived, once for each number of the bank, and what is to be sent back. */
export class Migration20261125091000_hand_payment extends Migration {
  override up(): void {
    this.addSql(`
      create table "hand_payment" (
        "top_up_id" uuid not null,
        "merchant_oid" text not null,
        "provider" text not null,
        "amount_kurus" bigint not null,
        "reference" text not null,
        "arrived_on" text not null,
        "sender" text null,
        "ticket_id" uuid null,
        "note" text null,
        "entered_by" uuid not null,
        "at" timestamptz(3) not null,
        primary key ("top_up_id"),
        constraint "hand_payment_merchant_oid_unique" unique ("merchant_oid"),
        constraint "hand_payment_once" unique ("provider", "reference"),
        constraint "hand_payment_provider_check" check ("provider" in ('bank-transfer', 'e-wallet')),
        constraint "hand_payment_amount_check" check (amount_kurus > 0)
      );
      create table "hand_refund" (
        "reference" text not null,
        "merchant_oid" text not null,
        "amount_kurus" bigint not null,
        "asked_at" timestamptz(3) not null,
        "bank_reference" text null,
        "ended_by" uuid null,
        "ended_at" timestamptz(3) null,
        primary key ("reference"),
        constraint "hand_refund_end_check"
          check ((ended_by is null) = (ended_at is null) and (bank_reference is null or ended_at is not null))
      );
      create index "hand_refund_payment" on "hand_refund" ("merchant_oid");
      alter table "top_up" add column "refund_iban" text null,
        add constraint "top_up_by_hand_check" check (provider = 'paytr' or state in ('paid', 'refunded'));
    `);
    // what was entered stays as it was; the sender's name goes with its customer, what the house noted too
    this.addSql(`
      create function hand_payment_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'what was entered by hand does not change'
          using errcode = 'integrity_constraint_violation', constraint = 'hand_payment_stays';
      end $$;
      create trigger hand_payment_stays before update on hand_payment for each row
        when (
          to_jsonb(old) - array['sender', 'note'] <> to_jsonb(new) - array['sender', 'note']
          or new.sender is not null or new.note is not null
        )
        execute function hand_payment_stays();
      create trigger hand_payment_gone before delete on hand_payment for each row execute function hand_payment_stays();
      create trigger hand_refund_stays before update on hand_refund for each row
        when (old.ended_at is not null or old.amount_kurus <> new.amount_kurus or old.merchant_oid <> new.merchant_oid)
        execute function hand_payment_stays();
      create trigger hand_refund_gone before delete on hand_refund for each row execute function hand_payment_stays();
    `);
    // the bank account of a refund that was sent goes with its customer, as the draft of a card payment does
    this.addSql(`
      drop trigger top_up_intent_stays on top_up;
      create trigger top_up_intent_stays before update on top_up for each row
        when (
          old.amount_kurus <> new.amount_kurus or old.user_id <> new.user_id or old.merchant_oid <> new.merchant_oid
          or (old.state = 'paid' and new.state not in ('paid', 'refunded'))
          or (old.state = 'refunded' and (
            to_jsonb(old) - array['draft', 'expected_price_kurus', 'frame_token', 'refund_iban']
              <> to_jsonb(new) - array['draft', 'expected_price_kurus', 'frame_token', 'refund_iban']
            or new.draft is not null or new.frame_token is not null or new.refund_iban is not null
          ))
        )
        execute function top_up_intent_stays();
    `);
    this.addSql(`
      alter table "approval" drop constraint "approval_command_check", add constraint "approval_command_check"
        check ("command" in ('add-funds', 'penalty-booster', 'withdraw-booster', 'pay-booster', 'refund-top-up', 'enter-top-up'));
      alter table "hand_movement" drop constraint "hand_movement_command_check", add constraint "hand_movement_command_check"
        check ("command" in ('add-funds', 'penalty-booster', 'withdraw-booster', 'pay-booster', 'refund-top-up', 'enter-top-up'));
    `);
  }
}
