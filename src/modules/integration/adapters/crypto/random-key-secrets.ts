import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { KeySecrets } from '../../application/ports.ts';

/** What programs that look for lost secrets know ours by. */
export const keyPrefix = 'bsk_';
const form = /^bsk_([\w-]{22})_([\w-]{43})$/;

/**
 * `bsk_<id>_<256 random bits>`: found by its id, known by a hash. A plain hash is enough, for nobody guesses 256 bits.
 */
export class RandomKeySecrets implements KeySecrets {
  issue(id: string): { readonly shown: string; readonly hash: string } {
    const shown = `${keyPrefix}${Buffer.from(parse(id)).toString('base64url')}_${randomBytes(32).toString('base64url')}`;
    return { shown, hash: hashOf(shown) };
  }

  read(shown: string): { readonly id: string; readonly hash: string } | undefined {
    const [, id] = form.exec(shown) ?? [];
    const bytes = Buffer.from(id ?? '', 'base64url');
    if (bytes.length !== 16) return undefined;
    try {
      return { id: stringify(bytes), hash: hashOf(shown) };
    } catch {
      return undefined; // sixteen bytes that are no id
    }
  }

  same(one: string, other: string): boolean {
    return timingSafeEqual(Buffer.from(one), Buffer.from(other));
  }
}

const hashOf = (shown: string): string => createHash('sha256').update(shown).digest('base64url');
