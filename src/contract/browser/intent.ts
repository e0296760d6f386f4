import { isUnanswered } from '../client.ts';
import { keptInTab, readJson } from './storage.ts';

interface Stored {
  readonly fingerprint: string;
  readonly key: string;
}

/**
 * An action of a user that must take effect at most once, however often the request is sent. The Idempotency-Key stays the
 * same while the action is unchanged and its answer is unknown, for example after a lost connection or a reload of the page.
 * Any answer, success or refusal, ends the key.
 * @param name the action, e.g. `order`; stored for the tab
 */
export function createIntent(name: string) {
  const storageKey = `intent.${name}`;
  return async function attempt<T>(body: unknown, send: (idempotencyKey: string) => Promise<T>): Promise<T> {
    const fingerprint = await digestOf(JSON.stringify(body) ?? '');
    const stored = readJson(keptInTab, storageKey) as Stored | null;
    const key = stored?.fingerprint === fingerprint ? stored.key : crypto.randomUUID();
    keptInTab.write(storageKey, JSON.stringify({ fingerprint, key } satisfies Stored));
    try {
      const answer = await send(key);
      keptInTab.remove(storageKey);
      return answer;
    } catch (error) {
      if (!isUnanswered(error)) keptInTab.remove(storageKey);
      throw error;
    }
  };
}

/** The stored fingerprint must not reveal what was typed: a body may contain a password or an IBAN. */
async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
