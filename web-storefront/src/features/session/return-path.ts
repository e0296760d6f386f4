import { AUTH_PREFIX } from '../../config/constants.ts';
import { keptInTab } from '#contract/browser/storage.ts';
import type { Role } from '#contract/vocabulary.ts';
import { inSitePath, paths } from '../../config/paths.ts';

const KEY = `${AUTH_PREFIX}returnPath`;

/** Remembers the guarded path that a visitor wanted, until they have logged in. */
export const rememberPath = (path: string): void => keptInTab.write(KEY, inSitePath(path));

/** The path after the log-in: the remembered one, otherwise the first page of the role. */
export function takeReturnPath(role?: Role): string {
  const path = keptInTab.read(KEY);
  keptInTab.remove(KEY);
  return path === null && role === 'booster' ? paths.booster() : inSitePath(path);
}
