// What the daily figures count, and what is so at the moment: each module's part of it.
import { booster } from '#modules/booster/index.ts';
import { figure } from '#modules/figure/index.ts';
import { order } from '#modules/order/index.ts';
import { payment } from '#modules/payment/index.ts';
import { ticket } from '#modules/ticket/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import type { Bindings } from '#platform/di.ts';

export const figureBridges: Bindings = (bind) => {
  bind.make(figure.sources, (...sources) => sources, [
    order.figures,
    payment.figures,
    wallet.earningFigures,
    ticket.daily,
  ]);
  bind.make(
    figure.ordersNow,
    (lists, figures) => ({
      now: (at) => lists.now(at),
      inDispute: (from, to) => figures.inDispute(from, to),
    }),
    [order.lists, order.figures],
  );
  bind.make(
    figure.boosterLoads,
    (roster, orders) => ({
      all: async () => {
        const boosters = await roster.all();
        const loads = await orders.activeCounts(boosters.map(({ id }) => id));
        return boosters.map(({ id, displayName, simultaneousOrders: limit }) => ({
          id,
          displayName,
          load: loads.get(id) ?? 0,
          limit,
        }));
      },
    }),
    [booster.roster, order.orders],
  );
};
