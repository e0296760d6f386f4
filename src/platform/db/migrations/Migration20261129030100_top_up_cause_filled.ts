import { Migration } from '@mikro-orm/migrations';
import { backfill } from '../backfill.ts';

/** The trigger `top_up_cause` writes both columns of a row that is written. */
export const causesFilled = backfill(
  'top_up',
  'id',
  `"failed_at" = "failed_at"`,
  `"cause" is null and "state" in ('failed', 'expired') or "failed_as" is null and "failed_at" is not null`,
);

/** Why payments from before the column brought no money: from the sentences that were kept of them. */
export class Migration20261129030100_top_up_cause_filled extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(causesFilled);
  }
}
