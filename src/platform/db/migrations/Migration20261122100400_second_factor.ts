import { Migration } from '@mikro-orm/migrations';

/** The second factor of a log-in; its key is the vault's. */
export class Migration20261122100400_second_factor extends Migration {
  override up(): void {
    this.addSql(`
      create table "second_factor" (
        "user_id" uuid not null,
        "confirmed_at" timestamptz(3) null,
        "last_step" bigint not null,
        "recovery_hashes" text[] not null,
        primary key ("user_id")
      );
      alter table "vault_secret" drop constraint "vault_secret_purpose_check",
        add constraint "vault_secret_purpose_check" check ("purpose" in ('game-account', 'order', 'stock', 'purchase', 'second-factor'));
    `);
  }
}
