import { needsLogin, type Order } from '../domain/order.ts';
import { lockAssigned } from './lock-own.ts';
import type { Needs } from './needs.ts';

/**
 * For the vault: checks the order before credentials are released to its booster's device, and records the release
 * (domain.md §5).
 */
export const releasedLogins = ({ orders, changes, clock }: Needs<'orders' | 'clock' | 'changes'>) => ({
  /** Locks the order until the transaction ends; undefined if it is not this booster's. */
  lock: async (
    orderId: string,
    boosterId: string,
  ): Promise<{ readonly number: string; readonly needsLogin: boolean } | undefined> => {
    const order = await orders.lock(orderId);
    if (order?.boosterId !== boosterId) return undefined;
    return { number: order.number, needsLogin: needsLogin(order) };
  },
  isPlayedBy: async (orderId: string, boosterId: string): Promise<boolean> =>
    (await orders.find(orderId))?.boosterId === boosterId,
  /** Writes the release to the timeline and notifies the customer. */
  recordRelease: async (orderId: string, boosterId: string): Promise<void> => {
    const order = await lockAssigned(orders, orderId, boosterId);
    await changes.write(
      { ...order, updatedAt: clock.now() },
      { kind: 'login', actor: { id: boosterId, role: 'booster', displayName: boosterNameOf(order) } },
    );
  },
});
export type ReleasedLogins = ReturnType<typeof releasedLogins>;

const boosterNameOf = ({ boosterName }: Order): string => boosterName ?? 'Booster';
