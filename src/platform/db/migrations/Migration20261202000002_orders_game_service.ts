import { Migration } from '@mikro-orm/migrations';
import { refuseInvalid } from '../made-ahead.ts';

/** Orders of a game or of a service, in one index (docs/decisions/0100). */
export class Migration20261202000002_orders_game_service extends Migration {
  override up(): void {
    this.addSql(refuseInvalid('orders_game_service'));
    this.addSql(`
      create index if not exists "orders_game_service" on "orders" ("game", "service", "created_at", "id");
    `);
  }

  override down(): void {
    this.addSql('drop index "orders_game_service";');
  }
}
