import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_24, ROOT, run } from './install.mjs';

const SOURCES = ['web-storefront', 'web-admin', 'src/contract', 'src/kernel'];
const FILES = ['src/cli/build-web.ts', 'package-lock.json'];
const STAMP = join(ROOT, 'dist/.sources');

export function buildWebApps() {
  if (!webAppsAreBuilt()) run([NODE_24, join(ROOT, 'src/cli/build-web.ts')]);
}

const webAppsAreBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();

export function writeStamp() {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(STAMP, fingerprint());
}

/** A hash of all sources of the web apps. It uses contents, because a clone or a copy changes the files' times. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of [...SOURCES.flatMap(filesOf), ...FILES]) {
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
