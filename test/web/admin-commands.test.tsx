import { beforeEach, expect, jest, test } from '@jest/globals';
import { createClient } from '../../src/contract/client.ts';
import { changesOf, createDataProvider } from '../../web-admin/src/providers/data-provider.ts';
import { createRun } from '../../web-admin/src/providers/run.ts';

const requests: Request[] = [];
let answer: () => Response | Promise<Response>;

const send: typeof fetch = async (input, init) => {
  requests.push(new Request(new URL(input as string, 'http://localhost/'), init));
  return answer();
};
const run = createRun(createClient(send));
const keys = () => requests.map((request) => request.headers.get('idempotency-key'));

const ban = { userId: '0199c000-0000-7000-8000-000000000001', reason: 'Sahte belge' };

beforeEach(() => {
  sessionStorage.clear();
  requests.length = 0;
  answer = () => Response.json({});
});

test('every command carries an Idempotency-Key', async () => {
  const money = { amount: 5000, currency: 'TRY' } as const;
  const { userId, reason } = ban;
  await run('POST /admin/choose-state', { body: { orderId: userId, state: 'cancelled', reason } });
  await run('POST /admin/choose-booster', { body: { orderId: userId, boosterId: userId } });
  await run('POST /admin/pay-booster', { body: { payoutId: userId, decision: 'paid' } });
  await run('POST /admin/withdraw-booster', {
    body: { boosterId: userId, amount: money, iban: 'TR330006100519786457841326' },
  });
  await run('POST /admin/penalty-booster', { body: { boosterId: userId, amount: money, reason } });
  await run('POST /admin/fine-claims', { body: { boosterId: userId, amount: money, reason } });
  await run('POST /admin/fine-claims/:id/waiver', { params: { id: userId }, body: { reason } });
  await run('POST /admin/add-funds', { body: { userId, type: 'add', amount: money, reason } });
  await run('POST /admin/top-ups/:id/refund', { params: { id: userId }, body: { reason } });
  await run('POST /admin/ban', { body: ban });
  await run('POST /admin/unban', { body: { userId } });
  await run('POST /admin/change-password', { body: { userId } });
  expect(requests).toHaveLength(12);
  expect(new Set(keys()).size).toBe(12);
  for (const key of keys()) expect(key).toMatch(/^[\da-f-]{36}$/);
});

test('each command is a POST to its own address', async () => {
  await run('POST /admin/top-ups/:id/refund', { params: { id: ban.userId }, body: { reason: ban.reason } });
  const [request] = requests;
  expect(`${request?.method} ${new URL(request?.url ?? '').pathname}`).toBe(
    `POST /api/admin/top-ups/${ban.userId}/refund`,
  );
  expect(await request?.json()).toEqual({ reason: ban.reason });
});

test('a command whose answer is lost is repeated under the same key', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(run('POST /admin/ban', { body: ban })).rejects.toThrow('Sunucuya ulaşılamadı');
  answer = () =>
    Response.json({ code: 'internal' }, { status: 500, headers: { 'content-type': 'application/problem+json' } });
  await expect(run('POST /admin/ban', { body: ban })).rejects.toThrow();
  answer = () => Response.json({});
  await run('POST /admin/ban', { body: ban });
  expect(new Set(keys()).size).toBe(1);
});

test('the tab stores an unanswered command without the typed text', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(run('POST /admin/ban', { body: { ...ban, reason: 'şifre: kiraz-agaci' } })).rejects.toThrow();
  const kept = JSON.stringify(Object.entries(sessionStorage));
  expect(kept).toContain('intent.console.POST /admin/ban');
  expect(kept).not.toContain('kiraz');
});

test('a command with another body has another key', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(run('POST /admin/ban', { body: ban })).rejects.toThrow();
  await expect(run('POST /admin/ban', { body: { ...ban, reason: 'Başka neden' } })).rejects.toThrow();
  expect(new Set(keys()).size).toBe(2);
});

test('a command that was answered gets a new key when it is sent again', async () => {
  await run('POST /admin/ban', { body: ban });
  await run('POST /admin/ban', { body: ban });
  expect(new Set(keys()).size).toBe(2);
});

test('a list whose total is a lower bound shows this', async () => {
  const rows = Array.from({ length: 25 }, (_, id) => ({ id }));
  const headers = { 'content-range': 'entries 0-24/10001', 'x-total-at-least': 'true' };
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(Response.json(rows, { headers })));
  const page = await createDataProvider(createClient(send)).getList('entries', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: {},
  });
  expect(page).toMatchObject({ total: 10_001, meta: { totalIsAtLeast: true } });
});

test('a list with the default sort by id is requested by creation time, newest first', async () => {
  const headers = { 'content-range': 'users */0' };
  const fetched = jest.fn<typeof fetch>(() => Promise.resolve(Response.json([], { headers })));
  globalThis.fetch = fetched;
  await createDataProvider(createClient(send)).getList('users', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'DESC' },
    filter: {},
  });
  const [request] = fetched.mock.calls[0] ?? [];
  const address = request instanceof Request ? request.url : String(request);
  expect(new URL(address, 'http://localhost').searchParams.get('sort')).toBe('["createdAt","DESC"]');
});

test('an edit sends the earlier values of the changed fields, except those of fields that it had not read', async () => {
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(Response.json({ id: 'l1' })));
  await createDataProvider(createClient(send)).update('listings', {
    id: 'l1',
    data: { id: 'l1', level: 40, description: 'Yeni', onSale: false },
    previousData: { id: 'l1', level: 30, description: 'Eski' },
  });
  const [, sent] = (globalThis.fetch as jest.Mock<typeof fetch>).mock.calls[0] ?? [];
  expect(JSON.parse(sent?.body as string)).toEqual({
    level: 40,
    description: 'Yeni',
    onSale: false,
    basedOn: { level: 30, description: 'Eski' },
  });
});

test('an edit sends only the changed fields', () => {
  const before = { id: 'b', tier: 2, languages: ['tr'], country: null };
  expect(changesOf({ ...before, tier: 3 }, before)).toEqual({ tier: 3 });
  expect(changesOf({ ...before, languages: ['tr', 'en'] }, before)).toEqual({ languages: ['tr', 'en'] });
});
