import { beforeEach, describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { compareAgain } from '#modules/payment/application/compare-again.ts';
import { endDifference } from '#modules/payment/application/end-difference.ts';
import { providerRegistry } from '#modules/payment/application/provider-registry.ts';
import { dayReader } from '#modules/payment/application/read-day.ts';
import { type DayOutcome, reconcileDay } from '#modules/payment/application/reconcile-day.ts';
import { reconcileDays } from '#modules/payment/application/reconcile-days.ts';
import type { Movement } from '#modules/payment/domain/statement.ts';
import { cardShop, success } from '#test/support/card-shop.ts';
import { DayTopUpsOf, InMemoryReconciliations, ProviderBookOf } from '#test/support/fakes/in-memory-reconciliation.ts';
import { CountedIds, NoTransactions } from '#test/support/fakes/kernel.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const day = '2026-11-20';
const amount = Money.lira(250);

const setUp = () => {
  const shop = cardShop();
  const { clock, gateway } = shop;
  const days = new InMemoryReconciliations();
  const { differences } = days;
  const work = unitOfWork<unknown>({ transactions: new NoTransactions(), clock, ids: new CountedIds() });
  const providers = providerRegistry(gateway);
  const reader = dayReader({
    topUps: new DayTopUpsOf(shop.topUps),
    book: new ProviderBookOf(shop.ledger),
    config: { live: true },
  });
  const reconcile = reconcileDay({ days, differences, reader, providers, settle: shop.settle, work });
  return {
    ...shop,
    days,
    differences,
    reconcile,
    ofDueDays: reconcileDays({ days, reconcile, providers, clock }),
    again: compareAgain({ days, day: reconcile, jobs: shop.jobs, work }),
    end: endDifference({ differences, work }),
  };
};

let s: ReturnType<typeof setUp>;
beforeEach(() => {
  s = setUp();
  s.clock.advance({ days: 1 }); // the morning after
});

/** A payment of the day before, in both books and in the provider's status. */
const paid = async () => {
  s.clock.advance({ days: -1 });
  const topUp = await s.begin(amount);
  s.gateway.paid.set(topUp.merchantOid, amount);
  await s.settle(success(topUp));
  s.clock.advance({ days: 1 });
  return topUp;
};
const begun = async () => {
  s.clock.advance({ days: -1 });
  const topUp = await s.begin(amount);
  s.clock.advance({ days: 1 });
  return topUp;
};
const payment = ({ merchantOid }: { readonly merchantOid: string }, gross = amount): Movement => ({
  kind: 'payment',
  merchantOid,
  gross,
  fee: Money.lira(5),
  reference: null,
});
const taken = async () => {
  const run = await s.reconcile.begin('paytr', day, null);
  if (!run) throw new Error('somebody else has the day');
  return run;
};
const run = async () => s.reconcile.run(await taken());
const kept = async () => {
  const found = await s.days.of('paytr', day);
  if (!found) throw new Error('no row of the day');
  return found;
};
const known = async () => s.differences.of((await kept()).id);

describe('the reconciliation of a day', () => {
  test('stores the sums of equal books and finds no difference', async () => {
    s.gateway.report = [payment(await paid()), payment(await paid())];
    expect(await run()).toEqual({ provider: 'paytr', day, open: 0, credited: 0, refusal: null });
    const side = { payments: 2, paid: Money.lira(500), refunds: 0, refunded: Money.zero };
    expect(await kept()).toMatchObject({ state: 'ended', way: 'report', failure: null });
    expect((await kept()).books).toEqual({ provider: side, ours: side, fees: Money.lira(10) });
  });

  test('credits payments whose notification was lost, and records that it found them', async () => {
    const lost = await begun();
    s.gateway.paid.set(lost.merchantOid, amount);
    s.gateway.report = [payment(lost)];
    expect(await run()).toMatchObject({ open: 0, credited: 1 });
    expect(s.balance()).toBe(250_00);
    expect(await known()).toMatchObject([{ kind: 'not-credited', ending: 'credited', topUpId: lost.id }]);
    expect(await run()).toMatchObject({ open: 0, credited: 0 });
    expect(s.balance()).toBe(250_00);
  });

  test('credits nothing for a payment of less than the requested amount, and reports it', async () => {
    const lost = await begun();
    const less = Money.lira(249);
    s.gateway.paid.set(lost.merchantOid, less);
    s.gateway.report = [payment(lost, less)];
    expect(await run()).toMatchObject({ open: 1, credited: 0 });
    expect(s.balance()).toBe(0);
  });

  test('reports each difference once, however often it runs; a difference that has gone ends by itself', async () => {
    s.gateway.report = [payment({ merchantOid: 'stranger' })];
    await run();
    expect(await run()).toMatchObject({ open: 1 });
    expect(await known()).toMatchObject([{ kind: 'unknown-payment', state: 'open' }]);
    s.gateway.report = [];
    expect(await run()).toMatchObject({ open: 0 });
    expect(await known()).toMatchObject([{ kind: 'unknown-payment', state: 'ended', ending: 'gone' }]);
  });

  test('leaves a difference closed that a person closed with a reason, until its amounts change', async () => {
    s.gateway.report = [payment({ merchantOid: 'stranger' })];
    await run();
    const [{ id } = { id: '' }] = await known();
    expect(await s.end(id, 'ece', 'Panelde alınmış')).toMatchObject({
      state: 'ended',
      ending: 'person',
      endedBy: 'ece',
      reason: 'Panelde alınmış',
      endedAt: s.clock.now(),
    });
    await expect(s.end(id, 'ece', 'Yine')).rejects.toMatchObject({ code: 'payment.difference_ended' });
    await expect(s.end('unknown', 'ece', 'Yok')).rejects.toMatchObject({ code: 'payment.difference_not_found' });
    expect(await run()).toMatchObject({ open: 0 });
    s.gateway.report = [payment({ merchantOid: 'stranger' }, Money.lira(500))];
    expect(await run()).toMatchObject({ open: 1 });
  });

  test('uses the provider’s status of each payment if the report is refused', async () => {
    await paid();
    const [lost, unknown] = [await begun(), await paid()];
    s.gateway.paid.set(lost.merchantOid, amount);
    s.gateway.paid.delete(unknown.merchantOid);
    s.gateway.report = undefined;
    expect(await run()).toMatchObject({ open: 1, credited: 1, refusal: 'yetki yok' });
    expect(await kept()).toMatchObject({ way: 'status', refusal: 'yetki yok', books: { fees: null } });
    expect((await known()).filter(({ state }) => state === 'open')).toMatchObject([
      { kind: 'not-paid', merchantOid: unknown.merchantOid },
    ]);
  });

  test('fails if the provider is unavailable, keeps the known differences, and can run again', async () => {
    s.gateway.report = [payment({ merchantOid: 'stranger' })];
    await run();
    s.gateway.down = true;
    await expect(run()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    expect(await kept()).toMatchObject({ state: 'failed', failure: 'unavailable', way: 'report' });
    expect(await known()).toMatchObject([{ state: 'open' }]);
    s.gateway.down = false;
    expect(await run()).toMatchObject({ open: 1 });
    expect(await kept()).toMatchObject({ state: 'ended', failure: null });
  });
});

describe('a reconciliation run', () => {
  test('blocks other runs of its day for 15 minutes, and writes nothing after another run has taken the day', async () => {
    const slow = await taken();
    s.clock.advance({ seconds: 15 * 60 });
    expect(await s.reconcile.begin('paytr', day, null)).toBeUndefined();
    s.clock.advance({ seconds: 1 });
    const next = await taken();
    s.gateway.report = [payment({ merchantOid: 'stranger' })];
    await expect(s.reconcile.run(slow)).rejects.toThrow('another run has taken');
    expect(await kept()).toMatchObject({ state: 'running', run: next.run, way: null });
    expect(await s.reconcile.run(next)).toMatchObject({ open: 1 });
  });

  test('is a single run if it is requested twice, and its job runs it once', async () => {
    await run();
    const { id } = await kept();
    expect(await s.again.run(id, 'ece')).toMatchObject({ state: 'running', startedBy: 'ece' });
    expect(await s.again.run(id, 'can')).toMatchObject({ state: 'running', startedBy: 'ece' });
    expect(s.jobs.sent).toHaveLength(1);
    const [{ data } = { data: {} }] = s.jobs.sent;
    const job = data as Parameters<typeof s.again.work>[0];
    expect(await s.again.work(job)).toMatchObject({ open: 0 });
    expect(await s.again.work(job)).toBeUndefined();
    await expect(s.again.run('unknown', 'ece')).rejects.toMatchObject({ code: 'payment.reconciliation_not_found' });
  });
});

describe('the morning job', () => {
  const morning = async () => {
    const told: DayOutcome[] = [];
    await s.ofDueDays((outcome) => void told.push(outcome));
    return told.map((outcome) => outcome.day);
  };
  const three = ['2026-11-18', '2026-11-19', '2026-11-20'];

  test('compares the last three days once each morning', async () => {
    expect(await morning()).toEqual(three);
    expect(await morning()).toEqual([]);
    s.clock.advance({ days: 1 });
    expect(await morning()).toEqual([...three.slice(1), '2026-11-21']);
  });

  test('compares the days that it missed, at most 31 of them', async () => {
    await morning();
    s.clock.advance({ days: 10 });
    expect(await morning()).toHaveLength(10);
    s.clock.advance({ days: 60 });
    expect(await morning()).toHaveLength(31);
  });

  test('compares failed days again, and compares the other days after a failure', async () => {
    s.gateway.down = true;
    await expect(morning()).rejects.toMatchObject({ errors: { length: 3 } });
    s.gateway.down = false;
    expect(await morning()).toEqual(three);
  });
});
