import { Migration } from '@mikro-orm/migrations';

/**
 * Card payments, payments that the staff enters, and reconciliation. The requested amount never changes, so that nothing else
 * is ever credited.
 */
export class Migration20261130000400_baseline_payment extends Migration {
  override up(): void {
    this.addSql(`
      create table "top_up" (
        "id" uuid not null,
        "merchant_oid" text not null,
        "user_id" uuid not null,
        "amount_kurus" bigint not null,
        "state" text not null,
        "frame_token" text null,
        "draft" jsonb null,
        "expected_price_kurus" bigint null,
        "order_id" uuid null,
        "failure" text null,
        "refund_state" text null,
        "refund_attempt" int not null,
        "refund_reference" text null,
        "refund_by" uuid null,
        "refund_reason" text null,
        "refund_since" timestamptz(3) null,
        "created_at" timestamptz(3) not null,
        "expires_at" timestamptz(3) not null,
        "paid_at" timestamptz(3) null,
        "failed_at" timestamptz(3) null,
        "provider" text not null default 'paytr',
        "refund_iban" text null,
        "asked_at" timestamptz(3) null,
        -- calls to the provider for the refund; 1 where nobody counted: the refusal of a repeated call is not believed
        "refund_calls" int not null default 1,
        "refund_taken_up_at" timestamptz(3) null,
        -- when the provider last answered that it was not paid
        "not_paid_at" timestamptz(3) null,
        "lane_change" jsonb null,
        "lane_refused" text null,
        "cause" text null,
        "failed_as" text null,
        primary key ("id"),
        constraint "top_up_merchant_oid_unique" unique ("merchant_oid"),
        constraint "top_up_amount_check" check (amount_kurus > 0),
        constraint "top_up_paid_check" check ((state in ('paid', 'refunded')) = (paid_at is not null)),
        constraint "top_up_refunded_check" check ((state = 'refunded') = (refund_state is not distinct from 'done')),
        constraint "top_up_checkout_check" check ((draft is null) = (expected_price_kurus is null)),
        constraint "top_up_state_check" check ("state" in ('pending', 'paid', 'failed', 'expired', 'refunded')),
        constraint "top_up_refund_state_check" check ("refund_state" in ('under-way', 'done', 'refused')),
        constraint "top_up_provider_check" check ("provider" in ('paytr', 'bank-transfer', 'e-wallet')),
        constraint "top_up_by_hand_check" check (provider = 'paytr' or state in ('paid', 'refunded')),
        constraint "top_up_lane_check" check (lane_change is null or draft is null),
        constraint "top_up_cause_check" check (
          "cause" in ('abandoned', 'expired', 'declined', 'not-verified', 'verification-failed', 'security-check',
            'no-instalments', 'card-not-permitted', '3d-secure-required', 'fraud-warning', 'provider-error',
            'not-opened')
        ),
        constraint "top_up_failed_as_check" check ("failed_as" in ('left', 'refused')),
        constraint "top_up_unpaid_check" check ((state in ('failed', 'expired')) = (cause is not null)),
        constraint "top_up_expired_check" check ((state = 'expired') = (cause is not distinct from 'expired')),
        constraint "top_up_failed_check" check ((failed_at is null) = (failed_as is null))
      );
      create index "top_up_created_at_id_index" on "top_up" ("created_at", "id");
      create index "top_up_user_id_created_at_index" on "top_up" ("user_id", "created_at");
      create index "top_up_state_created_at_index" on "top_up" ("state", "created_at");
      create index "top_up_refund_state_refund_since_index" on "top_up" ("refund_state", "refund_since");
      create index "top_up_order_index" on "top_up" ("order_id") where "order_id" is not null;
      create index "top_up_paid_index" on "top_up" ("paid_at") where "paid_at" is not null;
      create index "top_up_failed_index" on "top_up" ("failed_at") where "failed_at" is not null;
      create index "top_up_provider_created_at_index" on "top_up" ("provider", "created_at");
      create index "top_up_amount_index" on "top_up" ("amount_kurus", "id");
      -- for the search by the beginning of a number
      create index "top_up_number_index" on "top_up" ("merchant_oid" text_pattern_ops);
      -- for the list of those that ended for a rare cause
      create index "top_up_cause_index" on "top_up" ("cause", "created_at") where "cause" is not null;

      create function top_up_intent_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'the intent of top-up % does not change', old.id
          using errcode = 'integrity_constraint_violation', constraint = 'top_up_intent_stays';
      end $$;
      create trigger "top_up_stays" before delete on "top_up" for each row execute function top_up_intent_stays();
      -- the ledger's account follows from the provider
      create trigger "top_up_provider_stays" before update on "top_up" for each row
        when (old.provider <> new.provider) execute function top_up_intent_stays();

      -- An instance of the version before writes a sentence into "failure" and neither "cause" nor "failed_as": the trigger derives
      -- both from it (docs/decisions/0086). A later version drops column and trigger.
      create function top_up_cause() returns trigger language plpgsql as $$
      begin
        if new."state" not in ('failed', 'expired') then
          new."cause" := null;
        elsif new."cause" is null then
          new."cause" := case
            when new."state" = 'expired' then 'expired'
            when new."failure" = 'Ödeme tamamlanmadan sayfadan çıkıldı ya da süre doldu.'
              then case when new."failed_at" >= new."expires_at" then 'expired' else 'abandoned' end
            when new."failure" = 'Kartın doğrulanmadı. Yeniden deneyip bankanın gönderdiği kodu gir.' then 'not-verified'
            when new."failure" = 'Kartın doğrulanamadı. Yeniden deneyip bankanın gönderdiği kodu denetle.' then 'verification-failed'
            when new."failure" = 'Güvenlik kontrolü ödemeye izin vermedi. Başka bir kart dene.' then 'security-check'
            when new."failure" = 'Bu kartla taksit yapılamıyor. Başka bir kart dene.' then 'no-instalments'
            when new."failure" = 'Bu kartla ödeme yapılamıyor. Başka bir kart dene.' then 'card-not-permitted'
            when new."failure" = 'Bu kartla 3-D Secure gerekiyor. Bankandan açtır ya da başka bir kart dene.' then '3d-secure-required'
            when new."failure" = 'Bankan güvenlik nedeniyle ödemeyi durdurdu. Bankanı ara ya da başka bir kart dene.' then 'fraud-warning'
            when new."failure" = 'Ödeme kuruluşu ödemeyi şu an alamıyor. Biraz sonra yeniden dene.' then 'provider-error'
            when new."failure" = 'Ödeme sayfası açılamadı.' then 'not-opened'
            else 'declined' end;
          if new."cause" = 'expired' then
            new."state" := 'expired';
          end if;
        end if;
        if new."failed_at" is not null and new."failed_as" is null then
          -- of one that was paid afterwards only the time is known: its page had closed, or the next card was taken
          new."failed_as" := case
            when new."cause" in ('abandoned', 'expired') then 'left'
            when new."cause" is null and new."failed_at" >= new."expires_at" then 'left'
            else 'refused' end;
        end if;
        return new;
      end $$;
      create trigger "top_up_cause" before insert or update on "top_up" for each row execute function top_up_cause();
      -- of a refunded payment only its draft, frame and bank account may be erased, and "failed_as" be written once
      create trigger "top_up_intent_stays" before update on "top_up" for each row
        when (
          old.amount_kurus <> new.amount_kurus or old.user_id <> new.user_id or old.merchant_oid <> new.merchant_oid
          or (old.state = 'paid' and new.state not in ('paid', 'refunded'))
          or (old.state = 'refunded' and (
            to_jsonb(old) - array['draft', 'expected_price_kurus', 'frame_token', 'refund_iban', 'failed_as']
              <> to_jsonb(new) - array['draft', 'expected_price_kurus', 'frame_token', 'refund_iban', 'failed_as']
            or new.draft is not null or new.frame_token is not null or new.refund_iban is not null
            or (old.failed_as is not null and new.failed_as is distinct from old.failed_as)
          ))
        )
        execute function top_up_intent_stays();
    `);
    // Received payments, one per bank reference.
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
        constraint "hand_payment_provider_check" check ("provider" in ('bank-transfer', 'e-wallet')),
        constraint "hand_payment_amount_check" check (amount_kurus > 0),
        constraint "hand_payment_merchant_oid_unique" unique ("merchant_oid"),
        constraint "hand_payment_once" unique ("provider", "reference")
      );
      create index "hand_payment_reference_index" on "hand_payment" ("reference" text_pattern_ops);

      create function hand_payment_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'what was entered by hand does not change'
          using errcode = 'integrity_constraint_violation', constraint = 'hand_payment_stays';
      end $$;
      -- the name of the sender and the note are erased with the data of the customer
      create trigger "hand_payment_stays" before update on "hand_payment" for each row
        when (
          to_jsonb(old) - array['sender', 'note'] <> to_jsonb(new) - array['sender', 'note']
          or new.sender is not null or new.note is not null
        )
        execute function hand_payment_stays();
      create trigger "hand_payment_gone" before delete on "hand_payment" for each row execute function hand_payment_stays();
    `);
    // Refunds to be sent.
    this.addSql(`
      create table "hand_refund" (
        "reference" text not null,
        "merchant_oid" text not null,
        "amount_kurus" bigint not null,
        "asked_at" timestamptz(3) not null,
        "bank_reference" text null,
        "ended_by" uuid null,
        "ended_at" timestamptz(3) null,
        primary key ("reference"),
        constraint "hand_refund_end_check" check ((ended_by is null) = (ended_at is null) and (bank_reference is null or ended_at is not null))
      );
      create index "hand_refund_payment" on "hand_refund" ("merchant_oid");
      create index "hand_refund_bank_index" on "hand_refund" ("bank_reference" text_pattern_ops) where "bank_reference" is not null;

      create trigger "hand_refund_stays" before update on "hand_refund" for each row
        when (old.ended_at is not null or old.amount_kurus <> new.amount_kurus or old.merchant_oid <> new.merchant_oid)
        execute function hand_payment_stays();
      create trigger "hand_refund_gone" before delete on "hand_refund" for each row execute function hand_payment_stays();
    `);
    // Comparisons of each provider's books with ours by day, with all differences.
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
        constraint "reconciliation_seen_check" check ((way is null) = (our_payments is null)),
        constraint "reconciliation_provider_day_unique" unique ("provider", "day")
      );
      create index "reconciliation_day_id_index" on "reconciliation" ("day", "id");
    `);
    this.addSql(`
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
        constraint "reconciliation_difference_kind_check" check (
          "kind" in ('unknown-payment', 'not-credited', 'not-paid', 'amount', 'test-payment', 'unknown-refund',
            'not-refunded', 'refund-amount', 'ledger')
        ),
        constraint "reconciliation_difference_state_check" check ("state" in ('open', 'ended')),
        constraint "reconciliation_difference_ending_check" check ("ending" in ('person', 'gone', 'credited')),
        constraint "reconciliation_difference_ended_check" check (
          (state = 'ended') = (ended_at is not null) and (ended_at is null) = (ending is null)
        ),
        constraint "reconciliation_difference_person_check" check ((ending is not null and ending = 'person') = (ended_by is not null)),
        constraint "reconciliation_difference_reason_check" check ((ended_by is null) = (reason is null)),
        constraint "reconciliation_difference_subject_unique" unique ("reconciliation_id", "kind", "subject")
      );
      create index "reconciliation_difference_found_at_id_index" on "reconciliation_difference" ("found_at", "id");
      create index "reconciliation_difference_open_index" on "reconciliation_difference" ("reconciliation_id") where "state" = 'open';
      create index "reconciliation_difference_top_up_index" on "reconciliation_difference" ("top_up_id") where "top_up_id" is not null;
      create index "reconciliation_difference_state_index" on "reconciliation_difference" ("state", "found_at", "id");
      create index "reconciliation_difference_number_index" on "reconciliation_difference" (lower("merchant_oid") text_pattern_ops);
    `);
  }
}
