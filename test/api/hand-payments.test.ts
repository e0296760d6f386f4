// Payments by bank transfer or e-wallet, entered and refunded by staff over two processes, and ways round their rules.
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { EnterTopUp } from '#contract/payment/schemas.ts';
import { bankReference } from '#kernel/bank-reference.ts';
import { Money } from '#kernel/money.ts';
import type { Scope } from '#kernel/vocabulary.ts';
import { key, many, outcomesOf } from '#test/support/calls.ts';
import { logIn, register, type Session, withToken } from '#test/support/clients.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { anArrival } from '#test/support/right-payment-calls.ts';
import { type Shop, startShop } from '#test/support/shop.ts';
import { iban, newPerson } from '#test/support/world.ts';

jest.setTimeout(120_000);

let shop: Shop;
let admin: Session;
let clerk: Session;
let clerkId: string;
let second: Session;
let customer: Session & { readonly id: string };
const reason = 'Deneme için';
const password = 'kiraz-agaci-42';
const url = (n: number) => shop.urls[n % 2] ?? '';
const at = ({ token }: Session, n: number) => withToken(url(n), token);

beforeAll(async () => {
  shop = await startShop({ processes: 2, settings: { SECOND_ADMIN_ABOVE: '1000' } });
  admin = await logIn(url(0), 'yonetici@basamak.test');
  clerk = await colleague('staff', 'wallets:read', 'wallets:write', 'users:read');
  clerkId = (await clerk.api.call('GET /users/current')).id;
  second = await colleague('admin');
  customer = await register(url(0));
});
afterAll(async () => {
  await assertLedger(shop.databaseUrl);
  await shop.stop();
});

const colleague = async (role: 'staff' | 'admin', ...scopes: readonly Scope[]): Promise<Session> => {
  const person = newPerson();
  await admin.api.call('POST /admin/new-user', { body: { ...person, role, scopes: [...scopes], password }, ...key() });
  return logIn(url(0), person.username, password);
};
type Change = Partial<EnterTopUp>;
const arrival = (of: Change = {}) => ({ ...anArrival(customer.id), ...of });
const enter = (of: Change = {}, by = clerk, once = key()) =>
  by.api.call('POST /admin/top-ups', { body: arrival(of), ...once });
const balance = async () => (await customer.api.call('GET /wallet')).balance.amount;
const refund = (id: string, body: { reason: string; iban?: string }, by = clerk) =>
  by.api.call('POST /admin/top-ups/:id/refund', { params: { id }, body, ...key() });
/** Called as an admin, because staff who requested a refund may not confirm that it was sent. */
const made = (id: string, reference = `EFT ${randomUUID()}`, by = admin) =>
  by.api.call('POST /admin/top-ups/:id/refund/made', { params: { id }, body: { reference }, ...key() });
const dropped = (id: string, by = clerk) =>
  by.api.call('POST /admin/top-ups/:id/refund/dropped', { params: { id }, body: { reason }, ...key() });

test('a bank transfer that staff enter from a ticket is credited and logged, and its customer is notified', async () => {
  const opened = {
    type: 'balance',
    subject: 'Havale ile bakiye',
    text: 'Dün 150 lira gönderdim, dekont ekte.',
  } as const;
  const { id: ticketId } = await customer.api.call('POST /tickets', { body: opened, ...key() });
  const once = key();
  const body = { ticketId, note: 'Dekont destek talebinde.', reference: 'FT 2026-118' };
  const entered = await enter(body, clerk, once);
  expect(entered).toMatchObject({
    provider: 'bank-transfer',
    state: 'paid',
    userId: customer.id,
    customerName: 'Ada Yılmaz',
    toSend: false,
    entered: { reference: 'FT2026118', sender: 'Deniz Yıldız', ticketId, enteredById: clerkId },
  });
  expect(await enter(body, clerk, once)).toEqual(entered); // the same request again, by its idempotency key
  expect(await balance()).toBe(150_00);
  const [line] = await customer.api.call('GET /wallet/postings');
  expect(line).toMatchObject({ kind: 'top-up', topUpId: entered.id, provider: 'bank-transfer' });
  const [told] = await customer.api.call('GET /notifications');
  expect(told).toMatchObject({ title: 'Ödemen geldi' });
  const own = await customer.api.call('GET /top-ups/:id', { params: { id: entered.id } });
  expect([own.provider, JSON.stringify(own)]).toEqual(['bank-transfer', expect.not.stringMatching(/FT2026|Dekont/)]);
  const filter = JSON.stringify({ recordId: entered.id });
  const [event] = await admin.api.call('GET /admin/audit-events', { query: { filter } });
  expect(event).toMatchObject({ action: 'POST /admin/top-ups', actorId: clerkId });
  expect(JSON.stringify(event?.changes)).toMatch(/FT2026118/);
  expect(JSON.stringify(event)).not.toMatch(/Yıldız/);
});

describe('an entry', () => {
  test.each([
    ['of zero', { amount: Money.zero }],
    ['of a negative amount', { amount: Money.lira(-1) }],
    ['above the largest amount', { amount: Money.kurus(1_000_000_001) }],
    ['by card', { provider: 'paytr' as 'e-wallet' }],
    ['without a bank reference', { reference: '  ' }],
    ['with a bank reference of punctuation only', { reference: '- / -' }],
    ['with a look-alike letter in the bank reference', { reference: 'F\u04222026118' }],
    ['on a day that does not exist', { arrivedOn: '2026-02-30' }],
    ['on a day in the future', { arrivedOn: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10) }],
    ['from years ago', { arrivedOn: '2020-01-01' }],
  ] as const)('%s is refused', async (_, change) => {
    await expect(enter(change)).rejects.toMatchObject({ status: 422 });
  });

  test('for a staff member or an unknown user, or with another customer’s ticket, is refused', async () => {
    const stranger = await register(url(0));
    const text = 'Dün 150 lira gönderdim, dekont ekte.';
    const theirs = { type: 'balance', subject: 'Havale ile bakiye', text } as const;
    const { id: ticketId } = await stranger.api.call('POST /tickets', { body: theirs, ...key() });
    await expect(enter({ ticketId })).rejects.toMatchObject({ code: 'ticket.not_found' });
    await expect(enter({ userId: clerkId })).rejects.toMatchObject({ code: 'identity.role_not_allowed' });
    await expect(enter({ userId: randomUUID() })).rejects.toMatchObject({ code: 'identity.user_not_found' });
  });

  test('by staff who only read wallets, or by a customer, is refused', async () => {
    const reader = await colleague('staff', 'wallets:read', 'tickets:write');
    for (const by of [reader, customer]) {
      await expect(enter({}, by)).rejects.toMatchObject({ code: 'identity.forbidden' });
      await expect(made(randomUUID(), 'EFT77', by)).rejects.toMatchObject({ code: 'identity.forbidden' });
      await expect(dropped(randomUUID(), by)).rejects.toMatchObject({ code: 'identity.forbidden' });
    }
  });
});

/** The same reference, as different people copy it. */
const spelled = (reference: string, n: number) =>
  [reference, reference.toUpperCase(), reference.replaceAll('-', ' \u2013 '), `${reference}\u200c`][n % 4] ?? '';

test('a transfer that two people enter twenty times at once over two processes is credited once', async () => {
  const before = await balance();
  const reference = randomUUID();
  const outcomes = await outcomesOf(
    many(20, (n) => () => enter({ reference: spelled(reference, n) }, at(n % 3 ? clerk : second, n))),
  );
  expect(outcomes).toEqual({ ok: 1, '409 payment.already_entered': 19 });
  expect(await balance()).toBe(before + 150_00);
  const [topUp] = await clerk.api.call('GET /admin/top-ups', { query: { range: '[0,0]' } });
  await expect(enter({ reference: ` ${reference.toUpperCase()} ` }, admin)).rejects.toMatchObject({
    problem: { params: { topUpId: topUp?.id, number: topUp?.merchantOid } },
  });
});

test('above the limit a second admin approves an entry, and the same transfer is not entered again', async () => {
  const { id: userId } = await register(url(0));
  const big = arrival({ userId, amount: Money.lira(5_000) });
  await expect(clerk.api.call('POST /admin/top-ups', { body: big, ...key() })).rejects.toMatchObject({
    code: 'approval.required',
  });
  const ask = (body: object) =>
    clerk.api.call('POST /admin/approvals', { body: { command: 'enter-top-up', ...arrival(), ...body }, ...key() });
  const approve = (id: string) =>
    second.api.call('POST /admin/approvals/:id/approve', { params: { id }, body: {}, ...key() });
  const one = await ask(big);
  // the same transfer in any spelling is refused, because its first request still waits for a decision
  for (const reference of [big.reference, big.reference.toLowerCase(), ` ${big.reference} `])
    await expect(ask({ ...big, reference })).rejects.toMatchObject({ status: 409, code: 'approval.already_asked' });
  // the approver sees which payment to look for at the bank
  const { provider, arrivedOn, sender } = big;
  expect(one).toMatchObject({ provider, reference: bankReference(big.reference), arrivedOn, sender });
  const done = await approve(one.id);
  const topUp = await admin.api.call('GET /admin/top-ups/:id', { params: { id: done.outcomeId ?? '' } });
  expect(topUp).toMatchObject({ userId, amount: Money.lira(5_000), entered: { enteredById: clerkId } });
  await expect(ask(big)).rejects.toMatchObject({ code: 'payment.already_entered' });
  // a refund of that amount needs an approval as well, and an IBAN
  await expect(refund(topUp.id, { reason, iban })).rejects.toMatchObject({ code: 'approval.required' });
  const asked = { command: 'refund-top-up', topUpId: topUp.id, reason } as const;
  const askRefund = (body: { iban?: string }) =>
    clerk.api.call('POST /admin/approvals', { body: { ...asked, ...body }, ...key() });
  await expect(askRefund({})).rejects.toMatchObject({ code: 'wallet.iban_invalid' });
  await approve((await askRefund({ iban })).id);
  const waiting = await admin.api.call('GET /admin/top-ups/:id', { params: { id: topUp.id } });
  expect(waiting).toMatchObject({ toSend: true, refundIban: iban });
  await expect(made(topUp.id)).resolves.toMatchObject({ state: 'refunded', toSend: false });
});

test('a refund waits until it is sent, is found by a filter, and is ended once by twenty concurrent calls', async () => {
  const before = await balance();
  const { id } = await enter();
  for (const wrong of ['', 'TR330006100519786457841327', 'TR'])
    await expect(refund(id, { reason, ...(wrong ? { iban: wrong } : {}) })).rejects.toMatchObject({ status: 422 });
  expect(await balance()).toBe(before + 150_00);
  const waiting = await refund(id, { reason, iban: 'tr33 0006 1005 1978 6457 8413 26' });
  expect(waiting).toMatchObject({
    state: 'paid',
    refunding: true,
    toSend: true,
    refundState: 'under-way',
    refundIban: iban,
  });
  expect(await balance()).toBe(before);
  const events = await admin.api.call('GET /admin/audit-events', {
    query: { filter: JSON.stringify({ recordId: id }) },
  });
  expect([events.length > 1, JSON.stringify(events)]).toEqual([true, expect.not.stringMatching(iban)]);
  await expect(refund(id, { reason, iban })).rejects.toMatchObject({ code: 'payment.top_up_not_refundable' });
  const toSend = await clerk.api.call('GET /admin/top-ups', { query: { filter: '{"toSend":true}' } });
  expect(toSend.map((topUp) => topUp.id)).toEqual([id]);
  const others = await clerk.api.call('GET /admin/top-ups', { query: { filter: '{"toSend":false}' } });
  expect([others.length > 0, others.some((topUp) => topUp.toSend)]).toEqual([true, false]);
  const ways = many(20, (n) => () => (n % 2 ? made(id, 'EFT 77', at(admin, n)) : dropped(id, at(second, n))));
  expect(await outcomesOf(ways)).toEqual({ ok: 1, '409 payment.refund_not_waiting': 19 });
  const ended = await clerk.api.call('GET /admin/top-ups/:id', { params: { id } });
  const sent = ended.state === 'refunded';
  expect(ended).toMatchObject({
    toSend: false,
    refundState: sent ? 'done' : 'refused',
    refundReference: sent ? 'EFT77' : null,
  });
  expect(await balance()).toBe(sent ? before : before + 150_00);
});

test('a refund to the e-wallet needs no IBAN, and can be dropped and requested again', async () => {
  const before = await balance();
  const { id } = await enter({ provider: 'e-wallet' });
  expect(await refund(id, { reason })).toMatchObject({ toSend: true, refundIban: null });
  expect(await dropped(id)).toMatchObject({ state: 'paid', toSend: false, refunding: false });
  expect(await balance()).toBe(before + 150_00);
  await refund(id, { reason });
  expect(await made(id)).toMatchObject({ state: 'refunded' });
  expect(await balance()).toBe(before);
  await expect(refund(id, { reason })).rejects.toMatchObject({ code: 'payment.top_up_not_refundable' });
});

test('dropping a refund and logging it are one transaction: if the log entry fails, the refund still waits', async () => {
  const before = await balance();
  const { id } = await enter({ provider: 'e-wallet' });
  const waiting = await refund(id, { reason });
  const action = 'POST /admin/top-ups/:id/refund/dropped';
  const database = new pg.Client({ connectionString: shop.databaseUrl });
  await database.connect();
  await database.query(`
    create function refuse_the_end() returns trigger language plpgsql as $$ begin raise 'the process died here'; end $$;
    create trigger refuse_the_end before insert on audit_event for each row
      when (new.action = '${action}' and new.details not like '%"begun":true%') execute function refuse_the_end();`);
  await expect(dropped(id)).rejects.toMatchObject({ status: 500 });
  expect(await clerk.api.call('GET /admin/top-ups/:id', { params: { id } })).toEqual(waiting);
  expect(await balance()).toBe(before);
  await database.query('drop function refuse_the_end cascade');
  await database.end();
  await dropped(id);
  const filter = JSON.stringify({ recordId: id, action });
  expect(await admin.api.call('GET /admin/audit-events', { query: { filter } })).toMatchObject([
    {
      begun: false,
      changes: expect.arrayContaining([{ path: '/refundState', before: 'under-way', after: 'refused' }]),
    },
  ]);
  expect(await balance()).toBe(before + 150_00);
});
