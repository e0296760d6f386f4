import { type Waiting, waitingOf } from '#contract/order/next-step.ts';
import type { AdminOrder } from '../../lib/records.ts';

type MainCommand = 'choose-booster' | 'decide-account-request' | 'decide-dispute' | 'apply-agreement' | 'choose-state';

const mainCommands: Partial<Record<Waiting, MainCommand>> = {
  'search-late': 'choose-booster',
  'booster-request': 'choose-booster',
  'account-request': 'decide-account-request',
  'dispute-decision': 'decide-dispute',
  agreement: 'apply-agreement',
};

/** The one command of an order's page whose button is filled: it does what the page says comes next. */
export function mainCommandOf(order: AdminOrder): MainCommand {
  const waiting = waitingOf(order);
  // staff need not wait for the answer to a proposal once they may decide
  if (waiting === 'proposal' && order.dispute?.ripe) return 'decide-dispute';
  return mainCommands[waiting] ?? 'choose-state';
}
