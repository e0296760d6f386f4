// HTTP on the wire: probes, headers, caching, and bodies that are refused.
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { Problem } from '#contract/problem.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(30_000);

type Body = NonNullable<RequestInit['body']>;

let world: World;
let url: string;
beforeAll(async () => {
  world = await World.begin();
  url = world.product.url;
});
afterAll(() => world.end());

describe('probes and metrics', () => {
  test('answer 200 for liveness and readiness', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await fetch(url + path)).status).toBe(200);
  });

  test('count requests by route, never by path', async () => {
    await world.call('GET /orders/:id', { token: world.customer.token, params: { id: world.customer.id } });
    const answer = await fetch(`${url}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toMatch('text/plain');
    expect(text).toMatch(/http_request_duration_seconds_count\{route="GET \/orders\/:id",status="404"\} \d+/);
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).toContain('live_streams');
    expect(text).not.toContain(world.customer.id);
  });
});

describe('headers', () => {
  test.each(['/', '/admin/', '/siparisler', '/yok', '/api/catalog', '/api/yok', '/healthz'])(
    'of %s include the security headers',
    async (path) => {
      const { headers } = await fetch(url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBeTruthy();
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
      expect(headers.get('x-powered-by')).toBeNull();
      const policy = headers.get('content-security-policy') ?? '';
      if (!path.startsWith('/health')) expect(policy).toMatch(/frame-ancestors/);
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    },
  );

  test('of the catalogue let a client revalidate it by its ETag', async () => {
    const first = await fetch(`${url}/api/catalog`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    const again = (tag: string) => fetch(`${url}/api/catalog`, { headers: { 'if-none-match': tag } });
    expect((await again(etag)).status).toBe(304);
    expect(await (await again(etag)).text()).toBe('');
    expect((await again(`W/${etag}`)).status).toBe(304);
    expect((await again('"another"')).status).toBe(200);
  });

  test('of the catalogue are compressed from the second request on, and each encoding has an ETag of its own', async () => {
    const ask = (encoding: string, tag = '') =>
      fetch(`${url}/api/catalog`, { headers: { 'accept-encoding': encoding, 'if-none-match': tag } });
    const plain = await ask('identity');
    const compressed = await ask('br');
    const etag = compressed.headers.get('etag') ?? '';
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
    expect(await compressed.json()).toEqual(await plain.json());
    expect(etag).not.toBe(plain.headers.get('etag'));
    expect((await ask('br', etag)).status).toBe(304);
    const known = await ask('identity', etag);
    expect([known.status, known.headers.get('etag')]).toEqual([304, etag]);
  });

  test('of a booster’s public page, which is made for each request, are not compressed', async () => {
    const { id } = await world.booster.api.call('GET /users/current');
    const ask = () => fetch(`${url}/api/boosters/${id}`, { headers: { 'accept-encoding': 'br' } });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.headers.get('content-encoding')).toBeNull();
    expect(second.headers.get('content-encoding')).toBeNull();
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });
});

describe('a body', () => {
  const post = async (body: Body, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/api/users/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return { status: answer.status, code: Problem.parse(await answer.json()).code };
  };
  const login = (text: string) => JSON.stringify({ login: text, password: 'x' });
  const fitting = 64 * 1024 - login('').length;

  test('of 64 KB is read; one byte more is refused', async () => {
    expect(await post(login('x'.repeat(fitting)))).toEqual({ status: 422, code: 'request.invalid' });
    expect(await post(login('x'.repeat(fitting + 1)))).toEqual({ status: 413, code: 'request.too_large' });
  });

  test('that is compressed is refused without being decompressed', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
    expect(await post(bomb, { 'content-encoding': 'gzip' })).toEqual({
      status: 415,
      code: 'request.unsupported_media',
    });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml'])(
    'of type %s is refused',
    async (type) => {
      expect(await post(login('x'), { 'content-type': type })).toEqual({
        status: 415,
        code: 'request.unsupported_media',
      });
    },
  );

  test.each([
    [415, 'in an unknown charset', login('x'), { 'content-type': 'application/json; charset=klingon' }],
    [422, 'that is empty', '', {}],
    [400, 'that is cut off', '{"login":"x"', {}],
    [400, 'of bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), {}],
    [422, 'with a prototype', '{"__proto__":{"role":"admin"},"login":"x","password":"x"}', {}],
    [422, 'with a constructor', '{"constructor":{"prototype":{"a":1}},"login":"x","password":"x"}', {}],
    [400, 'with 30,000 levels of nesting', '['.repeat(30_000), {}],
  ] as [number, string, Body, Record<string, string>][])('is answered %i: one %s', async (wanted, _, body, headers) => {
    expect((await post(body, headers)).status).toBe(wanted);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  test.each(['\0', 'a\0b', '\ud800', '\udfff\ud800', '\u0007'])(
    'with %j in a person’s name is refused at that field',
    async (text) => {
      const { status, body } = await world.call('PATCH /users/current', {
        token: world.customer.token,
        body: { firstName: text },
      });
      expect(status).toBe(422);
      expect(Problem.parse(body).errors?.map(({ pointer }) => pointer)).toEqual(['/firstName']);
    },
  );
});

describe('a query', () => {
  test.each(['?username=a&username=b', '?username[]=abc', '?username=%00abc', '?username=%ff%fe', '?__proto__=1', ''])(
    'such as %j is refused',
    async (query) => {
      const answer = await fetch(`${url}/api/users/availability${query}`);
      expect([answer.status, Problem.parse(await answer.json()).code]).toEqual([422, 'request.invalid']);
    },
  );
});

test('an invalid or forged token answers 401', async () => {
  const { token } = world.customer;
  const [header = '', payload = ''] = token.split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const forged = [
    '',
    'x',
    `${token}x`,
    `${none}.${payload}.`,
    `${header}.${payload}.`,
    `${header}.${Buffer.from('{"role":"admin"}').toString('base64url')}.x`,
    'x'.repeat(5_000),
  ];
  for (const text of forged) {
    const answer = await fetch(`${url}/api/users/current`, { headers: { authorization: `Bearer ${text}` } });
    expect([text.slice(0, 40), answer.status]).toEqual([text.slice(0, 40), 401]);
  }
  for (const scheme of ['Basic', 'bearer-token', '']) {
    const answer = await fetch(`${url}/api/users/current`, { headers: { authorization: `${scheme} ${token}` } });
    expect([scheme, answer.status]).toEqual([scheme, 401]);
  }
});
