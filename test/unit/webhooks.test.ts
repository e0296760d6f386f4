// Webhooks: when a delivery is tried again, when a webhook is paused, what is signed.
import { expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { webhookEvents } from '#contract/integration/webhook-events.ts';
import { hookEvents, type HookEventType, hookEventTypes } from '#kernel/hooks.ts';
import { type Scope, scopes } from '#kernel/vocabulary.ts';
import { StandardSignatures } from '#modules/integration/adapters/crypto/standard-signatures.ts';
import { secondsIn } from '#modules/integration/adapters/net/http-receivers.ts';
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
  renewing: false,
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
/** The waits, in seconds, of a delivery that never arrives, and how it ends. */
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

test('a failed delivery is retried within two minutes, then at growing intervals for almost a day, then given up', () => {
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

test('deliveries that failed together are not retried together', () => {
  const [early, late] = [0, 0.9].map((chance) => waitsOf(() => ({ chance, retryAfterSeconds: null })).waits);
  early?.forEach((wait, at) => expect(late?.[at]).toBeGreaterThan(wait));
});

test('a receiver’s Retry-After delays the next try, by an hour at most each time', () => {
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

test('a delivery has a next try in the future or has ended, and a success ends it', () => {
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

test('a redirect is not a success', () => expect(tried(aDelivery(), outcome(302), usual).state).toBe('waiting'));

test.each([
  ['has ended', tried(aDelivery({ tries: backOff.length }), outcome(500), usual)],
  ['waits for its next try', tried(aDelivery(), outcome(500), usual)],
])(
  'a delivery that %s and is sent again by hand is due at once, with the same ids and all tries again',
  (_what, delivery) => {
    expect(again(delivery, hours(1))).toEqual({
      ...aDelivery(),
      state: 'waiting',
      tries: 0,
      nextTryAt: hours(1),
      endedAt: null,
    });
  },
);

test('a webhook is paused if a delivery is given up and no other succeeded meanwhile; a success restarts the time', () => {
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

test('a webhook that is seldom called is not paused for one failure', () => {
  const quiet = aWebhook({ failingSince: hours(-240) });
  expect(after(quiet, tried(aDelivery(), outcome(503), usual), outcome(503)).paused).toBeNull();
});

test('the later of two Retry-After times of a receiver counts, in either order, and a success does not end it', () => {
  for (const [first, second] of [
    [hours(1), hours(0.5)],
    [hours(0.5), hours(1)],
  ] as const)
    expect(heldBack(heldBack(aWebhook(), first), second).heldUntil).toEqual(hours(1));
  const resting = after(heldBack(aWebhook(), hours(1)), aDelivery(), outcome(204));
  expect([now, hours(0.9), hours(1)].map((at) => restsAt(resting, at))).toEqual([true, true, false]);
});

test('a webhook whose receiver answers 410 is paused at once', () =>
  expect(after(aWebhook(), aDelivery(), outcome(410)).paused).toMatchObject({ cause: 'gone' }));

test('ending a pause by hand also clears the recorded failures of the receiver', () => {
  const stopped = paused(aWebhook({ failingSince: hours(-30) }), 'failing', null, now);
  expect(() => paused(stopped, 'hand', 'ada', now)).toThrow('integration.webhook_paused');
  expect(resumed({ ...stopped, heldUntil: hours(1) })).toMatchObject({
    paused: null,
    failingSince: null,
    heldUntil: null,
    renewing: true,
  });
  expect(() => resumed(aWebhook())).toThrow('integration.webhook_active');
});

test('a user can neither receive events that they may not read nor act on another user’s webhook', () => {
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
      // the owner acts with an API key of fewer scopes
      if (may) expect(own(scopes)).not.toThrow();
      else expect(own(scopes)).toThrow('integration.webhook_not_yours');
      // the owner acts after losing a scope
      expect(own(held)).not.toThrow();
    }),
  );
  const refused = 'integration.webhook_not_yours';
  expect(() => assertOwn(aWebhook(), { id: 'can', scopes }, { scopes })).toThrow(refused);
  expect(() => assertOwn(aWebhook(), { id: 'ada', scopes }, undefined)).toThrow(refused);
});

test('both secrets sign during the overlap, then only the new secret', () => {
  const rotated = withSecret(aWebhook(), 's2', now, 24);
  expect(signingAt(rotated, hours(23))).toEqual(['s2', 's1']);
  expect(signingAt(rotated, hours(24))).toEqual(['s2']);
  expect(signingAt(withSecret(aWebhook(), 's2', now, 0), now)).toEqual(['s2']);
});

test('a third secret is refused while two sign, unless both end at once', () => {
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

test('the OpenAPI document has every event that receivers get', () => {
  expect(Object.keys(openApiDocument().webhooks ?? {})).toEqual([...hookEventTypes, 'webhook.test']);
});

test('a payload that was published keeps its form: what must change is a new version', () => {
  const forms = Object.entries(webhookEvents).map(([type, { data }]) => [type, z.toJSONSchema(data)]);
  expect(Object.fromEntries(forms)).toMatchSnapshot();
});
