import { expect, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { Draft } from '#contract/pricing/schemas.ts';
import { champions } from '#kernel/champions.ts';
import { hasLanes, lanes, type Lane, serviceOf } from '#kernel/vocabulary.ts';
import { storedDraft } from '#modules/order/adapters/persistence/stored-draft.ts';
import { requirementsOf } from '#modules/order/application/order-requirements.ts';
import { playedDraft } from '#modules/order/application/order-page.ts';
import { changeLane, type Order } from '#modules/order/domain/order.ts';
import { readDraft } from '#modules/pricing/index.ts';
import { anyDraft, plainDraft } from '#test/support/drafts.ts';
import { aPlacedOrder, now } from '#test/support/orders.ts';

const orderOf = (draft: Draft): Order =>
  aPlacedOrder({ draft, service: serviceOf(draft.service), lane: 'lane' in draft ? (draft.lane ?? null) : null });

const anyLane = fc.constantFrom(...lanes);
const anyChampion = fc.constantFrom(...champions);
const changed = (order: Order, lane: Lane, champion: string): Order =>
  hasLanes(order.service) ? changeLane(order, lane, champion, now) : order;

test('every draft that can be ordered stays readable after any change of its lane', () => {
  fc.assert(
    fc.property(anyDraft(), anyLane, anyChampion, (draft, lane, champion) => {
      const order = changed(orderOf(draft), lane, champion);
      const stored = storedDraft(JSON.parse(JSON.stringify(draft)));
      expect(stored).toEqual(draft);
      const played = playedDraft(order);
      expect(Draft.safeParse(played).success).toBe(true);
      expect(readDraft(played).work).toEqual(readDraft(draft).work);
      expect(() => requirementsOf({ draft: stored, server: draft.server ?? 'tr' })).not.toThrow();
    }),
  );
});

test('a stored draft of an older contract is read without the fields that no longer exist', () => {
  const draft = plainDraft('league-of-legends/elo-boost');
  expect(storedDraft({ ...draft, wish: 'x', current: { tier: 'silver', division: 2, old: 1 } })).toEqual(draft);
});

test.each([
  ['a service that no longer exists', { service: 'league-of-legends/gone' }],
  ['a tier that no longer exists', { current: { tier: 'wood', division: 2 } }],
  ['no tier', { current: { division: 2 } }],
  ['a lane that no longer exists', { lane: 'bot' }],
])('a stored draft with %s is not read', (_, change) => {
  expect(storedDraft({ ...plainDraft('league-of-legends/elo-boost'), ...change })).toBeNull();
});

test.each([null, 7, 'text', []])('%j is not a draft', (stored) => {
  expect(storedDraft(stored)).toBeNull();
});
