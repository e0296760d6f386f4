import { Migration } from '@mikro-orm/migrations';

/** What the house moved for one person by hand is counted over all who moved it. */
export class Migration20261124100000_hand_movement_person extends Migration {
  override up(): void {
    this.addSql(`create index "hand_movement_person" on "hand_movement" ("person_id", "created_at");`);
  }
}
