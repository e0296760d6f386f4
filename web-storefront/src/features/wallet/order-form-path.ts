import { keptInTab } from '#contract/browser/storage.ts';
import { inSitePath, paths } from '../../app/paths.ts';

const KEY = 'topUp.orderForm';
const FORMS = '/boost/';

/** Keeps the order form that a top-up begins on, to lead back to it when the card is charged. */
export function rememberOrderForm(): void {
  if (location.pathname.startsWith(FORMS)) keptInTab.write(KEY, location.pathname);
  else keptInTab.remove(KEY);
}

export function orderFormPath(): string {
  const path = inSitePath(keptInTab.read(KEY));
  return path.startsWith(FORMS) ? path : paths.eloBoost('league');
}
