import { Migration } from '@mikro-orm/migrations';

/** Until when a receiver asked to be left alone. */
export class Migration20261125150000_webhook_held extends Migration {
  override up(): void {
    this.addSql(`alter table "webhook" add column "held_until" timestamptz(3) null;`);
  }
}
