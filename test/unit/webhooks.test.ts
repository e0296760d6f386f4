// Programs that are told of events: when a delivery is tried again, when a receiver is given up, where none may be called.
import { describe, expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { lookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { webhookEvents } from '#contract/webhook-events.ts';
import { hookEvents, type HookEventType, hookEventTypes } from '#kernel/hooks.ts';
import { type Scope, scopes } from '#kernel/vocabulary.ts';
import { StandardSignatures } from '#modules/integration/adapters/crypto/standard-signatures.ts';
import { Places } from '#modules/integration/adapters/jobs/places.ts';
import { HttpReceivers, secondsIn } from '#modules/integration/adapters/net/http-receivers.ts';
import {
  again,
  backOff,
  type Delivery,
  heededForAtMost,
  type Outcome,
  tried,
  triedForMs,
} from '#modules/integration/domain/delivery.ts';
import {
  after,
  assertMayRead,
  assertOwn,
  heldBack,
  paused,
  restsAt,
  resumed,
  signingAt,
  type Webhook,
  withSecret,
} from '#modules/integration/domain/webhook.ts';
import { byNameServers, lookupOf } from '#platform/net/public-addresses.ts';
import { openApiDocument } from '#platform/http/openapi/document.ts';
import fc from '#test/support/property.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const hours = (count: number) => new Date(now.getTime() + count * 3600_000);
const aWebhook = (change: Partial<Webhook> = {}): Webhook => ({
  id: 'w',
  ownerId: 'ada',
  url: 'https://receiver.example/hooks',
  events: ['order.paid'],
  secret: { id: 's1', previous: null },
  failingSince: null,
  heldUntil: null,
  paused: null,
  createdAt: hours(-240),
  ...change,
});
const aDelivery = (change: Partial<Delivery> = {}): Delivery => ({
  id: 'd',
  eventId: 'e',
  webhookId: 'w',
  type: 'order.paid',
  about: 'o',
  orderId: 'o',
  payload: '{}',
  state: 'waiting',
  tries: 0,
  nextTryAt: now,
  createdAt: now,
  endedAt: null,
  ...change,
});
const outcome = (status: number | null, at = now): Outcome => ({
  at,
  durationMs: 5,
  status,
  fault: status === null ? 'unreachable' : null,
  answer: null,
});

const usual = { chance: 0, retryAfterSeconds: null };
const aChance = () => fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
/** The waits of a delivery that never arrives, in seconds, and how it ends. */
const waitsOf = (each: () => { chance: number; retryAfterSeconds: number | null }) => {
  const waits: number[] = [];
  let delivery = aDelivery();
  while (delivery.nextTryAt) {
    const at = delivery.nextTryAt;
    delivery = tried(delivery, outcome(503, at), each());
    if (delivery.nextTryAt) waits.push((delivery.nextTryAt.getTime() - at.getTime()) / 1000);
  }
  return { waits, delivery, hours: ((delivery.endedAt?.getTime() ?? 0) - now.getTime()) / 3600_000 };
};

test('a failed delivery is tried again within two minutes, ever later, for nearly a day, and then given up, whatever chance says', () => {
  fc.assert(
    fc.property(fc.array(aChance(), { minLength: backOff.length, maxLength: backOff.length }), (chances) => {
      const left = [...chances];
      const { waits, delivery, hours } = waitsOf(() => ({ chance: left.shift() ?? 0, retryAfterSeconds: null }));
      expect(delivery).toMatchObject({ state: 'given-up', tries: backOff.length + 1, nextTryAt: null });
      expect(waits[0]).toBeLessThanOrEqual(120);
      waits.forEach((wait, at) => {
        expect(wait).toBeGreaterThanOrEqual(backOff[at] ?? 0);
        expect(wait).toBeLessThanOrEqual((backOff[at] ?? 0) * 1.1);
      });
      expect(hours).toBeGreaterThan(20);
      expect(hours).toBeLessThanOrEqual(24);
      expect(hours * 3600_000).toBeGreaterThanOrEqual(triedForMs);
    }),
  );
});

test('what failed at once does not come again at once', () => {
  const [early, late] = [0, 0.9].map((chance) => waitsOf(() => ({ chance, retryAfterSeconds: null })).waits);
  early?.forEach((wait, at) => expect(late?.[at]).toBeGreaterThan(wait));
});

test('a receiver that asks to be left alone for a while is, an hour at most each time: never sooner, and not for ever', () => {
  const asked = fc.record({ chance: aChance(), retryAfterSeconds: fc.option(fc.integer({ min: 1, max: 10 ** 9 })) });
  fc.assert(
    fc.property(fc.array(asked, { minLength: backOff.length, maxLength: backOff.length }), (all) => {
      const left = [...all];
      const { waits, delivery, hours } = waitsOf(() => left.shift() ?? { chance: 0, retryAfterSeconds: null });
      expect(delivery).toMatchObject({ state: 'given-up', tries: backOff.length + 1 });
      waits.forEach((wait, at) => {
        const least = Math.max(backOff[at] ?? 0, Math.min(all[at]?.retryAfterSeconds ?? 0, heededForAtMost));
        expect(wait).toBeGreaterThanOrEqual(least);
        expect(wait).toBeLessThanOrEqual(least * 1.1);
      });
      expect(hours).toBeLessThanOrEqual(28);
    }),
  );
  const at = now.getTime();
  expect(['120', '0', '-5', '1.5', 'soon', '', undefined].map((said) => secondsIn(said, at))).toEqual([
    120,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(secondsIn(new Date(at + 90_000).toUTCString(), at)).toBe(90);
  expect(secondsIn(new Date(at - 90_000).toUTCString(), at)).toBeNull();
});

describe('of the few places of a process', () => {
  const silence = new Promise<void>(() => undefined);
  const opened = (rules: Partial<ConstructorParameters<typeof Places>[1]> = {}) => {
    const begun: string[] = [];
    const failed: unknown[] = [];
    const answers = new Map<string, () => Promise<void>>();
    const send = (receiver: string) => {
      begun.push(receiver);
      return answers.get(receiver)?.() ?? Promise.resolve();
    };
    const places = new Places(send, { heldFor: 20, besideAtMost: 3, ...rules }, (error) => failed.push(error));
    return { places, begun, failed, answers };
  };

  test('a receiver that says nothing gives its own away; of more such ones than may be waited for beside, one keeps it', async () => {
    const { places, begun, answers } = opened();
    for (const dead of ['a', 'b', 'c', 'd']) answers.set(dead, () => silence);
    await Promise.all(['a', 'b', 'c'].map((dead) => places.take(dead)));
    await places.take('well');
    expect(begun).toEqual(['a', 'b', 'c', 'well']);
    const fourth = places.take('d').then(() => 'over');
    await expect(Promise.race([fourth, sleep(60, 'kept')])).resolves.toBe('kept');
  });

  test('a receiver is called by one at a time, and what came for it meanwhile goes out afterwards', async () => {
    const { places, begun, answers } = opened();
    const first = Promise.withResolvers<void>();
    answers.set('a', () => first.promise);
    const taken = places.take('a');
    await places.take('a');
    expect(begun).toEqual(['a']);
    first.resolve();
    await taken;
    expect(begun).toEqual(['a', 'a']);
    await places.take('a');
    expect(begun).toHaveLength(3);
  });

  test('what goes wrong is the job’s, or where that has ended the log’s; the receiver is called again', async () => {
    const { places, begun, failed, answers } = opened();
    answers.set('a', () => Promise.reject(new Error('at once')));
    await expect(places.take('a')).rejects.toThrow('at once');
    answers.set('a', async () => {
      await sleep(40);
      throw new Error('later');
    });
    await places.take('a');
    await sleep(60);
    expect(failed).toEqual([new Error('later')]);
    await places.take('a');
    expect(begun).toHaveLength(3);
  });
});

test('whatever happens to its tries, a delivery waits for a time to come or has ended, and a success ends it', () => {
  const some = fc.array(fc.option(fc.integer({ min: 100, max: 599 }), { nil: null }), { maxLength: 15 });
  fc.assert(
    fc.property(some, (statuses) => {
      let delivery = aDelivery();
      for (const status of statuses) {
        if (delivery.state !== 'waiting') break;
        delivery = tried(delivery, outcome(status), usual);
        const success = status !== null && status >= 200 && status <= 299;
        expect(delivery.state === 'delivered').toBe(success);
        expect(delivery.nextTryAt === null).toBe(delivery.state !== 'waiting');
        if (delivery.nextTryAt) expect(delivery.nextTryAt > now).toBe(true);
      }
    }),
  );
});

test('a redirect is no success', () => expect(tried(aDelivery(), outcome(302), usual).state).toBe('waiting'));

test('what has ended goes into the line again under its ids; what waits is in it already', () => {
  const ended = tried(aDelivery({ tries: backOff.length }), outcome(500), usual);
  expect(again(ended, hours(1))).toMatchObject({ id: 'd', eventId: 'e', state: 'waiting', tries: 0, endedAt: null });
  expect(() => again(aDelivery(), now)).toThrow('integration.delivery_waiting');
});

test('a receiver is paused when a delivery is given up and nothing else has arrived meanwhile; one success begins the day anew', () => {
  const [waiting, givenUp] = [aDelivery(), aDelivery({ state: 'given-up' })];
  const failing = after(aWebhook(), waiting, outcome(500));
  expect(failing).toMatchObject({ failingSince: now, paused: null });
  expect(after(failing, waiting, outcome(null, hours(30))).paused).toBeNull();
  const end = new Date(now.getTime() + triedForMs);
  expect(after(failing, givenUp, outcome(null, end)).paused).toEqual({ at: end, cause: 'failing', by: null });
  expect(after(failing, givenUp, outcome(null, new Date(end.getTime() - 1))).paused).toBeNull();
  const recovered = after(failing, waiting, outcome(204, hours(23)));
  expect(
    after(after(recovered, waiting, outcome(500, hours(23.5))), givenUp, outcome(500, hours(24))).paused,
  ).toBeNull();
});

test('a receiver that is seldom called is not given up for one failure', () => {
  const quiet = aWebhook({ failingSince: hours(-240) });
  expect(after(quiet, tried(aDelivery(), outcome(503), usual), outcome(503)).paused).toBeNull();
});

test('of two rests that a receiver asks for the later counts, whichever is heard of first; a success does not end it', () => {
  for (const [first, second] of [
    [hours(1), hours(0.5)],
    [hours(0.5), hours(1)],
  ] as const)
    expect(heldBack(heldBack(aWebhook(), first), second).heldUntil).toEqual(hours(1));
  const resting = after(heldBack(aWebhook(), hours(1)), aDelivery(), outcome(204));
  expect([now, hours(0.9), hours(1)].map((at) => restsAt(resting, at))).toEqual([true, true, false]);
});

test('a receiver that says that it has gone is paused at once', () =>
  expect(after(aWebhook(), aDelivery(), outcome(410)).paused).toMatchObject({ cause: 'gone' }));

test('a pause ends by hand, and what was counted against the receiver with it', () => {
  const stopped = paused(aWebhook({ failingSince: hours(-30) }), 'failing', null, now);
  expect(() => paused(stopped, 'hand', 'ada', now)).toThrow('integration.webhook_paused');
  expect(resumed({ ...stopped, heldUntil: hours(1) })).toMatchObject({
    paused: null,
    failingSince: null,
    heldUntil: null,
  });
  expect(() => resumed(aWebhook())).toThrow('integration.webhook_active');
});

test('nobody leads events elsewhere that they may not read, nor another’s webhook', () => {
  const some = fc.subarray([...scopes]);
  const types = fc.subarray([...hookEventTypes], { minLength: 1 });
  fc.assert(
    fc.property(some, types, (held, events) => {
      const may = events.every((type: HookEventType) => held.includes(hookEvents[type].scope));
      const ask = () => assertMayRead({ id: 'ada', scopes: held }, events);
      if (may) expect(ask).not.toThrow();
      else expect(ask).toThrow('identity.scope_not_held');
      const webhook = aWebhook({ events });
      const own = (owner: readonly Scope[]) => () => assertOwn(webhook, { id: 'ada', scopes: held }, { scopes: owner });
      // with a key that was given less
      if (may) expect(own(scopes)).not.toThrow();
      else expect(own(scopes)).toThrow('integration.webhook_not_yours');
      // themselves, after they have lost something
      expect(own(held)).not.toThrow();
    }),
  );
  const refused = 'integration.webhook_not_yours';
  expect(() => assertOwn(aWebhook(), { id: 'can', scopes }, { scopes })).toThrow(refused);
  expect(() => assertOwn(aWebhook(), { id: 'ada', scopes }, undefined)).toThrow(refused);
});

test('for a while both secrets sign, then the fresh one alone', () => {
  const rotated = withSecret(aWebhook(), 's2', now, 24);
  expect(signingAt(rotated, hours(23))).toEqual(['s2', 's1']);
  expect(signingAt(rotated, hours(24))).toEqual(['s2']);
  expect(signingAt(withSecret(aWebhook(), 's2', now, 0), now)).toEqual(['s2']);
});

test('while two secrets sign there is no third, unless both are to end at once', () => {
  const rotated = withSecret(aWebhook(), 's2', now, 24);
  expect(() => withSecret(rotated, 's3', hours(23), 24)).toThrow('integration.secrets_overlap');
  expect(signingAt(withSecret(rotated, 's3', hours(23), 0), hours(23))).toEqual(['s3']);
  expect(signingAt(withSecret(rotated, 's3', hours(24), 24), hours(25))).toEqual(['s3', 's2']);
});

test('each secret signs id, time and body', () => {
  const signatures = new StandardSignatures();
  const secrets = [signatures.newSecret(), signatures.newSecret()];
  expect(secrets[0]).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const headers = signatures.headersOf({ id: 'msg', at: now, body: '{"a":"ş"}' }, secrets);
  expect(headers).toMatchObject({ 'webhook-id': 'msg', 'webhook-timestamp': '1795348800' });
  const expected = secrets.map((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    return `v1,${createHmac('sha256', key).update('msg.1795348800.{"a":"ş"}').digest('base64')}`;
  });
  expect(headers['webhook-signature'].split(' ')).toEqual(expected);
});

test.each([
  ['https://receiver.example/hooks?of=orders', true, true],
  ['http://receiver.example/hooks', false, true],
  ['ftp://receiver.example/hooks', false, false],
  ['https://ada:secret@receiver.example/', false, false],
  ['https://receiver.example/#part', false, false],
  ['no address', false, false],
  ['https://8.8.8.8/', true, true],
  ['http://127.0.0.1:8080/', false, true],
  ['https://127.0.0.1/', false, true],
  ['https://[::1]/', false, true],
  ['https://[::ffff:127.0.0.1]/', false, true],
  ['https://2130706433/', false, true],
  ['https://10.0.0.1/', false, false],
  ['https://169.254.169.254/latest/meta-data', false, false],
  ['https://100.64.0.1/', false, false],
  ['https://[::ffff:10.0.0.1]/', false, false],
  ['https://[64:ff9b::a00:1]/', false, false],
  ['https://[fd00::1]/', false, false],
  ['https://[fe80::1]/', false, false],
  ['https://0.0.0.0/', false, false],
  ['https://224.0.0.1/', false, false],
])('%s: in production %s, outside of it %s', (url, inProduction, elsewhere) => {
  expect(new HttpReceivers({ local: false, hosts: [] }).mayBeCalled(url)).toBe(inProduction);
  expect(new HttpReceivers({ local: true, hosts: [] }).mayBeCalled(url)).toBe(elsewhere);
});

test('a host that the configuration names may lie inside of the network; its connection is encrypted all the same', () => {
  const receivers = new HttpReceivers({ local: false, hosts: ['10.0.0.7'] });
  expect(receivers.mayBeCalled('https://10.0.0.7/hooks')).toBe(true);
  expect(receivers.mayBeCalled('http://10.0.0.7/hooks')).toBe(false);
  expect(receivers.mayBeCalled('https://10.0.0.8/hooks')).toBe(false);
});

test('a name that leads inside is not called', async () => {
  const headers = new StandardSignatures().headersOf({ id: 'msg', at: now, body: '{}' }, []);
  const sent = await new HttpReceivers({ local: false, hosts: [] }).send('https://localhost/hooks', '{}', headers);
  expect(sent).toMatchObject({ status: null, fault: 'address' });
});

describe('a name', () => {
  /** A name server that knows one address of each name, or says nothing, or nothing of IPv6. */
  const nameServer = async (address: string | undefined, saysNothingOfIPv6 = false) => {
    const asked: string[] = [];
    const socket = createSocket('udp4').on('message', (question, from) => {
      const end = question.indexOf(0, 12);
      asked.push(
        question
          .subarray(13, end)
          .toString('latin1')
          .replaceAll(/[^a-z]/g, '.'),
      );
      if (address === undefined) return;
      const isOfIPv4 = question.readUInt16BE(end + 1) === 1;
      if (saysNothingOfIPv6 && !isOfIPv4) return;
      const header = Buffer.from(question.subarray(0, 12));
      header.writeUInt16BE(0x8180, 2);
      header.writeUInt16BE(isOfIPv4 ? 1 : 0, 6);
      header.writeUInt16BE(0, 10);
      const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]);
      const answer = [header, question.subarray(12, end + 5), ...(isOfIPv4 ? [record] : [])];
      socket.send(Buffer.concat(answer), from.port, from.address);
    });
    socket.bind(0, '127.0.0.1').unref();
    await once(socket, 'listening');
    return { at: `127.0.0.1:${socket.address().port}`, asked, close: () => socket.close() };
  };

  test('that nobody answers for holds up no other: none of many waits in a thread that the computer looks names up in', async () => {
    const silent = await nameServer(undefined);
    const lookUp = byNameServers({ servers: [silent.at], timeout: 200, tries: 1 });
    const waiting = Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => lookUp(`n${'abcdefghij'[n % 10]}.example`)),
    );
    expect(process.getActiveResourcesInfo()).not.toContain('GetAddrInfoReqWrap');
    await expect(Promise.race([lookup('localhost'), waiting])).resolves.toHaveProperty('address');
    expect((await waiting).every(({ status }) => status === 'rejected')).toBe(true);
    silent.close();
  }, 20_000);

  test('that nobody answers for is given up in time, however many name servers there are', async () => {
    const silent = await Promise.all([nameServer(undefined), nameServer(undefined), nameServer(undefined)]);
    const lookUp = byNameServers({ servers: silent.map(({ at }) => at), timeout: 300, inAll: 700 });
    const begun = performance.now();
    await expect(lookUp('receiver.example')).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(1_400);
    expect(silent.filter(({ asked }) => asked.length > 0).length).toBeGreaterThan(1);
    for (const { close } of silent) close();
  });

  test('of which nobody says the addresses of IPv6 in time leads to those of IPv4', async () => {
    const server = await nameServer('8.8.8.8', true);
    const lookUp = byNameServers({ servers: [server.at], inAll: 500 });
    await expect(lookUp('receiver.example')).resolves.toEqual([{ address: '8.8.8.8', family: 4 }]);
    server.close();
  });

  test.each([
    ['10.0.0.7', 'ENOTPUBLIC'],
    ['8.8.8.8', undefined],
  ])('that leads to %s: %s', async (address, code) => {
    const server = await nameServer(address);
    const lookUp = lookupOf((found) => found === '8.8.8.8', byNameServers({ servers: [server.at] }));
    const found = await new Promise<{ code: string | undefined; said: unknown }>((resolve) => {
      lookUp('receiver.example', { all: true }, (error, said) => resolve({ code: error?.code, said }));
    });
    expect(found).toEqual({ code, said: code === undefined ? [{ address, family: 4 }] : '' });
    expect(server.asked).toContain('receiver.example');
    server.close();
  });
});

test('the API’s document shows each event that receivers are sent', () => {
  expect(Object.keys(openApiDocument().webhooks ?? {})).toEqual([...hookEventTypes, 'webhook.test']);
});

test('a payload that was published keeps its form: what must change is a new version', () => {
  const forms = Object.entries(webhookEvents).map(([type, { data }]) => [type, z.toJSONSchema(data)]);
  expect(Object.fromEntries(forms)).toMatchSnapshot();
});
