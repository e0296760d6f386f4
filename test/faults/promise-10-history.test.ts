import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { key, many, outcomesOf } from '#test/support/calls.ts';
import { Market, type Trader } from '#test/support/market.ts';
import { Provider } from '#test/support/provider.ts';

let market: Market;
let customer: Trader;
let booster: Trader;
beforeAll(async () => {
  market = await Market.open();
  [customer, booster] = await Promise.all([market.customer(Money.lira(5000)), market.booster()]);
  await market.fund(booster, Money.lira(5000));
}, 120_000);
afterEach(() => market.audit());
afterAll(() => market.close());

const history = () =>
  market.rows('select e.*, p.* from ledger_entry e join ledger_posting p on p.entry_id = e.id order by e.id, account');

describe('even for a role with all rights, the database refuses', () => {
  test.each([
    ['update ledger_entry set reason = reason', 'ledger_stays'],
    ['update ledger_entry set created_at = now() where false', 'ledger_stays'],
    ['delete from ledger_entry', 'ledger_stays'],
    ['truncate ledger_entry', 'ledger_stays'],
    ['update ledger_posting set amount_kurus = amount_kurus * 2', 'ledger_stays'],
    ['delete from ledger_posting', 'ledger_stays'],
    ['truncate ledger_posting', 'ledger_stays'],
    ['truncate ledger_entry, ledger_posting, ledger_account cascade', 'ledger_stays'],
    ['delete from ledger_account', 'ledger_stays'],
    ['truncate ledger_account', 'ledger_stays'],
    ['update ledger_account set balance_kurus = balance_kurus + 1', 'ledger_account_follows'],
  ])('%s', async (statement, constraint) => {
    const before = await history();
    expect(before.length).toBeGreaterThan(0);
    await expect(market.database.query(statement)).rejects.toMatchObject({ constraint });
    expect(await history()).toEqual(before);
  });

  test('to change or delete a paid top-up', async () => {
    const { merchantOid } = await customer.api.call('POST /top-ups', { body: { amount: Money.lira(100) }, ...key() });
    const provider = new Provider(market);
    await provider.tell(provider.notice({ merchant_oid: merchantOid, total_amount: '10000' }));
    for (const change of [
      'update top_up set amount_kurus = amount_kurus + 1 where merchant_oid = $1',
      `update top_up set state = 'pending', paid_at = null where merchant_oid = $1`,
      'delete from top_up where merchant_oid = $1',
    ])
      await expect(market.database.query(change, [merchantOid])).rejects.toMatchObject({
        constraint: 'top_up_intent_stays',
      });
  });
});

test('the server connects under a role that owns no table and no function', async () => {
  await market.order(customer);
  const running = new URL(market.shop.settings.DATABASE_URL ?? '').username;
  const links = await market.rows<{ application_name: string; usename: string }>(
    `select distinct application_name, usename from pg_stat_activity
     where datname = current_database() and application_name in ('basamak', 'basamak-live', 'basamak-jobs')`,
  );
  for (const link of ['basamak', 'basamak-live', 'basamak-jobs'])
    expect(links).toContainEqual({ application_name: link, usename: running });
  const owned = `select relname from pg_class where relowner = $1::regrole union all select proname from pg_proc where proowner = $1::regrole`;
  expect(await market.rows(owned, [running])).toEqual([]);
});

describe('a double reversal succeeds once', () => {
  test('an order that is cancelled 20 times at once, by its customer and an admin, is refunded once', async () => {
    const before = await market.balanceOf(customer);
    const { id } = await market.order(customer);
    // each process runs the commands of one person one after the other, so two people cancel
    const byCustomer = many(10, () => {
      const input = { params: { id }, body: { to: 'cancelled' }, ...key() } as const;
      return () => customer.api.call('POST /orders/:id/transitions', input);
    });
    const byAdmin = many(10, () => {
      const body = { orderId: id, state: 'cancelled', reason: 'Müşteri istedi', earnedPercent: 0 } as const;
      const input = { body, ...key() };
      return () => market.admin.api.call('POST /admin/choose-state', input);
    });
    const cancel = byCustomer.flatMap((one, at) => [one, byAdmin[at] ?? one]);
    expect(await outcomesOf(cancel)).toEqual({ ok: 1, '409 order.transition_not_allowed': 19 });
    expect(await market.balanceOf(customer)).toBe(before);
  });

  test('a payout that is refused 20 times at once returns to the wallet once', async () => {
    const before = await market.balanceOf(booster);
    const body = { amount: Money.lira(700), iban: 'TR33 0006 1005 1978 6457 8413 26' };
    const { id: payoutId } = await booster.api.call('POST /booster/payouts', { body, ...key() });
    const refuse = many(20, () => {
      const input = { body: { payoutId, decision: 'refused', reason: 'IBAN başkasının' }, ...key() } as const;
      return () => market.admin.api.call('POST /admin/pay-booster', input);
    });
    expect(await outcomesOf(refuse)).toEqual({ ok: 1, '409 wallet.payout_already_decided': 19 });
    expect(await market.balanceOf(booster)).toBe(before);
  });

  test('a top-up that is refunded to its card 20 times at once leaves the wallet once', async () => {
    const payer = await market.customer(Money.lira(5000));
    const provider = new Provider(market);
    const topUp = await payer.api.call('POST /top-ups', { body: { amount: Money.lira(300) }, ...key() });
    await provider.payByCard(topUp.frameUrl);
    expect(await market.balanceOf(payer)).toBe(5300_00);
    const refund = many(20, () => {
      const input = { params: { id: topUp.id }, body: { reason: 'Müşteri istedi' }, ...key() };
      return () => market.admin.api.call('POST /admin/top-ups/:id/refund', input);
    });
    expect(await outcomesOf(refund)).toEqual({ ok: 1, '409 payment.top_up_not_refundable': 19 });
    expect(await market.balanceOf(payer)).toBe(5000_00);
  });
});
