// Where modules meet that may not know each other: one module's port, another's use case.
import { DomainError } from '#kernel/refusal.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { openStates } from '#kernel/vocabulary.ts';
import { approval } from '#modules/approval/index.ts';
import { audit } from '#modules/audit/index.ts';
import { booster } from '#modules/booster/index.ts';
import { conversation } from '#modules/conversation/index.ts';
import { fullNameOf, identity } from '#modules/identity/index.ts';
import { note } from '#modules/note/index.ts';
import { notification } from '#modules/notification/index.ts';
import { order, orderNumberIn } from '#modules/order/index.ts';
import { payment } from '#modules/payment/index.ts';
import { picture } from '#modules/picture/index.ts';
import { pricing } from '#modules/pricing/index.ts';
import { ticket } from '#modules/ticket/index.ts';
import { shop } from '#modules/shop/index.ts';
import { vault } from '#modules/vault/index.ts';
import { reportFee, wallet } from '#modules/wallet/index.ts';
import { token, type Bindings } from '#platform/di.ts';
import { Traces } from '#platform/live/traces.ts';
import { mail } from '#platform/mail/mail.container.ts';
import { platform } from '#platform/tokens.ts';

const traces = token<PersonalData>('traces');
/** Asked for the count alone. */
const countOnly = { from: 0, limit: 1, sort: { field: 'createdAt', descending: true } } as const;

export const bridges: Bindings = (bind) => {
  bind.make(identity.balances, (books) => books, [wallet.books]);
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
  bind.make(identity.factorKeys, (keys) => keys, [vault.factorVault]);
  bind.make(
    identity.unsettled,
    (orders, topUps, payouts, books, fines, roster) => ({
      hold: async (userId) => {
        // held before it is counted: what is just being ordered, taken or paid out is in the count, or comes too late
        await roster.lock(userId);
        // before the wallet, as who collects a fine locks them
        await fines.hold([userId]);
        const balance = await books.holdBalanceOf(userId);
        const [customer, boosted, openTopUps, requested] = await Promise.all([
          orders.page({ ...countOnly, customerIds: [userId], states: openStates }),
          orders.unsettledOf(userId),
          topUps.openOf(userId),
          payouts.waitingOf(userId),
        ]);
        return { orders: customer.total + boosted, payments: openTopUps + requested, balance };
      },
    }),
    [order.lists, payment.topUps, wallet.payoutFigures, wallet.books, wallet.fineClaims, booster.roster],
  );
  bind.type(traces, Traces, [platform.database]);
  bind.make(identity.personalData, (...everywhere) => everywhere, [
    order.personalData,
    conversation.personalData,
    payment.personalData,
    wallet.personalData,
    vault.personalData,
    booster.personalData,
    notification.personalData,
    ticket.personalData,
    shop.personalData,
    pricing.personalData,
    picture.personalData,
    audit.personalData,
    approval.personalData,
    note.personalData,
    traces,
  ]);
  bind.make(wallet.holders, (directory) => directory, [identity.directory]);
  bind.make(
    wallet.playedOrders,
    (orders) => ({
      workedOn: async (orderId, boosterId) => {
        const [record, events] = await Promise.all([orders.find(orderId), orders.eventsOf(orderId)]);
        return record?.order.boosterId === boosterId || events.some(({ actor }) => actor.id === boosterId);
      },
    }),
    [order.orders],
  );

  bind.make(
    booster.orderCounts,
    (orders) => ({
      active: (boosterIds) => orders.activeCounts(boosterIds),
      confirmed: (boosterIds) => orders.confirmedCounts(boosterIds),
    }),
    [order.orders],
  );
  bind.make(booster.reviews, (reviews) => reviews, [order.boosterReviews]);
  bind.make(
    pricing.finishedOrders,
    (showpieces) => ({
      finished: (limit) => showpieces.finished(limit),
    }),
    [order.showpieces],
  );
  bind.make(
    pricing.recentOrders,
    (orders) => ({
      latest: async (limit) => {
        const { rows } = await orders.page({ from: 0, limit, sort: { field: 'createdAt', descending: true } });
        return rows.flatMap(({ number, draft }) => (draft ? [{ number, draft }] : []));
      },
    }),
    [order.lists],
  );
  bind.make(
    pricing.authors,
    (directory) => ({
      namesOf: async (userIds) =>
        new Map((await directory.findMany(userIds)).map((user) => [user.id, user.displayName])),
    }),
    [identity.directory],
  );
  bind.make(order.boosters, (roster) => roster, [booster.roster]);
  bind.make(
    order.accounts,
    (directory) => ({
      isActive: async (userId) => (await directory.findMany([userId]))[0]?.status === 'active',
      holdActive: (userId) => directory.holdActive(userId),
    }),
    [identity.directory],
  );
  bind.make(
    order.people,
    (found, named) => ({
      called: (search, viewer) => found.called(search, viewer),
      namesOf: (userIds, viewer) => named.of(userIds, viewer),
    }),
    [identity.findPeople, identity.namePeople],
  );
  bind.make(platform.notifier, (notifier) => notifier, [notification.notifier]);
  bind.make(
    audit.actors,
    (directory) => ({
      namesOf: async (userIds) =>
        new Map((await directory.findMany(userIds)).map((user) => [user.id, user.displayName])),
    }),
    [identity.directory],
  );
  bind.make(
    note.subjects,
    (directory, orders, named, found, numbers) => ({
      namesOf: async (subject, recordIds, reader) =>
        subject === 'order'
          ? numbers.numbersOf(recordIds)
          : new Map([...(await named.of(recordIds, reader))].map(([id, { name }]) => [id, name])),
      meant: async (search, reader) => {
        const number = orderNumberIn(search);
        const [people, orderId] = await Promise.all([
          found.called(search, reader),
          number === undefined ? undefined : numbers.idOf(number),
        ]);
        return { people, orderIds: orderId === undefined ? [] : [orderId] };
      },
      hold: async (subject, recordId) => {
        if (subject === 'user') {
          // whoever has left is nobody whom anything could be noted about
          if ((await directory.holdRole(recordId)) === undefined) throw new DomainError('identity.user_not_found');
          return [recordId];
        }
        const participants = await orders.holdParticipants(recordId);
        if (!participants) throw new DomainError('order.not_found');
        const { customerId, boosterId } = participants;
        return boosterId ? [customerId, boosterId] : [customerId];
      },
    }),
    [identity.directory, order.orders, identity.namePeople, identity.findPeople, order.numbers],
  );
  bind.make(
    vault.playedOrders,
    (logins, written, clock) => ({
      hold: (orderId, boosterId) => logins.hold(orderId, boosterId),
      isPlayedBy: (orderId, boosterId) => logins.isPlayedBy(orderId, boosterId),
      // a release of credentials is on the timeline, and in the chain that nobody can change (domain.md §5)
      recordRelease: async (orderId, boosterId) => {
        await logins.recordRelease(orderId, boosterId);
        await written.append({
          at: clock.now(),
          actor: { id: boosterId, role: 'booster' },
          action: 'POST /devices/release',
          resource: 'orders',
          recordId: orderId,
          details: { reason: null, said: null, changes: [], address: null, requestId: null },
        });
      },
    }),
    [order.releasedLogins, audit.appendEvent, platform.clock],
  );
  bind.make(
    vault.deviceOwners,
    (directory) => ({
      // asked every two seconds by every device: it looks, and locks nothing
      isBooster: async (userId) => {
        const [user] = await directory.findMany([userId]);
        return user?.role === 'booster' && user.status === 'active';
      },
      holdBooster: async (userId) =>
        (await directory.holdActive(userId)) && (await directory.holdRole(userId)) === 'booster',
      namesOf: async (userIds) =>
        new Map((await directory.findMany(userIds)).map((user) => [user.id, user.displayName])),
    }),
    [identity.directory],
  );
  bind.make(vault.orderHistory, (erasedCredentials) => erasedCredentials, [order.erasedCredentials]);
  bind.make(
    conversation.orders,
    (orders) => ({
      participantsOf: (orderIds) => orders.participantsOf(orderIds),
      hold: (orderId) => orders.holdParticipants(orderId),
    }),
    [order.orders],
  );
  bind.make(conversation.accounts, (directory) => directory, [identity.directory]);
  bind.make(conversation.balances, (books) => books, [wallet.books]);
  bind.make(
    conversation.fees,
    (ledger) => ({
      charge: async (of) => {
        await ledger.post(reportFee(of));
      },
    }),
    [wallet.ledger],
  );

  bind.make(
    ticket.orders,
    (orders) => ({
      numberOf: async (orderId, userId) => {
        const record = await orders.find(orderId);
        const isTheirs = record?.order.customerId === userId || record?.order.boosterId === userId;
        return isTheirs ? record?.number : undefined;
      },
    }),
    [order.orders],
  );
  bind.make(ticket.people, (people) => people, [identity.findPeople]);
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

  bind.make(mail.addresses, (addresses) => addresses, [identity.mailAddresses]);
  bind.make(notification.recipients, (directory) => directory, [identity.directory]);
  bind.make(
    notification.switchboard,
    (turnNotice) => ({ turn: (userId, notice, on) => turnNotice(userId, notice, on) }),
    [identity.turnNotice],
  );
  bind.make(
    notification.livingSessions,
    (sessions) => ({ lives: async (sessionId) => (await sessions.find(sessionId)) !== undefined }),
    [identity.livingSessions],
  );
  bind.make(payment.tickets, (tickets) => ({ holderOf: async (ticketId) => tickets.userOf(ticketId) }), [
    ticket.readTickets,
  ]);
  bind.make(
    payment.payers,
    (directory) => ({
      hold: async (userId) => {
        if (!(await directory.holdActive(userId))) return undefined;
        const [user] = await directory.findMany([userId]);
        return user && { name: fullNameOf(user), email: user.email, phone: user.phone };
      },
      hasLeft: async (userId) => (await directory.holdRole(userId)) === undefined,
      namesOf: async (userIds) =>
        new Map((await directory.findMany(userIds)).map((user) => [user.id, fullNameOf(user)])),
    }),
    [identity.directory],
  );
  bind.make(order.cardPayments, (topUps) => ({ amountOf: async (id) => (await topUps.find(id))?.amount }), [
    payment.topUps,
  ]);
};
