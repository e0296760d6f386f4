import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { SignedIds } from '#kernel/ports.ts';
import { deriveKey } from './derive-key.ts';

const idBytes = 16;
const timeBytes = 6;
const tagBytes = 32;

/** Each purpose has a separate key, so a link for one purpose is invalid for any other. */
type Purpose = 'application answer' | 'payout confirmation' | 'unsubscribe link' | 'verified address';

/** A token is base64url of the id, the expiry time (if any) and an HMAC over both and the context. */
export class HmacSignedIds implements SignedIds {
  readonly #key: Buffer;

  constructor(tokenSecret: string, purpose: Purpose) {
    this.#key = deriveKey(tokenSecret, purpose);
  }

  sign(id: string, context = '', expiresAt?: Date): string {
    const body = Buffer.alloc(expiresAt ? idBytes + timeBytes : idBytes);
    body.set(parse(id));
    if (expiresAt) body.writeUIntBE(expiresAt.getTime(), idBytes, timeBytes);
    return Buffer.concat([body, this.#tagOf(body, context)]).toString('base64url');
  }

  idOf(token: string): string | undefined {
    return partsOf(token)?.id;
  }

  read(token: string, context = '', now?: Date): string | undefined {
    const parts = partsOf(token);
    if (!parts || !timingSafeEqual(parts.tag, this.#tagOf(parts.body, context))) return undefined;
    const { body, id } = parts;
    const isOver = body.length > idBytes && !(now && body.readUIntBE(idBytes, timeBytes) > now.getTime());
    return isOver ? undefined : id;
  }

  #tagOf(body: Buffer, context: string): Buffer {
    return createHmac('sha256', this.#key).update(body).update(context).digest();
  }
}

/** The parts of a token; undefined if it is malformed. */
const partsOf = (token: string) => {
  const bytes = Buffer.from(token, 'base64url');
  const body = bytes.subarray(0, -tagBytes);
  const isOfLength = body.length === idBytes || body.length === idBytes + timeBytes;
  if (!isOfLength || bytes.toString('base64url') !== token) return undefined;
  try {
    return { body, tag: bytes.subarray(-tagBytes), id: stringify(body.subarray(0, idBytes)) };
  } catch {
    return undefined; // the sixteen bytes are not a UUID
  }
};
