import { useSearchParams } from 'react-router-dom';
import type { Game } from '#contract/vocabulary.ts';
import { daysAfter, lengthOf, type Period, today } from '../lib/days.ts';
import { gameNames } from '#contract/pricing/words.tr.ts';

export const spans = {
  today: 'Bugün',
  7: '7 gün',
  30: '30 gün',
  90: '90 gün',
  month: 'Bu ay',
  own: 'Aralık',
} as const;
export type Span = keyof typeof spans;

export const mostDays = 366;
const usual = '30';

export interface Chosen {
  readonly span: string;
  readonly period: Period;
  readonly game: Game | undefined;
}

const periodOf = (span: string, now: string): Period => {
  if (span === 'today') return { from: now, to: now };
  if (span === 'month') return { from: `${now.slice(0, 8)}01`, to: now };
  return { from: daysAfter(now, 1 - Number(span)), to: now };
};

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Why the API would refuse this range; null for a valid one. */
export const faultOf = ({ from, to }: Period, now = today()): string | null => {
  if (from > to) return 'Başlangıç, bitişten sonra olamaz.';
  if (to > now) return 'Gelecekteki günler seçilemez.';
  if (from < '2000-01-01') return 'Bu kadar eski bir gün seçilemez.';
  return lengthOf({ from, to }) > mostDays ? `En çok ${mostDays} gün seçilebilir.` : null;
};

/**
 * Reads the chosen days and game from the URL. Bookmarks, shared links and the back button therefore restore the
 * choice.
 */
export const chosenIn = (params: URLSearchParams, now = today()): Chosen => {
  const [from, to, span, game] = [params.get('from'), params.get('to'), params.get('days'), params.get('game')];
  const known = game !== null && Object.hasOwn(gameNames, game) ? (game as Game) : undefined;
  if (isDay(from) && isDay(to) && faultOf({ from, to }, now) === null)
    return { span: 'own', period: { from, to }, game: known };
  const fixed = span !== null && span !== 'own' && Object.hasOwn(spans, span) ? span : usual;
  return { span: fixed, period: periodOf(fixed, now), game: known };
};

/** The chosen days and game, stored in the URL. */
export function useChosen() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  return {
    chosen: chosenIn(params),
    chooseSpan: (span: string) => change({ days: span, from: null, to: null }),
    choosePeriod: ({ from, to }: Period) => change({ days: null, from, to }),
    chooseGame: (game: string) => change({ game: game === '' ? null : game }),
  };
}
