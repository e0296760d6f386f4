import { messageLimitOf } from '#kernel/settings.ts';
import { identity } from '#modules/identity/index.ts';
import { order } from '#modules/order/index.ts';
import { payment } from '#modules/payment/index.ts';
import { settings } from '#modules/settings/index.ts';
import type { Bindings } from '#platform/di.ts';
import type { Module } from '#platform/module.ts';
import { ticketRoutes } from './adapters/http/ticket.routes.ts';
import { ticketAdminRoutes } from './adapters/http/ticket.admin.routes.ts';
import { ticketRows } from './adapters/persistence/ticket.table.ts';
import { ticketBindings } from './ticket.container.ts';
import { ticket } from './ticket.tokens.ts';

/** The ports of this module that other modules implement. */
const ticketNeeds: Bindings = (bind) => {
  bind.make(
    ticket.orders,
    (orders) => ({
      numberOf: async (orderId, userId) => {
        const found = await orders.find(orderId);
        const isTheirs = found?.customerId === userId || found?.boosterId === userId;
        return isTheirs ? found?.number : undefined;
      },
    }),
    [order.orders],
  );
  bind.same(ticket.people, identity.findPeople);
  bind.make(
    ticket.payments,
    (topUps) => ({
      numberOf: async (topUpId, userId) => {
        const topUp = await topUps.find(topUpId);
        return topUp?.customerId === userId ? topUp.merchantOid : undefined;
      },
    }),
    [payment.topUps],
  );
  bind.make(
    ticket.support,
    (now) => ({ messageLimit: () => messageLimitOf(now.values), contactMail: () => now.values.contactMail }),
    [settings.now],
  );
};

export const ticketModule = {
  rows: ticketRows,
  bindings: [ticketBindings, ticketNeeds],
  http: [ticketRoutes, ticketAdminRoutes],
  jobs: [],
  personalData: ticket.personalData,
  figures: ticket.daily,
} satisfies Module;
