import { expect, test } from '@jest/globals';
import { Database } from '#platform/db/database.ts';
import { rows } from '#main/modules.ts';
import { testDatabase } from '../support/test-database.ts';

/** Triggers and functions of the migrations. The comparison would drop them, because no row schema contains them. */
const guard = /^drop (trigger|function) if exists "(\w+)"/;
/** pg-boss, not the migrations, owns the tables of the job queues. */
const ofJobs = /^(alter table|drop table if exists|drop schema if exists) "jobs"/;
const guards = [
  'audit_event_continues',
  'audit_event_forgets_only',
  'audit_event_stays',
  'audit_head_goes_on',
  'audit_head_stays',
  'hand_payment_gone',
  'hand_payment_stays',
  'hand_refund_gone',
  'hand_refund_stays',
  'ledger_account_at_commit',
  'ledger_account_booster',
  'ledger_account_stays',
  'ledger_entry_at_commit',
  'ledger_entry_stays',
  'ledger_posting_at_commit',
  'ledger_posting_continues',
  'ledger_posting_stays',
  'login_release_opens_once',
  'login_release_stays',
  'order_event_stays',
  'order_event_told_once',
  'order_review_booster',
  'orders_counted',
  'orders_counted_new',
  'orders_loaded',
  'orders_loaded_new',
  'orders_moment',
  'ticket_search_text',
  'top_up_cause',
  'top_up_intent_stays',
  'top_up_provider_stays',
  'top_up_stays',
];

test('the migrated database matches the row schemas and has all its triggers', async () => {
  const { url, drop } = await testDatabase();
  const database = await Database.connect(url, rows, { max: 2 });
  try {
    const differences = (await database.orm.schema.getUpdateSchemaSQL({ wrap: false }))
      .split(';')
      .map((statement) => statement.trim())
      .filter((statement) => statement !== '');
    expect(differences.filter((statement) => !guard.test(statement) && !ofJobs.test(statement))).toEqual([]);
    const found = differences
      .filter((statement) => statement.startsWith('drop trigger'))
      .map((it) => guard.exec(it)?.[2]);
    expect(found).toEqual(guards);
  } finally {
    await database.close();
    await drop();
  }
});
