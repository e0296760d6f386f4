import { Migration } from '@mikro-orm/migrations';

/**
 * What the trial balance reads instead of all postings (docs/decisions/0003), and what boosters play by an index of its own.
 * What there is already is counted here: the jobs' transactions are too short for a long history in one piece.
 */
export class Migration20261124130000_kept_sums extends Migration {
  override up(): void {
    this.addSql(`
      create table "ledger_sum" (
        "account" text not null,
        "count" bigint not null,
        "balance_kurus" bigint not null,
        primary key ("account")
      );
      create table "ledger_progress" (
        "id" int not null,
        "counted_until" timestamptz(3) null,
        primary key ("id"),
        constraint "ledger_progress_one_check" check (id = 1)
      );
      insert into "ledger_progress" ("id", "counted_until")
      select 1, now() - interval '10 minutes' where exists (select from "ledger_entry") union all
      select 1, null where not exists (select from "ledger_entry");
      insert into "ledger_sum" ("account", "count", "balance_kurus")
      select case when "account" like 'wallet:%' then 'wallet' when "account" like 'escrow:%' then 'escrow' else "account" end,
        count(*) filter (where coalesce("seq", 1) = 1), sum("amount_kurus")
      from "ledger_entry" join "ledger_posting" on "entry_id" = "id"
      where "created_at" < (select "counted_until" from "ledger_progress") group by 1;
      create index "orders_load" on "orders" ("booster_id") where "state" in ('starting', 'started', 'in-game');
    `);
  }
}
