import { DomainError } from '#kernel/refusal.ts';

/** One account as somebody typed it: `user:password[:mail…]`. */
export interface AccountLine {
  /** Its place among the lines, from 1: refusals name it, for the line itself is secret. */
  readonly number: number;
  readonly username: string;
  readonly password: string;
  readonly extra: string | null;
}

/** What would become of a line: added, or not, because it can’t be read, stands above already, or is in stock or sold. */
export type LineVerdict = 'new' | 'unreadable' | 'repeated' | 'known';

export interface JudgedLine {
  readonly number: number;
  readonly verdict: LineVerdict;
}

/**
 * Reads the lines; empty ones are passed over.
 * @throws DomainError shop.lines_unreadable naming every line that lacks a user or a password or is several lines, request.invalid where there is none
 */
export const readLines = (lines: readonly string[]): readonly AccountLine[] => {
  const read = typedLines(lines);
  const unreadable = read.filter((line) => !isReadable(line));
  if (unreadable.length > 0) throw new DomainError('shop.lines_unreadable', { lines: listed(unreadable) });
  return read;
};

/** The lines as they stand, also those that name no account. @throws DomainError request.invalid where there is none */
export const typedLines = (lines: readonly string[]): readonly AccountLine[] => {
  const read = lines.flatMap((line, index) => (line.trim() === '' ? [] : [readLine(line.trim(), index + 1)]));
  if (read.length === 0) throw new DomainError('request.invalid');
  return read;
};

export const isReadable = ({ username, password }: AccountLine): boolean => username !== '' && password !== '';

const readLine = (line: string, number: number): AccountLine => {
  // several lines in one are no account: the password would run on into the next one
  const [username = '', password = '', ...rest] = /[\r\n]/.test(line) ? [] : line.split(':');
  const extra = rest.join(':').trim();
  return { number, username: username.trim(), password: password.trim(), extra: extra === '' ? null : extra };
};

/** Those whose account stands in an earlier line too. */
export const repeatedIn = <L extends { readonly fingerprint: string }>(lines: readonly L[]): readonly L[] => {
  const seen = new Set<string>();
  return lines.filter(({ fingerprint }) => {
    const again = seen.has(fingerprint);
    seen.add(fingerprint);
    return again;
  });
};

/** `2, 5, 9` */
export const listed = (lines: readonly { readonly number: number }[]): string =>
  lines.map(({ number }) => number).join(', ');
