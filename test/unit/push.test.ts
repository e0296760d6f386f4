// Web push: who may subscribe a browser, what is sent, and when a subscription ends.
import { beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { isInside } from '#platform/net/public-addresses.ts';
import type { PushConfig } from '#modules/notification/application/push-ports.ts';
import { type PushJob, pushQueue, sendPushes } from '#modules/notification/application/send-pushes.ts';
import { subscribeBrowser } from '#modules/notification/application/subscribe-browser.ts';
import { mayBeCalled, type Push } from '#modules/notification/domain/push.ts';
import { RecordingJobs } from '#test/support/fakes/in-memory-identity.ts';
import { InMemorySubscriptions } from '#test/support/fakes/in-memory-subscriptions.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';

const user = { id: 'ada', sessionId: 'session' };
const push: Push = {
  title: 'Siparişin onayını bekliyor',
  text: 'Onayla.',
  link: '/siparisler/1',
  tag: 'order-state:1',
  urgent: true,
};
const browser = (name: string) => ({ endpoint: `https://fcm.googleapis.com/${name}`, p256dh: 'key', auth: 'secret' });
const vapid = { publicKey: 'public', privateKey: 'private', subject: 'mailto:destek@basamak.test' };

const setUp = (config: PushConfig = { vapid }) => {
  const subscriptions = new InMemorySubscriptions();
  const [jobs, clock] = [new RecordingJobs(), new FixedClock()];
  const ended = new Set<string>();
  const sent: string[] = [];
  let answer: 'taken' | 'gone' | Error = 'taken';
  const service = {
    send: ({ endpoint }: { readonly endpoint: string }) => {
      if (answer instanceof Error) return Promise.reject(answer);
      sent.push(endpoint);
      return Promise.resolve(answer);
    },
  };
  const lives = (sessionId: string) => Promise.resolve(!ended.has(sessionId));
  const send = sendPushes({ config, subscriptions, sessions: { lives }, service, jobs });
  const subscribe = subscribeBrowser({ config, subscriptions, pushes: send, ids: { next: () => v7() }, clock });
  const answers = (next: typeof answer) => {
    answer = next;
  };
  const queued = () => jobs.sent.map(({ data }) => data as PushJob);
  return { subscriptions, jobs, clock, ended, sent, send, subscribe, answers, queued };
};

let at: ReturnType<typeof setUp>;
beforeEach(() => {
  at = setUp();
});
const refused = (code: string) => expect.objectContaining({ code });

describe('a subscribed browser', () => {
  test('gets each message for its user once', async () => {
    await at.subscribe.on(user, browser('a'));
    await at.subscribe.on(user, browser('b'));
    await at.subscribe.on({ id: 'can', sessionId: 'another' }, browser('c'));
    await at.send.queue([{ userId: 'ada', key: 'notice', push }]);
    expect(at.jobs.sent.map(({ queue }) => queue)).toEqual([pushQueue, pushQueue]);
    expect(new Set(at.jobs.sent.map(({ options }) => options?.singletonKey)).size).toBe(2);
    expect(at.queued()).toMatchObject([
      { ...push, to: 'ada' },
      { ...push, to: 'ada' },
    ]);
    for (const job of at.queued()) await at.send.deliver(job);
    expect(at.sent.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'https://fcm.googleapis.com/a',
      'https://fcm.googleapis.com/b',
    ]);
  });

  test('is deleted when its push service says that it is gone; after another error the message is retried', async () => {
    await at.subscribe.on(user, browser('a'));
    await at.send.queue([{ userId: 'ada', key: 'notice', push }]);
    const [job] = at.queued();
    at.answers(new Error('push: 503'));
    await expect(at.send.deliver(job!)).rejects.toThrow('503');
    expect(await at.subscriptions.find(job!.subscriptionId)).toBeDefined();
    at.answers('gone');
    await at.send.deliver(job!);
    expect(await at.subscriptions.find(job!.subscriptionId)).toBeUndefined();
    await at.send.deliver(job!);
    expect(at.sent).toHaveLength(1);
  });

  test('gets no message after its session has ended, and is deleted', async () => {
    await at.subscribe.on(user, browser('a'));
    await at.subscribe.on({ id: 'ada', sessionId: 'other' }, browser('b'));
    await at.send.queue([{ userId: 'ada', key: 'notice', push }]);
    at.ended.add('session');
    for (const job of at.queued()) await at.send.deliver(job);
    expect(at.sent).toEqual(['https://fcm.googleapis.com/b']);
    at.ended.add('other');
    await at.send.forgetEnded();
    expect(await at.subscriptions.ofUsers(['ada'])).toEqual([]);
  });

  test('gets no message that was meant for its previous user', async () => {
    await at.subscribe.on(user, browser('a'));
    await at.send.queue([{ userId: 'ada', key: 'notice', push }]);
    await at.subscribe.on({ id: 'can', sessionId: 'another' }, browser('a'));
    for (const job of at.queued()) await at.send.deliver(job);
    expect(at.sent).toEqual([]);
    expect(await at.subscriptions.ofUsers(['ada', 'can'])).toMatchObject([{ userId: 'can' }]);
  });

  test('can be tested and unsubscribed by its own user only', async () => {
    await at.subscribe.on(user, browser('a'));
    await at.subscribe.test('ada', browser('a').endpoint);
    expect(at.queued()).toMatchObject([{ title: 'Deneme bildirimi', to: 'ada' }]);
    await expect(at.subscribe.test('can', browser('a').endpoint)).rejects.toEqual(
      refused('notification.push_unavailable'),
    );
    await at.subscribe.off('can', browser('a').endpoint);
    expect((await at.subscribe.offer('session')).endpoints).toEqual([browser('a').endpoint]);
    await at.subscribe.off('ada', browser('a').endpoint);
    expect(await at.subscribe.offer('session')).toEqual({ publicKey: 'public', endpoints: [] });
  });
});

test('without VAPID keys no push is offered, stored or sent', async () => {
  const without = setUp({ vapid: null });
  expect(await without.subscribe.offer('session')).toEqual({ publicKey: null, endpoints: [] });
  await expect(without.subscribe.on(user, browser('a'))).rejects.toEqual(refused('notification.push_unavailable'));
  await without.send.queue([{ userId: 'ada', key: 'notice', push }]);
  expect(without.jobs.sent).toEqual([]);
});

describe('the address of a push service', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/Q',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ])('may be %s', (endpoint) => expect(mayBeCalled(endpoint)).toBe(true));

  test.each([
    'http://fcm.googleapis.com/x',
    'https://push.example/x',
    'https://fcm.googleapis.com.example/x',
    'https://notfcm.googleapis.com/x',
    'https://evilpush.apple.com/x',
    'https://push.example/?fcm.googleapis.com',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[fd00::1]/x',
    'https://database/x',
    'https://db.internal/x',
    'https://printer.local/x',
    'https://fcm.googleapis.com:8443/x',
    'https://ada:parola@fcm.googleapis.com/x',
    'yok',
  ])('may not be %s', async (endpoint) => {
    expect(mayBeCalled(endpoint)).toBe(false);
    await expect(at.subscribe.on(user, { ...browser('a'), endpoint })).rejects.toEqual(
      refused('notification.endpoint_not_allowed'),
    );
  });

  test.each([
    ['10.1.2.3', true],
    ['127.8.8.8', true],
    ['169.254.169.254', true],
    ['192.168.1.1', true],
    ['172.31.255.255', true],
    ['::1', true],
    ['fd12::1', true],
    ['fe80::1', true],
    ['::ffff:10.0.0.1', true],
    ['8.8.8.8', false],
    ['172.32.0.1', false],
    ['2a00:1450:4001::200e', false],
  ])('%s is in a private network: %s', (address, inside) => expect(isInside(address)).toBe(inside));
});
