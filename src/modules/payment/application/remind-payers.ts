import { Sweep } from '#kernel/sweep.ts';
import { orderInWords } from '#kernel/work-labels.tr.ts';
import { isForLane, type TopUp } from '../domain/top-up.ts';
import type { Needs } from './needs.ts';
import { formWith } from './order-form.ts';

const hours = 3600_000;
/** Milliseconds after the beginning of a payment in which its customer is reminded, however late the sweep comes. */
const [remindedAfter, remindedWithin] = [1 * hours, 72 * hours];
const atOnce = 100;

/**
 * Reminds customers once of an unfinished card payment for an order. A customer gets no reminder after another payment or
 * a placed order.
 * @throws AggregateError of the payments that failed; all others were handled
 */
export const remindPayers =
  ({ topUps, left, draftOrders, failures, work }: Needs<'topUps' | 'left' | 'draftOrders' | 'failures' | 'work'>) =>
  async (): Promise<void> => {
    const wentOn = async ({ id, customerId, createdAt }: TopUp): Promise<boolean> => {
      const where = { userId: [customerId], created: { from: createdAt } };
      const { rows } = await topUps.list({ from: 0, limit: 1, descending: true, where });
      return rows.some((newest) => newest.id !== id) || draftOrders.placedSince(customerId, createdAt);
    };

    const decide = (id: string): Promise<void> =>
      work.run(async () => {
        const topUp = await left.decide(id, work.now());
        if (!topUp?.checkout || isForLane(topUp.checkout) || (await wentOn(topUp))) return;
        const draft = draftOrders.read(topUp.checkout.draft);
        if (!draft) return;
        const { expectedPrice: price } = topUp.checkout;
        work.record({ kind: 'top-up-left', topUp, price, work: orderInWords(draft), form: formWith(draft) });
      });

    const now = work.now().getTime();
    const begun = { after: new Date(now - remindedWithin), by: new Date(now - remindedAfter) };
    const sweep = new Sweep(failures);
    await sweep.each('payment.remind', (resting) => left.undecided(begun, atOnce, resting), decide);
    sweep.end('reminders of payments');
  };
export type RemindPayers = ReturnType<typeof remindPayers>;
