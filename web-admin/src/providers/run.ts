import { createIntent } from '#contract/browser/intent.ts';
import type { Client, RouteAnswerOf, Routes, Sent } from '#contract/client.ts';
import { asHttpError } from './problem.ts';

/** What the console does beyond reading and writing records: verbs, never a record with another state. */
export type Command = Extract<keyof Routes, `${'POST' | 'PUT' | 'DELETE'} /${string}`>;

/**
 * Sends a command: what is sent twice with the same input because no answer came carries the same Idempotency-Key, so that
 * it has its effect once.
 */
export const createRun =
  (client: Client) =>
  async <K extends Command>(key: K, input: Sent<K>): Promise<RouteAnswerOf<K>> => {
    try {
      return await createIntent(`console.${key}`)(input, (idempotencyKey) => {
        const sent = { ...input, ...(key.startsWith('DELETE') ? {} : { idempotencyKey }) };
        return client.call(...([key, sent] as unknown as Parameters<typeof client.call<K>>));
      });
    } catch (error) {
      throw asHttpError(error);
    }
  };
