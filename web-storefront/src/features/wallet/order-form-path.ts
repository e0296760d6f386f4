import { keptInTab } from '#contract/browser/storage.ts';
import { inSitePath, linkTo, paths } from '../../app/paths.ts';

const KEY = 'topUp.orderForm';
const isForm = (path: string) => path.startsWith('/boost/') || path === paths.service('kocluk');

/**
 * Keeps the order form that a top-up begins on, to lead back to it when the card is charged. A second attempt begins on
 * the payment's own pages and leads back to the same form.
 */
export function rememberOrderForm(): void {
  if ([linkTo('paytr'), linkTo('paymentCancel')].includes(location.pathname)) return;
  if (isForm(location.pathname)) keptInTab.write(KEY, location.pathname);
  else keptInTab.remove(KEY);
}

export function orderFormPath(): string {
  const path = inSitePath(keptInTab.read(KEY));
  return isForm(path) ? path : paths.boostOverview();
}
