import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NODE_24, ROOT, run } from './install.mjs';

/** What `src/cli/build.ts` builds into dist/, and from which folders. */
export const BUILDS = /** @type {const} */ ({
  web: { stamp: 'dist/.sources', folders: ['web-storefront', 'web-admin', 'src/contract', 'src/kernel'] },
  server: { stamp: 'dist/server/.sources', folders: ['src'] },
});
const FILES = ['src/cli/build.ts', 'package-lock.json'];

/**
 * Makes the build of this name if it is missing or older than its sources.
 * @param {keyof typeof BUILDS} name
 */
export function buildIfStale(name) {
  const stamp = join(ROOT, BUILDS[name].stamp);
  const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(name);
  if (!isBuilt) run([NODE_24, join(ROOT, 'src/cli/build.ts'), name]);
}

/**
 * Call it before the build, so that a source that changes during the build makes the build stale.
 * @param {keyof typeof BUILDS} name
 * @returns a function that marks the build as done
 */
export function stampOf(name) {
  const sources = fingerprint(name);
  return () => {
    const stamp = join(ROOT, BUILDS[name].stamp);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, sources);
  };
}

/**
 * A hash of all sources of a build. It uses contents, because a clone or a copy changes the files' times.
 * @param {keyof typeof BUILDS} name
 */
function fingerprint(name) {
  const hash = createHash('sha256');
  for (const file of [...BUILDS[name].folders.flatMap(filesOf), ...FILES]) {
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** @param {string} folder */
const filesOf = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(join(ROOT, path)).isFile())
    .toSorted();
