import { Draft } from '#contract/pricing/schemas.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { fullNameOf, identity } from '#modules/identity/index.ts';
import { order, readableDraft, storedDraft } from '#modules/order/index.ts';
import { pricing } from '#modules/pricing/index.ts';
import { settings } from '#modules/settings/index.ts';
import { ticket } from '#modules/ticket/index.ts';
import type { Bindings } from '#platform/di.ts';
import type { Module } from '#platform/module.ts';
import { platform } from '#platform/tokens.ts';
import { paymentRoutes } from './adapters/http/payment.routes.ts';
import { paymentAdminRoutes } from './adapters/http/payment.admin.routes.ts';
import { reconciliationRoutes } from './adapters/http/reconciliation.admin.routes.ts';
import { paymentJobs } from './adapters/jobs/payment.jobs.ts';
import { reconciliationJobs } from './adapters/jobs/reconciliation.jobs.ts';
import { paymentRows } from './adapters/persistence/payment.table.ts';
import { reconciliationRows } from './adapters/persistence/reconciliation.table.ts';
import { besideCredit } from './beside-credit.ts';
import { paymentBindings } from './payment.container.ts';
import { payment } from './payment.tokens.ts';

/** Binds this module's ports to other modules. */
const paymentNeeds: Bindings = (bind) => {
  bind.make(payment.tickets, (tickets) => ({ holderOf: async (ticketId) => tickets.userOf(ticketId) }), [
    ticket.readTickets,
  ]);
  bind.make(
    payment.payers,
    (directory, named) => ({
      lock: async (userId) => {
        if (!(await directory.lockActive(userId))) return undefined;
        const [user] = await directory.findMany([userId]);
        return user && { name: fullNameOf(user), email: user.email, phone: user.phone };
      },
      hasLeft: async (userId) => (await directory.lockRole(userId)) === undefined,
      namesOf: async (userIds, viewer) =>
        new Map([...(await named.of(userIds, viewer))].map(([id, { name }]) => [id, name])),
    }),
    [identity.directory, identity.namePeople],
  );
  bind.make(
    payment.draftOrders,
    (calculate, placeOrder, payLane, lists, directory, database, log) => {
      const customerOf = async ({ customerId, topUpId }: { customerId: string; topUpId: string }) => {
        const [customer] = await directory.findMany([customerId]);
        if (!customer) throw new Error(`top-up ${topUpId} has no customer`);
        return { id: customer.id, displayName: customer.displayName };
      };
      const apart = besideCredit(database, log);
      return {
        price: (draft, customerId, expected) => {
          const { quote } = calculate(Draft.parse(draft), customerId);
          if (expected && !quote.price.equals(expected)) throw new DomainError('order.price_changed', { quote });
          return quote.price;
        },
        read: (draft) => storedDraft(draft),
        placedSince: async (customerId, since) => {
          const sort = { field: 'createdAt', descending: true } as const;
          const where = { customerId: [customerId], createdAt: { from: since } };
          return (await lists.page({ from: 0, limit: 1, sort, ...where })).rows.length > 0;
        },
        place: (wanted) =>
          apart(wanted.topUpId, async () => {
            const placing = { ...wanted, customer: await customerOf(wanted), draft: readableDraft(wanted.draft) };
            return (await placeOrder.run(placing)).order.id;
          }),
        keepAsPaymentError: (wanted, reason) =>
          apart(wanted.topUpId, async () =>
            placeOrder.keepAsPaymentError({ ...wanted, customer: await customerOf(wanted) }, reason),
          ),
        checkLane: (change, customerId) => payLane.check(change.orderId, change, customerId),
        lock: (orderId) => payLane.lock(orderId),
        changeLane: (change) =>
          apart(change.topUpId, async () => payLane.change(change.orderId, change, await customerOf(change))),
        tellLaneStays: (change, reason) => apart(change.topUpId, () => payLane.tellItStays(change.orderId, reason)),
      };
    },
    [
      pricing.calculateQuote,
      order.placeOrder,
      order.payLaneByCard,
      order.lists,
      identity.directory,
      platform.database,
      platform.log,
    ],
  );
  bind.same(payment.paidOrders, order.numbers);
  bind.same(payment.hands, identity.directory);
  bind.make(payment.terms, (now) => ({ cardMinimum: () => Money.from(now.values.cardMinimum) }), [settings.now]);
};

export const paymentModule = {
  rows: [...paymentRows, ...reconciliationRows],
  bindings: [paymentBindings, paymentNeeds],
  http: [paymentRoutes, paymentAdminRoutes, reconciliationRoutes],
  jobs: [paymentJobs, reconciliationJobs],
  personalData: payment.personalData,
  figures: payment.figures,
} satisfies Module;
