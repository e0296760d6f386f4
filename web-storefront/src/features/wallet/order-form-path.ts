import { keptInTab } from '#contract/browser/storage.ts';
import { services } from '#contract/vocabulary.ts';
import { inSitePath, linkTo, paths } from '../../config/paths.ts';
import { ORDER_FORM_KEY } from '../draft/forget.ts';

const isForm = (path: string) =>
  services.some((service) => path === service.path || path.startsWith(`${service.path}/`));
/** Where else the balance can fall short: an account on sale, an order's tip. */
const isShop = (path: string) => path === linkTo('unranked') || path.startsWith(`${paths.orders()}/`);

/**
 * Keeps the order form that a top-up begins on, to lead back to it when the card is charged. A second attempt begins on
 * the payment's own pages and leads back to the same form.
 */
export function rememberOrderForm(): void {
  if ([linkTo('paytr'), linkTo('paymentCancel')].includes(location.pathname)) return;
  if (isForm(location.pathname) || isShop(location.pathname)) keptInTab.write(ORDER_FORM_KEY, location.pathname);
  else keptInTab.remove(ORDER_FORM_KEY);
}

/** Where a top-up leads back to, and what that is called. */
export function wayBack(): { readonly to: string; readonly label: string } {
  const path = inSitePath(keptInTab.read(ORDER_FORM_KEY));
  if (isShop(path)) return { to: path, label: 'Kaldığın yere dön' };
  if (isForm(path)) return { to: path, label: 'Siparişe devam et' };
  return { to: paths.boostOverview(), label: 'Yeni sipariş' };
}
