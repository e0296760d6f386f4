import { cannedPlaces, type CannedPlaceholder, withPlaces } from '#contract/vocabulary.ts';
import type { AdminTicket, CannedAnswer } from '../../lib/records.ts';

type About = Pick<AdminTicket, 'user' | 'orderNumber'>;

/** `Ada Y.` is addressed as `Ada`. */
const firstNameOf = (displayName: string): string => displayName.replace(/\s+\S\.$/u, '');

const valueOf: Record<CannedPlaceholder, (about: About) => string | null> = {
  ad: ({ user }) => firstNameOf(user.displayName),
  siparis: ({ orderNumber }) => orderNumber,
};

/** Fills in a canned answer for this ticket. A placeholder without a value stays visible to the writer. */
export const filledIn = ({ text }: Pick<CannedAnswer, 'text'>, about: About): string =>
  withPlaces(text, (name) => valueOf[name](about));

/** Placeholders left in a text. They must not be sent. */
export const unfilled = (text: string): string[] => [
  ...new Set(cannedPlaces(text).flatMap(({ written, name }) => (name ? [written] : []))),
];

/**
 * Sorts answers for the ticket's type first, then answers for any type, then the others. Within each group the order by
 * use is kept.
 */
export const fittingFirst = (answers: readonly CannedAnswer[], type: AdminTicket['type']): CannedAnswer[] => {
  const fit = (answer: CannedAnswer) => (answer.type === type ? 0 : answer.type === null ? 1 : 2);
  return answers.toSorted((a, b) => fit(a) - fit(b));
};
