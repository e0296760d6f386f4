import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { lists } from '#contract/lists.ts';
import { Money } from '#kernel/money.ts';
import { examine } from '#cli/doctor/doctor.ts';
import { key } from '#test/support/calls.ts';
import { fund, logIn, type Session } from '#test/support/clients.ts';
import { rightCalls } from '#test/support/right-calls.ts';
import { type Call, World } from '#test/support/world.ts';

// One record of each kind has a value that no contract accepts, as after a restored backup or a wrong SQL command.

jest.setTimeout(240_000);

type ListKey = keyof typeof lists;

const deeds = [
  'POST /admin/coupons',
  'POST /admin/price-books',
  'POST /admin/api-keys',
  'POST /admin/webhooks',
  'POST /admin/user-notes',
  'POST /admin/order-notes',
  'POST /admin/canned-answers',
  'POST /admin/approvals',
  'POST /booster-applications',
  'POST /contact',
  'POST /tickets',
  'POST /top-ups',
  'POST /booster/payouts',
  'POST /listings/:id/purchases',
  'POST /booster/devices',
  'POST /orders/:id/login-requests',
] as const;

/** The values that the test writes into the newest row of a table, and the lists that omit that row. */
const damages: readonly (readonly [table: string, change: string, ...leftOutOf: ListKey[]])[] = [
  ['api_key', `created_at = 'infinity'`, 'GET /admin/api-keys'],
  ['approval', `expires_at = 'infinity'`, 'GET /admin/approvals'],
  ['audit_event', `at = 'infinity'`, 'GET /admin/audit-events'],
  ['booster_application', `exchange = '7'`, 'GET /admin/booster-applications'],
  ['booster_device', `created_at = 'infinity'`, 'GET /admin/devices'],
  ['booster_profile', `available_services = '{valorant/gitti}'`, 'GET /admin/boosters'],
  ['canned_answer', `created_at = 'infinity'`, 'GET /admin/canned-answers'],
  ['contact_message', `created_at = 'infinity'`, 'GET /admin/contact-messages'],
  ['coupon', `services = '7'`, 'GET /admin/coupons'],
  ['fine_claim', `created_at = 'infinity'`, 'GET /admin/fine-claims', 'GET /booster/fine-claims'],
  ['game_account', `created_at = 'infinity'`],
  ['house_note', `created_at = 'infinity'`, 'GET /admin/user-notes', 'GET /admin/order-notes', 'GET /admin/suspicions'],
  ['ledger_entry', `created_at = 'infinity'`, 'GET /admin/entries'],
  ['login_release', `requested_at = 'infinity'`, 'GET /admin/login-releases'],
  ['message', `contacts = '{posta-güvercini}'`, 'GET /admin/messages'],
  ['message_report', `created_at = 'infinity'`, 'GET /admin/reports'],
  ['notification', `created_at = 'infinity'`, 'GET /notifications'],
  ['payout', `created_at = 'infinity'`, 'GET /admin/payouts', 'GET /booster/payouts'],
  ['price_book', `created_at = 'infinity'`, 'GET /admin/price-books'],
  ['shop_listing', `updated_at = 'infinity'`, 'GET /admin/listings'],
  ['stock_purchase', `price_kurus = 9223372036854775807`, 'GET /purchases'],
  ['ticket', `created_at = 'infinity'`, 'GET /admin/tickets', 'GET /tickets'],
  ['top_up', `expires_at = 'infinity'`, 'GET /admin/top-ups', 'GET /top-ups'],
  ['user_account', `created_at = 'infinity'`, 'GET /admin/users'],
  ['user_session', `created_at = 'infinity'`, 'GET /admin/sessions'],
  ['webhook', `created_at = 'infinity'`, 'GET /admin/webhooks'],
];

let world: World;
let database: pg.Client;
/** Lists without a sort and a range. */
const shortLists = [
  'GET /users/current/sessions',
  'GET /game-accounts',
  'GET /booster/devices',
  'GET /orders/:id/login-requests',
] as const;

/** The damaged record's id by table. */
const damaged = new Map<string, string>();
const calls = new Map<ListKey, Call>();
let order: string;
let releasedOrder: string;
let newBooster: Session;

beforeAll(async () => {
  world = await World.begin();
  database = new pg.Client({ connectionString: world.product.database.url });
  await database.connect();
  await fund(world.admin, world.customer.id, Money.lira(50));
  for (const deed of [...deeds, ...deeds])
    await world.call(deed, {
      ...(await rightCalls[deed](world)),
      headers: { 'idempotency-key': key().idempotencyKey },
    });
  await Promise.all([world.report(), world.report(), world.openOrder()]);
  order = await world.startedOrder();
  const { orderId } = await world.release();
  releasedOrder = orderId;
  const [device] = await world.booster.api.call('GET /booster/devices');
  const again = { params: { id: orderId }, body: { deviceId: device?.id ?? '' }, ...key() };
  await world.booster.api.call('POST /orders/:id/login-requests', again);
  newBooster = await world.newBooster();
  const { id, username } = await newBooster.api.call('GET /users/current');
  await fund(world.admin, id, Money.lira(1));
  await logIn(world.product.url, username, 'kiraz-agaci-42');
  const { token } = world.admin;
  for (const list of Object.keys(lists) as ListKey[])
    calls.set(list, list.startsWith('GET /admin/') ? { token } : await rightCalls[list](world));
  calls.set('GET /orders/:id/timeline', { token: world.customer.token, params: { id: order } });
  // as in a restore: without the triggers that guard history
  await database.query('set session_replication_role = replica');
  for (const [table, change] of damages) {
    const newest = `select id from ${table} order by id desc limit 1`;
    const { rows } = await database.query<{ id: string }>(
      `update ${table} set ${change} where id = (${newest}) returning id`,
    );
    damaged.set(table, rows[0]?.id ?? '');
  }
  await database.query(`update order_event set at = 'infinity' where order_id = $1 and to_state = 'started'`, [order]);
  await database.query(`update ledger_account set balance_kurus = 9223372036854775807 where id = $1`, [
    `wallet:${damaged.get('user_account')}`,
  ]);
});
afterEach(() => world.product.takeUnreadableRows());
afterAll(async () => {
  await database.end();
  await world.end();
});

test('a record of each kind is damaged', () => {
  expect([...damaged].filter(([, id]) => id === '')).toEqual([]);
});

describe.each(Object.keys(lists) as ListKey[])('%s', (list) => {
  test('answers 200 and omits only the damaged record', async () => {
    const { status, body } = await world.call(list, calls.get(list) ?? {});
    expect(status).toBe(200);
    const ids = (body as readonly { readonly id: string }[]).map(({ id }) => id);
    for (const [table, , ...leftOutOf] of damages) {
      if (!leftOutOf.includes(list)) continue;
      expect(ids).not.toContain(damaged.get(table));
      if (list !== 'GET /notifications') expect(ids.length).toBeGreaterThan(0);
    }
  });
});

test.each(shortLists)('%s answers 200 and omits only the damaged record', async (list) => {
  const { token } = list.includes('sessions')
    ? newBooster
    : list.includes('booster') || list.includes('login')
      ? world.booster
      : world.customer;
  const { status, body } = await world.call(list, { token, params: { id: releasedOrder } });
  expect(status).toBe(200);
  const ids = (body as readonly { readonly id: string }[]).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect([...damaged.values()].filter((id) => ids.includes(id))).toEqual([]);
});

test('the order’s page, search, the user’s timeline and the dashboard answer 200', async () => {
  const { token } = world.admin;
  const params = { id: order };
  const answers = await Promise.all([
    world.call('GET /orders/:id', { token: world.customer.token, params }),
    world.call('GET /admin/orders/:id', { token, params }),
    world.call('GET /admin/search', { token, query: { q: 'ece' } }),
    world.call('GET /admin/users/:id/story', { token, params: { id: world.customer.id } }),
    world.call('GET /admin/dashboard', { token }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('a user with an unreadable balance is listed without the balance', async () => {
  await database.query(`update user_account set created_at = now() where id = $1`, [damaged.get('user_account')]);
  const query = { filter: JSON.stringify({ id: damaged.get('user_account') }) };
  const users = await world.admin.api.call('GET /admin/users', { query });
  expect(users).toEqual([expect.objectContaining({ id: damaged.get('user_account'), balance: null })]);
});

test('damaged records are counted in the metrics by their reader, and the doctor names their ids', async () => {
  const metrics = await (await fetch(`${world.product.url}/metrics`)).text();
  for (const reader of ['approvals', 'audit-events', 'entries', 'payouts', 'price-books', 'purchases', 'order-events'])
    expect(metrics).toMatch(new RegExp(`database_rows_unreadable_total\\{reader="${reader}"\\} [1-9]`));
  const { env } = world.product;
  const settings = { PORT: String(env.port), DATABASE_URL: env.databaseUrl, SMTP_URL: env.smtpUrl };
  const reports = await examine({ ...process.env, ...settings });
  const said = JSON.stringify(reports.find(({ name }) => name === 'Listeler')?.findings);
  const inConsole = damages.filter(([, , ...from]) => from.some((list) => list.startsWith('GET /admin/')));
  expect(inConsole.filter(([table]) => table !== 'user_account' && !said.includes(damaged.get(table) ?? ''))).toEqual(
    [],
  );
  // the console shows purchases together with the sold accounts
  expect(said).toContain(damaged.get('stock_purchase'));
});
