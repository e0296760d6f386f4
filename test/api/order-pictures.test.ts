// Pictures of an order: the booster's proof, and those of both sides of a dispute. A picture is used once, by its owner.
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { key } from '#test/support/calls.ts';
import { register, type Session } from '#test/support/clients.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const finish = (id: string, pictures: string[], to: 'finished' | 'in-game' = 'finished') =>
  world.booster.api.call('POST /orders/:id/transitions', {
    params: { id },
    body: { to, pictures, ...(to === 'finished' ? { reason: 'Yapılanlar resimde' } : {}) },
    ...key(),
  });
const seenBy = ({ api }: Session, id: string) => api.call('GET /orders/:id', { params: { id } });
const dispute = (id: string, pictures: string[]) =>
  world.customer.api.call('POST /orders/:id/dispute', {
    params: { id },
    body: { kind: 'not-reached', text: 'Altın 1 yerine Altın 2 oldu.', pictures },
    ...key(),
  });

test('pictures that the booster finishes with are seen by customer, booster and staff', async () => {
  const id = await world.startedOrder();
  const [first, second] = [await world.picture(world.booster), await world.picture(world.booster)];
  // in the order in which they were chosen, not uploaded
  const ids = [second.id, first.id];
  await finish(id, ids);
  const { proof } = await seenBy(world.customer, id);
  expect(proof.map((picture) => picture.id)).toEqual(ids);
  expect((await seenBy(world.booster, id)).proof.map((picture) => picture.id)).toEqual(ids);
  const console = await world.admin.api.call('GET /admin/orders/:id', { params: { id } });
  expect(console.proof).toHaveLength(2);
  expect((await fetch(`${world.product.url}${proof[0]?.url}`)).headers.get('content-type')).toBe('image/webp');
});

test('an order is not finished with another user’s or used pictures, and keeps its state', async () => {
  const id = await world.startedOrder();
  const refused = { status: 404, code: 'picture.not_found' };
  const others = await world.picture();
  const own = await world.picture(world.booster);
  await expect(finish(id, [own.id, others.id])).rejects.toMatchObject(refused);
  expect(await seenBy(world.booster, id)).toMatchObject({ state: 'started', proof: [] });
  await finish(id, [own.id]); // the refusal did not use it up
  await expect(finish(await world.startedOrder(), [own.id])).rejects.toMatchObject(refused);
});

test('pictures are accepted only with the finish of an order, at most five, each of them once', async () => {
  const id = await world.startedOrder();
  const { id: own } = await world.picture(world.booster);
  const many = Array.from({ length: 6 }, (_, at) => `0199f000-0000-7000-8000-00000000000${at}`);
  for (const call of [() => finish(id, [own], 'in-game'), () => finish(id, [own, own]), () => finish(id, many)])
    await expect(call()).rejects.toMatchObject({ status: 422, problem: { errors: [{ pointer: '/pictures' }] } });
});

test('each side of a dispute adds its own pictures, which no stranger sees', async () => {
  const id = await world.finishedOrder();
  const [claim, answer] = [await world.picture(), await world.picture(world.booster)];
  await expect(dispute(id, [answer.id])).rejects.toMatchObject({ code: 'picture.not_found' });
  await dispute(id, [claim.id]);
  const reply = { text: 'Son maçı eklemeyi unutmuşum.', pictures: [answer.id] };
  await world.booster.api.call('POST /orders/:id/dispute/answer', { params: { id }, body: reply, ...key() });
  for (const who of [world.customer, world.booster])
    expect(await seenBy(who, id)).toMatchObject({
      dispute: { pictures: [{ id: claim.id }], answer: { pictures: [{ id: answer.id }] } },
    });
  await expect(seenBy(await register(world.product.url), id)).rejects.toMatchObject({ status: 404 });
});
