import { Migration } from '@mikro-orm/migrations';

/**
 * The ledger, payouts and fines. Triggers refuse the effects that a bug in the code could have on money: an overdraft, an
 * unbalanced entry, a gap in an account's posting numbers, a change of posted rows.
 */
export class Migration20261130000300_baseline_wallet extends Migration {
  override up(): void {
    this.addSql(`
      create table "ledger_account" (
        "id" text not null,
        "balance_kurus" bigint not null,
        "last_seq" bigint not null,
        "moved_at" timestamptz(3) not null default now(),
        "of_booster" boolean not null default false,
        primary key ("id"),
        constraint "ledger_account_balance_check" check (balance_kurus >= 0),
        constraint "ledger_account_seq_check" check (last_seq >= 1)
      );
      create index "ledger_account_wallet_balance_index" on "ledger_account" ("balance_kurus", "id") where "id" like 'wallet:%';
      create index "ledger_account_wallet_moved_index" on "ledger_account" ("moved_at", "id") where "id" like 'wallet:%';
      -- the console's list of boosters by balance: with the id, the index alone answers
      create index "ledger_account_booster_balance_index" on "ledger_account" ("balance_kurus", (substr("id", 8)::uuid)) include ("id")
        where "of_booster";

      -- at commit an account has the number and the balance of its last posting
      create function ledger_account_at_commit() returns trigger language plpgsql as $$
      declare
        account ledger_account;
      begin
        select * into account from ledger_account where id = new.id;
        if not exists (
          select from ledger_posting
          where ledger_posting.account = new.id and seq = account.last_seq and balance_kurus = account.balance_kurus
        ) or exists (select from ledger_posting where ledger_posting.account = new.id and seq = account.last_seq + 1) then
          raise exception 'account % does not stand where its last posting says', new.id
            using errcode = 'integrity_constraint_violation', constraint = 'ledger_account_follows';
        end if;
        return null;
      end $$;
      create constraint trigger "ledger_account_at_commit" after insert or update on "ledger_account"
        deferrable initially deferred for each row execute function ledger_account_at_commit();

      -- nothing that was posted is changed or deleted, whoever asks
      create function ledger_stays() returns trigger language plpgsql as $$
      begin
        raise exception '% on % is refused: what was posted stays, a correction is a new entry', tg_op, tg_table_name
          using errcode = 'integrity_constraint_violation', constraint = 'ledger_stays';
      end $$;
      create trigger "ledger_account_stays" before delete or truncate on "ledger_account"
        for each statement execute function ledger_stays();

      -- at the first posting of a wallet: its owner is a booster then or never, and it stays a booster's when they leave
      create function ledger_account_is_of_booster() returns trigger language plpgsql as $$
      begin
        update "ledger_account" set "of_booster" = true
        where "id" = new."id" and exists (select from "booster_profile" where "id" = substr(new."id", 8)::uuid);
        return null;
      end $$;
      create trigger "ledger_account_booster" after insert on "ledger_account"
        for each row when (new."id" like 'wallet:%') execute function ledger_account_is_of_booster();
    `);
    this.addSql(`
      create table "ledger_entry" (
        "id" uuid not null,
        "key" text not null,
        "kind" text not null,
        "order_id" uuid null,
        "order_number" text null,
        "top_up_id" uuid null,
        "payout_id" uuid null,
        "actor_id" uuid null,
        "reason" text null,
        "created_at" timestamptz(3) not null,
        primary key ("id"),
        constraint "ledger_entry_key_unique" unique ("key"),
        constraint "ledger_entry_kind_check" check (
          "kind" in ('top-up', 'top-up-refund', 'order-payment', 'order-refund', 'settlement', 'tip', 'penalty',
            'adjustment', 'payout', 'payout-return', 'stock-purchase', 'stock-restore', 'report-fee')
        )
      );
      create index "ledger_entry_order_id_index" on "ledger_entry" ("order_id");
      create index "ledger_entry_top_up_id_index" on "ledger_entry" ("top_up_id");
      create index "ledger_entry_payout_id_index" on "ledger_entry" ("payout_id");
      create index "ledger_entry_created_at_id_index" on "ledger_entry" ("created_at", "id");
      create index "ledger_entry_kind_created_at_id_index" on "ledger_entry" ("kind", "created_at", "id");
      create index "ledger_entry_actor_index" on "ledger_entry" ("actor_id", "created_at", "id") where "actor_id" is not null;

      -- an entry has at least two postings, and they sum to zero; also when postings are added to it later
      create function ledger_entry_balances(entry uuid) returns void language plpgsql as $$
      declare
        postings bigint;
        total numeric;
      begin
        select count(*), sum(amount_kurus) into postings, total from ledger_posting where entry_id = entry;
        if postings < 2 or total <> 0 then
          raise exception 'ledger entry %: % postings sum to %', entry, postings, total
            using errcode = 'integrity_constraint_violation', constraint = 'ledger_entry_balances';
        end if;
      end $$;

      create function ledger_entry_at_commit() returns trigger language plpgsql as $$
      begin
        perform ledger_entry_balances(new.id);
        return null;
      end $$;
      create constraint trigger "ledger_entry_at_commit" after insert on "ledger_entry"
        deferrable initially deferred for each row execute function ledger_entry_at_commit();
      create trigger "ledger_entry_stays" before update or delete or truncate on "ledger_entry"
        for each statement execute function ledger_stays();
    `);
    this.addSql(`
      create table "ledger_posting" (
        "entry_id" uuid not null,
        "account" text not null,
        "amount_kurus" bigint not null,
        "seq" bigint null,
        "balance_kurus" bigint null,
        primary key ("entry_id", "account"),
        constraint "ledger_posting_account_seq_unique" unique ("account", "seq"),
        constraint "ledger_posting_amount_check" check (amount_kurus <> 0),
        constraint "ledger_posting_balance_check" check (balance_kurus >= 0),
        constraint "ledger_posting_stored_check" check (
          (seq is not null) = (account like 'wallet:%' or account like 'escrow:%')
          and (seq is null) = (balance_kurus is null)
        )
      );

      -- a posting of a stored account continues the number and the balance of the one before it
      create function ledger_posting_continues() returns trigger language plpgsql as $$
      declare
        before bigint := 0;
      begin
        if new.seq is null then
          return new;
        end if;
        if new.seq <> 1 then
          select balance_kurus into before from ledger_posting where account = new.account and seq = new.seq - 1;
        end if;
        if before is null or new.balance_kurus <> before + new.amount_kurus then
          raise exception 'posting % of % does not follow from the one before it', new.seq, new.account
            using errcode = 'integrity_constraint_violation', constraint = 'ledger_posting_continues';
        end if;
        return new;
      end $$;
      create trigger "ledger_posting_continues" before insert on "ledger_posting"
        for each row execute function ledger_posting_continues();

      -- at commit a posting has its entry, and its account has reached its number
      create function ledger_posting_at_commit() returns trigger language plpgsql as $$
      begin
        if not exists (select from ledger_entry where id = new.entry_id) then
          raise exception 'posting of % without an entry', new.account
            using errcode = 'integrity_constraint_violation', constraint = 'ledger_entry_balances';
        end if;
        perform ledger_entry_balances(new.entry_id);
        if new.seq is not null and not exists (select from ledger_account where id = new.account and last_seq >= new.seq) then
          raise exception 'account % was left behind by its posting %', new.account, new.seq
            using errcode = 'integrity_constraint_violation', constraint = 'ledger_account_follows';
        end if;
        return null;
      end $$;
      create constraint trigger "ledger_posting_at_commit" after insert on "ledger_posting"
        deferrable initially deferred for each row execute function ledger_posting_at_commit();
      create trigger "ledger_posting_stays" before update or delete or truncate on "ledger_posting"
        for each statement execute function ledger_stays();
    `);
    // Sums up to a time, so that the trial balance does not read all postings (docs/decisions/0003).
    this.addSql(`
      create table "ledger_sum" (
        "account" text not null,
        "count" bigint not null,
        "balance_kurus" bigint not null,
        primary key ("account")
      );
    `);
    this.addSql(`
      create table "ledger_progress" (
        "id" int not null,
        "counted_until" timestamptz(3) null,
        primary key ("id"),
        constraint "ledger_progress_one_check" check (id = 1)
      );
      insert into "ledger_progress" ("id", "counted_until") values (1, null);
    `);
    this.addSql(`
      create table "payout" (
        "id" uuid not null,
        "booster_id" uuid not null,
        "amount_kurus" bigint not null,
        "iban" text not null,
        "state" text not null,
        "reason" text null,
        "requested_by" uuid not null,
        "created_at" timestamptz(3) not null,
        "decided_by" uuid null,
        "decided_at" timestamptz(3) null,
        -- whether the bank account is new for its booster: such a payout waits (docs/decisions/0070)
        "iban_new" boolean not null default false,
        "confirmed_at" timestamptz(3) null,
        primary key ("id"),
        constraint "payout_amount_check" check (amount_kurus > 0),
        constraint "payout_decided_check" check ((state = 'requested') = (decided_at is null)),
        constraint "payout_state_check" check ("state" in ('requested', 'paid', 'refused'))
      );
      create index "payout_booster_id_created_at_index" on "payout" ("booster_id", "created_at");
      create index "payout_state_created_at_index" on "payout" ("state", "created_at");
      create index "payout_created_at_id_index" on "payout" ("created_at", "id");
      create index "payout_amount_index" on "payout" ("amount_kurus", "id");
    `);
    // Fines above a booster's balance. The rest is collected from later earnings (docs/decisions/0081).
    this.addSql(`
      create table "fine_claim" (
        "id" uuid not null,
        "booster_id" uuid not null,
        "amount_kurus" bigint not null,
        "settled_kurus" bigint not null,
        "waived_kurus" bigint not null,
        "state" text not null,
        "reason" text null,
        "order_id" uuid null,
        "created_by" uuid not null,
        "created_at" timestamptz(3) not null,
        "waived_by" uuid null,
        "waived_at" timestamptz(3) null,
        "waiver_reason" text null,
        primary key ("id"),
        constraint "fine_claim_state_check" check ("state" in ('open', 'settled', 'waived')),
        constraint "fine_claim_amount_check" check (amount_kurus > 0),
        constraint "fine_claim_settled_check" check (settled_kurus >= 0),
        constraint "fine_claim_waived_check" check (waived_kurus >= 0),
        constraint "fine_claim_open_check" check (
          (settled_kurus + waived_kurus) <= amount_kurus and (state = 'open') = ((settled_kurus + waived_kurus) < amount_kurus)
        ),
        constraint "fine_claim_waiver_check" check (
          (state = 'waived') = (waived_at is not null) and (state = 'waived') = (waived_kurus > 0)
          and (state = 'waived') = (waiver_reason is not null)
        )
      );
      create index "fine_claim_booster_id_created_at_id_index" on "fine_claim" ("booster_id", "created_at", "id");
      create index "fine_claim_state_created_at_id_index" on "fine_claim" ("state", "created_at", "id");
      create index "fine_claim_created_at_id_index" on "fine_claim" ("created_at", "id");
      create index "fine_claim_amount_index" on "fine_claim" ("amount_kurus", "id");
    `);
  }
}
