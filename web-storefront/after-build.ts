/** Tells the server which paths the storefront knows, so that every other one is answered with 404. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boosterPages, gameSlugs, patterns } from './src/app/paths.ts';

/** Parts of a path that only these can stand for; what else is variable is known when it is asked for. */
const closed: readonly (readonly [part: string, values: readonly string[]])[] = [
  [':game', Object.values(gameSlugs)],
  [':pageId', boosterPages],
];
const spelledOut = (pattern: string): string[] => {
  const found = closed.find(([part]) => pattern.includes(part));
  return found ? found[1].map((value) => pattern.replace(found[0], value)) : [pattern];
};

const file = join(import.meta.dirname, '../dist/web-storefront/routes.json');
writeFileSync(file, JSON.stringify(Object.values(patterns).flatMap(spelledOut)));
