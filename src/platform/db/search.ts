import { folded, letters, wordsOf } from '#kernel/search.ts';

/** SQL for a text without case and with plain letters, as a search's words are; an index has to say it the same. */
export const foldedSql = (text: string): string => `lower(translate(${text}, '${letters.from}', '${letters.to}'))`;

/** For `like`: each word of a search somewhere in the text. */
export const patternsOf = (search: string): string[] => wordsOf(search).map((word) => `%${escaped(word)}%`);

/** The same in a text that begins with a space: by one or two letters, which a trigram index can't look up, a word's beginning. */
export const wordPatternsOf = (search: string): string[] =>
  wordsOf(search).map((word) => (word.length < 3 ? `% ${escaped(word)}%` : `%${escaped(word)}%`));

/** For `like`: the search as the beginning of the text. */
export const beginningWith = (search: string): string => `${escaped(folded(search.trim()))}%`;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
