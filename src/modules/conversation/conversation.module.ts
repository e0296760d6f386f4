import { messageLimitOf } from '#kernel/settings.ts';
import { identity } from '#modules/identity/index.ts';
import { order } from '#modules/order/index.ts';
import { settings } from '#modules/settings/index.ts';
import { reportFee, wallet } from '#modules/wallet/index.ts';
import type { Bindings } from '#platform/di.ts';
import type { Module } from '#platform/module.ts';
import { conversationRoutes } from './adapters/http/conversation.routes.ts';
import { conversationAdminRoutes } from './adapters/http/conversation.admin.routes.ts';
import { reportAdminRoutes } from './adapters/http/report.admin.routes.ts';
import { conversationRows } from './adapters/persistence/conversation.table.ts';
import { conversationBindings } from './conversation.container.ts';
import { conversation } from './conversation.tokens.ts';

/** Binds this module's ports to other modules. */
const conversationNeeds: Bindings = (bind) => {
  bind.make(
    conversation.orders,
    (orders) => ({
      participantsOf: (orderIds) => orders.participantsOf(orderIds),
      lock: (orderId) => orders.lockParticipants(orderId),
    }),
    [order.orders],
  );
  bind.same(conversation.accounts, identity.directory);
  bind.same(conversation.balances, wallet.books);
  bind.make(
    conversation.fees,
    (ledger) => ({
      charge: async (of) => {
        await ledger.post(reportFee(of));
      },
    }),
    [wallet.ledger],
  );
  bind.make(conversation.messageRules, (now) => ({ limit: () => messageLimitOf(now.values) }), [settings.now]);
};

export const conversationModule = {
  rows: conversationRows,
  bindings: [conversationBindings, conversationNeeds],
  http: [conversationRoutes, conversationAdminRoutes, reportAdminRoutes],
  jobs: [],
  personalData: conversation.personalData,
} satisfies Module;
