import { createHmac, randomBytes } from 'node:crypto';
import type { Signatures, Signed } from '../../application/webhook-ports.ts';

const prefix = 'whsec_';

/** Standard Webhooks, version 1: HMAC-SHA256 over id, time and body, with one signature per secret. */
export class StandardSignatures implements Signatures {
  newSecret(): string {
    return `${prefix}${randomBytes(32).toString('base64')}`;
  }

  headersOf({ id, at, body }: Parameters<Signatures['headersOf']>[0], secrets: readonly string[]): Signed {
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const signed = secrets.map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    });
    return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signed.join(' ') };
  }
}
