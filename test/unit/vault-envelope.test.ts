import { describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { EnvelopeSafe } from '#modules/vault/adapters/crypto/envelope-safe.ts';
import { KeyRing } from '#modules/vault/adapters/crypto/key-ring.ts';
import type { Sealed, SecretName } from '#modules/vault/domain/secret.ts';

const newKey = () => randomBytes(32).toString('base64');
const [one, two] = [newKey(), newKey()];
const safe = new EnvelopeSafe(KeyRing.parse(`1:${one}`));
const rotated = new EnvelopeSafe(KeyRing.parse(`1:${one}, 2:${two}`));
const name: SecretName = { purpose: 'order', subjectId: 'order-1', ownerId: 'customer-1' };
const secret = '{"username":"ada","password":"Şifre—123"}';

const flipBit = (bytes: Uint8Array, bit: number): Uint8Array => {
  const flipped = Uint8Array.from(bytes);
  flipped[bit >> 3]! ^= 1 << (bit & 7);
  return flipped;
};

describe('sealing', () => {
  test('is undone by opening under the same name', () => {
    expect(safe.open(safe.seal(secret, name), name)).toBe(secret);
  });

  test('gives two seals of one secret different keys and ciphertexts', () => {
    const [first, second] = [safe.seal(secret, name), safe.seal(secret, name)];
    expect(Buffer.from(first.wrappedKey)).not.toEqual(Buffer.from(second.wrappedKey));
    expect(Buffer.from(first.ciphertext)).not.toEqual(Buffer.from(second.ciphertext));
  });

  test('detects a flipped bit: none of 1,000 flips is accepted', () => {
    let refused = 0;
    for (let i = 0; i < 1000; i++) {
      const sealed = safe.seal(secret, name);
      const part = i % 2 ? 'wrappedKey' : 'ciphertext';
      const bit = (i * 7919) % (sealed[part].length * 8);
      const tampered: Sealed = { ...sealed, [part]: flipBit(sealed[part], bit) };
      try {
        safe.open(tampered, name);
      } catch {
        refused++;
      }
    }
    expect(refused).toBe(1000);
  });

  test.each<[string, Partial<SecretName>]>([
    ['another purpose', { purpose: 'game-account' }],
    ['another row', { subjectId: 'order-2' }],
    ['another owner', { ownerId: 'customer-2' }],
  ])('binds a secret to its place: after a move to %s it cannot be opened', (_, change) => {
    expect(() => safe.open(safe.seal(secret, name), { ...name, ...change })).toThrow('cannot be decrypted');
    expect(() => rotated.rewrap(safe.seal(secret, name), { ...name, ...change })).toThrow('cannot be decrypted');
  });

  test('prevents opening a secret with the data key of another secret of the same name', () => {
    const [first, second] = [safe.seal(secret, name), safe.seal('other', name)];
    expect(() => safe.open({ ...first, wrappedKey: second.wrappedKey }, name)).toThrow('cannot be decrypted');
  });

  test('prevents opening a truncated ciphertext', () => {
    const sealed = safe.seal(secret, name);
    for (const length of [0, 5, 27, sealed.ciphertext.length - 1])
      expect(() => safe.open({ ...sealed, ciphertext: sealed.ciphertext.slice(0, length) }, name)).toThrow(
        'cannot be decrypted',
      );
  });
});

describe('the key ring', () => {
  test('seals with the newest key and opens with older ones', () => {
    expect(rotated.newestKey).toBe(2);
    expect(rotated.seal(secret, name).keyVersion).toBe(2);
    expect(rotated.open(safe.seal(secret, name), name)).toBe(secret);
  });

  test('opens with a key marked by a + but does not seal with it yet', () => {
    const soon = new EnvelopeSafe(KeyRing.parse(`1:${one},+2:${two}`));
    expect(soon.seal(secret, name).keyVersion).toBe(1);
    expect(soon.open(rotated.seal(secret, name), name)).toBe(secret);
    expect(() => KeyRing.parse(`+1:${one}`)).toThrow('without a +');
  });

  test('re-wraps the data key only', () => {
    const sealed = safe.seal(secret, name);
    const wrapped = rotated.rewrap(sealed, name);
    expect(wrapped.keyVersion).toBe(2);
    expect(wrapped.ciphertext).toBe(sealed.ciphertext);
    const onlyNew = new EnvelopeSafe(KeyRing.parse(`2:${two}`));
    expect(onlyNew.open(wrapped, name)).toBe(secret);
    expect(() => onlyNew.open(sealed, name)).toThrow('VAULT_KEYS has no version 1');
  });

  test('refuses a secret that is relabelled with another key version', () => {
    const sealed = safe.seal(secret, name);
    expect(() => new EnvelopeSafe(KeyRing.parse(`1:${one},2:${one}`)).open({ ...sealed, keyVersion: 2 }, name)).toThrow(
      'cannot be decrypted',
    );
  });

  test.each(['', '1', `0:${one}`, `x:${one}`, '1:c2hvcnQ=', `1:${one},1:${two}`, `1:${one},`, `1:${one}AA`])(
    'refuses %j without repeating it',
    (text) => {
      expect(() => KeyRing.parse(text)).toThrow(/^VAULT_KEYS: ((?!=).)*$/);
    },
  );

  test('does not show its keys when it is printed', () => {
    expect(inspect(KeyRing.parse(`1:${one}`), { depth: 9, showHidden: true })).not.toContain(one);
    expect(JSON.stringify(safe)).not.toContain(one);
  });
});
