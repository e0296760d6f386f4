import { describe, expect, test } from '@jest/globals';
import { ChangeLane } from '#contract/order/lane.ts';
import { Draft } from '#contract/pricing/schemas.ts';
import { lanes, services } from '#kernel/vocabulary.ts';
import { plainDraft, plainDrafts, rawDraft } from '#test/support/drafts.ts';

/** The JSON pointers that a draft is refused with; none when it is well formed. */
const faults = (draft: unknown): string[] =>
  (Draft.safeParse(draft).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ['', ...issue.path, key].join('/'))
      : ['', ...issue.path].join('/'),
  );

test.each(services.map((service) => service.id))('%s needs exactly the fields that its price depends on', (service) => {
  expect(faults({ service, ...plainDrafts[service] })).toEqual([]);
  for (const field of Object.keys(plainDrafts[service]!)) {
    expect(faults({ service, ...plainDrafts[service], [field]: undefined })).toContain(`/${field}`);
  }
});

test('all other fields of the sample draft are optional', () => {
  for (const field of ['server', 'queue', 'lane', 'champions', 'spells', 'flashKey', 'extras'])
    expect(faults(rawDraft({ [field]: undefined }))).toEqual([]);
  expect(faults(rawDraft({ extras: {} }))).toEqual([]);
});

describe('a field that the service doesn’t have is refused', () => {
  test.each([
    ['league-of-legends/elo-boost', { agents: ['jett'] }],
    ['league-of-legends/elo-boost', { wins: 3 }],
    ['valorant/elo-boost', { lane: 'top' }],
    ['valorant/elo-boost', { queue: 'solo' }],
    ['tft/elo-boost', { lane: 'none' }],
    ['wildrift/elo-boost', { spells: ['flash'] }],
    ['league-of-legends/win-boost', { target: { tier: 'gold', division: 1 } }],
    ['league-of-legends/level-boost', { mastery: {} }],
    ['kocluk', { wins: 1 }],
    ['kocluk', { price: 1 }],
  ])('%s %j', (service, fields) => {
    expect(faults({ ...plainDraft(service), ...fields })).toEqual([`/${Object.keys(fields)[0]}`]);
  });

  test('inside another field too', () => {
    expect(faults(rawDraft({ extras: { vip: true } }))).toEqual(['/extras/vip']);
    expect(faults(rawDraft({ current: { tier: 'gold', division: 1, kp: 3 } }))).toEqual(['/current/kp']);
  });
});

test('an extra win is accepted only for services with a target rank', () => {
  expect(faults(rawDraft({ extras: { extraWin: true } }))).toEqual([]);
  expect(faults({ ...plainDraft('tft/win-boost'), extras: { extraWin: true } })).toEqual(['/extras/extraWin']);
  expect(faults({ ...plainDraft('tft/win-boost'), extras: { extraWin: false } })).toEqual([]);
});

describe('a rank', () => {
  const current = (rank: object) => faults(rawDraft({ current: rank }));
  const target = (rank: object) => faults(rawDraft({ target: rank }));

  test('has a division, except unranked and the apex tiers', () => {
    expect(current({ tier: 'gold' })).toEqual(['/current/division']);
    expect(current({ tier: 'unranked' })).toEqual([]);
    expect(target({ tier: 'master' })).toEqual([]);
    expect(current({ tier: 'gold', division: 5 })).toEqual(['/current/division']);
    expect(faults({ ...plainDraft('valorant/elo-boost'), target: { tier: 'gold', division: 4 } })).toEqual([
      '/target/division',
    ]);
    expect(faults({ ...plainDraft('valorant/elo-boost'), target: { tier: 'radiant' } })).toEqual([]);
  });

  test('has LP under 100 below master, and up to 3000 from master on', () => {
    expect(current({ tier: 'gold', division: 1, lp: 99 })).toEqual([]);
    expect(current({ tier: 'gold', division: 1, lp: 100 })).toEqual(['/current/lp']);
    expect(current({ tier: 'gold', division: 1, lp: -1 })).toEqual(['/current/lp']);
    expect(current({ tier: 'gold', division: 1, lp: 1.5 })).toEqual(['/current/lp']);
    expect(current({ tier: 'unranked', lp: 10 })).toEqual(['/current/lp']);
    expect(current({ tier: 'master', lp: 3000 })).toEqual([]);
    expect(current({ tier: 'master', lp: 3001 })).toEqual(['/current/lp']);
  });

  test('that is a target has LP in the apex tiers only', () => {
    expect(target({ tier: 'master', lp: 120 })).toEqual([]);
    expect(target({ tier: 'diamond', division: 1, lp: 20 })).toEqual(['/target/lp']);
  });

  test('in Valorant has KP or LP, not both', () => {
    const valorant = (points: object) =>
      faults({ ...plainDraft('valorant/elo-boost'), current: { tier: 'silver', division: 1, ...points } });
    expect([valorant({ kp: 3 }), valorant({ lp: 3 }), valorant({ kp: 3, lp: 3 })]).toEqual([[], [], ['/current/kp']]);
  });

  test('has a tier of its own game', () => {
    expect(current({ tier: 'ascendant', division: 1 })).toEqual(['/current/tier']);
    expect(faults({ ...plainDraft('valorant/win-boost'), current: { tier: 'emerald', division: 1 } })).toEqual([
      '/current/tier',
    ]);
  });
});

test('the champion lane needs one to five different champions', () => {
  expect(faults(rawDraft({ lane: 'champion', champions: [] }))).toEqual(['/champions']);
  expect(faults(rawDraft({ lane: 'champion', champions: undefined }))).toEqual(['/champions']);
  expect(faults(rawDraft({ lane: 'champion', champions: ['Lee Sin'] }))).toEqual([]);
  const named = (...champions: string[]) => faults(rawDraft({ lane: 'champion', champions }));
  expect(named('Ahri', 'Ahri')).toEqual(['/champions']);
  expect(named('Ahri', 'Akali', 'Zed', 'Zoe', 'Zyra', 'Yone')).toEqual(['/champions']);
  expect(named('Nobody')).toEqual(['/champions/0']);
});

test.each(lanes.filter((lane) => lane !== 'champion'))('champions together with the lane %s are refused', (lane) => {
  expect(faults(rawDraft({ lane, champions: ['Ahri'] }))).toEqual(['/champions']);
  expect(faults(rawDraft({ lane, champions: [] }))).toEqual([]);
  expect(ChangeLane.safeParse({ lane, champion: 'Ahri' }).error?.issues).toMatchObject([
    { path: ['champion'], message: 'lane_champion' },
  ]);
});

test('champions without any lane are refused', () => {
  expect(faults(rawDraft({ lane: undefined, champions: ['Ahri'] }))).toEqual(['/champions']);
});

test('a count outside of the service’s limits is refused', () => {
  const bound = (service: string, field: string, values: number[]) =>
    values.map((value) => faults({ ...plainDraft(service), [field]: value }).length === 0);
  expect(bound('tft/win-boost', 'wins', [0, 1, 20, 21, 2.5])).toEqual([false, true, true, false, false]);
  expect(bound('league-of-legends/yerlestirme-maclari', 'matches', [0, 1, 10, 11])).toEqual([false, true, true, false]);
  expect(bound('valorant/yerlestirme-maclari', 'matches', [5, 6])).toEqual([true, false]);
  expect(bound('valorant/normal-mac', 'matches', [20, 21])).toEqual([true, false]);
});

test('a mastery target is one of the eleven steps', () => {
  const to = (step: object) =>
    faults({
      ...plainDraft('league-of-legends/hero-boost'),
      mastery: { champion: 'Ahri', from: { level: 0, marks: 0 }, to: step },
    });
  expect([to({ level: 5, marks: 1 }), to({ level: 6, marks: 2 }), to({ level: 7 })]).toEqual([[], [], []]);
  expect(to({ level: 5, marks: 2 })).toEqual(['/mastery/to/marks']);
  expect(to({ level: 3, marks: 1 })).toEqual(['/mastery/to/marks']);
});

test('a server is accepted only if orders of the game are taken there', () => {
  expect(faults(rawDraft({ server: 'kr' }))).toEqual(['/server']);
  expect(faults({ ...plainDraft('kocluk'), server: 'na' })).toEqual(['/server']);
  expect(faults({ ...plainDraft('wildrift/win-boost'), server: 'na' })).toEqual([]);
});

test.each([null, [], 'x', 3, {}, { service: 'nothing' }, { service: ['kocluk'] }, { service: '__proto__' }])(
  'a value that is not a draft is refused: %j',
  (value) => {
    expect(Draft.safeParse(value).success).toBe(false);
  },
);
