import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import { anApplication } from '#test/support/applications.ts';
import { anonymous, fund, logIn, type Session, withToken } from '#test/support/clients.ts';
import { Computer } from '#test/support/devices.ts';
import { finish } from '#test/support/finish.ts';
import { begin, key, openOrder } from './orders.ts';
import { type Colleague, type Customer, newAdmin, newBooster, newCustomer, shopUrl } from './people.ts';
import { aComparedDay } from './reconciliation.ts';

/** The widest text of a field: one word without a place to break it. The values below are long but realistic. */
const word = (length: number) => 'ğ'.repeat(length);
const longName = { firstName: 'Abdurrahman Gökalp Muhammed Sefa', lastName: 'Karamehmetoğullarından-Büyükçelebioğlu' };
const longMail = () => `${randomUUID()}.muhasebe.mutabakat@${'uzun-alan-adi'.repeat(2)}.basamak.test`;
const longUrl = () => `http://127.0.0.1:9/${'bildirimler-'.repeat(12)}${randomUUID()}`;

/** Ids of the rows that this file created, by list of the console. */
export type WideRows = Readonly<Record<string, readonly string[]>>;

async function newCustomerWithLongMail(admin: Session): Promise<Customer> {
  const username = `w${randomUUID().replaceAll('-', '').slice(0, 23)}`;
  const password = 'kiraz-agaci-42';
  const { token } = await anonymous(shopUrl()).call('POST /users', {
    body: {
      ...longName,
      email: longMail(),
      phone: `+90555${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
      username,
      password,
      acceptTerms: true,
    },
    ...key(),
  });
  const session = withToken(shopUrl(), token);
  const { id } = await session.api.call('GET /users/current');
  await fund(admin, id, Money.lira(100_000));
  return { ...session, id, username, credentials: { login: username, password } };
}

async function aDeletedCustomer(admin: Session): Promise<string> {
  const { id } = await newCustomer();
  await admin.api.call('POST /admin/remove', { body: { userId: id, reason: 'Hesabını silmek istedi' }, ...key() });
  return id;
}

async function inDatabase(sql: string, values: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  await client.query(sql, [...values]);
  await client.end();
}

/** Marks a customer's address as unreachable, as after a bounced mail. */
const markUnreachable = (id: string) =>
  inDatabase(`update user_account set mail_failure = 'refused', mail_failed_at = now() where id = $1`, [id]);

/** A refused card payment with the cause that has the longest text in the console. */
async function aRefusedPayment(customer: Customer): Promise<string> {
  const body = { amount: Money.lira(25_000) };
  const { id } = await customer.api.call('POST /top-ups', { body, ...key() });
  await inDatabase(
    `update top_up set state = 'failed', cause = 'security-check', failed_at = now(), failed_as = 'refused' where id = $1`,
    [id],
  );
  return id;
}

async function moneyOf(admin: Session, customer: Customer, booster: Colleague) {
  const arrival = {
    userId: customer.id,
    provider: 'bank-transfer',
    reference: `FAST-${randomUUID()}`.slice(0, 40),
    arrivedOn: new Date().toISOString().slice(0, 10),
    sender: word(60),
  } as const;
  const topUp = await admin.api.call('POST /admin/top-ups', {
    body: { ...arrival, amount: Money.kurus(9_999_999) },
    ...key(),
  });
  await fund(admin, booster.id, Money.kurus(12_345_678));
  const iban = 'TR330006100519786457841326';
  const payout = await booster.api.call('POST /booster/payouts', {
    body: { amount: Money.lira(99_999), iban },
    ...key(),
  });
  const approval = await admin.api.call('POST /admin/approvals', {
    body: {
      command: 'add-funds',
      userId: customer.id,
      type: 'add',
      amount: Money.lira(999_999),
      reason: word(200),
    },
    ...key(),
  });
  const fine = await admin.api.call('POST /admin/fine-claims', {
    body: { boosterId: booster.id, amount: Money.lira(99_999), reason: word(200) },
    ...key(),
  });
  return { topUp, refused: await aRefusedPayment(customer), payout, approval, fine };
}

async function workOf(customer: Customer, booster: Colleague, admin: Session) {
  const computer = await Computer.at(shopUrl());
  const { id: deviceId } = await booster.api.call('POST /booster/devices', {
    body: { ...computer.registration, name: word(60), hwid: word(200) },
    ...key(),
  });
  await admin.api.call('POST /admin/confirm-device', { body: { deviceId }, ...key() });
  const [waiting, started, reviewed] = [
    await openOrder(customer, { note: word(300), inGameName: word(40) }),
    await openOrder(customer),
    await openOrder(customer),
  ];
  await begin(booster, started.id);
  const params = { id: started.id };
  await booster.api.call('POST /orders/:id/login-requests', { params, body: { deviceId }, ...key() });
  const message = await booster.api.call('POST /orders/:id/messages', { params, body: { text: word(400) }, ...key() });
  const report = await customer.api.call('POST /messages/:id/reports', {
    params: { id: message.id },
    body: { reason: word(400) },
    ...key(),
  });
  await begin(booster, reviewed.id);
  await finish(booster, reviewed.id);
  const ended = { params: { id: reviewed.id } };
  await customer.api.call('POST /orders/:id/transitions', { ...ended, body: { to: 'closed' }, ...key() });
  await customer.api.call('POST /orders/:id/review', { ...ended, body: { stars: 5, text: word(400) }, ...key() });
  const ticket = await customer.api.call('POST /tickets', {
    body: { type: 'other', subject: word(120), text: word(400) },
    ...key(),
  });
  return { orders: [waiting.id, started.id, reviewed.id], deviceId, message, report, ticket };
}

async function shopOf({ api }: Session, customer: Customer) {
  const listing = await api.call('POST /admin/listings', {
    body: { server: 'tr', level: 30, description: word(300), price: Money.kurus(1_234_567) },
    ...key(),
  });
  const lines = [`${randomUUID()}${word(20)}:sifre:posta@basamak.test`];
  await api.call('POST /admin/add-smurf', { body: { cardId: listing.id, lines }, ...key() });
  const { price } = listing;
  await customer.api.call('POST /listings/:id/purchases', {
    params: { id: listing.id },
    body: { expectedPrice: price },
    ...key(),
  });
  await api.call('PUT /admin/listings/:id', { params: { id: listing.id }, body: { onSale: false } });
  const coupon = await api.call('POST /admin/coupons', {
    body: { code: randomUUID().slice(0, 23), discount: { type: 'amount', amount: Money.kurus(1_234_567) } },
    ...key(),
  });
  return { listing, coupon };
}

async function linesToStaff({ api }: Session) {
  const canned = await api.call('POST /admin/canned-answers', {
    body: { title: `${randomUUID()} ${word(40)}`, text: word(500), type: null },
    ...key(),
  });
  const email = longMail();
  await anonymous(shopUrl()).call('POST /contact', { body: { name: word(60), email, text: word(500) } });
  await anonymous(shopUrl()).call('POST /booster-applications', {
    body: anApplication({ ...longName, email, links: [`https://op.gg/${'x'.repeat(280)}`], experience: word(500) }),
    ...key(),
  });
  return { canned, email };
}

async function programsOf({ api }: Session) {
  const { key: apiKey } = await api.call('POST /admin/api-keys', {
    body: { name: word(60), scopes: ['orders:read', 'tickets:write', 'integrations:write'], expiresInDays: 30 },
    ...key(),
  });
  const { webhook } = await api.call('POST /admin/webhooks', { body: { url: longUrl(), events: ['order.paid'] } });
  const delivery = await api.call('POST /admin/webhooks/:id/test', { params: { id: webhook.id }, ...key() });
  await api.call('POST /admin/webhooks/:id/pause', { params: { id: webhook.id }, ...key() });
  return { apiKey, webhook, delivery };
}

async function suspicionsOf({ api }: Session, userId: string, orderId: string): Promise<string[]> {
  const about = (recordId: string) => ({ body: { recordId, kind: 'suspicion', text: word(400) } as const, ...key() });
  const ofUser = await api.call('POST /admin/user-notes', about(userId));
  const ofOrder = await api.call('POST /admin/order-notes', about(orderId));
  const lifted = await api.call('POST /admin/user-notes', about(userId));
  const end = { params: { id: lifted.id }, body: { reason: word(400) }, ...key() };
  await api.call('POST /admin/user-notes/:id/lift', end);
  return [ofUser.id, ofOrder.id, lifted.id];
}

/** Ids of the rows that a list shows with a filter. */
async function idsIn({ token }: Session, list: string, filter: object): Promise<string[]> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,9]' });
  const answer = await fetch(`${shopUrl()}/api/admin/${list}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { readonly id: string }[]).map(({ id }) => id);
}

/** Creates one or more rows of every list, with the longest names, addresses and amounts that the fields take. */
export async function wideRows(): Promise<WideRows> {
  const [colleague, booster] = await Promise.all([newAdmin(), newBooster()]);
  const admin = await logIn(shopUrl(), colleague.credentials.login, colleague.credentials.password);
  await booster.api.call('PATCH /users/current', { body: { firstName: word(60), lastName: word(60) } });
  const [customer, unreachable] = await Promise.all([newCustomerWithLongMail(admin), newCustomerWithLongMail(admin)]);
  const gone = await aDeletedCustomer(admin);
  await markUnreachable(unreachable.id);
  const money = await moneyOf(admin, customer, booster);
  const work = await workOf(customer, booster, admin);
  const { listing, coupon } = await shopOf(admin, customer);
  const { canned, email } = await linesToStaff(admin);
  const { apiKey, webhook, delivery } = await programsOf(admin);
  const day = await aComparedDay();
  const suspicions = await suspicionsOf(admin, customer.id, work.orders[0] ?? '');
  return {
    orders: work.orders,
    tickets: [work.ticket.id],
    messages: [work.message.id],
    reports: [work.report.id],
    reviews: await idsIn(admin, 'reviews', { customerId: customer.id }),
    'contact-messages': await idsIn(admin, 'contact-messages', { email }),
    'canned-answers': [canned.id],
    suspicions,
    users: [customer.id, gone, unreachable.id, booster.id, colleague.id],
    boosters: [booster.id],
    'booster-applications': await idsIn(admin, 'booster-applications', { email }),
    devices: [work.deviceId],
    'login-releases': await idsIn(admin, 'login-releases', { boosterId: booster.id }),
    sessions: await idsIn(admin, 'sessions', { userId: customer.id }),
    'unreachable-addresses': [unreachable.id],
    payouts: [money.payout.id],
    'fine-claims': [money.fine.id],
    'top-ups': [money.topUp.id, money.refused],
    reconciliations: [day.id],
    'reconciliation-differences': await idsIn(admin, 'reconciliation-differences', { reconciliationId: day.id }),
    wallets: [customer.id, booster.id],
    entries: await idsIn(admin, 'entries', { userId: customer.id }),
    approvals: [money.approval.id],
    listings: [listing.id],
    'stock-accounts': await idsIn(admin, 'stock-accounts', { listingId: listing.id }),
    coupons: [coupon.id],
    'price-books': await idsIn(admin, 'price-books', {}),
    jobs: await idsIn(admin, 'jobs', { state: 'completed' }),
    'api-keys': [apiKey.id],
    webhooks: [webhook.id],
    deliveries: [delivery.id],
    'audit-events': await idsIn(admin, 'audit-events', { actorId: colleague.id }),
  };
}
