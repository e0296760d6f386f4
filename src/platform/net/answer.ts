import type { ClientRequest, IncomingMessage } from 'node:http';

/**
 * Rejects when the limit is reached. Race this promise with the wait for an answer, because a destroyed request does not
 * report the limit.
 */
export const endOf = (limit: AbortSignal): Promise<never> => {
  const over = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason as Error), { once: true });
  });
  // this handler is for callers that do not race the promise
  over.catch(() => undefined);
  return over;
};

/** The head of the answer to a request. @throws if there is none, however the other side behaves */
export const answerTo = (request: ClientRequest, over: Promise<never>): Promise<IncomingMessage> => {
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request
      .on('response', resolve)
      // an upgrade is an answer, and nothing more follows in HTTP
      .on('upgrade', (response) => resolve(response.destroy()))
      .on('error', reject)
      .on('close', () => reject(new Error('the connection was closed without an answer')));
  });
  return Promise.race([answered, over]);
};
