import { hookEventTypes } from '#kernel/hooks.ts';
import { aBrowser } from './push.ts';
import { Receiver } from './receiver.ts';
import { TimeMachine } from './time-machine.ts';
import { ToldLog } from './told.ts';
import { World } from './world.ts';

/** A world whose users have push subscriptions, with a webhook for all events. */
export const listeningWorld = async () => {
  const world = await World.begin();
  const receiver = await Receiver.open();
  const { product, admin, booster, customer } = world;
  const body = { url: receiver.url, events: [...hookEventTypes] };
  const { webhook, secret } = await admin.api.call('POST /admin/webhooks', { body });
  receiver.secret = secret;
  const names = new Map([[webhook.id, '<webhook>']]);
  for (const [name, { api }] of Object.entries({ customer, booster, admin })) {
    const { endpoint, keys } = aBrowser(`https://of-nobody.notify.windows.com/${name}`);
    await api.call('PUT /notifications/push', { body: { endpoint, keys } });
    const { id, email } = await api.call('GET /users/current');
    names.set(id, name).set(email, name);
  }
  await world.proveAddress(customer);
  const log = await ToldLog.beside(product.database.url, names);
  const later = await TimeMachine.beside({ databaseUrl: product.database.url, settings: product.settings });
  return {
    world,
    log,
    later,
    /** The messages that an act causes, without those of its preparation. */
    toldBy: async (act: () => Promise<unknown>) => {
      await log.next();
      await act();
      return log.next();
    },
    end: async () => {
      await later.close();
      await log.close();
      await world.end();
      await receiver.close();
    },
  };
};

export type ListeningWorld = Awaited<ReturnType<typeof listeningWorld>>;

/** Prepares an order, then acts on it. */
export type Scenario = readonly [
  prepare: (world: World) => Promise<string>,
  act: (world: World, id: string) => Promise<unknown>,
];
