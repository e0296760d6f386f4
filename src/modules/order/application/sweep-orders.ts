import { DomainError, type RefusalCode } from '#kernel/refusal.ts';
import { Sweep } from '#kernel/sweep.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import { system } from '../domain/order.ts';
import type { AdvanceOrder } from './advance-order.ts';
import type { Needs } from './needs.ts';

const atOnce = 200;
const quicker: readonly RefusalCode[] = ['order.transition_not_allowed', 'order.dispute_open'];

/** What time does to orders: one that nobody confirmed in time closes, and a closed one is settled (domain.md §4). */
export const sweepOrders = ({
  orders,
  advance,
  failures,
  clock,
}: Needs<'orders' | 'failures' | 'clock'> & { readonly advance: AdvanceOrder }) => {
  const walk = async (orderId: string, to: OrderState): Promise<void> => {
    try {
      await advance.run({ orderId, to, actor: system, walker: 'system' });
    } catch (error) {
      // somebody was quicker
      if (!(error instanceof DomainError && quicker.includes(error.code))) throw error;
    }
  };

  /** Pays the booster of a closed order. Once: a repeat finds it completed. */
  const settle = async (orderId: string): Promise<void> => {
    await walk(orderId, 'completed');
  };

  return {
    settle,
    /**
     * Closes what nobody confirmed in time, and settles what a lost job left closed.
     * @throws AggregateError of what went wrong; the rest was done.
     */
    run: async (): Promise<void> => {
      const now = clock.now();
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
      sweep.end('sweep of orders');
    },
  };
};
export type SweepOrders = ReturnType<typeof sweepOrders>;
