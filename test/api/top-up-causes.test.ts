// Failed card payments: the provider's notification, the text that the customer reads, the console's list and the dashboard.
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import { refusedCauses } from '#kernel/vocabulary.ts';
import { key } from '#test/support/calls.ts';
import { logIn, type NewCustomer, register, type Session } from '#test/support/clients.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { type Shop, startShop } from '#test/support/shop.ts';

jest.setTimeout(120_000);

let shop: Shop;
let admin: Session;
let customer: NewCustomer;
beforeAll(async () => {
  shop = await startShop({ processes: 1 });
  admin = await logIn(url(), 'yonetici@basamak.test');
  customer = await register(url());
});
afterAll(async () => {
  await assertLedger(shop.databaseUrl);
  await shop.stop();
});
const url = () => shop.urls[0] ?? '';

const begin = () => customer.api.call('POST /top-ups', { body: { amount: Money.lira(100) }, ...key() });
const topUp = (id: string) => customer.api.call('GET /top-ups/:id', { params: { id } });
/** The provider's notification about a payment, signed as PayTR signs it. */
const tell = async ({ merchantOid }: { readonly merchantOid: string }, status: 'success' | 'failed', code?: string) => {
  const text = `${merchantOid}${shop.settings.PAYTR_MERCHANT_SALT}${status}10000`;
  const hash = createHmac('sha256', String(shop.settings.PAYTR_MERCHANT_KEY)).update(text).digest('base64');
  const form = { merchant_oid: merchantOid, status, total_amount: '10000', hash };
  const answer = await fetch(`${url()}/api/payments/paytr/notification`, {
    method: 'POST',
    body: new URLSearchParams(code === undefined ? form : { ...form, failed_reason_code: code }),
  });
  expect(await answer.text()).toBe('OK');
};
const ended = async (...words: readonly (readonly ['success' | 'failed', string?])[]) => {
  const begun = await begin();
  for (const [status, code] of words) await tell(begun, status, code);
  return begun.id;
};

const query = (filter: object) => ({ query: { filter: JSON.stringify({ userId: customer.id, ...filter }) } });
const listed = async (filter: object) =>
  (await admin.api.call('GET /admin/top-ups', query(filter))).map(({ id }) => id).toSorted();
const fileOf = async (filter: object) => {
  const path = `${url()}/api/admin/top-ups?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const answer = await fetch(path, { headers: { authorization: `Bearer ${admin.token}`, accept: 'text/csv' } });
  const [head = [], ...rows] = (await answer.text())
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(';').map((cell) => cell.replaceAll(/^\uFEFF?"|"$/g, '')));
  return rows.map((cells) => Object.fromEntries(head.map((name, nth) => [name, cells[nth]])));
};

test('each cause of a failed payment is shown separately, and a later success removes the cause', async () => {
  const { payments: before } = await admin.api.call('GET /admin/dashboard', { query: {} });
  const left = await ended(['failed', '6']);
  const refused = await ended(['failed', '11']);
  const unknown = await ended(['failed', '77'], ['failed', '6']);
  const paidLater = await ended(['failed', '9'], ['success']);

  expect(await topUp(left)).toMatchObject({
    state: 'failed',
    cause: 'abandoned',
    failureReason: 'Kart sayfasından ödeme bitmeden çıkıldı.',
  });
  expect(await topUp(refused)).toMatchObject({
    cause: 'fraud-warning',
    failureReason: expect.stringMatching(/Bankanı/),
  });
  expect(await topUp(unknown)).toMatchObject({ cause: 'declined' });
  const paid = await topUp(paidLater);
  expect([paid.state, paid.cause, paid.failureReason]).toEqual(['paid', undefined, undefined]);

  expect(await listed({ cause: 'abandoned' })).toEqual([left]);
  expect(await listed({ cause: ['fraud-warning'] })).toEqual([refused]);
  expect(await listed({ cause: refusedCauses })).toEqual([refused, unknown].toSorted());
  const [row] = await admin.api.call('GET /admin/top-ups', query({ id: refused }));
  expect(row).toMatchObject({ cause: 'fraud-warning' });
  expect(await fileOf({ id: [refused] })).toMatchObject([{ Durum: 'Reddedildi', Neden: 'Dolandırıcılık uyarısı' }]);
  expect(await fileOf({ id: [left] })).toMatchObject([{ Durum: 'Yarıda bırakıldı', Neden: 'Müşteri sayfadan çıktı' }]);
  expect(await fileOf({ id: [paidLater] })).toMatchObject([{ Durum: 'Ödendi', Neden: '' }]);

  // the payment that succeeded in the end counts as failed as well, and is in the list that the figure links to
  const { payments, period } = await admin.api.call('GET /admin/dashboard', { query: {} });
  const more = (name: 'failed' | 'left' | 'refused' | 'paid') =>
    (payments?.totals[name] ?? 0) - (before?.totals[name] ?? 0);
  expect([more('failed'), more('left'), more('refused'), more('paid')]).toEqual([4, 1, 3, 1]);
  const failedAt_gte = new Date(`${period.from}T00:00:00+03:00`).toISOString();
  expect(await listed({ failedAt_gte, failedAs: 'refused' })).toEqual([refused, unknown, paidLater].toSorted());
  expect(await listed({ failedAt_gte, failedAs: 'left' })).toEqual([left]);
});

test('a card page that the customer leaves has another cause than a card that the bank declines', async () => {
  const [left, declined] = [await begin(), await begin()];
  const send = (frameUrl: string | undefined, form: Record<string, string>) =>
    fetch(frameUrl ?? '', { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  await send(left.frameUrl, { action: 'abandon' });
  await send(declined.frameUrl, { number: '4000 0000 0000 3220', month: '12', year: '30', cvv: '000' });
  expect(await topUp(left.id)).toMatchObject({ state: 'failed', cause: 'abandoned' });
  expect(await topUp(declined.id)).toMatchObject({ state: 'failed', cause: 'verification-failed' });
});

describe('a webhook gets topup.failed once for a payment that is', () => {
  const sql = async <T extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => {
    const client = new pg.Client({ connectionString: shop.databaseUrl });
    await client.connect();
    try {
      return (await client.query<T>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  };
  const closePage = (id: string) =>
    sql(
      `update top_up set created_at = created_at - interval '31 minutes', expires_at = expires_at - interval '31 minutes' where id = $1`,
      [id],
    );
  const toldOf = async (id: string) =>
    (await sql<{ type: string }>(`select type from webhook_delivery where about = $1 order by seq`, [id])).map(
      ({ type }) => type,
    );

  beforeAll(async () => {
    const body = { url: 'https://programs.example/hook', events: ['topup.failed', 'topup.succeeded'] as const };
    await admin.api.call('POST /admin/webhooks', { body: { ...body, events: [...body.events] } });
  });

  test.each([
    [
      'declined, then abandoned',
      [
        ['failed', '77'],
        ['failed', '6'],
      ],
      ['topup.failed'],
    ],
    [
      'abandoned, then declined',
      [
        ['failed', '6'],
        ['failed', '77'],
      ],
      ['topup.failed'],
    ],
    [
      'declined, then for another cause',
      [
        ['failed', '77'],
        ['failed', '11'],
      ],
      ['topup.failed'],
    ],
    [
      'abandoned, then declined, then paid',
      [['failed', '6'], ['failed', '77'], ['success']],
      ['topup.failed', 'topup.succeeded'],
    ],
  ] as const)('%s', async (_, words, told) => {
    expect(await toldOf(await ended(...words))).toEqual(told);
  });

  test('expired, then declined', async () => {
    const begun = await begin();
    await closePage(begun.id);
    await tell(begun, 'failed', '6');
    expect(await topUp(begun.id)).toMatchObject({ state: 'expired' });
    await tell(begun, 'failed', '77');
    expect(await topUp(begun.id)).toMatchObject({ state: 'failed', cause: 'declined' });
    expect(await toldOf(begun.id)).toEqual(['topup.failed']);
  });
});
