import { Sweep } from '#kernel/sweep.ts';
import { eraseAfter } from '../domain/game-account.ts';
import type { OrderVault } from './order-vault.ts';
import type { Needs } from './needs.ts';

const batch = 200;

/**
 * Erases the credentials of orders that have not changed for too long, and records each erasure on the order's
 * timeline.
 * @throws AggregateError of all errors; all other orders were handled.
 */
export const eraseOverdueCredentials = ({
  orderAccounts,
  orderVault,
  history,
  failures,
  work,
}: Needs<'orderAccounts' | 'history' | 'failures' | 'work'> & { readonly orderVault: OrderVault }) => {
  const erase = (orderId: string, now: Date): Promise<void> =>
    work.run(async () => {
      const changedAt = await history.lastChangeOf(orderId);
      const deadline = changedAt && eraseAfter(changedAt);
      if (deadline && deadline > now) await orderAccounts.postponeErasure(orderId, deadline);
      else if (await orderVault.eraseForOrder(orderId)) await history.recordErasure(orderId);
    });

  return async (): Promise<void> => {
    const now = work.now();
    const sweep = new Sweep(failures);
    let found: number;
    do {
      found = 0;
      await sweep.each(
        'vault.erase-overdue',
        async (resting) => {
          const overdue = await orderAccounts.overdue(now, batch, resting);
          found = overdue.length;
          return overdue;
        },
        (orderId) => erase(orderId, now),
      );
    } while (found === batch);
    sweep.end('sweep of overdue credentials');
  };
};
export type EraseOverdueCredentials = ReturnType<typeof eraseOverdueCredentials>;
