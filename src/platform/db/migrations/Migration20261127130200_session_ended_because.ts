import { Migration } from '@mikro-orm/migrations';

/** Why a session ended before its time, so that whoever sat in it can be told. */
export class Migration20261127130200_session_ended_because extends Migration {
  override up(): void {
    this.addSql(`alter table "user_session" add column "ended_because" text null;`);
  }
}
