import type { Draft } from '#contract/pricing/schemas.ts';
import { masterySteps, serviceOf } from '#kernel/vocabulary.ts';

/**
 * The path of a draft's order form on the storefront, with the same choices. The note to the booster is left out: an
 * address is no place for the customer's own words. A test reads the path with the storefront's form.
 */
export const formWith = (draft: Draft): string => {
  const query = new URLSearchParams({ taslak: JSON.stringify(choicesOf(draft)) });
  return `${serviceOf(draft.service).path}?${query.toString()}`;
};

/** The form names some fields otherwise than the draft. */
const choicesOf = ({ note: _note, ...draft }: Draft): object => {
  if ('coach' in draft) {
    const { coach, ...choices } = draft;
    return { ...choices, coachGame: coach.game, coachTier: coach.league, hours: coach.hours };
  }
  if ('mastery' in draft) {
    const { champion, from, to } = draft.mastery;
    return { ...draft, champion, mastery: { from: placeOf(from), to: placeOf(to) } };
  }
  if (!('current' in draft)) return draft;
  const current = withPoints(draft.current);
  if (!('target' in draft)) return { ...draft, current };
  const target = withPoints(draft.target);
  return 'tier' in current
    ? { ...draft, current, target }
    : { ...draft, points: { from: current.points, to: target.points } };
};

interface Points {
  readonly lp?: number | undefined;
  readonly kp?: number | undefined;
}
const pointsOf = ({ lp, kp }: Points): number => lp ?? kp ?? 0;
const withPoints = <R extends Points>(rank: R) => ({ ...rank, points: pointsOf(rank) });

const placeOf = ({ level, marks = 0 }: { readonly level: number; readonly marks?: number | undefined }): number =>
  masterySteps.findIndex((step) => step.level === level && step.marks === marks);
