import { serviceOf, type ServiceId } from '#contract/vocabulary.ts';
import type { Choices, Draft } from './choices.ts';
import { coach, kp, levels, lp, mastery, matches, wins } from './parts/amount.ts';
import type { Lost, SentFields } from './parts/part.ts';
import { ladder, rank, season } from './parts/rank.ts';
import {
  agents,
  champions,
  coupon,
  extras,
  extrasWithWin,
  lane,
  note,
  priority,
  queue,
  server,
  spells,
} from './parts/wishes.ts';

// The parts of the 22 order forms. This table decides what a form shows, keeps, puts into links and sends.

const parts = {
  ladder,
  rank,
  season,
  wins,
  matches,
  lp,
  kp,
  mastery,
  levels,
  coach,
  server,
  queue,
  lane,
  champions,
  spells,
  agents,
  extras,
  extrasWithWin,
  priority,
  coupon,
  note,
};
export type PartName = keyof typeof parts;

type DraftOf<S extends ServiceId> = Draft extends infer D
  ? D extends { service: infer Named }
    ? S extends Named
      ? D
      : never
    : never
  : never;
/** The draft's fields that a part fills. `coupon` is filled when a price is asked for. */
type Fills<P extends PartName> = P extends PartName
  ? P extends 'coupon'
    ? 'coupon'
    : keyof ReturnType<(typeof parts)[P]['send']>
  : never;
/** The parts that a service can have. By the contract only services with a target rank have an extra win. */
type PartOf<S extends ServiceId> = {
  [P in PartName]: P extends 'extrasWithWin'
    ? true extends NonNullable<DraftOf<S>['extras']>['extraWin']
      ? P
      : never
    : Fills<P> extends keyof DraftOf<S>
      ? P
      : never;
}[PartName];

const common = ['server', 'extras', 'coupon', 'note'] as const;
const climb = ['ladder', 'server', 'extrasWithWin', 'coupon', 'note'] as const;
const leagueClimb = [...climb, 'queue', 'lane', 'champions', 'spells'] as const;
const riftClimb = [...climb, 'lane', 'champions'] as const;
const valorantClimb = [...climb, 'agents'] as const;
const win = [...common, 'rank', 'wins'] as const;
const placement = [...common, 'season', 'matches'] as const;

const forms = {
  kocluk: ['coach', 'server', 'priority', 'coupon', 'note'],
  'league-of-legends/elo-boost': leagueClimb,
  'league-of-legends/duo-boost': leagueClimb,
  'league-of-legends/yerlestirme-maclari': placement,
  'league-of-legends/win-boost': win,
  'league-of-legends/hero-boost': [...common, 'mastery'],
  'league-of-legends/level-boost': [...common, 'levels'],
  'league-of-legends/challenger-boost': [...common, 'lp'],
  'valorant/elo-boost': valorantClimb,
  'valorant/duo-boost': valorantClimb,
  'valorant/win-boost': win,
  'valorant/yerlestirme-maclari': placement,
  'valorant/immortal-boost': [...common, 'kp'],
  'valorant/normal-mac': [...common, 'matches'],
  'wildrift/elo-boost': riftClimb,
  'wildrift/duo-boost': riftClimb,
  'wildrift/win-boost': win,
  'wildrift/yerlestirme-maclari': placement,
  'tft/elo-boost': climb,
  'tft/duo-boost': climb,
  'tft/win-boost': win,
  'tft/yerlestirme-maclari': placement,
} as const satisfies { [S in ServiceId]: readonly PartOf<S>[] };

type Required<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];
/** The required fields of a service's draft that no part of its form fills. */
type Unfilled = {
  [S in ServiceId]: Exclude<Required<DraftOf<S>>, 'service' | Fills<(typeof forms)[S][number]>>;
}[ServiceId];
type Nothing<T extends never> = T;
/** Does not compile if a form leaves out a required field of its service's draft. */
export type EveryFormIsWhole = Nothing<Unfilled>;

export const partsOf = (service: ServiceId): readonly PartName[] => forms[service];
export const has = (service: ServiceId, name: PartName): boolean => partsOf(service).includes(name);

/** The initial choices of a form. */
export function defaultChoices(id: ServiceId): Choices {
  const service = serviceOf(id);
  return {
    service: id,
    ...ladder.defaults(service),
    ...season.defaults(service),
    ...wins.defaults(service),
    ...matches.defaults(service),
    ...lp.defaults(service),
    ...mastery.defaults(service),
    ...levels.defaults(service),
    ...coach.defaults(service),
    ...server.defaults(service),
    ...queue.defaults(service),
    ...lane.defaults(service),
    ...champions.defaults(service),
    ...spells.defaults(service),
    ...agents.defaults(service),
    ...extras.defaults(service),
    ...coupon.defaults(service),
    ...note.defaults(service),
  };
}

const nothingLost: Lost = () => undefined;

/** Applies choices from a link or from storage on top of the current ones. */
export function reviveChoices(before: Choices, stored: unknown, lost: Lost = nothingLost): Choices {
  if (typeof stored !== 'object' || stored === null) return before;
  const given = stored as Readonly<Record<string, unknown>>;
  let revived = before;
  // In the table's order, but the game first: the possible servers and tiers depend on it.
  for (const name of partsOf(before.service).toSorted((a, b) => Number(b === 'coach') - Number(a === 'coach')))
    revived = { ...revived, ...parts[name].revive(given, revived, lost) };
  return revived;
}

/** The choices that the form of a service has, for a link or for storage. */
export function ownChoices(choices: Choices): Partial<Choices> {
  const own: Partial<Record<keyof Choices, unknown>> = {};
  for (const name of partsOf(choices.service)) for (const field of parts[name].own) own[field] = choices[field];
  return own as Partial<Choices>;
}

/**
 * The choices for a shared link. The note is meant for the booster of this order only, and a typed coupon belongs to
 * the customer.
 */
export function sharedChoices(choices: Choices): Partial<Choices> {
  const { note: _note, coupon: _coupon, ...shared } = ownChoices(choices);
  return shared;
}

/** What the customer must still choose before there can be a price; null if nothing is missing. */
export function missingIn(choices: Choices): string | null {
  const { current, target, points } = choices;
  if (Number.isNaN(current.points + target.points + points.from + points.to))
    return 'Fiyat için önce işaretli alanı düzelt.';
  for (const name of partsOf(choices.service)) {
    const { missing } = parts[name] as { missing?: (choices: Choices) => string | null };
    const said = missing?.(choices);
    if (said) return said;
  }
  return null;
}

/** @param code the coupon to send: the typed one, else the promotional one, else null */
export function toDraft(choices: Choices, code: string | null): Draft {
  const sent: SentFields = Object.assign({}, ...partsOf(choices.service).map((name) => parts[name].send(choices)));
  // Each part was checked against the service's draft above. The compiler can't check the combined object.
  const draft: object = { service: choices.service, ...sent, ...(code ? { coupon: code } : {}) };
  return draft as Draft;
}
