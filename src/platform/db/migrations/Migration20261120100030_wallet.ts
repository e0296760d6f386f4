import { Migration } from '@mikro-orm/migrations';

/**
 * Ledger and payouts. What a bug above could do wrong with money, the database refuses: it knows no overdraft, no entry
 * that does not balance, no gap in a wallet's numbers, no change of what was written.
 */
export class Migration20261120100030_wallet extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(entriesBalance);
    this.addSql(accountsFollowTheirPostings);
    this.addSql(historyStays);
  }
}

const tables = `
create table "ledger_account" ("id" text not null, "balance_kurus" bigint not null, "last_seq" bigint not null, primary key ("id"));
alter table "ledger_account" add constraint "ledger_account_balance_check" check (balance_kurus >= 0);
alter table "ledger_account" add constraint "ledger_account_seq_check" check (last_seq >= 1);

create table "ledger_entry" ("id" uuid not null, "key" text not null, "kind" text not null, "order_id" uuid null, "order_number" text null, "top_up_id" uuid null, "payout_id" uuid null, "actor_id" uuid null, "reason" text null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "ledger_entry" add constraint "ledger_entry_key_unique" unique ("key");
create index "ledger_entry_order_id_index" on "ledger_entry" ("order_id");
create index "ledger_entry_top_up_id_index" on "ledger_entry" ("top_up_id");
create index "ledger_entry_payout_id_index" on "ledger_entry" ("payout_id");
create index "ledger_entry_created_at_id_index" on "ledger_entry" ("created_at", "id");
create index "ledger_entry_kind_created_at_id_index" on "ledger_entry" ("kind", "created_at", "id");
alter table "ledger_entry" add constraint "ledger_entry_kind_check" check ("kind" in ('top-up', 'top-up-refund', 'order-payment', 'order-refund', 'settlement', 'tip', 'penalty', 'adjustment', 'payout', 'payout-return', 'stock-purchase', 'stock-restore', 'report-fee'));

create table "ledger_posting" ("entry_id" uuid not null, "account" text not null, "amount_kurus" bigint not null, "seq" bigint null, "balance_kurus" bigint null, primary key ("entry_id", "account"));
alter table "ledger_posting" add constraint "ledger_posting_account_seq_unique" unique ("account", "seq");
alter table "ledger_posting" add constraint "ledger_posting_amount_check" check (amount_kurus <> 0);
alter table "ledger_posting" add constraint "ledger_posting_balance_check" check (balance_kurus >= 0);
alter table "ledger_posting" add constraint "ledger_posting_stored_check" check ((seq is not null) = (account like 'wallet:%' or account like 'escrow:%') and (seq is null) = (balance_kurus is null));

create table "payout" ("id" uuid not null, "booster_id" uuid not null, "amount_kurus" bigint not null, "iban" text not null, "state" text not null, "reason" text null, "requested_by" uuid not null, "created_at" timestamptz(3) not null, "decided_by" uuid null, "decided_at" timestamptz(3) null, primary key ("id"));
create index "payout_booster_id_created_at_index" on "payout" ("booster_id", "created_at");
create index "payout_state_created_at_index" on "payout" ("state", "created_at");
alter table "payout" add constraint "payout_amount_check" check (amount_kurus > 0);
alter table "payout" add constraint "payout_decided_check" check ((state = 'requested') = (decided_at is null));
alter table "payout" add constraint "payout_state_check" check ("state" in ('requested', 'paid', 'refused'));`;

/** At commit: an entry has at least two postings and they sum to zero, also if postings come to it later. */
const entriesBalance = `
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
create constraint trigger ledger_entry_at_commit after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_entry_at_commit();`;

/**
 * A posting of a stored account continues the one before it, in number and balance. At commit its account stands where
 * its last posting says, whichever of the two was written.
 */
const accountsFollowTheirPostings = `
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
create trigger ledger_posting_continues before insert on ledger_posting
  for each row execute function ledger_posting_continues();

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
create constraint trigger ledger_posting_at_commit after insert on ledger_posting
  deferrable initially deferred for each row execute function ledger_posting_at_commit();

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
create constraint trigger ledger_account_at_commit after insert or update on ledger_account
  deferrable initially deferred for each row execute function ledger_account_at_commit();`;

/** What was written stays, whoever asks. */
const historyStays = `
create function ledger_stays() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: what was posted stays, a correction is a new entry', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation', constraint = 'ledger_stays';
end $$;
create trigger ledger_entry_stays before update or delete or truncate on ledger_entry
  for each statement execute function ledger_stays();
create trigger ledger_posting_stays before update or delete or truncate on ledger_posting
  for each statement execute function ledger_stays();
create trigger ledger_account_stays before delete or truncate on ledger_account
  for each statement execute function ledger_stays();`;
