// A job waits for a misbehaving push service no longer than its time limit.
import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { Agent } from 'node:https';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import webPush from 'web-push';
import { WebPushService } from '#modules/notification/adapters/push/web-push-service.ts';
import { aBrowser } from '#test/support/push.ts';

const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:destek@basamak.test' };
const push = {
  title: 'Siparişin onayını bekliyor',
  text: 'Onayla.',
  link: '/siparisler/1',
  tag: 'order-state:1',
  urgent: true,
};

test.each<[string, string, string]>([
  ['never answers', '', 'push: timeout'],
  ['changes the protocol', 'HTTP/1.1 101 S\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n', 'push: 101'],
  ['sends headers without an end', 'HTTP/1.1 201 Created\r\nX: ', 'push: timeout'],
  ['sends a body without an end', 'HTTP/1.1 201 Created\r\n\r\n', 'taken'],
  ['sends a long body slowly', 'HTTP/1.1 410 Gone\r\nContent-Length: 9000\r\n\r\n', 'gone'],
])('a call ends within its time limit if the push service %s', async (_, said, outcome) => {
  const service = createServer((socket) => {
    const goesOn = setInterval(() => said !== '' && socket.write('a'), 20);
    socket.on('error', () => undefined).on('close', () => clearInterval(goesOn));
    socket.once('data', () => socket.write(said));
  });
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const { port } = service.address() as AddressInfo;
  const agent = Object.assign(new Agent(), { createConnection: () => connect(port, '127.0.0.1') });
  const { endpoint, keys } = aBrowser('https://push.example/ada');
  const to = { id: 'a', userId: 'ada', sessionId: 's', endpoint, ...keys, createdAt: new Date() };
  const sent = new WebPushService({ vapid }, agent, 400).send(to, push).catch((error: unknown) => String(error));
  await expect(Promise.race([sent, sleep(3_000, 'under way')])).resolves.toMatch(new RegExp(`${outcome}$`));
  service.close();
});

test.each([
  ['an invalid address', 'not an address of Ada', {}, 'failed'],
  ['an address of another protocol', 'http://push.example/ada', {}, 'ERR_INVALID_PROTOCOL'],
  ['an invalid key', 'https://push.example/ada', { p256dh: 'ada' }, 'failed'],
])(
  'the error of a message that cannot be sent contains no data of the browser: %s',
  async (_, endpoint, change, reason) => {
    const { keys } = aBrowser(endpoint);
    const to = { id: 'a', userId: 'ada', sessionId: 's', endpoint, ...keys, ...change, createdAt: new Date() };
    const thrown: unknown = await new WebPushService({ vapid }, new Agent(), 400)
      .send(to, push)
      .catch((error) => error);
    expect(thrown).toEqual(new Error(`push: ${reason}`));
    expect(Object.keys(thrown as Error)).toEqual([]);
  },
);
