import { csvRecords } from '#contract/csv.ts';

/** Splits a text into lines, numbered as the server numbers them. */
export const linesOf = (text: string): readonly string[] => text.trimEnd().split(/\r\n|\r|\n/);

/** Reads a file as lines of `user:password[:mail…]`. A CSV's fields are joined with colons; other text is unchanged. */
export function linesOfFile(name: string, text: string): string {
  if (!/\.csv$/i.test(name)) return linesOf(text.replace(/^\uFEFF/, '')).join('\n');
  const accounts = csvRecords(text).map(({ fields }) => fields.map((field) => field.trim()));
  return accounts
    .filter((fields, index) => index > 0 || !heading.test(fields[1] ?? ''))
    .map(lineOf)
    .join('\n');
}

/** The column headings of a CSV's password column. */
const heading = /^(şifre|sifre|parola|password)$/i;

/** A colon in the user name or password would split them wrongly, so `?` marks such a line as unreadable. */
const lineOf = (fields: readonly string[]): string =>
  fields.slice(0, 2).some((field) => field.includes(':')) ? '?' : fields.join(':').replace(/:+$/, '');

/** The first letters of a user name, enough to find its line. The preview must not expose accounts. */
export const begunName = (line = ''): string => {
  const [name = ''] = line.trim().split(':');
  return name.length > 3 ? `${name.slice(0, 3)}…` : '…';
};
