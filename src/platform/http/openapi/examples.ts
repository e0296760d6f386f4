import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A call as it was made, and what it was answered; lists with their first row. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly answer?: unknown;
}

let read: Readonly<Record<string, Example>> | undefined;

/** Of each route one, out of a running product (`npm run docs:api`); the tests send it again. */
export const exampleOf = (key: string): Example | undefined => {
  read ??= JSON.parse(readFileSync(join(import.meta.dirname, 'examples.json'), 'utf8')) as NonNullable<typeof read>;
  return read[key];
};
