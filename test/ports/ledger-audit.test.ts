import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import { auditLedger } from '#modules/wallet/adapters/persistence/audit-ledger.ts';
import { ledgerChecks } from '#modules/wallet/adapters/persistence/ledger-checks.ts';
import { SqlLedger } from '#modules/wallet/adapters/persistence/sql-ledger.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import {
  adjustment,
  orderPayment,
  partialCancel,
  payout,
  payoutReturn,
  penalty,
  reportFee,
  settlement,
  stockPurchase,
  stockRestore,
  tip,
  topUp,
  topUpRefund,
  topUpRefundReversal,
} from '#modules/wallet/domain/entries.ts';
import { Database } from '#platform/db/database.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const lira = (amount: number) => Money.lira(amount);
const [customer, booster, admin] = [randomUUID(), randomUUID(), randomUUID()];
const [topUpId, refundedTopUp, triedRefund] = [randomUUID(), randomUUID(), randomUUID()];
const [open, completed, cancelled] = [randomUUID(), randomUUID(), randomUUID()];
const [tipId, paidPayout, refusedPayout] = [randomUUID(), randomUUID(), randomUUID()];
const [bought, takenBack, soldAccount, shelvedAccount] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const reportId = randomUUID();
const ref = (id: string) => ({ id, number: '1001' });

let file: TestDatabase;
let database: Database;
let client: pg.Client;

/** A small consistent history with one movement of each kind. */
beforeAll(async () => {
  file = await testDatabase();
  client = new pg.Client({ connectionString: file.url });
  await client.connect();
  database = await Database.connect(file.url, walletRows, { max: 2 });
  const ledger = new SqlLedger(database, new UuidV7(), new SystemClock());
  const paid = (of: string, amount: Money) => topUp({ provider: 'paytr', topUpId: of, customerId: customer, amount });
  const refund = {
    provider: 'paytr' as const,
    customerId: customer,
    amount: lira(200),
    attempt: 1,
    actorId: admin,
    reason: 'vazgeçti',
  };
  await ledger.post(paid(topUpId, lira(1000)), paid(refundedTopUp, lira(200)), paid(triedRefund, lira(200)));
  await ledger.post(topUpRefund({ ...refund, topUpId: refundedTopUp }));
  await ledger.post(topUpRefund({ ...refund, topUpId: triedRefund }));
  await ledger.post(topUpRefundReversal({ ...refund, topUpId: triedRefund }));
  for (const [id, price] of [
    [open, lira(100)],
    [completed, lira(300)],
    [cancelled, lira(200)],
  ] as const)
    await ledger.post(orderPayment({ order: ref(id), customerId: customer, price }));
  const parties = { customerId: customer, boosterId: booster, actorId: null };
  await ledger.post(
    settlement({ ...parties, order: ref(completed), held: lira(300), share: lira(200), couponDiscount: lira(30) }),
  );
  await ledger.post(
    ...partialCancel({ ...parties, order: ref(cancelled), held: lira(200), earned: lira(40), refund: lira(160) }),
  );
  await ledger.post(
    tip({ tipId, order: ref(completed), customerId: customer, boosterId: booster, amount: lira(25) }),
    penalty({ penaltyId: randomUUID(), boosterId: booster, amount: lira(5), reason: 'geç kaldı', actorId: admin }),
    adjustment({ adjustmentId: randomUUID(), userId: booster, amount: lira(10), reason: 'telafi', actorId: admin }),
    payout({ payoutId: paidPayout, boosterId: booster, amount: lira(50), actorId: booster }),
    payout({ payoutId: refusedPayout, boosterId: booster, amount: lira(60), actorId: booster }),
    payoutReturn({ payoutId: refusedPayout, boosterId: booster, amount: lira(60), actorId: admin, reason: 'IBAN' }),
    reportFee({
      reportId,
      userId: customer,
      orderId: open,
      amount: lira(20),
      reason: 'hakaret',
      actorId: admin,
    }),
    stockPurchase({ purchaseId: bought, customerId: customer, price: lira(300) }),
    stockPurchase({ purchaseId: takenBack, customerId: customer, price: lira(150) }),
    stockRestore({ purchaseId: takenBack, customerId: customer, price: lira(150), actorId: admin, reason: 'kapalı' }),
  );
  const topUpRow = (id: string, amount: number, state: string, refundState: string | null) =>
    client.query(
      `insert into top_up (id, merchant_oid, user_id, amount_kurus, state, refund_state, refund_attempt, created_at, expires_at, paid_at)
       values ($1, $2, $3, $4, $5, $6, 1, now(), now(), now())`,
      [id, id.replaceAll('-', ''), customer, amount, state, refundState],
    );
  await topUpRow(topUpId, 1000_00, 'paid', null);
  await topUpRow(refundedTopUp, 200_00, 'refunded', 'done');
  await topUpRow(triedRefund, 200_00, 'paid', 'refused');
  const orderRow = (id: string, state: string, price: number, earned: number, refunded: number, tipped: number) =>
    client.query(
      `insert into orders (id, customer_id, booster_id, customer_name, service, game, server, state, price_kurus,
         coupon_discount_kurus, booster_earned_kurus, refunded_kurus, tipped_kurus, draft, summary, price_book_version,
         min_hours, max_hours, priority, lane_changed, account_given, account_replaced, progress_percent, created_at, updated_at)
       values ($1, $2, $3, 'Deniz Y.', 'kocluk', 'league', 'tr', $4, $5, 0, $6, $7, $8, '{}', '[]', 1, 1, 2,
         false, false, false, false, 0, now(), now())`,
      [id, customer, booster, state, price, earned, refunded, tipped],
    );
  await orderRow(open, 'started', 100_00, 0, 0, 0);
  await orderRow(completed, 'completed', 300_00, 200_00, 0, 25_00);
  await orderRow(cancelled, 'cancelled', 200_00, 40_00, 160_00, 0);
  await orderRow(randomUUID(), 'payment-error', 400_00, 0, 0, 0);
  await client.query(
    `insert into order_tip (id, order_id, customer_id, booster_id, amount_kurus, created_at) values ($1, $2, $3, $4, 2500, now())`,
    [tipId, completed, customer, booster],
  );
  await client.query(
    `insert into message_report (id, message_id, order_id, sender_id, sender_role, sender_name, reporter_id, reporter_role,
       reporter_name, reason, state, fee_kurus, created_at)
     values ($1, $1, $2, $3, 'customer', 'Deniz Y.', $4, 'booster', 'Can B.', 'hakaret', 'upheld', 2000, now())`,
    [reportId, open, customer, booster],
  );
  const payoutRow = (id: string, amount: number, state: string) =>
    client.query(
      `insert into payout (id, booster_id, amount_kurus, iban, state, requested_by, created_at, decided_at)
       values ($1, $2, $3, 'TR33', $4, $2, now(), now())`,
      [id, booster, amount, state],
    );
  await payoutRow(paidPayout, 50_00, 'paid');
  await payoutRow(refusedPayout, 60_00, 'refused');
  const stockRow = (id: string, state: string) =>
    client.query(
      `insert into stock_account (id, listing_id, fingerprint, state, created_at) values ($1, $1, $2, $3, now())`,
      [id, id, state],
    );
  await stockRow(soldAccount, 'sold');
  await stockRow(shelvedAccount, 'in-stock');
  const purchaseRow = (id: string, account: string, price: number, back: string | null) =>
    client.query(
      `insert into stock_purchase (id, listing_id, stock_account_id, buyer_id, buyer_name, server, level, description,
         price_kurus, created_at, taken_back_at, taken_back_by, taken_back_reason)
       values ($1, $2, $2, $3, 'Deniz Y.', 'tr', 30, 'hesap', $4, now(), case when $5::text is null then null else now() end,
         case when $5 is null then null else $3::uuid end, $5)`,
      [id, account, customer, price, back],
    );
  await purchaseRow(bought, soldAccount, 300_00, null);
  await purchaseRow(takenBack, shelvedAccount, 150_00, 'kapalı');
});
afterAll(async () => {
  await database.close();
  await client.end();
  await file.drop();
});

test('a consistent ledger has no fault', async () => {
  await expect(auditLedger(client)).resolves.toEqual({ checks: ledgerChecks.length, entries: 22 });
});

/** Makes a change that triggers and constraints would refuse, audits, and rolls back. */
const audited = async (...statements: string[]): Promise<string> => {
  await client.query('begin');
  try {
    await client.query('set local session_replication_role = replica');
    await client.query('alter table ledger_account drop constraint ledger_account_balance_check');
    await client.query('alter table ledger_posting drop constraint ledger_posting_balance_check');
    for (const statement of statements) await client.query(statement);
    const inside = (text: string) =>
      /^(begin|rollback)/.test(text) ? Promise.resolve({ rows: [] }) : client.query(text);
    return (await auditLedger({ query: inside })).fault ?? 'no fault';
  } finally {
    await client.query('rollback');
  }
};

const entryOf = (key: string) => `(select id from ledger_entry where key = '${key}')`;
const bothPostings = (key: string, by: number) =>
  `update ledger_posting set amount_kurus = amount_kurus + sign(amount_kurus) * ${by} where entry_id = ${entryOf(key)}`;

/** Recomputes the running balances and balances after a changed posting, as a careful forger would. */
const recount = `
  update ledger_posting p set balance_kurus = r.running from (
    select entry_id, account, sum(amount_kurus) over (partition by account order by seq) as running from ledger_posting where seq is not null
  ) r where r.entry_id = p.entry_id and r.account = p.account;
  update ledger_account a set balance_kurus = (select sum(amount_kurus) from ledger_posting where account = a.id)`;

describe('the audit names', () => {
  test.each([
    [
      'an amount changed in one posting',
      [
        `update ledger_posting set amount_kurus = amount_kurus + 1 where account = 'revenue' and entry_id = ${entryOf(`settlement:${completed}`)}`,
      ],
      /^\(a\) the postings of each entry sum to zero: entry \S+ \(settlement\): 4 postings sum to 1$/,
    ],
    [
      'a posting that was removed',
      [`delete from ledger_posting where account = 'bank' and entry_id = ${entryOf(`payout:${paidPayout}`)}`],
      /^\(a\) the postings of each entry sum to zero: entry \S+ \(payout\)/,
    ],
    [
      'an entry that was removed',
      [`delete from ledger_entry where key = 'tip:${tipId}'`],
      /^\(a\) every posting has an entry/,
    ],
    [
      'a balance that was raised',
      [`update ledger_account set balance_kurus = balance_kurus + 1 where id = 'wallet:${customer}'`],
      new RegExp(`^\\(b\\) .*account wallet:${customer}`),
    ],
    [
      'a posting that was moved to another wallet',
      [
        `update ledger_posting set account = 'wallet:${admin}' where account = 'wallet:${booster}' and entry_id = ${entryOf(`tip:${tipId}`)}`,
      ],
      /^\(b\)/,
    ],
    [
      'a gap in the numbers',
      [
        `update ledger_posting set seq = seq + 1 where account = 'wallet:${booster}' and seq = (select max(seq) from ledger_posting where account = 'wallet:${booster}')`,
        `update ledger_account set last_seq = last_seq + 1 where id = 'wallet:${booster}'`,
      ],
      /^\(c\) postings are numbered/,
    ],
    [
      'a wrong running balance',
      [`update ledger_posting set balance_kurus = balance_kurus + 1 where account = 'wallet:${booster}' and seq = 2`],
      new RegExp(`^\\(c\\) .*posting 2 of wallet:${booster}`),
    ],
    [
      'an account that differs from its last posting',
      [`update ledger_account set last_seq = last_seq - 1 where id = 'wallet:${customer}'`],
      /^\(c\) each account stores/,
    ],
    [
      'a booster’s wallet that is not marked as one',
      [
        `insert into booster_profile (id, simultaneous_orders, available_services, comfortable_league_servers,
           comfortable_wildrift_servers, comfortable_valorant_servers, languages, tier)
         values ('${booster}', 1, '{}', '{}', '{}', '{}', '{}', 1)`,
      ],
      new RegExp(`^\\(c\\) wallets of boosters are marked as such: account wallet:${booster}`),
    ],
    ['an overdraft', [bothPostings(`payout:${paidPayout}`, 500_00), recount], /^\(d\)/],
    [
      'a credited top-up that was not paid',
      [`update top_up set state = 'failed', cause = 'declined', paid_at = null where id = '${topUpId}'`],
      new RegExp(`^\\(e\\) top-ups match their entries: top-up ${topUpId}`),
    ],
    [
      'a balanced credit above the paid amount',
      [bothPostings(`top-up:${topUpId}`, 100), recount],
      new RegExp(`^\\(e\\) top-ups match their entries: top-up ${topUpId}`),
    ],
    [
      'a top-up that was paid and never credited',
      [
        `insert into top_up (id, merchant_oid, user_id, amount_kurus, state, refund_attempt, created_at, expires_at, paid_at)
        values ('${randomUUID()}', 'x', '${customer}', 100, 'paid', 0, now(), now(), now())`,
      ],
      /^\(e\) top-ups match their entries/,
    ],
    [
      'a refund to the card that is not in the ledger',
      [`update top_up set state = 'refunded', refund_state = 'done' where id = '${topUpId}'`],
      /^\(e\) refunds of top-ups/,
    ],
    [
      'an order that was not paid',
      [`update orders set state = 'waiting' where state = 'payment-error'`],
      /^\(e\) orders match their payments/,
    ],
    [
      'an order whose price was changed',
      [`update orders set price_kurus = price_kurus - 1 where id = '${open}'`],
      new RegExp(`^\\(e\\) orders match their payments: order ${open}`),
    ],
    [
      'a refund that is missing in its order',
      [`update orders set refunded_kurus = 0 where id = '${cancelled}'`],
      /^\(e\) order refunds/,
    ],
    [
      'a settlement to another booster',
      [`update orders set booster_id = '${admin}' where id = '${completed}'`],
      /^\(e\) earnings of boosters/,
    ],
    ['a tip entry without its tip', [`delete from order_tip`], /^\(e\) tips/],
    [
      'a payout of another amount than its entry',
      [`update payout set amount_kurus = 1 where id = '${paidPayout}'`],
      /^\(e\) payouts/,
    ],
    [
      'a returned payout that was not refused',
      [`update payout set state = 'paid' where id = '${refusedPayout}'`],
      /^\(e\) refused payouts/,
    ],
    [
      'an account sold below its price',
      [bothPostings(`stock-purchase:${bought}`, -100), recount],
      new RegExp(`^\\(e\\) accounts sold match their entries: purchase ${bought}`),
    ],
    [
      'a sale entry without its purchase',
      [`delete from stock_purchase where id = '${bought}'`],
      /^\(e\) accounts sold match their entries: purchase stock-purchase:/,
    ],
    [
      'a fee for a rejected report',
      [`update message_report set state = 'rejected' where id = '${reportId}'`],
      new RegExp(`^\\(e\\) fees for reported messages match their entries: report ${reportId}`),
    ],
    [
      'a fee entry of a report without a fee',
      [`update message_report set fee_kurus = null where id = '${reportId}'`],
      /^\(e\) fees for reported messages match their entries: report report-fee:/,
    ],
    [
      'an account that was taken back and never refunded',
      [
        `update stock_purchase set taken_back_at = now(), taken_back_by = buyer_id, taken_back_reason = 'x' where id = '${bought}'`,
      ],
      /^\(e\) accounts taken back match their refunds/,
    ],
    [
      'a sold account that is back in stock',
      [`update stock_account set state = 'in-stock' where id = '${soldAccount}'`],
      new RegExp(`^\\(e\\) a stock account is sold exactly if it has a buyer: stock account ${soldAccount}`),
    ],
    [
      'a penalty without a reason',
      [`update ledger_entry set reason = null where kind = 'penalty'`],
      /^\(e\) penalties/,
    ],
    [
      'money in the escrow of a cancelled order',
      [`update orders set state = 'cancelled' where id = '${open}'`],
      /^\(f\) .*holds 10000 for an order that is cancelled/,
    ],
    [
      'an empty escrow of an order that has not ended',
      [`update orders set state = 'finished' where id = '${completed}'`],
      /^\(f\) .*holds 0 for an order that is finished/,
    ],
    [
      'a provider’s debt that was moved to the bank account',
      [
        `update ledger_posting set account = 'bank' where account = 'psp:paytr' and entry_id = ${entryOf(`top-up:${topUpId}`)}`,
      ],
      /^\(g\)/,
    ],
    [
      'a card payment marked as a bank transfer',
      [
        `update top_up set provider = 'bank-transfer' where id = '${topUpId}'`,
        `insert into hand_payment (top_up_id, merchant_oid, provider, amount_kurus, reference, arrived_on, entered_by, at)
          select id, merchant_oid, provider, amount_kurus, 'X1', '2026-11-20', user_id, created_at from top_up where id = '${topUpId}'`,
      ],
      /^\(g\) .*: account bank: -5000 by its postings, 95000 by what was paid/,
    ],
    [
      'a bank transfer that was not entered',
      [`update top_up set provider = 'bank-transfer' where id = '${topUpId}'`],
      new RegExp(`^\\(e\\) payments entered by hand match their top-ups: top-up ${topUpId} `),
    ],
    [
      'an entered transfer of another amount than its payment',
      [
        `update top_up set provider = 'e-wallet' where id = '${topUpId}'`,
        `insert into hand_payment (top_up_id, merchant_oid, provider, amount_kurus, reference, arrived_on, entered_by, at)
          select id, merchant_oid, provider, 1, 'X1', '2026-11-20', user_id, created_at from top_up where id = '${topUpId}'`,
      ],
      /^\(e\) payments entered by hand match .*\(e-wallet of 100000\): e-wallet of 1 entered/,
    ],
    [
      'a refund sent by hand for a payment that was not refunded',
      [
        `insert into hand_refund (reference, merchant_oid, amount_kurus, asked_at, bank_reference, ended_by, ended_at)
          values ('X1R1', 'X1', 5, now(), 'B1', '${admin}', now())`,
      ],
      /^\(e\) refunds sent by hand match their top-ups: .*X1R1 of 5 sent/,
    ],
    [
      'a payout from an account other than the bank',
      [
        `update ledger_posting set account = 'psp:e-wallet' where account = 'bank' and entry_id = ${entryOf(`payout:${paidPayout}`)}`,
      ],
      /^\(g\) .*: account bank: 0 by its postings, -5000 by what was paid/,
    ],
  ])('%s', async (_, statements, fault) => {
    await expect(audited(...statements)).resolves.toMatch(fault);
  });
});
