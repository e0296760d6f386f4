// The timeline of a user, limited to the records that its reader may list.
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { key } from '#test/support/calls.ts';
import { fund, register, type Session } from '#test/support/clients.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const storyOf = (id: string, query: { kinds?: string; cursor?: string } = {}, by: Session = world.admin) =>
  by.api.call('GET /admin/users/:id/story', { params: { id }, query });

test('the timeline has the user’s actions and those of others on the user, newest first, back to the new account', async () => {
  const person = await register(world.product.url);
  await fund(world.admin, person.id, Money.lira(50));
  const body = { type: 'other', subject: 'Bir sorum var', text: 'Yardım eder misiniz?' } as const;
  await person.api.call('POST /tickets', { body, ...key() });
  const { items, cursor } = await storyOf(person.id);
  expect(items.at(-1)).toMatchObject({ kind: 'account', title: 'Hesap açıldı' });
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['ticket', 'entry', 'session', 'command', 'account']));
  expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).toSorted((a, b) => b.localeCompare(a)));
  expect(items.find(({ kind }) => kind === 'entry')?.amount).toEqual({ amount: 5_000, currency: 'TRY' });
  expect(cursor).toBeNull();
});

test('consecutive pages of the timeline neither repeat nor omit an item', async () => {
  const person = await register(world.product.url);
  for (let count = 0; count < 25; count++) await fund(world.admin, person.id, Money.lira(1));
  const seen: string[] = [];
  let cursor: string | null = '';
  for (let part = 0; part < 10 && cursor !== null; part++) {
    const story = await storyOf(person.id, { cursor });
    seen.push(...story.items.map(({ kind, recordId }) => `${kind} ${recordId}`));
    ({ cursor } = story);
  }
  expect(cursor).toBeNull();
  expect(new Set(seen).size).toBe(seen.length);
  // each credit is a ledger entry and a command; then come the log-in and the account
  expect(seen).toHaveLength(52);
  expect((await storyOf(person.id, { kinds: 'session,account' })).items).toHaveLength(2);
});

test('new items do not move later pages, and an invalid cursor is ignored', async () => {
  const person = await register(world.product.url);
  for (let count = 0; count < 15; count++) await fund(world.admin, person.id, Money.lira(1));
  const first = await storyOf(person.id);
  for (let count = 0; count < 7; count++) await fund(world.admin, person.id, Money.lira(2));
  const rest = await storyOf(person.id, { cursor: first.cursor ?? '' });
  const seen = [...first.items, ...rest.items].map(({ kind, recordId }) => `${kind} ${recordId}`);
  expect(new Set(seen).size).toBe(seen.length);
  // fifteen credits, each a ledger entry and a command; then come the log-in and the account
  expect([seen.length, rest.cursor]).toEqual([32, null]);
  const id = '0199f000-0000-7000-8000-000000000000';
  for (const cursor of ['command:1:x', `command:1:${id}`, 'entry:1', 'entry:99999999999999', 'nobody:1', ':', ','])
    expect((await storyOf(person.id, { cursor })).items).toHaveLength(20);
  expect((await storyOf(person.id, { cursor: `entry:0:${id},command:0` })).items).toHaveLength(2);
});

test('staff read only the parts of the timeline that their scopes let them list', async () => {
  const person = await register(world.product.url);
  await fund(world.admin, person.id, Money.lira(50));
  const staff = await world.staff('users:read');
  const { items, kinds } = await storyOf(person.id, {}, staff);
  expect(kinds).toEqual(['account', 'session', 'note']);
  expect(items.map(({ kind }) => kind)).toEqual(['session', 'account']);
  expect((await storyOf(person.id, { kinds: 'entry' }, staff)).items).toEqual([]);
});
