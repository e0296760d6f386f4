import { Migration } from '@mikro-orm/migrations';

/** Reads the table while everybody goes on writing: adding the constraints did not read it. */
export class Migration20261129030210_top_up_cause_looked_at extends Migration {
  override up(): void {
    this.addSql(`
      alter table "top_up" validate constraint "top_up_cause_check";
      alter table "top_up" validate constraint "top_up_failed_as_check";
      alter table "top_up" validate constraint "top_up_unpaid_check";
      alter table "top_up" validate constraint "top_up_expired_check";
      alter table "top_up" validate constraint "top_up_failed_check";
    `);
  }
}
