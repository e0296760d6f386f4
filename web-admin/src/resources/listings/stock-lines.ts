import { csvRecords } from '#contract/csv.ts';

/** The lines of a text, numbered as on the server. */
export const linesOf = (text: string): readonly string[] => text.trimEnd().split(/\r\n|\r|\n/);

/** A file’s accounts as lines of `user:password[:mail…]`: a table’s fields are joined, a text stays as it is. */
export function linesOfFile(name: string, text: string): string {
  if (!/\.csv$/i.test(name)) return linesOf(text.replace(/^\uFEFF/, '')).join('\n');
  const accounts = csvRecords(text).map(({ fields }) => fields.map((field) => field.trim()));
  return accounts
    .filter((fields, index) => index > 0 || !heading.test(fields[1] ?? ''))
    .map(lineOf)
    .join('\n');
}

/** What stands above passwords in a table. */
const heading = /^(şifre|sifre|parola|password)$/i;

/** A colon within the user or the password would cut them elsewhere: such a line is left to be found unreadable. */
const lineOf = (fields: readonly string[]): string =>
  fields.slice(0, 2).some((field) => field.includes(':')) ? '?' : fields.join(':').replace(/:+$/, '');

/** Enough of a user name to find its line again: a preview is no place to read accounts from. */
export const begunName = (line = ''): string => {
  const [name = ''] = line.trim().split(':');
  return name.length > 3 ? `${name.slice(0, 3)}…` : '…';
};
