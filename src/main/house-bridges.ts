// What the console shows together: one module's records, another's names.
import { audit } from '#modules/audit/index.ts';
import { fullNameOf, identity } from '#modules/identity/index.ts';
import { integration, pauseLetter } from '#modules/integration/index.ts';
import { notification } from '#modules/notification/index.ts';
import { vault } from '#modules/vault/index.ts';
import { order, orderNumberIn } from '#modules/order/index.ts';
import { payment, paymentNumbersOf } from '#modules/payment/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import type { Bindings } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';

export const houseBridges: Bindings = (bind) => {
  bind.make(
    integration.owners,
    (directory) => ({
      find: async (userId) => {
        const user = await directory.powersOf(userId);
        return user && { id: user.id, displayName: user.displayName, scopes: user.scopes };
      },
      haveLeft: async (userId) => !(await directory.holdPowers([userId])).has(userId),
      namesOf: async (userIds) =>
        new Map((await directory.findMany(userIds)).map((user) => [user.id, user.displayName])),
    }),
    [identity.directory],
  );
  bind.make(platform.hooks, (hooks) => hooks, [integration.hooks]);
  bind.make(integration.signingSecrets, (secrets) => secrets, [vault.signingVault]);
  bind.make(
    integration.pauseNotices,
    (directory, mails, publicUrl) => ({
      paused: async ({ id, ownerId, url, paused }) => {
        const [owner] = await directory.findMany([ownerId]);
        if (!owner || owner.status !== 'active' || !paused) return;
        const { subject, text } = pauseLetter(owner.firstName, new URL(url).host, paused.cause);
        await mails.queue({
          key: `webhook-paused:${id}:${paused.at.toISOString()}`,
          to: owner.email,
          template: 'message',
          params: { subject, text, link: `${publicUrl}/admin/webhooks/${id}/show` },
        });
      },
    }),
    [identity.directory, platform.mails, notification.publicUrl],
  );
  bind.make(
    wallet.owners,
    (directory) => ({
      of: async (userIds) =>
        new Map(
          (await directory.findMany(userIds)).map((user) => [user.id, { name: fullNameOf(user), role: user.role }]),
        ),
    }),
    [identity.directory],
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
  bind.make(integration.orders, (numbers) => numbers, [order.numbers]);
  bind.make(payment.paidOrders, (numbers) => numbers, [order.numbers]);
  bind.make(payment.hands, (directory) => directory, [identity.directory]);
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
  bind.make(
    identity.emailHistory,
    (written) => ({
      // the audit log already holds the request; this entry is its confirmation
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
};
