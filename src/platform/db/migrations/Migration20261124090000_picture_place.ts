import { Migration } from '@mikro-orm/migrations';

/** Which of its record's pictures one is: uploads that run side by side end in any order. */
export class Migration20261124090000_picture_place extends Migration {
  override up(): void {
    this.addSql(`alter table "picture" add column "place" smallint null;`);
  }
}
