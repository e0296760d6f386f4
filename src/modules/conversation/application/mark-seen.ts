import type { Outbox, Transactions } from '#kernel/ports.ts';
import { nothingSeen, type Said, seen } from '../domain/receipt.ts';
import { hiddenUntil, type Person, sidesOf } from '../domain/standing.ts';
import { enter } from './enter.ts';
import { receiptEvent } from './message-event.ts';
import type { Messages, Orders } from './ports.ts';

/** A side says how far they have got; the other sees it. The console reads along without a mark. */
export class MarkSeen {
  readonly #messages: Messages;
  readonly #orders: Orders;
  readonly #outbox: Outbox;
  readonly #transactions: Transactions;

  constructor(messages: Messages, orders: Orders, outbox: Outbox, transactions: Transactions) {
    this.#messages = messages;
    this.#orders = orders;
    this.#outbox = outbox;
    this.#transactions = transactions;
  }

  /** @throws order.not_found */
  async run(orderId: string, said: Said, { id: userId, ...person }: Person): Promise<void> {
    await this.#transactions.run(async () => {
      const orders = await this.#orders.participantsOf([orderId]);
      const { participants, standing } = enter(orders.get(orderId), { id: userId, ...person });
      if (standing !== 'side') return;
      await this.#messages.lockPlaces(orderId, [userId]);
      const kept = (await this.#messages.receiptsOf(orderId, [userId])).get(userId) ?? nothingSeen;
      // what was said to the booster before is neither unread nor to be read
      const hidden = hiddenUntil({ id: userId }, participants);
      const before = hidden ? seen(kept, upTo(await this.#messages.newestSeq(orderId, hidden)), Infinity) : kept;
      const after = seen(before, said, await this.#messages.newestSeq(orderId));
      if (after.delivered === kept.delivered && after.read === kept.read) return;
      await this.#messages.saveReceipt(orderId, userId, after);
      await this.#outbox.publish([receiptEvent({ orderId, userId, ...after }, sidesOf(participants))]);
    });
  }
}

const upTo = (place: number): Said => ({ delivered: place, read: place });
