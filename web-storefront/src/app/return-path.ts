import { AUTH_PREFIX } from '../lib/constants.ts';
import { keptInTab } from '#contract/browser/storage.ts';
import { inSitePath } from './paths.ts';

const KEY = `${AUTH_PREFIX}returnPath`;

/** A guarded path that a visitor wanted, until they have logged in. */
export const rememberPath = (path: string): void => keptInTab.write(KEY, inSitePath(path));

export function takeReturnPath(): string {
  const path = keptInTab.read(KEY);
  keptInTab.remove(KEY);
  return inSitePath(path);
}
