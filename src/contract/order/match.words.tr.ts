import type * as z from 'zod/mini';
import type { MatchFigures } from './history.ts';
import type { Match } from './match.ts';

// For the web apps: names of a match's fields, and whether it counts.

export { pointsName } from '../../kernel/rank-labels.tr.ts';

export const resultLabels = { win: 'Galibiyet', loss: 'Mağlubiyet' } as const;

export const killsLabel = 'Öldürme';

export const deathsLabel = 'Ölüm';

export const assistsLabel = 'Asist';

/** The score in players' notation. */
export const scoreLabel = 'K / D / A';

export const scoreTitle = 'Öldürme, ölüm, asist';

/** A number with a typographic minus or a plus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0');

/** Whether a match proves progress, or from when on. A pause moves that time. */
export const standingText = ({ counts, countsFrom }: Match, moment: (at: string) => string): string => {
  if (counts) return 'Sayıldı';
  return countsFrom ? `En erken ${moment(countsFrom)} sayılır` : 'Sayılmadı';
};

type Waiting = NonNullable<z.infer<typeof MatchFigures>['waiting']>;

/** Why some matches of an order don't count yet: there was not yet time to play so many. */
export const waitingText = ({ matches, until }: Waiting, moment: (at: string) => string): string =>
  `${matches} maç henüz sayılmıyor: bu kadar maç için gereken süre geçmedi. ${matches > 1 ? 'Sonuncusu en' : 'En'} erken ${moment(until)} sayılır.`;
