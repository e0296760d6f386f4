import { accountRoutes } from './adapters/http/account.routes.ts';
import { secondFactorRoutes } from './adapters/http/second-factor.routes.ts';
import { sessionRoutes } from './adapters/http/session.routes.ts';
import { settingsRoutes } from './adapters/http/settings.routes.ts';
import { openStates } from '#kernel/vocabulary.ts';
import { audit } from '#modules/audit/index.ts';
import { booster } from '#modules/booster/index.ts';
import { conversation } from '#modules/conversation/index.ts';
import { notification } from '#modules/notification/index.ts';
import { order } from '#modules/order/index.ts';
import { payment } from '#modules/payment/index.ts';
import { ticket } from '#modules/ticket/index.ts';
import { vault } from '#modules/vault/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import type { Bindings } from '#platform/di.ts';
import { mail } from '#platform/mail/mail.container.ts';
import type { Module } from '#platform/module.ts';
import { identityAdminRoutes } from './adapters/http/identity.admin.routes.ts';
import { sessionAdminRoutes } from './adapters/http/session.admin.routes.ts';
import { identityJobs } from './adapters/jobs/identity.jobs.ts';
import { identityRows } from './adapters/persistence/identity.table.ts';
import { identityBindings } from './identity.container.ts';
import { identity } from './identity.tokens.ts';

/** A page of which only the total is used. */
const countOnly = { from: 0, limit: 1, sort: { field: 'createdAt', descending: true } } as const;

/** Binds this module's ports to other modules, and the mail module's addresses to this module. */
const identityNeeds: Bindings = (bind) => {
  bind.same(identity.balances, wallet.books);
  bind.make(
    identity.unreadCounts,
    (notifications, messages, tickets) => ({
      unreadOf: async (userId) => {
        const [unreadNotifications, unreadMessages, unreadTickets] = await Promise.all([
          notifications.unreadOf(userId),
          messages.unreadOf(userId),
          tickets.unreadOf(userId),
        ]);
        return { notifications: unreadNotifications, messages: unreadMessages, tickets: unreadTickets };
      },
    }),
    [notification.notifications, conversation.readMessages, ticket.readTickets],
  );
  bind.make(
    identity.newAccounts,
    (profiles) => ({
      created: async ({ id, role }) => {
        if (role === 'booster') await profiles.open(id);
      },
    }),
    [booster.profiles],
  );
  bind.same(identity.factorKeys, vault.factorVault);
  bind.make(
    identity.unsettled,
    (orders, topUps, payouts, books, fines, roster) => ({
      lock: async (userId) => {
        // locks the booster before counting, so that a concurrent order, assignment or payout is either counted or
        // waits
        await roster.lock(userId);
        // locks the fines before the wallet, as the collection of fines does
        await fines.lockBoosters([userId]);
        const balance = await books.lockBalanceOf(userId);
        const [customer, boosted, openTopUps, requested] = await Promise.all([
          orders.page({ ...countOnly, customerId: [userId], state: openStates }),
          orders.unsettledOf(userId),
          topUps.openOf(userId),
          payouts.waitingOf(userId),
        ]);
        return { orders: customer.total + boosted, payments: openTopUps + requested, balance };
      },
    }),
    [order.lists, payment.topUps, wallet.payoutFigures, wallet.books, wallet.fineClaims, booster.roster],
  );
  bind.make(
    identity.emailHistory,
    (written) => ({
      // the audit log already contains the request; this entry records its confirmation
      changed: ({ user, askedBy, before, after, at }) =>
        written.append({
          at,
          actor: { id: user.id, role: user.role },
          action: 'PUT /users/email-change',
          resource: 'users',
          recordId: user.id,
          details: {
            reason: null,
            said: { askedBy },
            changes: [{ path: '/email', before, after }],
            address: null,
            requestId: null,
          },
        }),
    }),
    [audit.appendEvent],
  );
  bind.same(mail.addresses, identity.mailAddresses);
};

export const identityModule = {
  rows: identityRows,
  bindings: [identityBindings, identityNeeds],
  http: [sessionRoutes, accountRoutes, settingsRoutes, secondFactorRoutes, identityAdminRoutes, sessionAdminRoutes],
  jobs: [identityJobs],
} satisfies Module;
