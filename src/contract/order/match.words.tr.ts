import type * as z from 'zod/mini';
import type { MatchFigures } from './history.ts';
import type { Match } from './match.ts';

// For the web apps: what a match is called, and whether it counts.

export { pointsName } from '../../kernel/rank-labels.tr.ts';

export const resultLabels = { win: 'Galibiyet', loss: 'Mağlubiyet' } as const;

export const killsLabel = 'Öldürme';

export const deathsLabel = 'Ölüm';

export const assistsLabel = 'Asist';

/** As players write it. */
export const scoreLabel = 'K / D / A';

export const scoreTitle = 'Öldürme, ölüm, asist';

/** The minus of a typeset number, and a plus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0');

/** Whether a match proves progress, and else from when on it does. A pause moves that moment. */
export const standingText = ({ counts, countsFrom }: Match, moment: (at: string) => string): string => {
  if (counts) return 'Sayıldı';
  return countsFrom ? `En erken ${moment(countsFrom)} sayılır` : 'Sayılmadı';
};

type Waiting = NonNullable<z.infer<typeof MatchFigures>['waiting']>;

/** What the matches of an order still wait for: there was no time yet to play so many. */
export const waitingText = ({ matches, until }: Waiting, moment: (at: string) => string): string =>
  `${matches} maç henüz sayılmıyor: bu kadar maç için gereken süre geçmedi. ${matches > 1 ? 'Sonuncusu en' : 'En'} erken ${moment(until)} sayılır.`;
