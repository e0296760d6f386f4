import { randomUUID } from 'node:crypto';
import type { EnterTopUp } from '#contract/payment/schemas.ts';
import { Money } from '#kernel/money.ts';
import { key as once } from './calls.ts';
import { iban, type World } from './world.ts';

const byAdmin = ({ admin }: World) => ({ token: admin.token });
const today = () => new Date().toISOString().slice(0, 10);

/** A new bank transfer to enter. */
export const anArrival = (userId: string, amount = Money.lira(150)): EnterTopUp => ({
  userId,
  amount,
  provider: 'bank-transfer',
  reference: randomUUID(),
  arrivedOn: today(),
  sender: 'Deniz Yıldız',
});

const entered = async ({ admin, customer }: World): Promise<string> =>
  (await admin.api.call('POST /admin/top-ups', { body: anArrival(customer.id), ...once() })).id;
const toSend = async (world: World) => {
  const params = { id: await entered(world) };
  const body = { reason: 'Deneme için', iban };
  await world.admin.api.call('POST /admin/top-ups/:id/refund', { params, body, ...once() });
  return { ...byAdmin(world), params };
};

/** One successful call of each route of payments by hand. */
export const paymentCalls = {
  'POST /admin/top-ups': (world: World) => ({ ...byAdmin(world), body: anArrival(world.customer.id) }),
  'POST /admin/top-ups/:id/refund/made': async (world: World) => ({
    ...(await toSend(world)),
    body: { reference: '2026-0000171' },
  }),
  'POST /admin/top-ups/:id/refund/dropped': async (world: World) => ({
    ...(await toSend(world)),
    body: { reason: 'Deneme için' },
  }),
};
