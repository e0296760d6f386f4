import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Safe } from '../../application/ports.ts';
import type { Sealed, SecretName } from '../../domain/secret.ts';
import type { KeyRing } from './key-ring.ts';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Envelope encryption: each secret is encrypted with its own data key, which is used once and is itself encrypted
 * ("wrapped") with a key of the ring. Both encryptions use AES-256-GCM with the secret's name as associated data, so
 * that a row that was copied to another place does not decrypt.
 */
export class EnvelopeSafe implements Safe {
  readonly #ring: KeyRing;

  constructor(ring: KeyRing) {
    this.#ring = ring;
  }

  get newestKey(): number {
    return this.#ring.newestKey;
  }

  seal(plain: string, name: SecretName): Sealed {
    const dataKey = randomBytes(keyBytes);
    try {
      return {
        ...this.#wrap(dataKey, name),
        ciphertext: encrypt(dataKey, Buffer.from(plain, 'utf8'), bound('secret', name)),
      };
    } finally {
      dataKey.fill(0);
    }
  }

  open(sealed: Sealed, name: SecretName): string {
    const dataKey = this.#unwrap(sealed, name);
    try {
      return decrypt(dataKey, sealed.ciphertext, bound('secret', name)).toString('utf8');
    } finally {
      dataKey.fill(0);
    }
  }

  rewrap(sealed: Sealed, name: SecretName): Sealed {
    const dataKey = this.#unwrap(sealed, name);
    try {
      return { ...this.#wrap(dataKey, name), ciphertext: sealed.ciphertext };
    } finally {
      dataKey.fill(0);
    }
  }

  #wrap(dataKey: Buffer, name: SecretName): Omit<Sealed, 'ciphertext'> {
    const keyVersion = this.#ring.newestKey;
    return { keyVersion, wrappedKey: encrypt(this.#ring.key(keyVersion), dataKey, bound(`key ${keyVersion}`, name)) };
  }

  #unwrap({ keyVersion, wrappedKey }: Sealed, name: SecretName): Buffer {
    return decrypt(this.#ring.key(keyVersion), wrappedKey, bound(`key ${keyVersion}`, name));
  }
}

const bound = (part: string, { purpose, subjectId, ownerId }: SecretName): Buffer =>
  Buffer.from(JSON.stringify([part, purpose, subjectId, ownerId]), 'utf8');

/** nonce ‖ ciphertext ‖ tag */
const encrypt = (key: Buffer, plain: Buffer, associated: Buffer): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(associated);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
};

const decrypt = (key: Buffer, sealed: Uint8Array, associated: Buffer): Buffer => {
  try {
    const [nonce, tag] = [sealed.subarray(0, nonceBytes), sealed.subarray(-tagBytes)];
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(associated).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch (cause) {
    throw new Error('a sealed secret cannot be decrypted: it was changed, moved to another record or truncated', {
      cause,
    });
  }
};
