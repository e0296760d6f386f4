import { Money } from '#kernel/money.ts';
import type { World } from './world.ts';

const byCustomer = ({ customer }: World) => ({ token: customer.token });
const byBooster = ({ booster }: World) => ({ token: booster.token });

/** One successful call of each route of the two sides of a dispute. */
export const disputeCalls = {
  'POST /orders/:id/dispute': async (world: World) => ({
    ...byCustomer(world),
    params: { id: await world.finishedOrder() },
    body: { kind: 'not-reached', text: 'Altın 1 yerine Altın 2 oldu.', claimedPercent: 80 },
  }),
  'POST /orders/:id/dispute/answer': async (world: World) => ({
    ...byBooster(world),
    params: { id: await world.disputedOrder() },
    body: { text: 'Son maçı eklemeyi unutmuşum.' },
  }),
  'DELETE /orders/:id/dispute': async (world: World) => ({
    ...byCustomer(world),
    params: { id: await world.disputedOrder() },
  }),
  'GET /orders/:id/dispute/proposal': async (world: World) => ({
    ...byBooster(world),
    params: { id: await world.disputedOrder() },
    query: { refund: '2000' },
  }),
  'POST /orders/:id/dispute/proposal': async (world: World) => ({
    ...byBooster(world),
    params: { id: await world.disputedOrder() },
    body: { end: 'refund', refund: Money.lira(20) },
  }),
  'DELETE /orders/:id/dispute/proposal': async (world: World) => ({
    ...byBooster(world),
    params: { id: (await world.proposedEnd()).id },
  }),
  'POST /orders/:id/dispute/agreement': async (world: World) => {
    const { id, proposal } = await world.proposedEnd();
    return { ...byCustomer(world), params: { id }, body: { proposal } };
  },
};
