import { folded } from './search.ts';

// How search results are ordered by name: one rule for every picker, the command palette and the ranked lists of the API.

/** `Şebnem` → `sebnem`, `Kai'Sa` → `kaisa`: without case, accents and signs. */
const compact = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
const plain = (text: string): string => folded(text).normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** The words of a name; an apostrophe or a dot is within a word (`Kai'Sa`, `Dr. Mundo`). */
const wordsIn = (name: string): string[] =>
  plain(name)
    .replaceAll(/['’.]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** How a name matches a search, best first. `beside`: another text of the record matches. */
export const ranks = { exact: 0, beginning: 1, word: 2, within: 3, beside: 4 } as const;

/**
 * How well a name matches the typed text: it is equal, begins with it, has a word that begins with it, or contains it.
 * @param beside - other searched text, such as an e-mail address
 * @returns a smaller number for a better match; undefined if nothing matches
 */
export const rankOf = (name: string, typed: string, beside = ''): number | undefined => {
  const wanted = compact(typed);
  const whole = compact(name);
  if (whole === wanted) return ranks.exact;
  if (whole.startsWith(wanted)) return ranks.beginning;
  const words = wordsIn(name);
  if (words.some((_, nth) => words.slice(nth).join('').startsWith(wanted))) return ranks.word;
  const typedWords = wordsIn(typed);
  if (typedWords.every((word) => words.some((each) => each.startsWith(word)))) return ranks.word;
  if (whole.includes(wanted)) return ranks.within;
  const everything = `${whole} ${compact(beside)}`;
  return typedWords.every((word) => everything.includes(word)) ? ranks.beside : undefined;
};

/** The items that match the typed text, best first; all in their order if nothing was typed. */
export const ranked = <T>(
  items: readonly T[],
  typed: string,
  nameOf: (item: T) => string,
  besideOf: (item: T) => string = () => '',
): T[] => {
  if (compact(typed) === '') return [...items];
  return items
    .flatMap((item) => {
      const rank = rankOf(nameOf(item), typed, besideOf(item));
      return rank === undefined ? [] : [{ item, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
};
