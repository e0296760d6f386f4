// Lists and files for finance name people, orders and payments, and are searched by the texts of a bank statement.
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { lists } from '#contract/lists.ts';
import type { AdminTopUp } from '#contract/payment/schemas.ts';
import { Money } from '#kernel/money.ts';
import { key } from '#test/support/calls.ts';
import { fund, logIn, type Session } from '#test/support/clients.ts';
import { anArrival } from '#test/support/right-payment-calls.ts';
import { newPerson, World } from '#test/support/world.ts';

jest.setTimeout(60_000);

const iban = 'TR330006100519786457841326';
const reason = 'Deneme için';
let world: World;
let order: { readonly id: string; readonly number: string };
let payment: AdminTopUp;
let booster: { readonly id: string; readonly username: string };
let payoutId: string;

beforeAll(async () => {
  world = await World.begin();
  const { admin } = world;
  const id = await world.takenOrder();
  order = { id, number: (await admin.api.call('GET /admin/orders/:id', { params: { id } })).number };
  const arrival = { ...anArrival(world.customer.id), amount: Money.kurus(1_234_50), reference: 'FT 2026-778' };
  payment = await admin.api.call('POST /admin/top-ups', { body: arrival, ...key() });
  booster = await aBooster();
  const withdrawal = { boosterId: booster.id, amount: Money.lira(100), iban };
  payoutId = (await admin.api.call('POST /admin/withdraw-booster', { body: withdrawal, ...key() })).id;
  const penalty = { boosterId: booster.id, amount: Money.lira(5), reason };
  await admin.api.call('POST /admin/penalty-booster', { body: penalty, ...key() });
});
afterAll(() => world.end());

const aBooster = async () => {
  const person = { ...newPerson(`odenen${randomUUID().slice(0, 8)}`), firstName: 'Mert', lastName: 'Aksoy' };
  const { id } = await world.admin.api.call('POST /admin/new-user', {
    body: { ...person, role: 'booster', password: 'kiraz-agaci-42' },
    ...key(),
  });
  await fund(world.admin, id, Money.lira(1000));
  return { id, username: person.username };
};

type Line = Readonly<Record<string, string>>;
/** The file of a list, each line keyed by the names of its columns. */
const fileOf = async (session: Session, list: string, filter: object = {}): Promise<readonly Line[]> => {
  const answer = await fetch(
    `${world.product.url}/api/admin/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    { headers: { authorization: `Bearer ${session.token}`, accept: 'text/csv' } },
  );
  expect([list, answer.status]).toEqual([list, 200]);
  const [head = [], ...rows] = (await answer.text())
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(';').map((cell) => cell.replace(/^\uFEFF?"|"$/g, '')));
  return rows.map((cells) => Object.fromEntries(head.map((name, nth) => [name, cells[nth] ?? ''])));
};
const topUps = async (q: string, more: object = {}) =>
  (await world.admin.api.call('GET /admin/top-ups', { query: { filter: JSON.stringify({ q, ...more }) } })).map(
    ({ id }) => id,
  );
const entries = (q: string, session: Session = world.admin) =>
  session.api.call('GET /admin/entries', { query: { filter: JSON.stringify({ q }) } });

test('the file of payouts names the booster in full only for staff who read boosters', async () => {
  const clerk = await world.staff('payouts:read', 'boosters:read');
  expect((await fileOf(clerk, 'payouts', { id: payoutId }))[0]).toMatchObject({
    Booster: 'Mert Aksoy',
    'Kullanıcı adı': booster.username,
    IBAN: iban,
    Tutar: '100,00',
  });
  const payer = await world.staff('payouts:read');
  expect((await fileOf(payer, 'payouts', { id: payoutId }))[0]).toMatchObject({
    Booster: 'Mert A.',
    'Kullanıcı adı': '',
  });
  const [row] = await payer.api.call('GET /admin/payouts', { query: { filter: JSON.stringify({ id: payoutId }) } });
  expect(row).toMatchObject({ boosterName: 'Mert A.', boosterUsername: null });
});

test('payouts and fines name nobody in full, not even in a hold, for staff who read neither users nor boosters', async () => {
  const person = { ...newPerson(), lastName: 'Kanarya' };
  const body = { ...person, role: 'booster', password: 'kiraz-agaci-42' } as const;
  const { id: boosterId } = await world.admin.api.call('POST /admin/new-user', { body, ...key() });
  await fund(world.admin, boosterId, Money.lira(100));
  const { api } = await logIn(world.product.url, person.username, body.password);
  const asked = { amount: Money.lira(100), iban };
  const { id } = await api.call('POST /booster/payouts', { body: asked, ...key() });
  const fine = { boosterId, amount: Money.lira(10), reason: 'Siparişi yarım bıraktı' };
  const claim = await world.admin.api.call('POST /admin/fine-claims', { body: fine, ...key() });
  await world.admin.api.call('POST /admin/fine-claims/:id/waiver', {
    params: { id: claim.id },
    body: { reason: 'Anlaştık' },
    ...key(),
  });
  const { firstName, lastName } = await world.admin.api.call('GET /users/current');
  const clerk = await world.staff('payouts:read', 'wallets:read');
  const [payout] = await clerk.api.call('GET /admin/payouts', { query: { filter: JSON.stringify({ id }) } });
  const [fined] = await clerk.api.call('GET /admin/fine-claims', { query: { filter: JSON.stringify({ boosterId }) } });
  const namesIn = (answer: unknown) => JSON.stringify(answer).match(/(?<="\w*[nN]ame":")[^"]+/g) ?? [];
  const boosterName = 'Ece K.';
  const adminName = `${firstName} ${lastName.slice(0, 1)}.`;
  expect(new Set(namesIn(payout))).toEqual(new Set([boosterName, adminName]));
  expect(payout?.holds.map(({ byName }) => byName)).toContain(boosterName);
  expect(new Set(namesIn(fined))).toEqual(new Set([boosterName, adminName]));
});

test('the file of orders names customer and booster in full only for staff who read users or boosters', async () => {
  const filter = { id: order.id };
  const desk = await world.staff('orders:read', 'users:read');
  const { username } = await world.customer.api.call('GET /users/current');
  const line = (await fileOf(desk, 'orders', filter))[0];
  expect(line).toMatchObject({ Müşteri: 'Ada Yılmaz', 'Müşterinin kullanıcı adı': username });
  expect(line?.['Booster']).toMatch(/^\S+ \S{2,}$/);
  const blind = await world.staff('orders:read');
  expect((await fileOf(blind, 'orders', filter))[0]).toMatchObject({
    Müşteri: 'Ada Y.',
    'Müşterinin kullanıcı adı': '',
  });
  const forBoosters = await world.staff('orders:read', 'boosters:read');
  expect((await fileOf(forBoosters, 'orders', filter))[0]).toMatchObject({
    Müşteri: 'Ada Y.',
    Booster: line?.['Booster'],
  });
});

test('payments, wallets and entries name customers in full only for staff who read users', async () => {
  const { id: userId } = world.customer;
  const namesFor = async ({ api }: Session) => {
    const query = { filter: JSON.stringify({ userId }) };
    const [[paid], [wallet], [entry]] = await Promise.all([
      api.call('GET /admin/top-ups', { query }),
      api.call('GET /admin/wallets', { query }),
      api.call('GET /admin/entries', { query }),
    ]);
    const owners = entry?.postings.flatMap(({ ownerName }) => ownerName ?? []) ?? [];
    return [paid?.customerName, wallet?.ownerName, ...owners];
  };
  expect(await namesFor(await world.staff('wallets:read', 'users:read'))).toEqual(Array(3).fill('Ada Yılmaz'));
  expect(await namesFor(await world.staff('wallets:read'))).toEqual(Array(3).fill('Ada Y.'));
});

test('the file of the ledger names order and payment, and the bank account only for staff who read payouts', async () => {
  const clerk = await world.staff('wallets:read', 'payouts:read');
  const blind = await world.staff('wallets:read');
  const aboutOf = async (session: Session, filter: object) =>
    (await fileOf(session, 'entries', filter)).map(({ 'İlgili kayıt': about }) => about);
  expect(new Set(await aboutOf(blind, { orderId: order.id }))).toEqual(new Set([`Sipariş ${order.number}`]));
  expect(await aboutOf(blind, { topUpId: payment.id })).toEqual([`Bakiye yüklemesi ${payment.merchantOid}`]);
  expect(await aboutOf(clerk, { payoutId })).toEqual([`Para çekme ${iban}`]);
  expect(await aboutOf(blind, { payoutId })).toEqual(['Para çekme']);
  const [entry] = await entries(order.number, blind);
  expect(entry).toMatchObject({ orderId: order.id, orderNumber: order.number, topUpNumber: null, payoutIban: null });
});

test('the ledger is searched by order number, payment number and bank reference', async () => {
  const ofOrder = await entries(order.number);
  expect(ofOrder.length).toBeGreaterThan(0);
  expect(new Set(ofOrder.map(({ orderId }) => orderId))).toEqual(new Set([order.id]));
  expect(await entries(`#${order.number}`)).toEqual(ofOrder);
  for (const q of [payment.merchantOid, payment.merchantOid.slice(0, 16), 'ft2026 778', 'FT-2026'])
    expect((await entries(q)).map(({ topUpId }) => topUpId)).toEqual([payment.id]);
  expect(await entries('98989898')).toEqual([]);
  expect(await entries('%')).toEqual([]);
});

test('a top-up is found by the beginning of its number, by its bank reference and by its amount', async () => {
  const { id, merchantOid } = payment;
  for (const q of [merchantOid, merchantOid.slice(0, 14), merchantOid.slice(0, 14).toUpperCase()])
    expect(await topUps(q)).toContain(id);
  for (const q of ['FT2026778', 'ft 2026-778', 'FT2026']) expect(await topUps(q)).toEqual([id]);
  for (const q of ['1234,50', '1.234,50', '1.234,50 ₺']) expect(await topUps(q)).toEqual([id]);
  expect(await topUps('1234')).not.toContain(id);
  expect(await topUps('FT2026', { state: 'failed' })).toEqual([]);
  expect(await topUps('yoktur')).toEqual([]);
  const [hit] = await world.admin.api.call('GET /admin/search', { query: { q: 'FT2026778' } });
  expect(hit).toMatchObject({ resource: 'top-ups', id });
});

test('a refunded top-up is found by the reference of the refund', async () => {
  const { admin } = world;
  const body = { ...anArrival(world.customer.id), amount: Money.lira(77), reference: `GELEN ${randomUUID()}` };
  const { id } = await admin.api.call('POST /admin/top-ups', { body, ...key() });
  await admin.api.call('POST /admin/top-ups/:id/refund', { params: { id }, body: { reason, iban }, ...key() });
  const made = { params: { id }, body: { reference: 'GIDEN 4711' }, ...key() };
  await admin.api.call('POST /admin/top-ups/:id/refund/made', made);
  expect(await topUps('giden47')).toEqual([id]);
});

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
/** Columns whose names end in “no” may hold an id. */
const idColumns = /(^| )no$/;

test('the files of notes and suspicions name the user or the order', async () => {
  const { admin, customer } = world;
  const { firstName, lastName } = await customer.api.call('GET /users/current');
  const note = { recordId: order.id, kind: 'suspicion', text: 'Üç hesap, bir kart' } as const;
  await admin.api.call('POST /admin/order-notes', { body: note, ...key() });
  await admin.api.call('POST /admin/user-notes', { body: { ...note, recordId: customer.id }, ...key() });
  const name = `${firstName} ${lastName}`;
  expect((await fileOf(admin, 'order-notes'))[0]).toMatchObject({ 'İlgili kayıt': order.number });
  expect((await fileOf(admin, 'user-notes'))[0]).toMatchObject({ 'İlgili kayıt': name });
  const [ofUser, ofOrder] = await fileOf(admin, 'suspicions');
  expect(ofUser).toMatchObject({ 'Kime, hangi siparişe': name, Konu: 'Kullanıcı', Durum: 'Açık' });
  expect(ofOrder).toMatchObject({ 'Kime, hangi siparişe': order.number, Konu: 'Sipariş', Neden: note.text });
});

test('no file of the console shows a raw id or a code in a column that people read', async () => {
  const { admin, customer } = world;
  const note = { recordId: order.id, kind: 'note', text: 'Aranacak' } as const;
  await admin.api.call('POST /admin/order-notes', { body: note, ...key() });
  await admin.api.call('POST /admin/user-notes', { body: { ...note, recordId: customer.id }, ...key() });
  await world.ticket();
  const [begins, all] = ['GET /admin/', Object.keys(lists)];
  const consoleLists = all.filter((key) => key.startsWith(begins)).map((key) => key.slice(begins.length));
  for (const list of consoleLists) {
    const lines = await fileOf(admin, list);
    for (const line of lines) {
      for (const [column, cell] of Object.entries(line)) {
        const where = `${list}, ${column}: ${cell}`;
        if (!idColumns.test(column) && column !== 'İstenen' && column !== 'Değişiklikler')
          expect(uuid.test(cell) ? where : '').toBe('');
        expect(/^'?[[{]/.test(cell) ? where : '').toBe('');
        expect(/^(GET|POST|PUT|PATCH|DELETE) \//.test(cell) ? where : '').toBe('');
        expect(/^[a-z]+(-[a-z]+)*[:/][a-z-]+/.test(cell) && !cell.includes('://') ? where : '').toBe('');
      }
    }
  }
});
