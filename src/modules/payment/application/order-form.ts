import type { Draft } from '#contract/pricing/schemas.ts';
import { masterySteps, serviceOf } from '#kernel/vocabulary.ts';

/**
 * The path of a draft's order form on the storefront, with the same choices. The note to the booster and the coupon are
 * left out: an address is no place for what is the customer's own. A test reads the path with the storefront's form.
 */
export const formWith = (draft: Draft): string => {
  const query = new URLSearchParams({ taslak: JSON.stringify({ ...nothingChosen, ...choicesOf(draft) }) });
  return `${serviceOf(draft.service).path}?${query.toString()}`;
};

/** What the form would otherwise take from the choices that the browser kept. */
const nothingChosen = { spells: [], champions: [], agents: [], coupon: '' };

/** The form names some fields otherwise than the draft. */
const choicesOf = ({ note: _note, coupon: _coupon, booster: _booster, ...draft }: Draft): object => {
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
