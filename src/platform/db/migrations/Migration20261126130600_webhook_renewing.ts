import { Migration } from '@mikro-orm/migrations';

/** What waits for a receiver is put into the line anew some at once, by whoever sends: 100,000 in one statement took 9 s. */
export class Migration20261126130600_webhook_renewing extends Migration {
  override up(): void {
    this.addSql(`alter table "webhook" add column "renewing" boolean not null default false;`);
  }
}
