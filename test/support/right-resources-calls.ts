import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { register } from './clients.ts';
import type { World } from './world.ts';

const reason = 'Deneme için';
const byAdmin = ({ admin }: World) => ({ token: admin.token });

/** The session of a new user. */
const session = async (world: World) => {
  const { id: userId } = await register(world.product.url);
  const query = { filter: JSON.stringify({ userId, live: true }) };
  const [found] = await world.admin.api.call('GET /admin/sessions', { query });
  return found!;
};

/** A job that waits or has failed. Running it does nothing, since its picture does not exist. */
const job = async ({ product }: World, state: 'created' | 'failed') => {
  const client = new pg.Client({ connectionString: product.database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `insert into jobs.job (name, state, data, start_after, retry_count, output)
       values ('picture.tidy', $1::jobs.job_state, $2, now() + interval '1 day', 8, '{"message":"bir@iki.test yok"}')
       returning id`,
      [state, { id: randomUUID() }],
    );
    return rows[0]!.id;
  } finally {
    await client.end();
  }
};

/** One successful call of each route of sessions, wallets, jobs and related records. */
export const resourcesCalls = {
  'GET /admin/sessions': byAdmin,
  'GET /admin/sessions/:id': async (world: World) => ({ ...byAdmin(world), params: { id: (await session(world)).id } }),
  'POST /admin/end-session': async (world: World) => ({
    ...byAdmin(world),
    body: { sessionId: (await session(world)).id, reason },
  }),
  'POST /admin/end-sessions': async (world: World) => ({
    ...byAdmin(world),
    body: { userId: (await session(world)).userId, reason },
  }),
  'GET /admin/users/:id/story': (world: World) => ({ ...byAdmin(world), params: { id: world.customer.id } }),
  'GET /admin/job-queues': byAdmin,
  'GET /admin/jobs': byAdmin,
  'GET /admin/jobs/:id': async (world: World) => ({ ...byAdmin(world), params: { id: await job(world, 'created') } }),
  'POST /admin/retry-job': async (world: World) => ({
    ...byAdmin(world),
    body: { jobId: await job(world, 'failed'), reason },
  }),
  'POST /admin/cancel-job': async (world: World) => ({
    ...byAdmin(world),
    body: { jobId: await job(world, 'created'), reason },
  }),
  'GET /admin/wallets': byAdmin,
  'GET /admin/wallets/:id': (world: World) => ({ ...byAdmin(world), params: { id: world.customer.id } }),
  'GET /admin/trial-balance': byAdmin,
  'POST /admin/change-scopes': async (world: World) => ({
    ...byAdmin(world),
    body: {
      userId: (await world.staff()).id,
      role: 'staff',
      scopes: ['users:write'],
      known: { role: 'staff', scopes: [] },
      reason,
    },
  }),
};
