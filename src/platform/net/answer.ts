import type { ClientRequest, IncomingMessage } from 'node:http';

/** Fails when the limit is reached. Raced with, it ends what nothing else would: a request that is destroyed hears of no limit any more. */
export const endOf = (limit: AbortSignal): Promise<never> => {
  const over = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason as Error), { once: true });
  });
  // where nothing came to be raced with, nobody hears of it
  over.catch(() => undefined);
  return over;
};

/** The beginning of the answer to a request, or why there is none, however the other side behaves. */
export const answerTo = (request: ClientRequest, over: Promise<never>): Promise<IncomingMessage> => {
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request
      .on('response', resolve)
      // who changes the protocol has answered, and says no more in this one
      .on('upgrade', (response) => resolve(response.destroy()))
      .on('error', reject)
      .on('close', () => reject(new Error('closed without an answer')));
  });
  return Promise.race([answered, over]);
};
