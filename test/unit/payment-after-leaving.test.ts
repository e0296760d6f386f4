import { beforeEach, expect, test } from '@jest/globals';
import { cardShop } from '#test/support/card-shop.ts';

// A card page that was open when its customer deleted the account can still be paid.
let s: ReturnType<typeof cardShop>;
beforeEach(() => {
  s = cardShop();
});

const creditedAfterLeaving = async () => {
  const topUp = await s.begin();
  await s.settle({ merchantOid: topUp.merchantOid, outcome: 'failure', cause: 'declined' });
  s.payers.left = true;
  s.gateway.paid.set(topUp.merchantOid, topUp.amount);
  await s.settle({ merchantOid: topUp.merchantOid, outcome: 'success', total: topUp.amount });
  return topUp;
};
/** The same payment two minutes later. The job that refunds it at once has not run. */
const paidAfterLeaving = async () => {
  const topUp = await creditedAfterLeaving();
  s.clock.advance({ seconds: 121 });
  return topUp;
};

test('a payment after the account was deleted is refunded to the card', async () => {
  const { id, merchantOid, amount } = await paidAfterLeaving();
  expect(s.balance()).toBe(0);
  expect(await s.topUps.find(id)).toMatchObject({ state: 'paid', refund: { state: 'under-way' } });
  await s.reconcile();
  await s.reconcile();
  expect(s.gateway.refunds).toEqual([{ merchantOid, amount, reference: `${merchantOid}R1` }]);
  expect(await s.topUps.find(id)).toMatchObject({ state: 'refunded', refund: { state: 'done' } });
  expect([s.balance(), s.notices.told]).toEqual([0, [`refunded ${id}`]]);
});

test('a payment whose refund is refused stays in the wallet, and the reconciliation job reports an error', async () => {
  const { id } = await paidAfterLeaving();
  s.gateway.refundBehaviour.push('refuse');
  await expect(s.reconcile()).rejects.toThrow(AggregateError);
  expect(await s.topUps.find(id)).toMatchObject({ state: 'paid', refund: { state: 'refused' } });
  expect(s.balance()).toBe(250_00);
});

test('the job that refunds at once also reports a refused refund, because nothing else reports it', async () => {
  const { id } = await creditedAfterLeaving();
  s.gateway.refundBehaviour.push('refuse');
  await expect(s.refund.goOn(id)).rejects.toMatchObject({ code: 'payment.provider_refused' });
  expect(await s.topUps.find(id)).toMatchObject({ state: 'paid', refund: { state: 'refused' } });
  expect(s.balance()).toBe(250_00);
});

test('a customer who deleted the account cannot begin a card payment', async () => {
  s.payers.left = true;
  await expect(s.begin()).rejects.toMatchObject({ code: 'identity.unauthenticated' });
  expect(s.gateway.opened).toEqual([]);
});
