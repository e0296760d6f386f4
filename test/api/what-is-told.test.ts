// The messages that each command sends to users, programs and the console. The snapshot defines them: a new or missing line
// is a change of behaviour. If the change is wanted, write the snapshot anew with `-- -u`.
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '#contract/routes.ts';
import { Money } from '#kernel/money.ts';
import { key } from '#test/support/calls.ts';
import type { Session } from '#test/support/clients.ts';
import { aDraft } from '#test/support/drafts.ts';
import { agree } from '#test/support/finish.ts';
import { type ListeningWorld, listeningWorld, type Scenario } from '#test/support/listening-world.ts';
import { type ContractKey, rightCalls } from '#test/support/right-calls.ts';
import type { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let here: ListeningWorld;
beforeAll(async () => {
  here = await listeningWorld();
});
afterAll(() => here.end());

// sorted, because a call can leave something, such as a webhook, that adds messages to the calls after it
const commands = (Object.keys(routes) as ContractKey[]).filter((route) => !route.startsWith('GET ')).toSorted();
test.each(commands)('%s tells whom it concerns', async (route) => {
  const call = await rightCalls[route](here.world);
  const told = await here.toldBy(async () => {
    const { status, body } = await here.world.call(route, call);
    expect([status < 300, body]).toEqual([true, body]);
  });
  expect(told).toMatchSnapshot();
});

const step = (session: Session, id: string, to: string, more: object = {}) =>
  session.api.call('POST /orders/:id/transitions', { params: { id }, body: { to, ...more } as never, ...key() });
const choose = (id: string, state: string, more: object = {}) =>
  here.world.admin.api.call('POST /admin/choose-state', {
    body: { orderId: id, state, reason: 'Deneme için', ...more } as never,
    ...key(),
  });
const decide = (id: string, decision: 'uphold' | 'reject') =>
  here.world.admin.api.call('POST /admin/decide-dispute', {
    body: { orderId: id, decision, reason: 'Deneme için' },
    ...key(),
  });
const claimed = async (world: World) => (await world.claimedOrder()).id;

/** Further steps of an order, because the right call of a route covers only one: the order to start with, and the act on it. */
const steps: Readonly<Record<string, Scenario>> = {
  'a customer cancels a waiting order': [
    (world) => world.order(),
    ({ customer }, id) => step(customer, id, 'cancelled'),
  ],
  'a customer cancels an order in the pool': [
    (world) => world.openOrder(),
    ({ customer }, id) => step(customer, id, 'cancelled'),
  ],
  'a booster gives an order back': [
    (world) => world.takenOrder(),
    ({ booster }, id) => step(booster, id, 'processing'),
  ],
  'a booster begins a match': [(world) => world.startedOrder(), ({ booster }, id) => step(booster, id, 'in-game')],
  'a customer confirms an order': [
    (world) => world.finishedOrder(),
    ({ customer }, id) => step(customer, id, 'closed'),
  ],
  'staff put an order back into the pool': [
    (world) => world.startedOrder(),
    (_, id) => choose(id, 'processing', { donePercent: 10 }),
  ],
  'staff start an order again that was finished': [(world) => world.finishedOrder(), (_, id) => choose(id, 'started')],
  'staff cancel an order in the pool': [(world) => world.openOrder(), (_, id) => choose(id, 'cancelled')],
  'staff close an order': [(world) => world.finishedOrder(), (_, id) => choose(id, 'closed')],
  'a dispute is rejected': [(world) => world.answeredDispute(), (_, id) => decide(id, 'reject')],
  'a dispute is upheld': [(world) => world.answeredDispute(), (_, id) => decide(id, 'uphold')],
  'a customer agrees to what the booster says': [claimed, ({ customer }, id) => agree(customer, id)],
};
test.each(Object.entries(steps))('%s', async (_, [prepare, act]) => {
  const id = await prepare(here.world);
  expect(await here.toldBy(() => act(here.world, id))).toMatchSnapshot();
});

const cards = { good: '4355 0843 5508 4358', declined: '4000 0000 0000 9995' } as const;
/** Pays by card, and waits for the provider's notification. */
const pay = async (body: object, card: keyof typeof cards = 'good'): Promise<void> => {
  const { api } = here.world.customer;
  const { id, frameUrl = '' } = await api.call('POST /top-ups', { body: body as never, ...key() });
  const form = new URLSearchParams({ number: cards[card], month: '12', year: '30', cvv: '000' });
  await fetch(frameUrl, { method: 'POST', body: form, redirect: 'manual' });
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(50))
    if ((await api.call('GET /top-ups/:id', { params: { id } })).state !== 'pending') return;
  throw new Error('the provider said nothing');
};
const fiveThousand = Money.lira(5000);
const payments: Readonly<Record<string, () => Promise<void>>> = {
  'a card payment': () => pay({ amount: fiveThousand }),
  'a card payment that the bank declines': () => pay({ amount: fiveThousand }, 'declined'),
  'a card payment that places an order': () => pay({ amount: fiveThousand, draft: aDraft() }),
};
test.each(Object.entries(payments))('%s', async (_, act) => {
  expect(await here.toldBy(act)).toMatchSnapshot();
});
