import { DomainError, type RefusalCode } from '#kernel/refusal.ts';
import { Sweep } from '#kernel/sweep.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import { dueReminder, remindedAfter } from '../domain/account-wait.ts';
import { system } from '../domain/order.ts';
import { confirmedWithin } from '../domain/placing.ts';
import type { Needs } from './needs.ts';

const atOnce = 200;
/** Far more orders than are placed in a minute. */
const confirmedAtOnce = 1000;
const quicker: readonly RefusalCode[] = ['order.transition_not_allowed', 'order.dispute_open'];

/**
 * Closes finished orders that nobody confirmed in time, settles closed ones (domain.md §4), mails that orders are placed,
 * and reminds customers of orders that wait for a game account.
 */
export const sweepOrders = ({ orders, advance, failures, work }: Needs<'orders' | 'failures' | 'work' | 'advance'>) => {
  const walk = async (orderId: string, to: OrderState): Promise<void> => {
    try {
      await advance.run({ orderId, to, actor: system, walker: 'system' });
    } catch (error) {
      // somebody moved or disputed the order since it was found
      if (!(error instanceof DomainError && quicker.includes(error.code))) throw error;
    }
  };

  /** Pays the booster of a closed order. A repeated call finds it completed and does nothing. */
  const settle = async (orderId: string): Promise<void> => {
    await walk(orderId, 'completed');
  };

  const confirm = (orderId: string): Promise<void> =>
    work.run(async () => {
      const order = await orders.lock(orderId);
      if (!order || order.confirmedAt) return;
      const confirmed = { ...order, confirmedAt: work.now() };
      await orders.save(confirmed);
      work.record({ kind: 'placing-confirmed', order: confirmed });
    });

  /** The row's lock and what it says of the last reminder keep two processes from reminding twice. */
  const remind = (orderId: string): Promise<void> =>
    work.run(async () => {
      const order = await orders.lock(orderId);
      const now = work.now();
      const due = order && dueReminder(order, now);
      if (!due) return;
      const reminded = { ...order, accountRemindedAt: now };
      await orders.save(reminded);
      work.record({ kind: 'account-awaited', order: reminded, again: due > remindedAfter[0] });
    });

  return {
    settle,
    /**
     * Closes orders that nobody confirmed in time, settles closed orders whose job was lost, and sends the mails that no
     * command sends.
     * @throws AggregateError of the orders that failed; all others were handled.
     */
    run: async (): Promise<void> => {
      const now = work.now();
      const sweep = new Sweep(failures);
      await sweep.each(
        'order.close',
        (resting) => orders.waitingIn('finished', now, atOnce, resting),
        (id) => walk(id, 'closed'),
      );
      await sweep.each(
        'order.settle',
        (resting) => orders.waitingIn('closed', now, atOnce, resting),
        (id) => settle(id),
      );
      const placedAfter = new Date(now.getTime() - confirmedWithin);
      await sweep.each(
        'order.confirm',
        (resting) => orders.unconfirmed(placedAfter, confirmedAtOnce, resting),
        confirm,
      );
      await sweep.each('order.remind', (resting) => orders.awaitingAccount(now, atOnce, resting), remind);
      sweep.end('sweep of orders');
    },
  };
};
export type SweepOrders = ReturnType<typeof sweepOrders>;
