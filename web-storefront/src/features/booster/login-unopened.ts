import type { Order } from '../order/describe.ts';
import { entriesOf } from '../order/entries.ts';

/**
 * Whether the log-in has not been released yet since this booster took the order, or since the order's account was
 * changed.
 */
export const isLoginUnopened = (order: Order): boolean =>
  order.allowed.login &&
  entriesOf(order).findLast(({ kind, to }) => kind === 'login' || kind === 'account' || to === 'starting')?.kind !==
    'login';
