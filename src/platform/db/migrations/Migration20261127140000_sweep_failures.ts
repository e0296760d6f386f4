import { Migration } from '@mikro-orm/migrations';

/** Records at which sweeps fail rest, so that they do not take every turn. */
export class Migration20261127140000_sweep_failures extends Migration {
  override up(): void {
    this.addSql(`
      create table "sweep_failure" (
        "sweep" text not null,
        "subject_id" uuid not null,
        "attempts" int not null,
        "tried_again_at" timestamptz(3) not null,
        primary key ("sweep", "subject_id")
      );
    `);
  }
}
