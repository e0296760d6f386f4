// The console's view of background jobs.
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { queueLabels } from '#contract/job/words.tr.ts';
import { key, outcomesOf } from '#test/support/calls.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
let client: pg.Client;
beforeAll(async () => {
  world = await World.begin();
  client = new pg.Client({ connectionString: world.product.database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await world.end();
});

const reason = 'Deneme için';
const pictureId = randomUUID();
/** A job that is due in a day, so that it does not run during the test. */
const job = async (state: 'created' | 'failed' | 'completed', queue = 'picture.tidy'): Promise<string> => {
  const { rows } = await client.query<{ id: string }>(
    `insert into jobs.job (name, state, data, start_after, retry_count, output)
     values ($1, $2::jobs.job_state, $3, now() + interval '1 day', 8, $4) returning id`,
    [queue, state, { id: pictureId, to: 'ece@basamak.test' }, { message: 'mailbox <ece@basamak.test> is full' }],
  );
  return rows[0]!.id;
};
const command = (name: 'retry-job' | 'cancel-job', jobId: string) =>
  world.admin.api.call(`POST /admin/${name}`, { body: { jobId, reason }, ...key() });

test('a job is shown with its subject and its error, without e-mail addresses', async () => {
  const id = await job('failed');
  const query = { filter: JSON.stringify({ queue: 'picture.tidy', state: ['failed'], id: [id] }) };
  const [found] = await world.admin.api.call('GET /admin/jobs', { query });
  expect(found).toMatchObject({ id, state: 'failed', failures: 8, about: { id: pictureId } });
  expect(found?.error).toBe('mailbox <…@…> is full');
  expect(JSON.stringify(found)).not.toContain('ece');
});

test('a failed job is retried and a waiting one is cancelled; a cancelled job is not retried, and a completed one not cancelled', async () => {
  const [failed, waiting, done] = [await job('failed'), await job('created'), await job('completed')];
  expect(await command('retry-job', failed)).toMatchObject({ state: 'retry' });
  expect(await command('cancel-job', waiting)).toMatchObject({ state: 'cancelled' });
  await expect(command('retry-job', waiting)).rejects.toMatchObject({ status: 409, code: 'request.conflict' });
  await expect(command('cancel-job', done)).rejects.toMatchObject({ status: 409, code: 'request.conflict' });
  await expect(command('cancel-job', randomUUID())).rejects.toMatchObject({ status: 404, code: 'request.not_found' });
  const query = { filter: JSON.stringify({ resource: 'jobs', recordId: failed }) };
  const [written] = await world.admin.api.call('GET /admin/audit-events', { query });
  expect(written).toMatchObject({ action: 'POST /admin/retry-job', reason });
  expect(JSON.stringify(written?.changes)).toContain('retry');
});

test('exactly one of two concurrent retries of a job is refused as a conflict', async () => {
  const id = await job('failed');
  const outcomes = await outcomesOf([() => command('retry-job', id), () => command('retry-job', id)]);
  expect(outcomes).toEqual({ ok: 1, '409 request.conflict': 1 });
});

test('queues show their oldest job and their schedule, to admins only', async () => {
  const queues = await world.admin.api.call('GET /admin/job-queues');
  expect(queues.find(({ id }) => id === 'order.sweep')?.cron).toBe('* * * * *');
  expect(queues.find(({ id }) => id === 'picture.tidy')).toMatchObject({ cron: null, oldestAt: null });
  expect(queues.map(({ id }) => id).toSorted()).toEqual(Object.keys(queueLabels).toSorted());
  const staff = await world.staff('users:read', 'users:write');
  await expect(staff.api.call('GET /admin/job-queues')).rejects.toMatchObject({ status: 403 });
});
