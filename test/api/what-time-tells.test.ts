// The messages that are sent when only time passes. The snapshot defines them. Mails and browser messages are left out,
// because the time machine queues nothing.
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { key } from '#test/support/calls.ts';
import { agreedUpTo } from '#test/support/finish.ts';
import { type ListeningWorld, listeningWorld, type Scenario } from '#test/support/listening-world.ts';
import { aDraft } from '#test/support/drafts.ts';
import { coaching } from '#test/support/market.ts';
import type { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let here: ListeningWorld;
beforeAll(async () => {
  here = await listeningWorld();
});
afterAll(() => here.end());

const sweep = (hours: number) => here.later.run('order.sweep', hours);
const sweepTrouble = (hours: number) => here.later.run('order.sweep-trouble', hours);

/** A finished order whose target is reached, as its customer agreed. */
const provenOrder = async (world: World): Promise<string> => {
  const id = await world.order(coaching(4));
  const walk = (to: 'started' | 'finished') =>
    world.booster.api.call('POST /orders/:id/transitions', { params: { id }, body: { to }, ...key() });
  await world.booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  await walk('started');
  await agreedUpTo(world.booster, world.customer, id, 4);
  await walk('finished');
  return id;
};

/** A match that its booster entered too early. It counts once enough time has passed. */
const matchAhead = async (world: World): Promise<string> => {
  const id = await world.startedOrder();
  const playedAt = new Date().toISOString();
  const body = { champion: 'Ahri', kills: 9, deaths: 2, assists: 7, points: 21, result: 'win', playedAt } as const;
  await world.booster.api.call('POST /orders/:id/matches', { params: { id }, body, ...key() });
  return id;
};

/** A payment for an order whose card page the customer left. */
const leftPayment = async ({ customer }: World): Promise<string> => {
  const body = { amount: Money.lira(5000), draft: aDraft() };
  return (await customer.api.call('POST /top-ups', { body, ...key() })).id;
};

/** A later sweep finds nothing of an earlier scenario. */
const scenarios: Readonly<Record<string, Scenario>> = {
  'a finished order that nobody confirmed closes and is settled': [provenOrder, () => sweep(73)],
  'a finished order whose goal is not proven stays': [(world) => world.finishedOrder(), () => sweep(73)],
  'a dispute that the booster did not answer can be decided': [
    (world) => world.disputedOrder(),
    () => sweepTrouble(49),
  ],
  'the booster is reminded of a dispute': [(world) => world.disputedOrder(), () => sweepTrouble(25)],
  'a rank difference that nobody answered cancels the order': [
    async (world) => (await world.orderOfAnotherRank()).id,
    () => sweepTrouble(49),
  ],
  'a wish for another booster that nobody heard returns the order to the pool': [
    (world) => world.unwantedOrder(),
    () => sweepTrouble(25),
  ],
  'a match that was typed ahead counts when its time has come': [
    matchAhead,
    () => here.later.run('order.count-matches', 1),
  ],
  'an order that still waits for its game account is found again after a day': [
    async (world) => {
      const id = await world.order();
      await sweep(1.1);
      return id;
    },
    () => sweep(24.1),
  ],
  'an order that waits for its game account is found again after an hour': [(world) => world.order(), () => sweep(1.1)],
  'a payment for an order that nobody finished is found again after an hour': [
    leftPayment,
    async () => {
      await here.later.run('payment.reconcile-top-ups', 1);
      await here.later.run('payment.remind', 1.1);
    },
  ],
};
test.each(Object.entries(scenarios))('%s', async (_, [prepare, act]) => {
  const id = await prepare(here.world);
  expect(await here.toldBy(() => act(here.world, id))).toMatchSnapshot();
});
