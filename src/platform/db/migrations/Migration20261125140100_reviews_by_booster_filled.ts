import { Migration } from '@mikro-orm/migrations';
import { backfill } from '../backfill.ts';

export class Migration20261125140100_reviews_by_booster_filled extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    const ofOrder = '(select "booster_id" from "orders" where "id" = "order_id")';
    this.addSql(backfill('order_review', 'order_id', `"booster_id" = ${ofOrder}`, '"booster_id" is null'));
  }
}
