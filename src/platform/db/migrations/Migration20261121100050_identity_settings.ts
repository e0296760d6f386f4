import { Migration } from '@mikro-orm/migrations';

export class Migration20261121100050_identity_settings extends Migration {
  override up(): void {
    this.addSql(`
      alter table "user_account" add column "muted_notices" text[] not null default '{}';
      alter table "user_account" alter column "muted_notices" drop default;
      alter table "user_session" add column "device" text not null default '', add column "last_used_at" timestamptz(3) null;
      update "user_session" set "last_used_at" = "created_at";
      alter table "user_session" alter column "device" drop default, alter column "last_used_at" set not null;
    `);
    // what was told stays as it was told; only whose name it was, and what they wrote, may be erased with their account
    this.addSql(`
      drop trigger order_event_stays on order_event;
      create trigger order_event_stays before delete or truncate on order_event
        for each statement execute function ledger_stays();
      create trigger order_event_told_once before update on order_event for each row
        when (
          row(old.id, old.order_id, old.at, old.kind, old.actor_id, old.actor_role, old.from_state, old.to_state)
            is distinct from
          row(new.id, new.order_id, new.at, new.kind, new.actor_id, new.actor_role, new.from_state, new.to_state)
          or old.actor_id is null
          or new.actor_name <> 'Silinmiş kullanıcı'
          or new.reason is not null
        )
        execute function ledger_stays();
    `);
    // the same of a card payment that was given back: the draft that it carried may go, with the note in it
    this.addSql(`
      drop trigger top_up_intent_stays on top_up;
      create trigger top_up_intent_stays before update on top_up for each row
        when (
          old.amount_kurus <> new.amount_kurus or old.user_id <> new.user_id or old.merchant_oid <> new.merchant_oid
          or (old.state = 'paid' and new.state not in ('paid', 'refunded'))
          or (old.state = 'refunded' and (
            to_jsonb(old) - array['draft', 'expected_price_kurus', 'frame_token']
              <> to_jsonb(new) - array['draft', 'expected_price_kurus', 'frame_token']
            or new.draft is not null or new.frame_token is not null
          ))
        )
        execute function top_up_intent_stays();
    `);
  }
}
