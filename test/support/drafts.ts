import fc from '#test/support/property.ts';
import { Draft } from '#contract/pricing/schemas.ts';
import { champions } from '#kernel/champions.ts';
import { positionOf, type Rank } from '#kernel/ladder.ts';
import {
  agents,
  isApex,
  lanes,
  leagueTiers,
  masterySteps,
  orderServers,
  type PlayedGame,
  playedGames,
  queues,
  type Service,
  services,
  spells,
  valorantTiers,
} from '#kernel/vocabulary.ts';

/** A draft of a League elo boost. Overrides replace its fields; `undefined` removes one. */
export const aDraft = (overrides: Readonly<Record<string, unknown>> = {}): Draft => Draft.parse(rawDraft(overrides));

/** The same draft unparsed, also for drafts that are malformed on purpose. */
export const rawDraft = (overrides: Readonly<Record<string, unknown>> = {}): Record<string, unknown> =>
  defined({
    service: 'league-of-legends/elo-boost',
    server: 'tr',
    queue: 'solo',
    current: { tier: 'gold', division: 3, lp: 34 },
    target: { tier: 'diamond', division: 4 },
    lane: 'jungle',
    champions: [],
    spells: ['flash', 'smite'],
    flashKey: 'f',
    extras: { offline: true, stream: false, priority: true, extraWin: false },
    ...overrides,
  });

const defined = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The smallest draft of every service, by its id. */
export const plainDrafts: Readonly<Record<string, Record<string, unknown>>> = {
  kocluk: { coach: { game: 'league', league: 'diamond', hours: 3 } },
  ...perGame('elo-boost', { current: { tier: 'silver', division: 2 }, target: { tier: 'gold', division: 3 } }),
  ...perGame('duo-boost', { current: { tier: 'silver', division: 2 }, target: { tier: 'gold', division: 3 } }),
  ...perGame('win-boost', { current: { tier: 'gold', division: 2 }, wins: 5 }),
  ...perGame('yerlestirme-maclari', { previousTier: 'gold', matches: 5 }),
  'league-of-legends/hero-boost': { mastery: { champion: 'Ahri', from: { level: 4 }, to: { level: 6, marks: 1 } } },
  'league-of-legends/level-boost': { level: { from: 1, to: 5 } },
  'league-of-legends/challenger-boost': { current: { lp: 300 }, target: { lp: 350 } },
  'valorant/immortal-boost': { current: { kp: 100 }, target: { kp: 180 } },
  'valorant/normal-mac': { matches: 4 },
};

function perGame(boost: string, fields: Record<string, unknown>): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    ['league-of-legends', 'valorant', 'wildrift', 'tft'].map((game) => [`${game}/${boost}`, fields]),
  );
}

export const plainDraft = (service: string): Draft => Draft.parse({ service, ...plainDrafts[service] });

const anyRank = (game: PlayedGame): fc.Arbitrary<Rank> => {
  const valorant = game === 'valorant';
  return fc
    .record({
      tier: fc.constantFrom(...(valorant ? valorantTiers : leagueTiers)),
      division: fc.integer({ min: 1, max: valorant ? 3 : 4 }),
      points: fc.integer({ min: 0, max: 99 }),
      apexPoints: fc.integer({ min: 0, max: 3000 }),
    })
    .map(({ tier, division, points, apexPoints }) => {
      if (tier === 'unranked') return { tier };
      if (tier === 'radiant') return { tier, kp: apexPoints };
      if (isApex(tier)) return { tier, lp: apexPoints };
      return { tier, division, [valorant ? 'kp' : 'lp']: points };
    });
};

/** Two ranks, the second above the first. */
export const anyClimb = (game: PlayedGame): fc.Arbitrary<{ current: Rank; target: Rank }> =>
  fc
    .tuple(anyRank(game), anyRank(game))
    .map(([a, b]) => {
      const [current, target] = positionOf(game, a) < positionOf(game, b) ? [a, b] : [b, a];
      return { current, target: isApex(target.tier) ? target : { tier: target.tier, division: target.division } };
    })
    .filter(({ current, target }) => positionOf(game, current) < positionOf(game, target))
    .map(({ current, target: { tier, division, lp } }) => ({
      current,
      target: { tier, ...(division ? { division } : {}), ...(lp === undefined ? {} : { lp }) },
    }));

const ascending = (low: fc.Arbitrary<number>, gap = 1): fc.Arbitrary<readonly [number, number]> =>
  fc
    .tuple(low, low)
    .map(([a, b]): readonly [number, number] => (a < b ? [a, b] : [b, a]))
    .filter(([a, b]) => b - a >= gap);

const anyWork = (service: Service, game: PlayedGame): fc.Arbitrary<Record<string, unknown>> => {
  const tier = fc.constantFrom(...(game === 'valorant' ? valorantTiers : leagueTiers));
  const whole = (max: number) => fc.integer({ min: 1, max });
  switch (service.kind) {
    case 'elo':
    case 'duo':
      return anyClimb(game);
    case 'win':
      return fc.record({ current: anyRank(game), wins: whole(20) });
    case 'placement':
      return fc.record({ previousTier: tier, matches: whole(game === 'valorant' ? 5 : 10) });
    case 'unrated':
      return fc.record({ matches: whole(20) });
    case 'hero':
      return fc
        .tuple(fc.constantFrom(...champions), ascending(fc.nat({ max: masterySteps.length - 1 })))
        .map(([champion, [from, to]]) => ({ mastery: { champion, from: masterySteps[from], to: masterySteps[to] } }));
    case 'level':
      return ascending(whole(30)).map(([from, to]) => ({ level: { from, to } }));
    case 'challenger':
      return ascending(fc.nat({ max: 3000 }), 50).map(([from, to]) => ({ current: { lp: from }, target: { lp: to } }));
    case 'radiant':
      return ascending(fc.nat({ max: 3000 })).map(([from, to]) => ({ current: { kp: from }, target: { kp: to } }));
    case 'coaching':
      return fc.record({
        coach: fc.record({
          game: fc.constant(game),
          league: tier.filter((name) => name !== 'unranked'),
          hours: whole(20),
        }),
      });
  }
};

/** Any of the optional fields that the service has. */
const anyWishes = (service: Service, game: PlayedGame): fc.Arbitrary<Record<string, unknown>> => {
  const climbs = service.kind === 'elo' || service.kind === 'duo';
  const flag = fc.boolean();
  const some = (choices: readonly string[], maxLength: number) =>
    fc.uniqueArray(fc.constantFrom(...choices), { maxLength });
  return fc
    .record(
      {
        server: fc.constantFrom<string>(...orderServers[game]),
        note: fc.string({ maxLength: 40 }).map((text) => text.replaceAll(/[^ -~]/g, '')),
        extras: fc.record(
          { offline: flag, stream: flag, priority: flag, ...(climbs ? { extraWin: flag } : {}) },
          { requiredKeys: [] },
        ),
        ...(climbs && game !== 'valorant' ? { queue: fc.constantFrom(...queues) } : {}),
        ...(climbs && (game === 'league' || game === 'wildrift') ? { lane: fc.constantFrom(...lanes) } : {}),
        ...(climbs && game === 'league' ? { spells: some(spells, 2), flashKey: fc.constantFrom('d', 'f') } : {}),
        ...(climbs && game === 'valorant' ? { agents: some(agents, 5) } : {}),
      },
      { requiredKeys: [] },
    )
    .chain((wishes: Record<string, unknown>) =>
      wishes['lane'] === 'champion'
        ? fc
            .uniqueArray(fc.constantFrom(...champions), { minLength: 1, maxLength: 5 })
            .map((named) => ({ ...wishes, champions: named }))
        : fc.constant(wishes),
    );
};

const gamesOf = (service: Service): readonly PlayedGame[] =>
  service.game === 'coaching' ? playedGames : [service.game];

/** Any valid draft of any service, without a coupon. */
export const anyDraft = (): fc.Arbitrary<Draft> =>
  fc.oneof(
    ...services.map((service) =>
      fc.oneof(
        ...gamesOf(service).map((game) =>
          fc
            .tuple(anyWork(service, game), anyWishes(service, game))
            .map(([work, wishes]) => Draft.parse({ service: service.id, ...wishes, ...work })),
        ),
      ),
    ),
  );
