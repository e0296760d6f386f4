import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { rightCalls } from '#test/support/right-calls.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

type Record = Readonly<{ [field: string]: unknown }>;
const edits = Object.entries<Route>(routes).flatMap(([route, { edits: is }]) => (is ? [route] : []));

/** The body that an edit form sends for this record: its changes and the values that they are based on. */
async function formOf(route: string) {
  const { token, params, body } = await rightCalls[route as keyof typeof rightCalls](world);
  const path = route.replace('PUT ', '').replace(':id', (params as { id: string }).id);
  const ask = async (method: 'GET' | 'PUT', sent?: object) => {
    const answer = await fetch(`${world.product.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/json' },
      ...(sent ? { body: JSON.stringify(sent) } : {}),
    });
    return { status: answer.status, record: (await answer.json()) as Record & { code?: string } };
  };
  const read = async () => (await ask('GET')).record;
  // the right call sends the country that the booster already has
  const changes = { ...(body as Record), ...('country' in (body as Record) ? { country: 'Almanya' } : {}) };
  const record = await read();
  const basedOn = Object.fromEntries(Object.keys(changes).map((field) => [field, record[field]]));
  return { changes, basedOn, read, send: (more: object) => ask('PUT', { ...changes, ...more }) };
}

test('every PUT route of the console takes the values that an edit is based on; settings take a version', () => {
  const forms = Object.keys(routes).filter((route) => route.startsWith('PUT /admin/'));
  expect(forms.filter((route) => !edits.includes(route))).toEqual(['PUT /admin/settings']); // takes a version
});

test.each(edits)(
  '%s refuses a change that is based on outdated values, and leaves the record as it is',
  async (route) => {
    const { changes, basedOn, read, send } = await formOf(route);
    expect((await send({ basedOn })).status).toBe(200);
    const after = await read();
    expect(after).toMatchObject(changes);
    // based on the outdated values, with the wish to overwrite
    const { status, record } = await send({ ...basedOn, basedOn });
    expect([status, record.code]).toEqual([409, 'request.conflict']);
    expect(await read()).toEqual(after);
    expect((await send({ basedOn })).status).toBe(200); // the same request again, as after a lost answer
    expect(await read()).toMatchObject(changes);
    const now = Object.fromEntries(Object.keys(changes).map((field) => [field, after[field]]));
    expect((await send({ basedOn: now })).status).toBe(200);
    expect((await send({})).status).toBe(200); // a program may leave the values out
  },
);

test('exactly one of twenty concurrent edits that are based on the same values is accepted', async () => {
  const { basedOn, send } = await formOf('PUT /admin/listings/:id');
  const prices = Array.from({ length: 20 }, (_, nth) => ({ amount: 400_00 + nth, currency: 'TRY' }));
  const answers = await Promise.all(prices.map((price) => send({ price, basedOn })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test('an edit based on a field that the record lacks is a conflict; an edit whose basis is no object is invalid', async () => {
  const { send } = await formOf('PUT /admin/coupons/:id');
  expect((await send({ basedOn: { colour: 'red' } })).status).toBe(409);
  expect((await send({ basedOn: 'red' })).status).toBe(422);
});
