import { Migration } from '@mikro-orm/migrations';

/**
 * Whether a match proves progress, and the order in which an order's matches were added. A match is added under its order's lock, so these numbers rise with it, while
 * the clocks of two processes may differ. Matches from before have none, and come first.
 */
export class Migration20261127110000_match_order extends Migration {
  override up(): void {
    this.addSql(`
      create sequence "order_match_seq";
      alter table "order_match" add column "seq" bigint null, add column "counts" boolean not null default true;
      alter table "order_match" alter column "seq" set default nextval('order_match_seq');
      alter sequence "order_match_seq" owned by "order_match"."seq";
    `);
  }
}
