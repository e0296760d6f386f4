import { DomainError } from '#kernel/refusal.ts';

/** One account as somebody typed it: `user:password[:mail…]`. */
export interface AccountLine {
  /** Its place among the lines, from 1: refusals name it, for the line itself is secret. */
  readonly number: number;
  readonly username: string;
  readonly password: string;
  readonly extra: string | null;
}

/**
 * Reads the lines; empty ones are passed over.
 * @throws DomainError shop.lines_unreadable naming every line that lacks a user or a password or is several lines, request.invalid where there is none
 */
export const readLines = (lines: readonly string[]): readonly AccountLine[] => {
  const read = lines.flatMap((line, index) => (line.trim() === '' ? [] : [readLine(line.trim(), index + 1)]));
  if (read.length === 0) throw new DomainError('request.invalid');
  const unreadable = read.filter(({ username, password }) => username === '' || password === '');
  if (unreadable.length > 0) throw new DomainError('shop.lines_unreadable', { lines: listed(unreadable) });
  return read;
};

const readLine = (line: string, number: number): AccountLine => {
  // several lines in one are no account: the password would run on into the next one
  const [username = '', password = '', ...rest] = /[\r\n]/.test(line) ? [] : line.split(':');
  const extra = rest.join(':').trim();
  return { number, username: username.trim(), password: password.trim(), extra: extra === '' ? null : extra };
};

/** `2, 5, 9` */
export const listed = (lines: readonly { readonly number: number }[]): string =>
  lines.map(({ number }) => number).join(', ');
