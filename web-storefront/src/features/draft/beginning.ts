import { kept, keptInTab } from '#contract/browser/storage.ts';
import { services } from '#contract/vocabulary.ts';
import { keptKey, noteKey } from './forget.ts';
import { linkTo } from '../../config/paths.ts';

/** The browser's storage key of an unsent booster application. */
export const APPLICATION_DRAFT = 'draft.booster-application';

/**
 * Whether the first view of a prerendered page equals its prerendered HTML: there is no query string, and this browser
 * keeps no draft for the page.
 */
export function beginsAsRendered({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  if (search !== '') return false;
  if (pathname === linkTo('boosterApplication')) return kept.read(APPLICATION_DRAFT) === null;
  const service = services.find(({ path }) => path === pathname)?.id;
  return service === undefined || (kept.read(keptKey(service)) ?? keptInTab.read(noteKey(service))) === null;
}
