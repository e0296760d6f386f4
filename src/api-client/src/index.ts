import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { withRetries, type RetryLimits } from './retries.ts';
import { seeingItsOwn } from './position.ts';
import { keyed, type paths } from './schema.ts';

export { answerOf, ProblemError } from './answer.ts';
export { rows, type Page } from './rows.ts';
export type { components, operations, paths, ProblemOf } from './schema.ts';

export type BasamakClient = Client<paths>;

export interface BasamakOptions extends Partial<RetryLimits> {
  /** Where Basamak is, without `/api`: `https://basamak.example`. */
  readonly url: string;
  /** An API key, `bsk_…`, or a person's access token; a function where it changes, as after a rotation. */
  readonly key: string | (() => string | Promise<string>);
  /** In the place of the platform's own. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * `client.GET('/admin/orders')` and so on, typed by the OpenAPI document. A call that takes an `Idempotency-Key` gets one
 * unless it has one, so that what is repeated for an answer that was lost, or a limit that was reached, is done once. A POST
 * that takes none is not repeated. What it reads shows what it did.
 */
export const basamak = ({ url, key, fetch: send = fetch, attempts = 4, longestWaitSeconds = 60 }: BasamakOptions) => {
  const client: BasamakClient = createClient<paths>({
    baseUrl: `${url.replace(/\/$/, '')}/api`,
    fetch: withRetries(send, { attempts, longestWaitSeconds }),
  });
  client.use(asProgram(key), seeingItsOwn());
  return client;
};

const asProgram = (key: BasamakOptions['key']): Middleware => ({
  onRequest: async ({ request, schemaPath }) => {
    request.headers.set('Authorization', `Bearer ${typeof key === 'string' ? key : await key()}`);
    if (!keyed.has(`${request.method} ${schemaPath}`)) request.headers.delete('Idempotency-Key');
    else if (!request.headers.has('Idempotency-Key')) request.headers.set('Idempotency-Key', crypto.randomUUID());
    return request;
  },
});
