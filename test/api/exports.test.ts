import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Session } from '#test/support/clients.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

/** More than two batches, and more bytes than fit into the buffers between server and client. */
const banned = 2_100;

let world: World;
let staff: Session & { readonly id: string };
let sql: pg.Client;

beforeAll(async () => {
  world = await World.begin();
  staff = await world.staff('users:read', 'wallets:read');
  sql = new pg.Client({ connectionString: world.product.database.url });
  await sql.connect();
  // all rows have the same time, so that only their ids order them
  await sql.query(
    `insert into user_account (id, first_name, last_name, email, email_canonical, username, username_canonical,
       must_change_password, role, scopes, status, ban_reason, email_verified, marketing_mail, muted_notices, search_text, created_at)
     select gen_random_uuid(), '=1+1', 'Kaya', name, name, name, name, false, 'customer', '{}', 'banned',
       repeat('neden ', 2000), true, false, '{}', ' ' || name, '2026-01-01T00:00:00Z'
     from (select 'aktarilan' || i || '@basamak.test' as name from generate_series(1, $1) as i) as people`,
    [banned],
  );
});
afterAll(async () => {
  await sql.end();
  await world.end();
});

const filter = { status: 'banned' };
const take = (session: Session, path = 'users', init: RequestInit = {}, asked: object = filter) =>
  fetch(`${world.product.url}/api/admin/${path}?filter=${encodeURIComponent(JSON.stringify(asked))}`, {
    ...init,
    headers: { authorization: `Bearer ${session.token}`, accept: 'text/csv' },
  });
const linesOf = (text: string) => text.split('\r\n').slice(0, -1);

/** Polls, because the server notices with a delay that a client has left. */
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((wait) => setTimeout(wait, 50));
};

test('a list is exported as CSV by its filters: each row once over several batches, with Turkish headings', async () => {
  const answer = await take(staff);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  const [head, ...rows] = linesOf(new TextDecoder().decode(bytes));
  expect(head).toMatch(/^"Ad";"Soyad";"Kullanıcı adı";"E-posta";/);
  expect(rows).toHaveLength(banned);
  expect(new Set(rows.map((row) => /"(aktarilan\d+)@/.exec(row)?.[1])).size).toBe(banned);
  for (const row of rows) expect(row).toMatch(/^"'=1\+1";"Kaya";.*;0,00;01\.01\.2026 03:00:00;;"[0-9a-f-]{36}"$/);
});

test('lists of the console are exported, empty or not', async () => {
  for (const path of ['orders', 'entries', 'top-ups', 'messages', 'tickets', 'coupons', 'audit-events', 'payouts']) {
    const answer = await take(world.admin, path, {}, {});
    expect([path, answer.status]).toEqual([path, 200]);
    expect(linesOf(await answer.text()).length).toBeGreaterThan(0);
  }
});

test('a ledger entry names the owner of its wallet, in the list and in the exported file', async () => {
  const clerk = await world.staff('wallets:read', 'wallets:write', 'users:read');
  const { id, firstName, lastName } = await world.customer.api.call('GET /users/current');
  const amount = { amount: 12_34, currency: 'TRY' as const };
  const body = { userId: id, type: 'add' as const, amount, reason: 'Deneme için' };
  const idempotencyKey = randomUUID();
  const entry = await clerk.api.call('POST /admin/add-funds', { body, idempotencyKey });
  const query = { filter: JSON.stringify({ userId: id }) };
  expect((await clerk.api.call('GET /admin/entries', { query }))[0]).toEqual(entry);
  const owners = entry.postings.flatMap(({ ownerName }) => ownerName ?? []);
  expect(owners).toEqual([`${firstName} ${lastName}`]);
  const [, row] = linesOf(await (await take(clerk, 'entries', {}, { userId: id })).text());
  expect(row).toContain(`;"Düzeltme";"Cüzdan: ${firstName} ${lastName}";`);
});

test('an export without the scope of its list, or with an unknown filter, is refused', async () => {
  expect((await take(staff, 'orders', {}, {})).status).toBe(403);
  expect((await take(world.customer)).status).toBe(403);
  expect((await take(staff, 'users', {}, { nobody: 'knows' })).status).toBe(422);
});

test('an export is recorded in the audit log with its filter, but without search words', async () => {
  const { id } = await world.admin.api.call('GET /users/current');
  await (await take(world.admin, 'users', {}, { ...filter, q: 'aktarilan7' })).text();
  const query = { filter: JSON.stringify({ action: 'export', actorId: id, resource: 'users' }) };
  expect(await world.admin.api.call('GET /admin/audit-events', { query })).toMatchObject([
    { action: 'export', resource: 'users', recordId: null, said: { filter: { status: 'banned', q: '***' } } },
  ]);
});

test('the audit log has no e-mail address by which applications and messages were searched', async () => {
  const email = 'ayse@silgec.test';
  for (const list of ['booster-applications', 'contact-messages'])
    for (const value of [email, [email]]) await (await take(world.admin, list, {}, { email: value, q: 'Ayşe' })).text();
  const { rows } = await sql.query<{ said: object }>(
    `select details::json -> 'said' as said from audit_event where resource in ('booster-applications', 'contact-messages')`,
  );
  const said = { filter: { email: '***', q: '***' }, sort: null };
  expect(rows.map((row) => row.said)).toEqual([said, said, said, said]);
});

test('a user has at most two exports at once; a slow one holds no database connection, an aborted one frees its place', async () => {
  const leaving = new AbortController();
  const slow = await Promise.all([1, 2].map(() => take(staff, 'users', { signal: leaving.signal })));
  expect(slow.map(({ status }) => status)).toEqual([200, 200]);

  const third = await take(staff);
  expect([third.status, await third.json()]).toMatchObject([429, { code: 'request.too_many_exports' }]);
  await until(async () => {
    const held = await sql.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and application_name = 'basamak' and state <> 'idle'`,
    );
    return held.rowCount === 0;
  });

  leaving.abort();
  await until(async () => {
    const again = await take(staff);
    await again.body?.cancel();
    return again.status === 200;
  });
});
