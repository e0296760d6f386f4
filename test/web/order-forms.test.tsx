import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { createMemoryRouter } from '../../web-storefront/src/lib/router/index.ts';
import { Draft } from '../../src/contract/pricing/draft.ts';
import { champions, serviceOf, services, type ServiceId } from '../../src/contract/vocabulary.ts';
import { beginsAsRendered } from '../../web-storefront/src/features/draft/beginning.ts';
import { routeTable, spelledOut } from '../../web-storefront/src/config/paths.ts';
import { followSession } from '../../web-storefront/src/app/session-effects.ts';
import type { Choices } from '../../web-storefront/src/features/draft/choices.ts';
import {
  defaultChoices,
  missingIn,
  ownChoices,
  reviveChoices,
  sharedChoices,
  toDraft,
} from '../../web-storefront/src/features/draft/forms.ts';
import { presetOf } from '../../web-storefront/src/features/draft/bases.ts';
import { forgetChoices } from '../../web-storefront/src/features/draft/forget.ts';
import { beginningOf, keepChoices } from '../../web-storefront/src/features/draft/kept.ts';
import { pathWith } from '../../web-storefront/src/features/draft/link.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import { formWith } from '#modules/payment/application/order-form.ts';
import { anyDraft } from '../support/drafts.ts';

afterAll(() => session.close());

const ids = services.map(({ id }) => id);
const anyService = fc.constantFrom<ServiceId>(...ids);

/** Any text that a link may contain for these fields, valid or not. */
const anyStored = fc.record(
  {
    server: fc.constantFrom('tr', 'euw', 'na', 'ru', 'moon', 3),
    queue: fc.constantFrom('solo', 'flex', 'duo'),
    current: fc.oneof(
      fc.record({
        tier: fc.constantFrom('unranked', 'iron', 'gold', 'emerald', 'ascendant', 'master', 'radiant', 'wood'),
        division: fc.option(fc.integer({ min: 0, max: 5 })),
        points: fc.integer({ min: -5, max: 4000 }),
      }),
      fc.anything(),
    ),
    target: fc.record({
      tier: fc.constantFrom('unranked', 'iron', 'diamond', 'immortal', 'challenger', 'radiant'),
      division: fc.option(fc.integer({ min: 0, max: 5 })),
      points: fc.integer({ min: -5, max: 4000 }),
    }),
    previousTier: fc.constantFrom('unranked', 'gold', 'emerald', 'ascendant', 'paper'),
    wins: fc.oneof(fc.integer({ min: -3, max: 40 }), fc.anything()),
    matches: fc.oneof(fc.integer({ min: -3, max: 40 }), fc.double()),
    points: fc.record({ from: fc.integer({ min: -9, max: 4000 }), to: fc.integer({ min: -9, max: 4000 }) }),
    champion: fc.constantFrom('', 'Ahri', 'Nobody'),
    mastery: fc.record({ from: fc.integer({ min: -3, max: 14 }), to: fc.integer({ min: -3, max: 14 }) }),
    level: fc.record({ from: fc.integer({ min: -3, max: 40 }), to: fc.integer({ min: -3, max: 40 }) }),
    coachGame: fc.constantFrom('league', 'valorant', 'tft', 'wildrift', 'chess'),
    coachTier: fc.constantFrom('unranked', 'emerald', 'ascendant', 'diamond'),
    hours: fc.integer({ min: -3, max: 40 }),
    lane: fc.constantFrom('none', 'jungle', 'champion', 'river'),
    champions: fc.oneof(fc.array(fc.constantFrom(...champions.slice(0, 9), 'Nobody'), { maxLength: 8 }), fc.anything()),
    spells: fc.array(fc.constantFrom('flash', 'smite', 'heal', 'dance'), { maxLength: 4 }),
    flashKey: fc.constantFrom('d', 'f', 'x'),
    agents: fc.array(fc.constantFrom('jett', 'sage', 'nobody'), { maxLength: 4 }),
    extras: fc.oneof(fc.record({ stream: fc.boolean(), extraWin: fc.boolean() }), fc.anything()),
    coupon: fc.string(),
    note: fc.string({ maxLength: 600 }),
  },
  { requiredKeys: [] },
);

/** The choices with a champion, because a champion has no default. */
const filled = (choices: Choices): Choices => ({
  ...choices,
  champion: choices.champion || 'Ahri',
  champions: choices.lane === 'champion' && choices.champions.length === 0 ? ['Ahri'] : choices.champions,
});

describe.each(ids)('the form of %s', (id) => {
  test('begins with a draft that the contract accepts, except for the champion', () => {
    const begun = defaultChoices(id);
    const isHero = serviceOf(id).kind === 'hero';
    expect(missingIn(begun)).toBe(isHero ? 'Fiyat için önce şampiyonu seç.' : null);
    expect(Draft.parse(toDraft(filled(begun), 'BASAMAK10'))).toMatchObject({ service: id, coupon: 'BASAMAK10' });
  });

  test('is the same after its shared link is opened', () => {
    const shared = filled(defaultChoices(id));
    const lost: string[] = [];
    const opened = reviveChoices(defaultChoices(id), JSON.parse(JSON.stringify(ownChoices(shared))), (what) =>
      lost.push(what),
    );
    expect(toDraft(opened, null)).toEqual(toDraft(shared, null));
    expect(lost).toEqual([]);
  });
});

test('any link opens a form that can be ordered or names the missing choice', () => {
  fc.assert(
    fc.property(anyService, anyStored, (id, stored) => {
      const revived = reviveChoices(defaultChoices(id), stored);
      const draft = Draft.safeParse(toDraft(revived, null));
      expect(draft.success || missingIn(revived) !== null).toBe(true);
      expect(Draft.safeParse(toDraft(filled(revived), null)).success || missingIn(filled(revived)) !== null).toBe(true);
      expect(reviveChoices(revived, JSON.parse(JSON.stringify(ownChoices(revived))))).toEqual(revived);
    }),
    { numRuns: 1500 },
  );
});

test('the link in a mail about an unfinished payment opens the form with the ordered draft, whatever the browser kept', () => {
  // the note and the coupon are the customer's own: the link has neither
  fc.assert(
    fc.property(anyService, anyStored, anyStored, fc.option(fc.constant('BASAMAK10')), (id, stored, before, coupon) => {
      keepChoices({ ...filled(reviveChoices(defaultChoices(id), before)), coupon: 'BENIM20' }, undefined);
      const chosen = filled(reviveChoices(defaultChoices(id), stored));
      const read = Draft.safeParse(toDraft(chosen, coupon));
      fc.pre(read.success);
      const { pathname, searchParams } = new URL(formWith(read.data), location.origin);
      const { choices, shared } = beginningOf(id, undefined, searchParams);
      const { note: _note, coupon: _coupon, ...draft } = read.data;
      const { note: _kept, ...restored } = toDraft(choices, choices.coupon || null);
      expect([pathname, shared, restored]).toEqual([serviceOf(id).path, null, draft]);
    }),
    { numRuns: 1000 },
  );
});

test('choices of a link that no longer exist are named', () => {
  const lost: string[] = [];
  const stored = {
    server: 'kr',
    lane: 'jungle',
    champions: ['Ahri', 'Nobody'],
    current: { tier: 'wood', division: 2 },
  };
  const revived = reviveChoices(defaultChoices('league-of-legends/elo-boost'), stored, (what) => lost.push(what));
  expect(revived).toMatchObject({ server: 'tr', lane: 'jungle', champions: ['Ahri'], current: { tier: 'gold' } });
  expect(lost).toEqual(expect.arrayContaining(['Sunucu: kr', 'Şampiyon: Nobody', 'Şu anki rank: wood II']));
  expect(lost).toHaveLength(3);
});

test('a challenger boost states its minimum target before a price is requested', () => {
  const near = { ...defaultChoices('league-of-legends/challenger-boost'), points: { from: 300, to: 349 } };
  expect(missingIn(near)).toBe('Hedef en az 350 LP olmalı.');
  expect(missingIn({ ...near, points: { from: 300, to: 350 } })).toBeNull();
  const radiant = { ...defaultChoices('valorant/immortal-boost'), points: { from: 300, to: 301 } };
  expect(missingIn(radiant)).toBeNull();
});

test('a form can express every field that the contract allows in a draft', () => {
  fc.assert(
    fc.property(anyDraft(), (draft) => {
      const reachable = new Set(
        Object.keys(toDraft(filled({ ...defaultChoices(draft.service), lane: 'champion', note: 'x' }), 'K')),
      );
      // A flash key comes with the spell; Wild Rift and TFT are played in one queue.
      for (const optional of ['spells', 'flashKey', 'queue']) reachable.add(optional);
      expect(Object.keys(draft).filter((field) => !reachable.has(field))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

describe('the variants of a form', () => {
  const variants = spelledOut(routeTable.orderFormVariant).map(
    (path) => path.split('/').slice(2) as [string, string, string],
  );

  test.each(variants)('/boost/%s/%s/%s begins with a draft that the contract accepts', (game, boostType, base) => {
    const id = `${game}/${boostType}` as ServiceId;
    const choices = { ...defaultChoices(id), ...presetOf(id, base) };
    const draft = Draft.parse(toDraft(choices, null)) as unknown as Record<string, { tier?: string }>;
    expect(draft.current?.tier ?? draft.previousTier).toBe(base);
    if (draft.target) expect(draft.target.tier).not.toBe(base);
  });

  test('exist only for services with a ladder', () => {
    expect(variants.some(([, boostType]) => boostType === 'hero-boost' || boostType === 'normal-mac')).toBe(false);
    expect(spelledOut(routeTable.orderFormVariant)).toContain('/boost/league-of-legends/elo-boost/gold');
    expect(spelledOut(routeTable.orderFormVariant)).not.toContain('/boost/league-of-legends/elo-boost/challenger');
    expect(spelledOut(routeTable.orderFormVariant)).toContain('/boost/valorant/yerlestirme-maclari/radiant');
  });
});

describe('the stored order form', () => {
  const id = 'league-of-legends/elo-boost';
  beforeEach(() => forgetChoices(id));
  const none = new URLSearchParams();

  test('keeps a draft until it is ordered', () => {
    keepChoices({ ...defaultChoices(id), server: 'euw', note: 'akşamları' }, undefined);
    expect(beginningOf(id, undefined, none)).toMatchObject({
      choices: { server: 'euw', note: 'akşamları' },
      shared: null,
    });
    forgetChoices(id);
    expect(beginningOf(id, undefined, none).choices).toEqual(defaultChoices(id));
  });

  test('stores no defaults, so an unchanged form hydrates as it was rendered', () => {
    const { path: pathname } = serviceOf(id);
    keepChoices(defaultChoices(id), undefined);
    expect(beginsAsRendered({ pathname, search: '' })).toBe(true);
    expect(beginsAsRendered({ pathname, search: '?d=1' })).toBe(false);
    keepChoices({ ...defaultChoices(id), server: 'euw' }, undefined);
    expect(beginsAsRendered({ pathname, search: '' })).toBe(false);
    keepChoices(defaultChoices(id), undefined);
    expect(beginsAsRendered({ pathname, search: '' })).toBe(true);
  });

  test('keeps the note in this tab only, and only during the session of its writer', async () => {
    followSession(createMemoryRouter([{ path: '*', Component: () => null }]));
    globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
    const noted = { ...defaultChoices(id), server: 'euw' as const, note: 'telefonum 0555' };
    keepChoices(noted, undefined);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('0555');
    session.signIn(`h.${btoa(JSON.stringify({ sub: 'elif', exp: Date.now() / 1000 + 900 }))}.s`);
    expect(beginningOf(id, undefined, none).choices.note).toBe('telefonum 0555');
    await session.signOut();
    expect(beginningOf(id, undefined, none).choices).toMatchObject({ server: 'euw', note: '' });
  });

  test('gets the preset of a variant once, and keeps later choices in the variant', () => {
    keepChoices({ ...defaultChoices(id), server: 'euw' }, undefined);
    const silver = beginningOf(id, 'silver', none).choices;
    expect(silver).toMatchObject({
      server: 'euw',
      current: { tier: 'silver', division: 4 },
      target: { tier: 'gold', division: 4 },
    });
    keepChoices({ ...silver, current: { tier: 'silver', division: 1, points: 20 } }, 'silver');
    expect(beginningOf(id, 'silver', none).choices.current).toMatchObject({ division: 1, points: 20 });
  });

  test('is restored in another browser from a shared link, with the old price but without the note and the coupon', () => {
    const sent = { ...defaultChoices(id), server: 'ru', lane: 'support' as const, note: 'bana özel', coupon: 'BENIM5' };
    const { search } = new URL(pathWith(id, sharedChoices(sent), 123_450), 'https://basamak.test');
    expect(search).not.toMatch(/zel|BENIM5/);
    expect(beginningOf(id, undefined, new URLSearchParams(search))).toMatchObject({
      choices: { server: 'ru', lane: 'support', note: '', coupon: '' },
      shared: { price: 123_450, lost: [] },
    });
  });

  test('opens with its defaults from an unreadable link and says so', () => {
    const { choices, shared } = beginningOf(id, undefined, new URLSearchParams({ taslak: '{', fiyat: 'x' }));
    expect(choices).toEqual(defaultChoices(id));
    expect(shared).toEqual({ price: null, lost: ['Bağlantı okunamadı'] });
  });
});
