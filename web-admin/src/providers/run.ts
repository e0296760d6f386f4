import { createIntent } from '#contract/browser/intent.ts';
import type { Client, RouteAnswerOf, Routes, Sent } from '#contract/client.ts';
import { asHttpError } from './problem.ts';

/** All routes with the method POST, PUT or DELETE. */
export type Command = Extract<keyof Routes, `${'POST' | 'PUT' | 'DELETE'} /${string}`>;

/**
 * Sends a command. A repeat with the same input after a lost answer carries the same idempotency key, so that it takes
 * effect once.
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
