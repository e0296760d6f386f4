import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { withRetries, type RetryLimits } from './retries.ts';
import { seeingItsOwn } from './position.ts';
import { keyed, type paths } from './schema.ts';

export { answerOf, ProblemError } from './answer.ts';
export { rows, type Page } from './rows.ts';
export type { components, operations, paths, ProblemOf } from './schema.ts';

export type BasamakClient = Client<paths>;

export interface BasamakOptions extends Partial<RetryLimits> {
  /** The address of Basamak without `/api`: `https://basamak.example`. */
  readonly url: string;
  /** An API key (`bsk_…`) or a person's access token. Pass a function if the value can change, for example by a rotation. */
  readonly key: string | (() => string | Promise<string>);
  /** Replaces the `fetch` of the platform. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * A client such as `client.GET('/admin/orders')`, typed by the OpenAPI document. It adds an `Idempotency-Key` to each call
 * that takes one and has none. So a call that is repeated after a lost answer or a reached limit takes effect only once. A
 * POST that takes no key is not repeated. Reads see the effects of the client's own earlier commands.
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
