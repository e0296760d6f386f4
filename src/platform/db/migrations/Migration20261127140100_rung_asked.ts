import { Migration } from '@mikro-orm/migrations';

/** The pool is asked what fits a booster: rank by rank, without reading every draft. */
export class Migration20261127140100_rung_asked extends Migration {
  override up(): void {
    this.addSql('alter table "orders" add column "rung_asked" int null;');
  }
}
