import {
  challengerMinimumLp,
  champions,
  draftLimits,
  masterySteps,
  orderServers,
  playedGames,
  serviceOf,
  type Service,
} from '#contract/vocabulary.ts';
import { gameOf, type Choices } from '../choices.ts';
import { oneOf, part, spanWithin, within } from './part.ts';
import { tiersOf } from './rank.ts';

export const wins = part({
  own: ['wins'],
  defaults: () => ({ wins: 5 }),
  revive: (given, before) => ({ wins: within(1, draftLimits.wins, given.wins, before.wins) }),
  send: ({ wins: count }) => ({ wins: count }),
});

export const mostMatches = ({ game, kind }: Service): number =>
  kind === 'placement' && game !== 'coaching' ? draftLimits.matches[game] : draftLimits.unratedMatches;

export const matches = part({
  own: ['matches'],
  defaults: (service) => ({ matches: service.kind === 'placement' ? mostMatches(service) : 5 }),
  revive: (given, before) => ({
    matches: within(1, mostMatches(serviceOf(before.service)), given.matches, before.matches),
  }),
  send: ({ matches: count }) => ({ matches: count }),
});

/** The minimum difference between the current points and the target. */
export const leastGain = ({ service }: Pick<Choices, 'service'>): number =>
  serviceOf(service).kind === 'challenger' ? challengerMinimumLp : 1;

const pointsOf = (name: 'lp' | 'kp') =>
  part({
    own: ['points'],
    defaults: () => ({ points: { from: 300, to: 500 } }),
    // A target that is too near is kept as typed, with an error at the field.
    revive: (given, before) => ({ points: spanWithin(0, draftLimits.points, given.points, before.points) }),
    send: ({ points: { from, to } }): { current: unknown; target: unknown } => ({
      current: { [name]: from || 0 },
      target: { [name]: to || 0 },
    }),
    missing: (choices) => {
      const least = choices.points.from + leastGain(choices);
      return choices.points.to < least ? `Hedef en az ${least} ${name.toUpperCase()} olmalı.` : null;
    },
  });
export const lp = pointsOf('lp');
export const kp = pointsOf('kp');

const masteryAt = (place: number) => {
  const { level = 0, marks = 0 } = masterySteps[place] ?? {};
  return { level, marks };
};

export const mastery = part({
  own: ['champion', 'mastery'],
  defaults: () => ({ champion: '', mastery: { from: 4, to: masterySteps.length - 1 } }),
  revive: (given, before, lost) => ({
    champion: given.champion === '' ? '' : oneOf<string>('Şampiyon', champions, given.champion, before.champion, lost),
    mastery: spanWithin(0, masterySteps.length - 1, given.mastery, before.mastery),
  }),
  send: ({ champion, mastery: { from, to } }) => ({
    mastery: { champion, from: masteryAt(from), to: masteryAt(to) },
  }),
  missing: ({ champion }) => (champion === '' ? 'Fiyat için önce şampiyonu seç.' : null),
});

export const levels = part({
  own: ['level'],
  defaults: () => ({ level: { from: 1, to: 11 } }),
  revive: (given, before) => ({ level: spanWithin(1, draftLimits.level, given.level, before.level) }),
  send: ({ level }) => ({ level }),
});

/** The tiers of coaches. Unranked is left out. */
export const coachTiers = (game: Choices['coachGame']): readonly string[] => tiersOf(game).slice(1);

/** Keeps the server and the coach's tier if the other game has them too. */
export function coachingIn(
  coachGame: Choices['coachGame'],
  { server, coachTier }: Pick<Choices, 'server' | 'coachTier'>,
): Pick<Choices, 'coachGame' | 'coachTier' | 'server'> {
  const servers: readonly string[] = orderServers[coachGame];
  return {
    coachGame,
    coachTier: coachTiers(coachGame).includes(coachTier) ? coachTier : 'diamond',
    server: servers.includes(server) ? server : orderServers[coachGame][0],
  };
}

export const coach = part({
  own: ['coachGame', 'coachTier', 'hours'],
  defaults: () => ({ coachGame: 'league', coachTier: 'diamond', hours: 2 }),
  revive: (given, before, lost) => {
    const coachGame = oneOf('Oyun', playedGames, given.coachGame, before.coachGame, lost);
    const known = coachingIn(coachGame, before).coachTier;
    return {
      coachGame,
      coachTier: oneOf('Koçun ligi', coachTiers(coachGame), given.coachTier, known, lost),
      hours: within(1, draftLimits.hours, given.hours, before.hours),
    };
  },
  send: (choices) => ({ coach: { game: gameOf(choices), league: choices.coachTier, hours: choices.hours } }),
});
