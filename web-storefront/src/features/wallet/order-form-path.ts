import { keptInTab } from '#contract/browser/storage.ts';
import { services } from '#contract/vocabulary.ts';
import { inSitePath, linkTo, paths } from '../../config/paths.ts';
import { ORDER_FORM_KEY } from '../draft/forget.ts';

const isForm = (path: string) =>
  services.some((service) => path === service.path || path.startsWith(`${service.path}/`));
/** Other pages where the balance can be too low: accounts on sale, and an order's page (tip, lane or found rank). */
const isShop = (path: string) => path === linkTo('unranked') || path.startsWith(`${paths.orders()}/`);

/**
 * Remembers the page where a top-up begins, to return to it after the payment. A second attempt starts on the payment's
 * own pages and keeps the page that the first attempt remembered.
 */
export function rememberOrderForm(): void {
  if ([linkTo('paytr'), linkTo('paymentCancel')].includes(location.pathname)) return;
  if (isForm(location.pathname) || isShop(location.pathname)) keptInTab.write(ORDER_FORM_KEY, location.pathname);
  else keptInTab.remove(ORDER_FORM_KEY);
}

/** The path and the label of the link back after a top-up. */
export function wayBack(): { readonly to: string; readonly label: string } {
  const path = inSitePath(keptInTab.read(ORDER_FORM_KEY));
  if (isShop(path)) return { to: path, label: 'Kaldığın yere dön' };
  if (isForm(path)) return { to: path, label: 'Siparişe devam et' };
  return { to: paths.boostOverview(), label: 'Yeni sipariş' };
}
