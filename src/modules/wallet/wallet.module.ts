import { Money } from '#kernel/money.ts';
import { erasedName } from '#kernel/personal-data.ts';
import { approval } from '#modules/approval/index.ts';
import { identity } from '#modules/identity/index.ts';
import { order, orderNumberIn } from '#modules/order/index.ts';
import { payment, paymentNumbersOf } from '#modules/payment/index.ts';
import { settings } from '#modules/settings/index.ts';
import type { Bindings } from '#platform/di.ts';
import type { Module } from '#platform/module.ts';
import { walletRoutes } from './adapters/http/wallet.routes.ts';
import { walletAdminRoutes } from './adapters/http/wallet.admin.routes.ts';
import { walletsAdminRoutes } from './adapters/http/wallets.admin.routes.ts';
import { fineRoutes } from './adapters/http/fine.routes.ts';
import { walletJobs } from './adapters/jobs/wallet.jobs.ts';
import { walletRows } from './adapters/persistence/wallet.table.ts';
import { walletBindings } from './wallet.container.ts';
import { wallet } from './wallet.tokens.ts';

/** Binds this module's ports to other modules. */
const walletNeeds: Bindings = (bind) => {
  bind.same(wallet.holders, identity.directory);
  bind.make(
    wallet.playedOrders,
    (orders) => ({
      workedOn: async (orderId, boosterId) => {
        const [found, events] = await Promise.all([orders.find(orderId), orders.eventsOf(orderId)]);
        return found?.boosterId === boosterId || events.some(({ actor }) => actor.id === boosterId);
      },
    }),
    [order.orders],
  );
  bind.make(
    wallet.owners,
    (directory, named) => ({
      of: async (userIds, viewer) => {
        const [users, names] = await Promise.all([directory.findMany(userIds), named.of(userIds, viewer)]);
        return new Map(users.map(({ id, role }) => [id, { name: names.get(id)?.name ?? erasedName, role }]));
      },
    }),
    [identity.directory, identity.namePeople],
  );
  bind.make(
    wallet.accessHistory,
    (directory) => ({
      changesOf: (userIds) => directory.accessChangesOf(userIds),
      areApart: (one, other) => directory.areApart(one, other),
    }),
    [identity.directory],
  );
  bind.make(wallet.people, (people) => ({ namesOf: (userIds, viewer) => people.of(userIds, viewer) }), [
    identity.namePeople,
  ]);
  bind.make(
    wallet.subjects,
    (numbers, topUps) => ({
      meant: async (search) => {
        const number = orderNumberIn(search);
        const [orderId, payments] = await Promise.all([
          number === undefined ? undefined : numbers.idOf(number),
          topUps.numbered(paymentNumbersOf(search)),
        ]);
        return { orderIds: orderId === undefined ? [] : [orderId], topUpIds: payments.ids, all: payments.all };
      },
      orderNumbersOf: (orderIds) => numbers.numbersOf(orderIds),
      topUpNumbersOf: (topUpIds) => topUps.numbersOf(topUpIds),
    }),
    [order.numbers, payment.topUps],
  );
  bind.make(
    wallet.payees,
    (directory) => ({
      find: async (boosterId) => {
        const [user] = await directory.findMany([boosterId]);
        return user?.status === 'active' ? user : undefined;
      },
    }),
    [identity.directory],
  );
  bind.make(wallet.payoutTerms, (now) => ({ minimum: () => Money.from(now.values.minimumPayout) }), [settings.now]);
  bind.make(wallet.handLimit, (limit) => ({ count: (movement) => limit(movement) }), [approval.countMovement]);
};

export const walletModule = {
  rows: walletRows,
  bindings: [walletBindings, walletNeeds],
  http: [walletRoutes, walletAdminRoutes, walletsAdminRoutes, fineRoutes],
  jobs: [walletJobs],
  personalData: wallet.personalData,
  figures: wallet.earningFigures,
} satisfies Module;
