import { folded, letters, wordsOf } from '#kernel/search.ts';

/**
 * SQL that folds a text to lower case and plain letters, as the words of a search are folded. An index must use the same
 * expression.
 */
export const foldedSql = (text: string): string => `lower(translate(${text}, '${letters.from}', '${letters.to}'))`;

/** Patterns for `like`: each word of the search, anywhere in the text. */
export const patternsOf = (search: string): string[] => wordsOf(search).map((word) => `%${escaped(word)}%`);

/**
 * Patterns for a text that begins with a space. A trigram index can't find one or two letters within a word, so words of that
 * length match only the beginnings of words.
 */
export const wordPatternsOf = (search: string): string[] =>
  wordsOf(search).map((word) => (word.length < 3 ? `% ${escaped(word)}%` : `%${escaped(word)}%`));

/** Pattern for `like`: the text begins with the search. */
export const beginningWith = (search: string): string => `${escaped(folded(search.trim()))}%`;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
