import { waitingOf } from '#contract/order/next-step.ts';
import type { AdminOrder } from '../../lib/records.ts';

type MainCommand = 'choose-booster' | 'decide-dispute' | 'choose-state';

/** The one command of an order's page whose button is filled. */
export function mainCommandOf(order: AdminOrder): MainCommand {
  const { disputed, dispute } = order;
  if (disputed && (dispute?.ripe || dispute?.proposal?.agreedAt)) return 'decide-dispute';
  return waitingOf(order) === 'search-late' ? 'choose-booster' : 'choose-state';
}
