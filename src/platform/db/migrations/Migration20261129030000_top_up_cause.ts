import { Migration } from '@mikro-orm/migrations';

/**
 * Why a card payment brought no money, and as what it first failed (decision 0086). The trigger writes both for the version
 * before, which writes a sentence, and for the rows that the next migration fills. With `failure` it goes once no instance
 * writes sentences.
 */
export class Migration20261129030000_top_up_cause extends Migration {
  override up(): void {
    this.addSql(`
      alter table "top_up"
        add column "cause" text null,
        add column "failed_as" text null,
        add constraint "top_up_cause_check" check ("cause" in ('abandoned', 'expired', 'declined', 'not-verified', 'verification-failed', 'security-check', 'no-instalments', 'card-not-permitted', '3d-secure-required', 'fraud-warning', 'provider-error', 'not-opened')) not valid,
        add constraint "top_up_failed_as_check" check ("failed_as" in ('left', 'refused')) not valid;
    `);
    this.addSql(`
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
      create trigger top_up_cause before insert or update on top_up for each row execute function top_up_cause();
    `);
    // what a refunded one first failed as is written once
    this.addSql(`
      drop trigger top_up_intent_stays on top_up;
      create trigger top_up_intent_stays before update on top_up for each row
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
  }
}
