// Programs that are told of events: when a delivery is tried again, when a receiver is given up, where none may be called.
import { expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { webhookEvents } from '#contract/webhook-events.ts';
import { hookEvents, type HookEventType, hookEventTypes } from '#kernel/hooks.ts';
import { type Scope, scopes } from '#kernel/vocabulary.ts';
import { StandardSignatures } from '#modules/integration/adapters/crypto/standard-signatures.ts';
import { HttpReceivers } from '#modules/integration/adapters/net/http-receivers.ts';
import {
  again,
  backOff,
  type Delivery,
  type Outcome,
  tried,
  triedForMs,
} from '#modules/integration/domain/delivery.ts';
import {
  after,
  assertMayRead,
  assertOwn,
  paused,
  resumed,
  signingAt,
  type Webhook,
  withSecret,
} from '#modules/integration/domain/webhook.ts';
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

test('a failed delivery is tried again within two minutes, ever later, for nearly a day, and then given up', () => {
  expect(backOff[0]).toBeLessThanOrEqual(120);
  expect(backOff.every((wait, at) => at === 0 || wait >= (backOff[at - 1] ?? 0))).toBe(true);
  let delivery = aDelivery();
  while (delivery.nextTryAt) delivery = tried(delivery, outcome(503, delivery.nextTryAt));
  expect(delivery).toMatchObject({ state: 'given-up', tries: backOff.length + 1, nextTryAt: null });
  const lasted = (delivery.endedAt?.getTime() ?? 0) - now.getTime();
  expect(lasted / 3600_000).toBeGreaterThan(20);
  expect(lasted / 3600_000).toBeLessThanOrEqual(24);
});

test('whatever happens to its tries, a delivery waits for a time to come or has ended, and a success ends it', () => {
  const some = fc.array(fc.option(fc.integer({ min: 100, max: 599 }), { nil: null }), { maxLength: 15 });
  fc.assert(
    fc.property(some, (statuses) => {
      let delivery = aDelivery();
      for (const status of statuses) {
        if (delivery.state !== 'waiting') break;
        delivery = tried(delivery, outcome(status));
        const success = status !== null && status >= 200 && status <= 299;
        expect(delivery.state === 'delivered').toBe(success);
        expect(delivery.nextTryAt === null).toBe(delivery.state !== 'waiting');
        if (delivery.nextTryAt) expect(delivery.nextTryAt > now).toBe(true);
      }
    }),
  );
});

test('a redirect is no success', () => expect(tried(aDelivery(), outcome(302)).state).toBe('waiting'));

test('what has ended goes into the line again under its ids; what waits is in it already', () => {
  const ended = tried(aDelivery({ tries: backOff.length }), outcome(500));
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
  expect(after(quiet, tried(aDelivery(), outcome(503)), outcome(503)).paused).toBeNull();
});

test('a receiver that says that it has gone is paused at once', () =>
  expect(after(aWebhook(), aDelivery(), outcome(410)).paused).toMatchObject({ cause: 'gone' }));

test('a pause ends by hand, and what was counted against the receiver with it', () => {
  const stopped = paused(aWebhook({ failingSince: hours(-30) }), 'failing', null, now);
  expect(() => paused(stopped, 'hand', 'ada', now)).toThrow('integration.webhook_paused');
  expect(resumed(stopped)).toMatchObject({ paused: null, failingSince: null });
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

test('the API’s document shows each event that receivers are sent', () => {
  expect(Object.keys(openApiDocument().webhooks ?? {})).toEqual([...hookEventTypes, 'webhook.test']);
});

test('a payload that was published keeps its form: what must change is a new version', () => {
  const forms = Object.entries(webhookEvents).map(([type, { data }]) => [type, z.toJSONSchema(data)]);
  expect(Object.fromEntries(forms)).toMatchSnapshot();
});
