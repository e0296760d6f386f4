import { kept, keptInTab } from '#contract/browser/storage.ts';
import { services } from '#contract/vocabulary.ts';
import { keptKey, noteKey } from './forget.ts';
import { linkTo } from '../../config/paths.ts';

/** Where the browser keeps a booster's application until it is sent. */
export const APPLICATION_DRAFT = 'draft.booster-application';

/**
 * Whether a page that was rendered ahead begins here as it was rendered: without what this browser has kept for it, or a
 * query that it may begin with.
 */
export function beginsAsRendered({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  if (search !== '') return false;
  if (pathname === linkTo('boosterApplication')) return kept.read(APPLICATION_DRAFT) === null;
  const service = services.find(({ path }) => path === pathname)?.id;
  return service === undefined || (kept.read(keptKey(service)) ?? keptInTab.read(noteKey(service))) === null;
}
