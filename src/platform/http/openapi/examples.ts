import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A recorded call and its answer; a list has only its first row. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly answer?: unknown;
}

let read: Readonly<Record<string, Example>> | undefined;

/** The example of a route, recorded from a running product (`npm run docs:api`). The tests send it again. */
export const exampleOf = (key: string): Example | undefined => {
  read ??= JSON.parse(readFileSync(join(import.meta.dirname, 'examples.json'), 'utf8')) as NonNullable<typeof read>;
  return read[key];
};
