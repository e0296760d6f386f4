import { expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { RandomKeySecrets } from '#modules/integration/adapters/crypto/random-key-secrets.ts';
import { type ApiKey, assertHeld, ended, replacedBy, scopesNow, stateOf } from '#modules/integration/domain/api-key.ts';
import fc from '#test/support/property.ts';
import { scopes, type Scope } from '#kernel/vocabulary.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const hours = (count: number) => new Date(now.getTime() + count * 3600_000);
const owner = (held: readonly Scope[]) => ({ id: 'o', displayName: 'Ada Y.', scopes: held });
const aKey = (change: Partial<ApiKey> = {}): ApiKey => ({
  id: v7(),
  name: 'Muhasebe',
  ownerId: 'o',
  scopes: ['orders:read'],
  perMinute: 120,
  secretHash: 'x',
  createdAt: hours(-240),
  expiresAt: null,
  ended: null,
  successorId: null,
  ...change,
});

test('a key is active until it expires or is ended, and can be ended once', () => {
  expect(stateOf(aKey(), now)).toBe('active');
  expect(stateOf(aKey({ expiresAt: hours(1) }), now)).toBe('active');
  expect(stateOf(aKey({ expiresAt: now }), now)).toBe('expired');
  expect(stateOf(ended(aKey({ expiresAt: hours(-1) }), 'o', 'Gerekmiyor', now), now)).toBe('ended');
  expect(() => ended(ended(aKey(), 'o', 'Gerekmiyor', now), 'o', 'Yine', now)).toThrow('integration.key_not_active');
});

test('a key loses each scope that its owner loses, and cannot be given a scope that its owner lacks', () => {
  const some = fc.uniqueArray(fc.constantFrom(...scopes));
  fc.assert(
    fc.property(some, some, (given, held) => {
      const may = scopesNow(aKey({ scopes: given }), owner(held));
      expect(may.every((scope) => given.includes(scope) && held.includes(scope))).toBe(true);
      expect(may).toHaveLength(given.filter((scope) => held.includes(scope)).length);
      const give = () => assertHeld(owner(held), given);
      if (may.length === given.length) expect(give).not.toThrow();
      else expect(give).toThrow('identity.scope_not_held');
    }),
  );
});

test('after a rotation the old key is valid for the overlap at most, and the new key gets the full lifetime', () => {
  const successor = { id: 'n', secretHash: 'y', createdAt: now };
  const { old, fresh } = replacedBy(aKey({ expiresAt: hours(120) }), successor, 24);
  expect(old).toMatchObject({ expiresAt: hours(24), successorId: 'n', secretHash: 'x' });
  expect(fresh).toMatchObject({
    id: 'n',
    secretHash: 'y',
    expiresAt: hours(360),
    ended: null,
    scopes: ['orders:read'],
  });
  expect(replacedBy(aKey({ expiresAt: hours(2) }), successor, 24).old.expiresAt).toEqual(hours(2));
  expect(replacedBy(aKey(), successor, 0)).toMatchObject({ old: { expiresAt: now }, fresh: { expiresAt: null } });
  expect(() => replacedBy(old, successor, 24)).toThrow('integration.key_not_active');
});

test('a secret contains the id of its key, and matches no hash of another secret', () => {
  const secrets = new RandomKeySecrets('a secret of the product');
  const id = v7();
  const [one, other] = [secrets.issue(id), secrets.issue(id)];
  expect(one.shown).toMatch(/^bsk_[\w-]{22}_[\w-]{43}$/);
  expect(secrets.read(one.shown)).toEqual({ id, hash: one.hash });
  expect(one.hash).not.toContain(one.shown.slice(-20));
  expect(secrets.same(one.hash, one.hash)).toBe(true);
  expect(secrets.same(one.hash, other.hash)).toBe(false);
});

test('a sealed secret is opened only with its key’s id, the same server secret and unchanged bytes', () => {
  const secrets = new RandomKeySecrets('a secret of the product');
  const id = v7();
  const { shown } = secrets.issue(id);
  const sealed = secrets.seal(id, shown);
  expect(sealed).not.toContain(shown);
  expect(secrets.seal(id, shown)).not.toBe(sealed);
  expect(secrets.open(id, sealed)).toBe(shown);
  expect(secrets.open(v7(), sealed)).toBeUndefined();
  expect(new RandomKeySecrets('another secret').open(id, sealed)).toBeUndefined();
  const bytes = Buffer.from(sealed, 'base64url');
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(secrets.open(id, changed.toString('base64url'))).toBeUndefined();
  }
  for (const none of ['', 'x', sealed.slice(0, 20)]) expect(secrets.open(id, none)).toBeUndefined();
});

test('reading a text that is not a key returns undefined and never throws', () => {
  const secrets = new RandomKeySecrets('a secret of the product');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `bsk_${text}`),
      ),
      (text) => void secrets.read(text),
    ),
  );
  expect(secrets.read('')).toBeUndefined();
  expect(secrets.read(`${secrets.issue(v7()).shown}x`)).toBeUndefined();
  expect(secrets.read(`bsk_${Buffer.alloc(16, 0x11).toString('base64url')}_${'A'.repeat(43)}`)).toBeUndefined();
});
