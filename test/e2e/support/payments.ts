import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect } from '@playwright/test';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import { goodCard } from './card.ts';
import { key } from './orders.ts';
import { adminSession, type Customer } from './people.ts';

const merchant = (name: string) =>
  parseEnv(readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8'))[`PAYTR_MERCHANT_${name}`] ?? '';

/** A card payment whose refund has had an unknown result for an hour, because it was also refunded in the provider's panel. */
export async function anUntoldRefund(
  customer: Customer,
): Promise<{ readonly id: string; readonly merchantOid: string }> {
  const body = { amount: Money.lira(300) };
  const { id, merchantOid, frameUrl = '' } = await customer.api.call('POST /top-ups', { body, ...key() });
  const card = { number: goodCard, month: '12', year: '30', cvv: '000' };
  await fetch(frameUrl, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
  const state = async () => (await customer.api.call('GET /top-ups/:id', { params: { id } })).state;
  await expect.poll(state).toBe('paid');
  await giveBackInThePanel(new URL(frameUrl).origin, merchantOid);
  const admin = await adminSession();
  const refund = { params: { id }, body: { reason: 'Müşteri vazgeçti' }, ...key() };
  await expect(admin.api.call('POST /admin/top-ups/:id/refund', refund)).rejects.toMatchObject({
    code: 'payment.refund_untold',
  });
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  await client.query(`update top_up set refund_since = refund_since - interval '1 hour' where id = $1`, [id]);
  await client.end();
  return { id, merchantOid };
}

async function giveBackInThePanel(provider: string, merchantOid: string): Promise<void> {
  const amount = '300.00';
  const signed = merchant('ID') + merchantOid + amount + merchant('SALT');
  const form = {
    merchant_id: merchant('ID'),
    merchant_oid: merchantOid,
    return_amount: amount,
    paytr_token: createHmac('sha256', merchant('KEY')).update(signed).digest('base64'),
    reference_no: 'PANEL',
  };
  const answer = await fetch(`${provider}/odeme/iade`, { method: 'POST', body: new URLSearchParams(form) });
  expect(await answer.json()).toMatchObject({ status: 'success' });
}
