import { ApiProblem } from '#contract/client.ts';
import type { fetchUtils } from 'react-admin';
import { asHttpError } from './problem.ts';
import { session } from './session.ts';

/** Replaces react-admin's `fetchJson`: uses our session and our problem documents. */
export async function httpClient(url: string, options: fetchUtils.Options = {}) {
  try {
    const headers = new Headers(options.headers);
    headers.set('accept', 'application/json');
    if (options.body) headers.set('content-type', 'application/json');
    const response = await session.fetch(url, { ...options, headers });
    const body = await response.text();
    const json: unknown = body ? parse(body) : undefined;
    if (!response.ok) throw new ApiProblem(response.status, json ?? {});
    return { status: response.status, headers: response.headers, body, json };
  } catch (error) {
    throw asHttpError(error);
  }
}

/** Undefined for text that is not JSON, for example a proxy's error page. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
