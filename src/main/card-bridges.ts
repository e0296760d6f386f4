import { Draft } from '#contract/pricing/schemas.ts';
import { identity } from '#modules/identity/index.ts';
import { readableDraft } from '#modules/order/adapters/persistence/stored-draft.ts';
import { order } from '#modules/order/index.ts';
import { payment } from '#modules/payment/index.ts';
import { pricing } from '#modules/pricing/index.ts';
import type { Bindings } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { besideCredit } from './beside-credit.ts';

/** What a card payment is for: an order, or the lane of one. */
export const cardBridges: Bindings = (bind) => {
  bind.make(
    payment.draftOrders,
    (calculate, placeOrder, payLane, directory, database, log) => {
      const customerOf = async ({ customerId, topUpId }: { customerId: string; topUpId: string }) => {
        const [customer] = await directory.findMany([customerId]);
        if (!customer) throw new Error(`top-up ${topUpId} has no customer`);
        return { id: customer.id, displayName: customer.displayName };
      };
      const apart = besideCredit(database, log);
      return {
        price: (draft, customerId) => calculate(Draft.parse(draft), customerId).quote.price,
        place: (wanted) =>
          apart(wanted.topUpId, async () => {
            const placing = { ...wanted, customer: await customerOf(wanted), draft: readableDraft(wanted.draft) };
            return (await placeOrder.run(placing)).record.order.id;
          }),
        keepAsPaymentError: (wanted, reason) =>
          apart(wanted.topUpId, async () =>
            placeOrder.keepAsPaymentError({ ...wanted, customer: await customerOf(wanted) }, reason),
          ),
        checkLane: (change, customerId) => payLane.check(change.orderId, change, customerId),
        changeLane: (change) =>
          apart(change.topUpId, async () => payLane.change(change.orderId, change, await customerOf(change))),
        tellLaneStays: (change, reason) => apart(change.topUpId, () => payLane.tellItStays(change.orderId, reason)),
      };
    },
    [
      pricing.calculateQuote,
      order.placeOrder,
      order.payLaneByCard,
      identity.directory,
      platform.database,
      platform.log,
    ],
  );
};
