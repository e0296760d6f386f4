import { Migration } from '@mikro-orm/migrations';

/** Orders of a game or of a service, in one index (docs/decisions/0100). */
export class Migration20261202000002_orders_game_service extends Migration {
  override up(): void {
    this.addSql(`
      create index if not exists "orders_game_service" on "orders" ("game", "service", "created_at", "id");
      drop index "orders_game_created", "orders_service_created";
    `);
  }

  override down(): void {
    this.addSql(`
      create index "orders_game_created" on "orders" ("game", "created_at", "id");
      create index "orders_service_created" on "orders" ("service", "created_at", "id");
      drop index "orders_game_service";
    `);
  }
}
