import { Migration } from '@mikro-orm/migrations';

/** Pictures show the rank that was found at the start of an order, too. */
export class Migration20261128120200_rank_report_pictures extends Migration {
  override up(): void {
    this.addSql(`
      alter table "picture" drop constraint "picture_subject_kind_check", add constraint "picture_subject_kind_check"
        check ("subject_kind" in ('order-proof', 'dispute', 'dispute-answer', 'rank-report', 'ticket-message'));
    `);
  }
}
