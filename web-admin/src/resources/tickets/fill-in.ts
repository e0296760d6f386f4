import { cannedPlaces, type CannedPlaceholder, withPlaces } from '#contract/vocabulary.ts';
import type { AdminTicket, CannedAnswer } from '../../lib/records.ts';

type About = Pick<AdminTicket, 'user' | 'orderNumber'>;

/** `Ada Y.` is `Ada` to whoever writes to her. */
const firstNameOf = (displayName: string): string => displayName.replace(/\s+\S\.$/u, '');

const valueOf: Record<CannedPlaceholder, (about: About) => string | null> = {
  ad: ({ user }) => firstNameOf(user.displayName),
  siparis: ({ orderNumber }) => orderNumber,
};

/** A canned answer for this ticket. What it does not know stays as it is, for whoever writes to see. */
export const filledIn = ({ text }: Pick<CannedAnswer, 'text'>, about: About): string =>
  withPlaces(text, (name) => valueOf[name](about));

/** Places that are left in a text: nobody should read them. */
export const unfilled = (text: string): string[] => [
  ...new Set(cannedPlaces(text).flatMap(({ written, name }) => (name ? [written] : []))),
];

/** Answers of the ticket's own type first, then those for any; each by use, as they come. */
export const fittingFirst = (answers: readonly CannedAnswer[], type: AdminTicket['type']): CannedAnswer[] => {
  const fit = (answer: CannedAnswer) => (answer.type === type ? 0 : answer.type === null ? 1 : 2);
  return answers.toSorted((a, b) => fit(a) - fit(b));
};
