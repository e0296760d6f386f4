// Checks for every route its callers, its refusals, and that each status and code that occurs is declared.
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Problem, statusOf } from '#contract/problem.ts';
import type { Access, Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { openApiDocument } from '#platform/http/openapi/document.ts';
import { exampleOf } from '#platform/http/openapi/examples.ts';
import { codesOf } from '#platform/http/declared.ts';
import { exampleCallOf } from '#test/support/api-examples.ts';
import { sharedRecords } from '#test/support/authorisation.ts';
import { register } from '#test/support/clients.ts';
import { type Answer, type Call, World } from '#test/support/world.ts';
import { type ContractKey, rightCalls } from '#test/support/right-calls.ts';

jest.setTimeout(60_000);

type Row = readonly [ContractKey, Route];
const table = Object.entries(routes).filter(([key]) => key !== 'GET /live') as unknown as readonly Row[];
const rows = (which: (row: Route) => boolean) => table.filter(([, row]) => which(row));
const isGuarded = ({ access }: Route) => access.kind !== 'anyone';
const absent = '0199f000-0000-7000-8000-000000000000';

let world: World;
/** Tokens of people who own no records. */
let strangers: Readonly<Record<'customer' | 'booster', string>>;
let tokens: Readonly<Record<'customer' | 'booster' | 'staff' | 'admin', string>>;
/** What each route answered: the status, with the code of a problem. */
const occurred = new Map<ContractKey, Set<string>>();

beforeAll(async () => {
  world = await World.begin();
  const { customer, booster, admin } = world;
  const [staff, ...others] = await Promise.all([world.staff(), register(world.product.url), world.newBooster()]);
  strangers = { customer: others[0].token, booster: others[1].token };
  tokens = { customer: customer.token, booster: booster.token, staff: staff.token, admin: admin.token };
});
afterAll(() => world.end());

const send = async (key: ContractKey, call: Call): Promise<Answer> => {
  const answer = await world.call(key, call);
  const { code } = answer.status >= 400 ? Problem.parse(answer.body) : {};
  occurred.set(key, (occurred.get(key) ?? new Set()).add([answer.status, code].join(' ').trim()));
  return answer;
};
const rightCall = async (key: ContractKey): Promise<Call> => rightCalls[key](world);
const unspent = new Map<ContractKey, Promise<Call>>();
/** A valid call for tests that make it invalid. It is never executed, so one per route is enough. */
const callToSpoil = (key: ContractKey): Promise<Call> => {
  const call = unspent.get(key) ?? rightCall(key);
  unspent.set(key, call);
  return call;
};

/** A body that is not JSON, for methods that have a body. */
const noJson = (key: ContractKey): Call => (/^(GET|DELETE)/.test(key) ? {} : { body: '{' });

/** Expects a problem document as RFC 9457 and the contract define it. */
const expectProblem = ({ status, headers, body }: Answer, wanted: number, code: string): Problem => {
  const problem = Problem.parse(body);
  expect({ status, code: problem.code }).toEqual({ status: wanted, code });
  expect(problem.status).toBe(wanted);
  expect(problem.requestId).toBe(headers.get('x-request-id'));
  expect(problem.detail).toMatch(/[.!?]$/);
  expect(headers.get('content-type')).toMatch('application/problem+json');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('www-authenticate')).toBe(wanted === 401 ? 'Bearer' : null);
  return problem;
};

/** Roles that the route refuses. The staff member of this file holds no scope. */
const outsiders = (access: Access): readonly (keyof typeof tokens)[] => {
  const all = ['customer', 'booster', 'staff', 'admin'] as const;
  if (access.kind === 'roles') return all.filter((role) => !access.roles.includes(role));
  return access.kind === 'staff' ? ['customer', 'booster', 'staff'] : [];
};

describe.each(table)('%s', (key, row) => {
  test('answers a permitted call as its schema says, and the documents show this call as their example', async () => {
    const call = await rightCall(key);
    const { answer: _, ...shown } = exampleOf(key) ?? {};
    expect(exampleCallOf(call)).toEqual(shown); // if it differs: npm run docs:api
    const answer = await send(key, call);
    expect([answer.status, answer.body]).toEqual([row.status, answer.body]);
    if (row.answer === null) expect(answer.body).toBe('');
    else row.answer.parse(answer.body);
    if (row.list) expect(answer.headers.get('content-range')).toMatch(new RegExp(`^${row.list} (0-\\d+|\\*)/\\d+$`));
  });
});

describe.each(rows(isGuarded))('%s', (key, row) => {
  test('refuses a caller without a valid token, whatever is sent', async () => {
    expectProblem(await send(key, { params: { id: absent } }), 401, 'identity.unauthenticated');
    expectProblem(await send(key, { params: { id: 'x' }, ...noJson(key) }), 401, 'identity.unauthenticated');
    const forged = `${tokens.admin.slice(0, -8)}AAAAAAAA`;
    expectProblem(await send(key, { params: { id: absent }, token: forged }), 401, 'identity.unauthenticated');
  });

  test('refuses roles without access before it reads the body', async () => {
    for (const role of outsiders(row.access)) {
      const answer = await send(key, { params: { id: absent }, token: tokens[role], ...noJson(key) });
      expectProblem(answer, 403, 'identity.forbidden');
    }
  });
});

/** Routes whose permitted call is refused to staff who hold only the route's scope, mostly because the record is an admin’s. */
const authorsOwn: Partial<Record<ContractKey, string>> = {
  'DELETE /admin/user-notes/:id': 'note.not_yours',
  'DELETE /admin/order-notes/:id': 'note.not_yours',
  'POST /admin/api-keys/:id/rotation': 'integration.key_not_yours',
  // the admin who asked for the refund created this staff account
  'POST /admin/top-ups/:id/refund/made': 'payment.refund_own_hand',
  // staff who hold only this scope may read no event
  'POST /admin/webhooks': 'identity.scope_not_held',
  'PUT /admin/webhooks/:id': 'integration.webhook_not_yours',
  'POST /admin/webhooks/:id/rotation': 'integration.webhook_not_yours',
  'POST /admin/webhooks/:id/test': 'integration.webhook_not_yours',
  'POST /admin/webhooks/:id/resume': 'integration.webhook_not_yours',
};

describe.each(rows(({ access }) => access.kind === 'staff'))('%s', (key, { access, status }) => {
  test('is open to staff who hold only its scope, or refuses them for the reason listed in this file', async () => {
    if (access.kind !== 'staff') throw new Error('not a console route');
    const [call, staff] = await Promise.all([rightCall(key), world.staff(access.scope)]);
    const answer = await send(key, { ...call, token: staff.token });
    const refusal = authorsOwn[key];
    if (refusal) expectProblem(answer, 403, refusal);
    else expect(answer.status).toBe(status);
  });
});

/** Routes for a record that belongs to one person. */
const owned = table.filter(
  ([key, { params, access }]) =>
    params && (access.kind === 'signed-in' || access.kind === 'roles') && !sharedRecords.includes(key),
);
describe.each(owned)('%s', (key, { access }) => {
  test('promise 28: another person’s record gets the same answer as a missing one', async () => {
    const call = await callToSpoil(key);
    for (const role of ['customer', 'booster'] as const) {
      if (outsiders(access).includes(role)) continue;
      const token = strangers[role];
      const foreign = await send(key, { ...call, token });
      const missing = await send(key, { ...call, params: { ...call.params, id: absent }, token });
      const said = ({ body }: Answer) => ({ role, ...Problem.parse(body), requestId: '' });
      expect(said(foreign)).toEqual(said(missing));
      expect(foreign.status).toBe(404);
    }
  });
});

describe.each(rows(({ params }) => params !== undefined))('%s', (key) => {
  test.each([absent, 'not-an-id', '\0', '%'])('answers 404 for the id %s', async (id) => {
    const answer = await send(key, { ...(await callToSpoil(key)), params: { id } });
    expect(answer.status).toBe(404);
    expect(Problem.parse(answer.body).code).toMatch(/not_found$/);
  });
});

describe.each(rows(({ body, wire }) => body !== undefined && wire === undefined))('%s', (key, { bodyBytes }) => {
  test('refuses an unknown field and names its place', async () => {
    const call = await callToSpoil(key);
    const malformed = { ...call, body: { ...(call.body as object), surprise: true } };
    const { errors = [] } = expectProblem(await send(key, malformed), 422, 'request.invalid');
    expect(errors.length).toBeGreaterThan(0);
    for (const { pointer, detail } of errors) {
      expect(pointer).toMatch(/^(\/[^/]+)*$/);
      expect(detail).toMatch(/[.!?]$/);
    }
  });

  test('refuses a body that is not JSON', async () => {
    const call = await callToSpoil(key);
    for (const body of ['{"a":', '{a:1}', ' '])
      expectProblem(await send(key, { ...call, body }), 400, 'request.malformed');
  });

  test.each([
    ['text where an object belongs', '"text"'],
    ['a field __proto__', '{"__proto__":{"admin":true}}'],
    ['a list', '[]'],
    ['5,000 nested objects', '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000)],
  ])('refuses %s', async (_, body) => {
    const call = await callToSpoil(key);
    const answer = await send(key, { ...call, body });
    expectProblem(answer, 422, 'request.invalid');
  });

  test('refuses another content type and a body above its limit', async () => {
    const call = await callToSpoil(key);
    const plain = await send(key, { ...call, headers: { 'content-type': 'text/plain' } });
    expectProblem(plain, 415, 'request.unsupported_media');
    const long = await send(key, { ...call, body: JSON.stringify({ text: 'x'.repeat(bodyBytes ?? 70_000) }) });
    expectProblem(long, 413, 'request.too_large');
  });
});

describe.each(rows(({ idempotent }) => idempotent === true))('%s', (key, { status }) => {
  test('runs once per idempotency key and answers a repeat with the first answer', async () => {
    const call = { ...(await rightCall(key)), headers: { 'idempotency-key': `tek-${Math.random()}` } };
    const first = await send(key, call);
    expect(first.status).toBe(status);
    const second = await send(key, call);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    const replayed = [first, second].map(({ headers }) => headers.get('idempotent-replayed'));
    expect(replayed).toEqual([null, 'true']);
  });

  test('refuses an idempotency key that is too long', async () => {
    const call = { ...(await callToSpoil(key)), headers: { 'idempotency-key': 'x'.repeat(201) } };
    expectProblem(await send(key, call), 422, 'request.invalid');
  });
});

describe.each(rows(({ idempotent, body }) => idempotent === true && body !== undefined))('%s', (key) => {
  test('refuses a used idempotency key with another body', async () => {
    const [first, other] = [await rightCall(key), await callToSpoil(key)];
    if (JSON.stringify(first.body) === JSON.stringify(other.body) && first.params?.['id'] === other.params?.['id'])
      return;
    const headers = { 'idempotency-key': `bir-${Math.random()}` };
    await send(key, { ...first, headers });
    expectProblem(await send(key, { ...other, headers }), 422, 'request.key_reused');
  });
});

/** What a list is sorted by, if it is not `createdAt`. */
const times: Partial<Record<ContractKey, string>> = {
  'GET /boosters': 'finishedOrders',
  'GET /admin/wallets': 'movedAt',
  'GET /admin/reconciliations': 'day',
  'GET /orders/:id/timeline': 'at',
};

describe.each(rows(({ list }) => list !== undefined))('the list %s', (key, { list = '' }) => {
  const ask = async (query: Record<string, string>) => send(key, { ...(await callToSpoil(key)), query });

  test('answers the requested range and names it in Content-Range', async () => {
    const whole = await ask({});
    const total = Number(/\/(\d+)$/.exec(whole.headers.get('content-range') ?? '')?.[1]);
    const part = await ask({ range: '[0,0]' });
    expect(part.headers.get('content-range')).toBe(`${list} ${total === 0 ? '*' : '0-0'}/${total}`);
    expect(part.body).toEqual((whole.body as unknown[]).slice(0, 1));
    const beyond = await ask({ range: '[9000,9001]' });
    expect([beyond.headers.get('content-range')?.split('/')[0], beyond.body]).toEqual([`${list} *`, []]);
  });

  test('sorts by time in both directions', async () => {
    const field = JSON.stringify;
    const time = times[key] ?? 'createdAt';
    const sorts = await Promise.all(['ASC', 'DESC'].map((order) => ask({ sort: field([time, order]) })));
    const [up = [], down = []] = sorts.map(({ body }) =>
      (body as Record<string, string>[]).map((row) => row[time] ?? ''),
    );
    expect(up).toEqual(up.toSorted());
    expect(down).toEqual(down.toSorted().toReversed());
  });

  test.each([
    { sort: '["nothing","ASC"]' },
    { sort: '["createdAt","SIDEWAYS"]' },
    { sort: 'createdAt' },
    { range: '[5,1]' },
    { range: '[-1,5]' },
    { range: '[0,1e9]' },
    { range: '"all"' },
    { filter: '{"nothing":1}' },
    { filter: '{"__proto__":1}' },
    { filter: '[]' },
    { filter: '{"id":"no-id"}' },
    { page: '1' },
  ] as Record<string, string>[])('refuses the query %j', async (query) => {
    expectProblem(await ask(query), 422, 'request.invalid');
  });
});

test('an unknown route is answered with a problem document', async () => {
  for (const key of ['GET /nothing', 'OPTIONS /nothing', 'POST /ORDERS', 'GET /orders/'] as unknown as ContractKey[]) {
    const answer = await world.call(key, { token: tokens.admin });
    expectProblem(answer, 404, 'request.not_found');
  }
});

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const paths = Map.groupBy(Object.keys(routes), (key) => key.slice(key.indexOf(' ') + 1));

test.each([...paths])('%s names its methods in Allow, to OPTIONS and to a method that it lacks', async (path, keys) => {
  const own = keys.map((key) => key.slice(0, key.indexOf(' ')));
  // the id does not exist, because `calculate` would also match the route of one order
  const at = (method: string) => world.call(`${method} ${path}` as ContractKey, { params: { id: absent } });
  const options = await at('OPTIONS');
  const allowed = options.headers.get('allow')?.split(', ') ?? [];
  expect([options.status, options.body]).toEqual([204, '']);
  expect(allowed).toEqual(expect.arrayContaining([...own, 'OPTIONS']));
  expect(allowed.includes('HEAD')).toBe(allowed.includes('GET'));
  for (const method of methods.filter((other) => !allowed.includes(other))) {
    const answer = await at(method);
    expectProblem(answer, 405, 'request.method_not_allowed');
    expect(answer.headers.get('allow')?.split(', ')).toEqual(allowed);
  }
});

test('a method that no route has is answered with 501', async () => {
  for (const method of ['PROPFIND', 'LOCK', 'MKCOL']) {
    const key = `${method} /orders` as unknown as ContractKey;
    expectProblem(await world.call(key, { token: tokens.admin }), 501, 'request.not_implemented');
  }
});

test('the OpenAPI document declares every status and every code that occurred', () => {
  const undeclared = [...occurred].flatMap(([key, met]) => {
    const codes = [...codesOf(key, routes[key])].map((code) => `${statusOf[code]} ${code}`);
    const said = new Set([String(routes[key].status), ...codes]);
    return [...met].filter((one) => !said.has(one)).map((one) => `${key} ${one}`);
  });
  expect(undeclared).toEqual([]);
});

test('the OpenAPI document is served compressed; a client that has the current version gets 304', async () => {
  const url = `${world.product.url}/api/openapi.json`;
  const first = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(await first.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  const again = { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await fetch(url, { headers: again })).status).toBe(304);
});
