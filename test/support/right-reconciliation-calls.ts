import { randomUUID } from 'node:crypto';
import { onServer } from './test-database.ts';
import type { World } from './world.ts';

const byAdmin = ({ admin }: World) => ({ token: admin.token });

let days = 0;
/** Adds the reconciliation of a new day, since a provider has one per day. */
const aDay = async (world: World): Promise<string> => {
  const id = randomUUID();
  const day = new Date(Date.UTC(2026, 0, 1) + days++ * 86_400_000).toISOString().slice(0, 10);
  await onServer(
    world.product.env.databaseUrl,
    `insert into reconciliation (id, provider, day, state, run, started_at, ended_at, way, provider_payments,
      provider_paid_kurus, provider_refunds, provider_refunded_kurus, fees_kurus, our_payments, our_paid_kurus, our_refunds, our_refunded_kurus)
    values ('${id}', 'paytr', '${day}', 'ended', '${randomUUID()}', now(), now(), 'report', 1, 10000, 0, 0, 240, 0, 0, 0, 0)`,
  );
  return id;
};
const aDifference = async (world: World): Promise<string> => {
  const id = randomUUID();
  await onServer(
    world.product.env.databaseUrl,
    `insert into reconciliation_difference (id, reconciliation_id, kind, subject, merchant_oid, theirs_kurus, state, found_at)
    values ('${id}', '${await aDay(world)}', 'unknown-payment', 'oid${id}', 'oid${id}', 10000, 'open', now())`,
  );
  return id;
};
const ofDay = async (world: World) => ({ ...byAdmin(world), params: { id: await aDay(world) } });
const ofDifference = async (world: World) => ({ ...byAdmin(world), params: { id: await aDifference(world) } });

/** One successful call of each route of the reconciliation. */
export const reconciliationCalls = {
  'GET /admin/reconciliations': byAdmin,
  'GET /admin/reconciliations/:id': ofDay,
  'POST /admin/reconciliations/:id/run': ofDay,
  'GET /admin/reconciliation-differences': byAdmin,
  'GET /admin/reconciliation-differences/:id': ofDifference,
  'POST /admin/reconciliation-differences/:id/end': async (world: World) => ({
    ...(await ofDifference(world)),
    body: { reason: 'Panelde elle alınmış bir ödeme' },
  }),
};
