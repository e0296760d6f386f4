import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import type { RouteKey } from '#contract/routes.ts';
import { routes } from '#contract/routes.ts';
import { examine } from '#cli/doctor/doctor.ts';
import { Money } from '#kernel/money.ts';
import { key, waitFor } from '#test/support/calls.ts';
import { register } from '#test/support/clients.ts';
import { aDraft } from '#test/support/drafts.ts';
import { World } from '#test/support/world.ts';

// Orders that no call can create, but that an older contract or a restored backup may leave behind.

let world: World;
let database: pg.Client;
let readable: string;
const broken: Record<string, string> = {};
const alterations = {
  'a missing tier': `draft = draft #- '{current,tier}'`,
  'a removed service': `service = 'league-of-legends/gitti', draft = jsonb_set(draft, '{service}', '"league-of-legends/gitti"')`,
  'an impossible lane': `lane = 'bot', lane_changed = true`,
  'a champion that nobody named': `lane = 'champion', lane_changed = true, champion = null`,
  'a field that the contract no longer has': `draft = draft || '{"wish": 1}' || '{"current": {"tier":"gold","division":3,"old":2}}'`,
};

beforeAll(async () => {
  world = await World.begin();
  database = new pg.Client({ connectionString: world.product.database.url });
  await database.connect();
  readable = await world.openOrder();
  await database.query(`create function refuse_order() returns trigger language plpgsql as $$
    begin raise exception 'refused at every try' using errcode = '22003'; end $$`);
  await database.query(`create trigger refuse_order before insert on orders for each row
    when (new.draft ->> 'note' = 'reddet' and new.state <> 'payment-error') execute function refuse_order()`);
  for (const [name, change] of Object.entries(alterations)) {
    const id = (broken[name] = await world.openOrder());
    await world.customer.api.call('POST /orders/:id/messages', { params: { id }, body: { text: 'Merhaba' }, ...key() });
    await database.query(`update orders set ${change} where id = $1`, [id]);
  }
}, 120_000);
afterAll(async () => {
  await database.end();
  await world.end();
});

const idOf = (name: keyof typeof alterations): string => broken[name] ?? '';
const listed = Object.entries(routes).filter(([path, row]) => path.startsWith('GET ') && 'list' in row);
const tokensOf = (path: string) =>
  path.includes('/admin/')
    ? [world.admin]
    : path.includes('/booster/')
      ? [world.booster]
      : [world.customer, world.booster, world.admin];

test.each(listed.map(([path]) => path as RouteKey))('%s answers 200 beside unreadable orders', async (path) => {
  const outcomes = await Promise.all(
    Object.values(broken).flatMap((id) =>
      tokensOf(path).map(async ({ token }) => (await world.call(path, { token, params: { id } })).status),
    ),
  );
  // a reader without the right is refused, as for readable orders
  expect(outcomes.filter((status) => ![200, 403, 404].includes(status))).toEqual([]);
  expect(outcomes).toContain(200);
  await world.product.takeUnreadableRows();
});

test('the pool shows readable orders, omits unreadable ones and reports them', async () => {
  const pool = await world.booster.api.call('GET /booster/pool', { query: { range: '[0,99]' } });
  const ids = pool.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([readable, idOf('an impossible lane')]));
  expect(ids).toContain(idOf('a champion that nobody named'));
  expect(ids).toContain(idOf('a field that the contract no longer has'));
  expect(ids).not.toContain(idOf('a missing tier'));
  expect((await world.product.takeUnreadableRows()).map(({ reader, id }) => [reader, id])).toEqual(
    expect.arrayContaining([
      ['pool', idOf('a missing tier')],
      ['pool', idOf('a removed service')],
    ]),
  );
  const metrics = await (await fetch(`${world.product.url}/metrics`)).text();
  expect(metrics).toMatch(/database_rows_unreadable_total\{reader="pool"\} [1-9]/);
});

test('search, the user’s timeline, CSV, showcase and dashboard still answer if some orders are unreadable', async () => {
  const { token } = world.admin;
  const rows = await database.query<{ number: string }>('select number from orders where id = $1', [
    idOf('a removed service'),
  ]);
  const q = String(rows.rows[0]?.number);
  const [search, story, csv, showcase, dashboard] = await Promise.all([
    world.call('GET /admin/search', { token, query: { q } }),
    world.call('GET /admin/users/:id/story', { token, params: { id: world.customer.id } }),
    world.call('GET /admin/orders', { token, headers: { accept: 'text/csv' } }),
    world.call('GET /showcase'),
    world.call('GET /admin/dashboard', { token }),
  ]);
  expect([search, story, csv, showcase, dashboard].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(search.body).toContainEqual(expect.objectContaining({ resource: 'orders', id: idOf('a removed service') }));
  expect(String(csv.body)).toContain(idOf('a missing tier'));
});

test.each(Object.keys(alterations) as (keyof typeof alterations)[])(
  'an order with %s has a page for customer and staff, and staff cancel it with a refund',
  async (name) => {
    const params = { id: idOf(name) };
    for (const { token } of [world.customer, world.admin])
      expect((await world.call('GET /orders/:id', { token, params })).status).toBe(200);
    expect((await world.call('GET /admin/orders/:id', { token: world.admin.token, params })).status).toBe(200);
    const before = (await world.customer.api.call('GET /wallet')).balance.amount;
    const body = { orderId: params.id, state: 'cancelled', reason: 'Okunamıyor' } as const;
    const cancelled = await world.admin.api.call('POST /admin/choose-state', { body, ...key() });
    expect([cancelled.state, cancelled.refunded]).toEqual(['cancelled', cancelled.price]);
    expect((await world.customer.api.call('GET /wallet')).balance.amount).toBe(before + cancelled.price.amount);
  },
);

test('an unreadable order cannot be taken, and the doctor reports it', async () => {
  const id = await world.openOrder();
  await database.query(`update orders set draft = draft #- '{target,tier}' where id = $1`, [id]);
  const { status, body } = await world.call('POST /orders/:id/take', { token: world.booster.token, params: { id } });
  expect([status, body]).toEqual([409, expect.objectContaining({ code: 'order.draft_unreadable' })]);
  expect(routes['POST /orders/:id/take'].refusals).toContain('order.draft_unreadable');
  const doctor = await examine({ ...process.env, ...settingsOf(world) });
  expect(doctor.find(({ name }) => name === 'Siparişler')?.findings).toEqual([
    expect.objectContaining({ state: 'bad', text: expect.stringMatching(/Okunamayan açık siparişler: \d+\./) }),
  ]);
  await world.product.takeUnreadableRows();
});

test('nobody can state a share of an unreadable order’s work, neither at once nor through a second admin', async () => {
  const id = await world.startedOrder();
  await database.query(`update orders set draft = draft #- '{target,tier}' where id = $1`, [id]);
  const stated = { orderId: id, state: 'processing', donePercent: 50, reason: 'Okunamıyor' } as const;
  const { api } = world.admin;
  const refused = { status: 409, code: 'order.draft_unreadable' };
  await expect(api.call('POST /admin/choose-state', { body: stated, ...key() })).rejects.toMatchObject(refused);
  const body = { ...stated, command: 'end-order' } as const;
  await expect(api.call('POST /admin/approvals', { body, ...key() })).rejects.toMatchObject(refused);
  expect(routes['POST /admin/approvals/:id/approve'].refusals).toContain('order.draft_unreadable');
  await world.product.takeUnreadableRows();
});

test('a command whose answer breaks the contract answers 500 and changes nothing, with and without a key', async () => {
  const id = await world.openOrder();
  // the broken summary is noticed only in the answer, so that no earlier check refuses the command
  await database.query(`update orders set summary = '[{"code": 7}]' where id = $1`, [id]);
  for (const headers of [{}, { 'idempotency-key': 'cevap-verilemez' }]) {
    const answer = await world.call('POST /orders/:id/take', { token: world.booster.token, params: { id }, headers });
    expect(answer.status).toBe(500);
  }
  const { rows } = await database.query('select state, booster_id from orders where id = $1', [id]);
  expect(rows).toEqual([{ state: 'processing', booster_id: null }]);
});

/** A card payment with a draft that the test changes before the card is charged. */
const paidWith = async (change: string) => {
  const payer = await register(world.product.url);
  const begun = await payer.api.call('POST /top-ups', {
    body: { amount: Money.lira(25_000), draft: aDraft({ coupon: undefined }) },
    ...key(),
  });
  await database.query(`update top_up set ${change} where id = $1`, [begun.id]);
  const body = new URLSearchParams({ number: '4355084355084358', month: '12', year: '30', cvv: '000' });
  await fetch(begun.frameUrl ?? '', { method: 'POST', body, redirect: 'manual' });
  const topUp = () => payer.api.call('GET /top-ups/:id', { params: { id: begun.id } });
  await waitFor(async () => (await topUp()).state === 'paid' || undefined, 'the payment');
  return { payer, topUp: await topUp() };
};

test.each([
  ['does not fit the contract', `draft = draft #- '{current,tier}'`, 'order.draft_unreadable'],
  ['asks for a removed service', `draft = jsonb_set(draft, '{service}', '"valorant/gitti"')`, 'order.draft_unreadable'],
  [
    'has a target below its current rank',
    `draft = jsonb_set(draft, '{target}', '{"tier": "iron", "division": 4}')`,
    'pricing.target_not_above_current',
  ],
  ['the database refuses at every try', `draft = jsonb_set(draft, '{note}', '"reddet"')`, 'order.draft_unreadable'],
])('a card payment whose draft %s is credited, and its order is kept with the reason', async (_, change, reason) => {
  const { payer, topUp } = await paidWith(change);
  expect((await payer.api.call('GET /wallet')).balance.amount).toBe(25_000_00);
  const params = { id: topUp.orderId ?? '' };
  const page = await payer.api.call('GET /orders/:id', { params });
  expect(page).toMatchObject({ state: 'payment-error', paidByCard: { amount: 25_000_00 }, timeline: [{ reason }] });
  expect((await world.call('GET /admin/orders/:id', { token: world.admin.token, params })).status).toBe(200);
  await world.product.takeUnreadableRows();
});

test('a closed order of a removed service has a page for each reader; its review is shown in the console only', async () => {
  const id = await world.closedOrder();
  const body = { stars: 5, text: 'Hızlı ve temiz oynandı.' } as const;
  await world.customer.api.call('POST /orders/:id/review', { params: { id }, body, ...key() });
  await database.query(`update orders set ${alterations['a removed service']} where id = $1`, [id]);
  await database.query(`update order_review set service = 'league-of-legends/gitti' where order_id = $1`, [id]);
  for (const { token } of [world.customer, world.booster, world.admin]) {
    const page = await world.call('GET /orders/:id', { token, params: { id } });
    expect([page.status, page.body]).toEqual([200, expect.objectContaining({ review: expect.objectContaining(body) })]);
  }
  const { token } = world.admin;
  expect((await world.call('GET /admin/orders/:id', { token, params: { id } })).status).toBe(200);
  const reviews = await world.call('GET /admin/reviews', { token });
  expect(reviews.body).toContainEqual(expect.objectContaining({ id, service: 'league-of-legends/gitti' }));
  const showcase = await world.call('GET /showcase');
  expect(showcase.status).toBe(200);
  expect(JSON.stringify(showcase.body)).not.toContain('gitti');
  await world.product.takeUnreadableRows();
});

test('an order whose lane becomes a specific champion stays readable in the pool and for its booster', async () => {
  const id = await world.openOrderOf(aDraft({ lane: 'none', champions: undefined }));
  const { token } = world.customer;
  const params = { id };
  const unnamed = await world.call('PUT /orders/:id/lane', { token, params, body: { lane: 'champion' } });
  expect(unnamed.status).toBe(422);
  const prices = await world.customer.api.call('GET /orders/:id/lanes', { params });
  const expectedDifference = prices.find(({ lane }) => lane === 'champion')?.difference;
  const body = { lane: 'champion', champion: 'Ahri', expectedDifference };
  expect((await world.call('PUT /orders/:id/lane', { token, params, body })).status).toBe(200);
  const pool = await world.booster.api.call('GET /booster/pool', { query: { range: '[0,99]' } });
  expect(pool.find((row) => row.id === id)?.draft).toMatchObject({ lane: 'champion', champions: ['Ahri'] });
  expect((await world.call('POST /orders/:id/take', { token: world.booster.token, params })).status).toBe(200);
  expect((await world.call('GET /orders/:id', { token: world.booster.token, params })).status).toBe(200);
  await world.product.takeUnreadableRows();
});

const settingsOf = ({ product: { env } }: World): NodeJS.ProcessEnv => ({
  PORT: String(env.port),
  DATABASE_URL: env.databaseUrl,
  SMTP_URL: env.smtpUrl,
});
