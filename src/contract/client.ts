// The typed client of both web apps. It uses only the types of the route table, so that no schema is sent to the browser.
import type { Problem } from './problem.ts';
import type { RouteAnswer, RouteInput } from './route.ts';
import type { Routes } from './routes.ts';

type Key = keyof Routes;
/** The inputs of a route. An input that may be empty is optional. */
type Given<T> = { [K in keyof T as T[K] extends undefined ? never : Partial<T[K]> extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as T[K] extends undefined ? never : Partial<T[K]> extends T[K] ? K : never]?: T[K];
};
type Options = {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
};
export type Sent<K extends Key> = Given<RouteInput<Routes[K]>>;
type Input<K extends Key> = Sent<K> & Options;
/** Only required inputs must be given. */
type Arguments<K extends Key> = Partial<Sent<K>> extends Sent<K> ? [input?: Input<K>] : [input: Input<K>];

export interface Answer<K extends Key> {
  readonly data: RouteAnswer<Routes[K]>;
  readonly headers: Headers;
}

/** The API refused, or its answer was not understood. `code` and `detail` are the problem document's. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly problem: Partial<Problem>;

  constructor(status: number, problem: Partial<Problem>) {
    super(problem.detail ?? 'Beklenmeyen bir hata oldu. Sonra yeniden dene.');
    this.name = 'ApiProblem';
    this.status = status;
    this.code = problem.code ?? 'internal';
    this.problem = problem;
  }
}

/** Whether the outcome is unknown: there was no answer, or the answer does not show whether the call had an effect. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || error.status >= 500 || error.code === 'request.in_progress';

export interface Client {
  call<K extends Key>(key: K, ...input: Arguments<K>): Promise<RouteAnswer<Routes[K]>>;
  /** The same, with the answer's headers, e.g. `Content-Range` of a list. */
  request<K extends Key>(key: K, ...input: Arguments<K>): Promise<Answer<K>>;
}

type Loose = Options & { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown };

/** @param send `fetch`, or a fetch that adds the session. */
export function createClient(send: typeof fetch, base = '/api'): Client {
  const request = async (key: string, input: Loose = {}): Promise<{ data: unknown; headers: Headers }> => {
    const response = await send(base + addressOf(key, input), initOf(key, input));
    const data = await contentOf(response);
    if (!response.ok) throw new ApiProblem(response.status, (data as Partial<Problem> | undefined) ?? {});
    return { data, headers: response.headers };
  };
  return {
    request: request as Client['request'],
    call: (async (key: string, input?: Loose) => (await request(key, input)).data) as Client['call'],
  };
}

/** The path of a route's key with its parameters filled in, and the query. */
const addressOf = (key: string, { params = {}, query = {} }: Loose): string => {
  const path = key
    .slice(key.indexOf('/'))
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
};

const initOf = (key: string, { body, headers, idempotencyKey, signal }: Loose): RequestInit => ({
  method: key.slice(0, key.indexOf(' ')),
  headers: {
    accept: 'application/json',
    ...headers,
    ...(body === undefined ? {} : { 'content-type': isFile(body) ? body.type : 'application/json' }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  },
  ...(body === undefined ? {} : { body: isFile(body) ? body : JSON.stringify(body) }),
  ...(signal ? { signal } : {}),
});

const isFile = (body: unknown): body is Blob => body instanceof Blob;

/** JSON, or a picture as a `Blob`. */
const contentOf = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('image/')) return response.blob();
  const text = await response.text();
  const isJson = /\bjson\b/.test(type);
  return isJson && text !== '' ? JSON.parse(text) : undefined;
};

export type { Routes } from './routes.ts';
export type RouteAnswerOf<K extends Key> = RouteAnswer<Routes[K]>;
export type RouteInputOf<K extends Key> = RouteInput<Routes[K]>;
