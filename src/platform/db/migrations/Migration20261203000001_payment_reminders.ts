import { Migration } from '@mikro-orm/migrations';

/** When it was decided whether to remind of an unfinished payment (docs/decisions/0039). */
export class Migration20261203000001_payment_reminders extends Migration {
  override up(): void {
    this.addSql(`alter table "top_up" add column "reminder_decided_at" timestamptz(3) null;`);
  }

  override down(): void {
    this.addSql(`alter table "top_up" drop column "reminder_decided_at";`);
  }
}
