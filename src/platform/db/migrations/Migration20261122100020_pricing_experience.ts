import { Migration } from '@mikro-orm/migrations';

/** How long finished orders took, learned from time to time; estimates follow it. */
export class Migration20261122100020_pricing_experience extends Migration {
  override up(): void {
    this.addSql(`
      create table "pricing_experience" (
        "id" int not null,
        "experiences" jsonb not null,
        "learned_at" timestamptz(3) not null,
        primary key ("id")
      );
    `);
  }
}
