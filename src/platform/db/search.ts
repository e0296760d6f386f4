import { folded, letters, wordsOf } from '#kernel/search.ts';

/** SQL for a text without case and with plain letters, as a search's words are; an index has to say it the same. */
export const foldedSql = (text: string): string => `lower(translate(${text}, '${letters.from}', '${letters.to}'))`;

/** For `like`: each word of a search somewhere in the text. */
export const patternsOf = (search: string): string[] => wordsOf(search).map((word) => `%${escaped(word)}%`);

/** For `like`: the search as the beginning of the text. */
export const beginningWith = (search: string): string => `${escaped(folded(search.trim()))}%`;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
