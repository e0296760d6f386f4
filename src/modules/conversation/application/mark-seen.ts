import { nothingSeen, type Said, seen } from '../domain/receipt.ts';
import { hiddenUntil, type Person, sidesOf } from '../domain/standing.ts';
import { enter } from './enter.ts';
import type { Needs } from './needs.ts';

/**
 * A side reports up to which message it received and read the conversation. The other side sees this receipt. Staff
 * leave no receipt.
 * @throws order.not_found
 */
export const markSeen =
  ({ messages, orders, work }: Needs<'messages' | 'orders' | 'work'>) =>
  async (orderId: string, said: Said, { id: userId, ...person }: Person): Promise<void> => {
    await work.run(async () => {
      const sides = await orders.participantsOf([orderId]);
      const { participants, standing } = enter(sides.get(orderId), { id: userId, ...person });
      if (standing !== 'side') return;
      await messages.lockPlaces(orderId, [userId]);
      const kept = (await messages.receiptsOf(orderId, [userId])).get(userId) ?? nothingSeen;
      // messages to the earlier booster are hidden from the present one, so they count as read
      const hidden = hiddenUntil({ id: userId }, participants);
      const before = hidden ? seen(kept, upTo(await messages.newestSeq(orderId, hidden)), Infinity) : kept;
      const after = seen(before, said, await messages.newestSeq(orderId));
      if (after.delivered === kept.delivered && after.read === kept.read) return;
      await messages.saveReceipt(orderId, userId, after);
      work.record({ kind: 'messages-seen', receipt: { orderId, userId, ...after }, sides: sidesOf(participants) });
    });
  };
export type MarkSeen = ReturnType<typeof markSeen>;

const upTo = (place: number): Said => ({ delivered: place, read: place });
