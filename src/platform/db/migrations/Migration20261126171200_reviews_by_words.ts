import { Migration } from '@mikro-orm/migrations';

/** Reviews are found by the words of their text. */
export class Migration20261126171200_reviews_by_words extends Migration {
  override up(): void {
    this.addSql(`
      create index "order_review_text" on "order_review"
        using gin ((lower(translate("text", 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))) gin_trgm_ops);
      analyze "order_review";
    `);
  }
}
