import { Migration } from '@mikro-orm/migrations';

/** The links of ordered streams, and what was paid back where none was given. */
export class Migration20261128100000_order_streams extends Migration {
  override up(): void {
    this.addSql(`create table "order_stream" ("id" uuid not null, "order_id" uuid not null, "booster_id" uuid not null,
      "url" text null, "started_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, "counts" boolean not null,
      primary key ("id"));`);
    this.addSql(
      `alter table "order_stream" add constraint "order_stream_times_check" check (ended_at is null or ended_at >= started_at);`,
    );
    this.addSql(`create index "order_stream_order" on "order_stream" ("order_id", "started_at");`);
    this.addSql(`create index "order_stream_booster" on "order_stream" ("booster_id");`);
    this.addSql(`create unique index "order_stream_live" on "order_stream" ("order_id") where "ended_at" is null;`);
    this.addSql(`alter table "orders" add column "stream_refund_kurus" bigint not null default '0';`);
  }
}
