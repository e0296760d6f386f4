import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { TopUpCause } from '#kernel/vocabulary.ts';
import { cardShop, customer, failure, success } from '#test/support/card-shop.ts';

let s: ReturnType<typeof cardShop>;
beforeEach(() => {
  s = cardShop();
});

describe('beginning a top-up', () => {
  test('opens a card page under an id of letters and digits', async () => {
    const topUp = await s.begin();
    expect(topUp).toMatchObject({ state: 'pending', frameToken: `token-${topUp.merchantOid}` });
    expect(topUp.merchantOid).toMatch(/^[0-9a-z]{1,64}$/);
    expect(topUp.expiresAt.getTime() - topUp.createdAt.getTime()).toBe(30 * 60_000);
    expect(s.gateway.opened[0]).toMatchObject({ address: '85.34.78.112', amount: Money.lira(250), topUpId: topUp.id });
    await expect(s.topUps.find(topUp.id)).resolves.toEqual(topUp);
  });

  test.each([0, -1, 99_99, 25_000_01])('refuses %i kuruş', async (kurus) => {
    await expect(s.begin(Money.kurus(kurus))).rejects.toMatchObject({ code: 'payment.amount_out_of_range' });
    expect(s.gateway.opened).toEqual([]);
  });

  test.each([100_00, 25_000_00])('accepts %i kuruş', async (kurus) => {
    await expect(s.begin(Money.kurus(kurus))).resolves.toMatchObject({ state: 'pending' });
  });

  test('is refused while ten are open and unpaid, and possible again as soon as one is paid or expires', async () => {
    const first = await s.begin();
    s.clock.advance({ seconds: 60 });
    for (let nth = 2; nth <= 10; nth++) await s.begin();
    const tooMany = { code: 'payment.too_many_open', params: { most: 10, minutes: 30 } };
    await expect(s.begin()).rejects.toMatchObject(tooMany);
    expect(s.gateway.opened).toHaveLength(10);
    await s.settle(success(first));
    await s.begin();
    await expect(s.begin()).rejects.toMatchObject(tooMany);
    s.clock.advance({ seconds: 30 * 60 });
    await s.begin();
  });

  test('leaves a failed top-up if the provider is unavailable', async () => {
    s.gateway.down = true;
    await expect(s.begin()).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    const { rows } = await s.topUps.list({ from: 0, limit: 1, descending: true, where: {} });
    expect(rows).toMatchObject([{ state: 'failed', cause: 'not-opened', failedAs: 'refused', frameToken: null }]);
  });
});

describe('the provider’s result', () => {
  test('credits the requested amount, even if the card was charged more', async () => {
    const topUp = await s.begin();
    await s.settle(success(topUp, Money.lira(275)));
    expect(s.balance()).toBe(250_00);
    expect(s.notices.told).toEqual([`credited ${topUp.id}`]);
  });

  test('is rejected for less than the requested amount, and for an unknown payment', async () => {
    const topUp = await s.begin();
    const tooLittle = s.settle(success(topUp, Money.kurus(249_99)));
    await expect(tooLittle).rejects.toMatchObject({ code: 'payment.notification_rejected' });
    const unknown = s.settle({ merchantOid: 'nobody', outcome: 'success', total: Money.lira(250) });
    await expect(unknown).rejects.toMatchObject({ code: 'payment.notification_rejected' });
    expect(s.balance()).toBe(0);
  });

  test('of success credits the payment exactly once, in any order and number of results', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('success', 'failure', 'expiry'), { maxLength: 8 }), async (words) => {
        const fresh = cardShop();
        const topUp = await fresh.begin();
        for (const word of words) {
          if (word === 'success') await fresh.settle(success(topUp));
          else if (word === 'failure') await fresh.settle(failure(topUp));
          else {
            fresh.clock.advance({ seconds: 40 * 60 });
            await fresh.reconcile();
          }
        }
        const paid = words.includes('success');
        expect(fresh.balance()).toBe(paid ? 250_00 : 0);
        expect(fresh.ledger.entries).toHaveLength(paid ? 1 : 0);
        const { state } = (await fresh.topUps.find(topUp.id))!;
        expect(state === 'paid').toBe(paid);
      }),
    );
  });

  test('of failure is kept with its cause', async () => {
    const topUp = await s.begin();
    await s.settle(failure(topUp, 'fraud-warning'));
    await expect(s.topUps.find(topUp.id)).resolves.toMatchObject({ state: 'failed', cause: 'fraud-warning' });
  });

  test('of success after a failure or an expiry clears the cause and keeps how the payment first failed', async () => {
    const [declined, expired] = [await s.begin(), await s.begin()];
    await s.settle(failure(declined));
    await s.settle(success(declined));
    s.clock.advance({ seconds: 40 * 60 });
    await s.reconcile();
    expect(await s.topUps.find(expired.id)).toMatchObject({ state: 'expired', cause: 'expired', failedAs: 'left' });
    await s.settle(success(expired));
    expect(await s.topUps.find(declined.id)).toMatchObject({ state: 'paid', cause: null, failedAs: 'refused' });
    expect(await s.topUps.find(expired.id)).toMatchObject({ state: 'paid', cause: null, failedAs: 'left' });
  });
});

describe('a draft paid with a card', () => {
  const draft = { service: 'kocluk' };

  test('is paid with at least the provider’s minimum and at most its price or the top-up limit', async () => {
    await expect(s.begin(Money.lira(1), draft)).resolves.toMatchObject({ state: 'pending' });
    const limits = { minimum: { amount: 1_00 }, maximum: { amount: 25_000_00 } };
    const tooLittle = { code: 'payment.amount_out_of_range', params: limits };
    await expect(s.begin(Money.kurus(99), draft)).rejects.toMatchObject(tooLittle);
    await expect(s.begin(Money.kurus(25_000_01), draft)).rejects.toMatchObject(tooLittle);
    s.orders.quoted = Money.kurus(31_000_20);
    await expect(s.begin(Money.lira(31_001), draft)).resolves.toMatchObject({ state: 'pending' });
    await expect(s.begin(Money.lira(31_002), draft)).rejects.toMatchObject({ code: 'payment.amount_out_of_range' });
  });

  test('that costs more than was paid leaves the money in the wallet', async () => {
    const topUp = await s.begin(Money.lira(2), draft);
    await s.settle(success(topUp));
    expect(s.balance()).toBe(2_00);
  });

  test('becomes an order at the price that the customer saw', async () => {
    const topUp = await s.begin(Money.lira(250), draft);
    await s.settle(success(topUp));
    await s.settle(success(topUp));
    expect(s.orders.placed).toEqual([
      { draft, expectedPrice: Money.lira(150), customerId: customer, topUpId: topUp.id },
    ]);
    expect((await s.topUps.find(topUp.id))?.orderId).toBeTruthy();
  });

  test('is kept as payment-error if it cannot be placed, and the money stays in the wallet', async () => {
    const topUp = await s.begin(Money.lira(250), draft);
    s.orders.refuses = new DomainError('wallet.insufficient_balance', { missing: Money.lira(1) });
    await s.settle(success(topUp));
    expect(s.balance()).toBe(250_00);
    expect(s.orders.kept).toMatchObject([{ topUpId: topUp.id, reason: 'wallet.insufficient_balance' }]);
  });

  test('is retried as a whole if another transaction holds the lock', async () => {
    const topUp = await s.begin(Money.lira(250), draft);
    s.orders.refuses = new DomainError('request.in_progress');
    await expect(s.settle(success(topUp))).rejects.toMatchObject({ code: 'request.in_progress' });
    expect(s.orders.kept).toEqual([]);
  });
});

describe('a dearer lane paid with a card', () => {
  const lane = { orderId: 'order', lane: 'support', champion: null, expectedDifference: Money.kurus(40_50) } as const;
  const begin = (amount = Money.lira(41)) => s.start({ customerId: customer, amount, lane, address: '85.34.78.112' });

  test('is paid with at most its price difference, rounded up to a lira', async () => {
    await expect(begin()).resolves.toMatchObject({ state: 'pending', checkout: lane });
    await expect(begin(Money.lira(42))).rejects.toMatchObject({
      code: 'payment.amount_out_of_range',
      params: { maximum: Money.lira(41) },
    });
  });

  test('begins no payment if the lane cannot be changed', async () => {
    s.orders.refuses = new DomainError('order.lane_already_changed');
    await expect(begin()).rejects.toMatchObject({ code: 'order.lane_already_changed' });
    expect(s.gateway.opened).toEqual([]);
  });

  test('is set once, together with the credit, and the payment stores the difference that was taken', async () => {
    const topUp = await begin();
    s.orders.taken = Money.lira(30);
    await s.settle(success(topUp));
    await s.settle(success(topUp));
    expect(s.orders.lanes).toEqual([{ ...lane, customerId: customer, topUpId: topUp.id }]);
    expect(await s.topUps.find(topUp.id)).toMatchObject({
      orderId: 'order',
      laneRefused: null,
      checkout: { expectedDifference: Money.lira(30) },
    });
  });

  test('leaves the lane as it is and the money in the wallet if the lane cannot be changed any more', async () => {
    const topUp = await begin();
    s.orders.refuses = new DomainError('order.closed_for_changes');
    await s.settle(success(topUp));
    expect(s.balance()).toBe(41_00);
    expect(await s.topUps.find(topUp.id)).toMatchObject({
      orderId: 'order',
      laneRefused: 'order.closed_for_changes',
      checkout: lane,
    });
  });
});

describe('several failures of one payment', () => {
  const told = async (...words: readonly (TopUpCause | 'time passes')[]) => {
    const topUp = await s.begin();
    for (const word of words)
      if (word === 'time passes') s.clock.advance({ seconds: 30 * 60 });
      else await s.settle(failure(topUp, word));
    const { state, cause, failedAs } = (await s.topUps.find(topUp.id))!;
    return [state, cause, failedAs];
  };

  test('record an abandoned page as abandoned before its time is over, and as expired afterwards', async () => {
    expect(await told('abandoned')).toEqual(['failed', 'abandoned', 'left']);
    expect(await told('time passes', 'abandoned')).toEqual(['expired', 'expired', 'left']);
    expect(await told('abandoned', 'time passes', 'abandoned')).toEqual(['failed', 'abandoned', 'left']);
  });

  test('keep a refusal when the page is left, and the last refusal counts', async () => {
    expect(await told('declined', 'abandoned')).toEqual(['failed', 'declined', 'refused']);
    expect(await told('declined', 'time passes', 'abandoned')).toEqual(['failed', 'declined', 'refused']);
    expect(await told('declined', 'fraud-warning')).toEqual(['failed', 'fraud-warning', 'refused']);
  });

  test('replace an abandoned page by a late refusal, but keep it as the first failure for the figures', async () => {
    expect(await told('abandoned', 'declined')).toEqual(['failed', 'declined', 'left']);
    expect(await told('time passes', 'abandoned', 'security-check')).toEqual(['failed', 'security-check', 'left']);
  });

  test('are saved once if they repeat a known failure', async () => {
    const topUp = await s.begin();
    const save = jest.spyOn(s.topUps, 'save');
    for (const word of ['declined', 'declined', 'abandoned'] as const) await s.settle(failure(topUp, word));
    expect(save).toHaveBeenCalledTimes(1);
  });
});

describe('asking the provider', () => {
  test('finds payments whose notification never came', async () => {
    const topUps = await Promise.all(Array.from({ length: 50 }, () => s.begin(Money.lira(100))));
    for (const { merchantOid, amount } of topUps) s.gateway.paid.set(merchantOid, amount);
    await s.reconcile(); // within the first minute the notification may still come
    expect(s.balance()).toBe(0);
    s.clock.advance({ seconds: 61 });
    await s.reconcile();
    await s.reconcile();
    expect(s.balance()).toBe(5000_00);
    expect(s.ledger.entries).toHaveLength(50);
  });

  test('finds a success after a failure if the notification of the success was lost', async () => {
    const topUp = await s.begin();
    await s.settle(failure(topUp));
    s.gateway.paid.set(topUp.merchantOid, topUp.amount);
    s.clock.advance({ seconds: 120 });
    await s.reconcile();
    expect(s.balance()).toBe(250_00);
  });

  /** Lets minutes pass, with a run of the job in each. */
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      s.clock.advance({ seconds: 60 });
      await s.reconcile();
    }
  };

  test.each([
    ['failed', true],
    ['expired without an answer', false],
  ])('finds a success that appears within half an hour after the end of a page that %s', async (_, failed) => {
    const topUp = await s.begin();
    if (failed) await s.settle(failure(topUp));
    await pass(59);
    s.gateway.paid.set(topUp.merchantOid, topUp.amount);
    await pass(10);
    expect(s.balance()).toBe(250_00);
  });

  test('asks about a closed page until the provider has answered, however long that takes, and then stops', async () => {
    const topUp = await s.begin();
    await s.settle(failure(topUp));
    s.clock.advance({ seconds: 29 * 60 });
    s.gateway.down = true;
    await pass(40);
    s.gateway.down = false;
    s.gateway.paid.set(topUp.merchantOid, topUp.amount);
    await pass(10);
    expect(s.balance()).toBe(250_00);

    const never = await s.begin();
    await pass(70);
    s.gateway.paid.set(never.merchantOid, never.amount);
    await pass(10);
    expect(s.balance()).toBe(250_00);
  });

  test('expires an unpaid payment only well after its page has closed, and only if the provider answers', async () => {
    const topUp = await s.begin();
    const state = async () => (await s.topUps.find(topUp.id))?.state;
    s.clock.advance({ seconds: 34 * 60 });
    await s.reconcile();
    expect(await state()).toBe('pending');
    s.clock.advance({ seconds: 2 * 60 });
    s.gateway.down = true;
    await s.reconcile();
    expect(await state()).toBe('pending');
    s.gateway.down = false;
    await s.reconcile();
    expect(await state()).toBe('expired');
    await s.settle(success(topUp)); // late, but still credited
    expect(s.balance()).toBe(250_00);
  });

  test('reports an error if the provider has not answered about a payment for a day', async () => {
    const topUp = await s.begin();
    s.gateway.down = true;
    s.clock.advance({ seconds: 23 * 3600 });
    await s.reconcile();
    s.clock.advance({ seconds: 2 * 3600 });
    await expect(s.reconcile()).rejects.toThrow(AggregateError);
    expect((await s.topUps.find(topUp.id))?.state).toBe('pending');
  });

  test('reports an error about a payment of less than the requested amount', async () => {
    const topUp = await s.begin();
    s.gateway.paid.set(topUp.merchantOid, Money.lira(1));
    s.clock.advance({ seconds: 120 });
    await expect(s.reconcile()).rejects.toThrow(AggregateError);
    await expect(s.ask(topUp)).rejects.toMatchObject({
      code: 'payment.paid_too_little',
      params: { total: Money.lira(1), amount: Money.lira(250) },
    });
    expect(s.balance()).toBe(0);
  });

  test('about one payment returns the result and credits the payment once, without waiting for a minute', async () => {
    const topUp = await s.begin();
    await expect(s.ask(topUp)).resolves.toBeUndefined();
    s.gateway.paid.set(topUp.merchantOid, Money.lira(275));
    const word = { total: Money.lira(275), test: false, refundReferences: [] };
    await expect(s.ask(topUp)).resolves.toEqual(word);
    await expect(s.ask(topUp)).resolves.toEqual(word);
    expect(s.balance()).toBe(250_00);
    const paid = await s.topUps.find(topUp.id);
    if (!paid) throw new Error('it is gone');
    await expect(s.ask(paid)).resolves.toEqual(word);
    expect(s.balance()).toBe(250_00);
    expect(s.notices.told).toEqual([`credited ${topUp.id}`]);
  });

  test('about one payment expires it if its page is over, but not while the provider is unavailable', async () => {
    const topUp = await s.begin();
    s.clock.advance({ seconds: 36 * 60 });
    s.gateway.down = true;
    await expect(s.ask(topUp)).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
    expect((await s.topUps.find(topUp.id))?.state).toBe('pending');
    s.gateway.down = false;
    await s.ask(topUp);
    expect((await s.topUps.find(topUp.id))?.state).toBe('expired');
  });
});
