// A payment provider whose answers have an unknown form.
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { key } from '#test/support/calls.ts';
import { Market } from '#test/support/market.ts';
import { Provider } from '#test/support/provider.ts';

jest.setTimeout(120_000);

let market: Market;
let provider: Provider;
beforeAll(async () => {
  market = await Market.open(2);
  provider = new Provider(market);
});
afterEach(() => market.audit());
afterAll(() => market.close());

describe('a provider whose answer about a payment is', () => {
  afterEach(() => provider.misbehave());
  const noNumber = { status: 'success', payment_total: 'çok', payment_amount: 'çok', returns: [] };

  test.each([
    ['empty', ''],
    ['not JSON', '<html>Bakım</html>'],
    ['in unknown fields', '{"durum":"tamam"}'],
    ['with an amount that is not a number', JSON.stringify(noNumber)],
  ])(
    '%s counts as unavailable for a status query, a refund and the end of a refund, and nothing changes',
    async (_, said) => {
      const { api } = await market.customer();
      const admin = market.admin.api;
      const { id, frameUrl } = await api.call('POST /top-ups', { body: { amount: Money.lira(400) }, ...key() });
      await provider.payByCard(frameUrl);
      const of = { params: { id } };
      const standing = async () => [await admin.call('GET /admin/top-ups/:id', of), await api.call('GET /wallet')];
      const drop = () =>
        admin.call('POST /admin/top-ups/:id/refund/dropped', { ...of, body: { reason: 'Panelde baktım' }, ...key() });
      const away = { status: 503, code: 'payment.provider_unavailable' };

      await provider.misbehave({ stateAnswer: said, loseRefundAnswers: true });
      const paid = await standing();
      await expect(admin.call('POST /admin/top-ups/:id/status-query', { ...of, ...key() })).rejects.toMatchObject(away);
      expect(await standing()).toEqual(paid);
      const refund = { ...of, body: { reason: 'Müşteri vazgeçti' }, ...key() };
      await expect(admin.call('POST /admin/top-ups/:id/refund', refund)).rejects.toMatchObject(away);
      // an hour later staff may end the refund by hand
      await market.database.query(`update top_up set refund_since = refund_since - interval '1 hour' where id = $1`, [
        id,
      ]);
      const underWay = await standing();
      expect(underWay).toMatchObject([{ refundState: 'under-way' }, { balance: { amount: 0 } }]);
      await expect(drop()).rejects.toMatchObject(away);
      expect(await standing()).toEqual(underWay);
      await provider.misbehave();
      await expect(drop()).rejects.toMatchObject({ status: 409, code: 'payment.refund_was_given' });
    },
  );
});
