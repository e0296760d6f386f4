import { Migration } from '@mikro-orm/migrations';
import { backfill } from '../backfill.ts';

/** By the trigger, which says what it is. */
export class Migration20261125142100_ticket_search_text_filled extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(backfill('ticket', 'id', '"subject" = "subject"', '"search_text" is null'));
  }
}
