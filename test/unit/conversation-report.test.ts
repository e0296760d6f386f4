import { beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { Money } from '#kernel/money.ts';
import { decideReport } from '#modules/conversation/application/decide-report.ts';
import { conversationProjections } from '#modules/conversation/application/projections.ts';
import { reportMessage } from '#modules/conversation/application/report-message.ts';
import type { Sender } from '#modules/conversation/application/send-message.ts';
import type { Message } from '#modules/conversation/domain/message.ts';
import { FixedOrders, InMemoryMessages } from '#test/support/fakes/in-memory-messages.ts';
import { InMemoryReports, RecordingFees } from '#test/support/fakes/in-memory-reports.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';
import { toldAtOnce } from '#test/support/told-work.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const person = (id: string, role: Sender['role'], ...scopes: Sender['scopes']): Sender => ({
  id,
  role,
  scopes,
  displayName: `${id} X.`,
});
const [customer, booster, admin] = [
  person('customer', 'customer'),
  person('booster', 'booster'),
  person('admin', 'admin'),
];
const reader = person('reader', 'staff', 'reports:read', 'reports:write', 'messages:read');
const treasurer = person('treasurer', 'staff', 'reports:write', 'wallets:write');

const setUp = async () => {
  const messages = new InMemoryMessages();
  const orders = new FixedOrders();
  orders.participants.set('order', { number: '100001', customerId: 'customer', boosterId: 'booster', open: false });
  const message = (id: string, { scopes: _, ...sender }: Sender, seq: number): Message => ({
    id,
    orderId: 'order',
    seq,
    clientId: null,
    text: 'selam',
    contacts: [],
    sender,
    createdAt: new Date(),
  });
  await messages.add(message('of the booster', booster, 1), []);
  await messages.add(message('of the house', admin, 2), []);
  const [reports, fees, transactions, clock] = [
    new InMemoryReports(messages),
    new RecordingFees(),
    new NoTransactions(),
    new FixedClock(),
  ];
  const told: unknown[] = [];
  const work = toldAtOnce(conversationProjections, unitOfWork({ transactions, clock, ids: { next: () => v7() } }), {
    notices: async (notices) => void told.push(...notices.map(({ kind: _, userId, ...about }) => [userId, about])),
  });
  const report = reportMessage({ messages, reports, orders, work });
  const decide = decideReport({ reports, fees, orders, work });
  return { reports, fees, notices: { told }, report, decide };
};

let world: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => {
  world = await setUp();
});
const tell = (who: Sender, message = 'of the booster') => world.report(message, 'Kaba konuşuyor.', who);

describe('a report', () => {
  test('by a participant is accepted after the conversation has closed, and waits for staff', async () => {
    expect(await tell(customer)).toMatchObject({
      state: 'open',
      messageId: 'of the booster',
      orderId: 'order',
      sender: { id: 'booster' },
      reporter: { id: 'customer' },
      fee: null,
    });
  });

  test('is accepted once per reader and message', async () => {
    await tell(customer);
    await expect(tell(customer)).rejects.toMatchObject({ code: 'conversation.already_reported' });
    await tell(customer, 'of the house');
  });

  test('of one’s own message is refused', async () => {
    await expect(tell(booster)).rejects.toMatchObject({ code: 'conversation.own_message' });
  });

  test.each([person('stranger', 'customer'), person('other', 'booster'), reader])(
    'by a person who is not a participant is refused: %s',
    async (who) => {
      await expect(tell(who)).rejects.toMatchObject({ code: 'conversation.message_not_found' });
    },
  );
});

describe('the decision on a report', () => {
  const fee = Money.lira(50);
  test('charges the sender the fee, and can’t be made twice', async () => {
    const { id } = await tell(customer);
    await world.decide(id, { state: 'upheld', reason: 'Hakaret', fee }, admin);
    expect(world.reports.all).toMatchObject([
      { id, state: 'upheld', decision: 'Hakaret', decidedBy: { id: 'admin' }, fee },
    ]);
    const charged = {
      reportId: id,
      orderId: 'order',
      userId: 'booster',
      amount: fee,
      reason: 'Hakaret',
      actorId: 'admin',
    };
    expect(world.fees.charged).toEqual([charged]);
    for (const state of ['upheld', 'rejected'] as const)
      await expect(world.decide(id, { state, reason: 'Yine' }, admin)).rejects.toMatchObject({
        code: 'conversation.report_decided',
      });
    expect(world.fees.charged).toHaveLength(1);
  });

  test('without a fee moves no money, and the reporter is notified of the outcome', async () => {
    const [first, second] = [await tell(customer), await tell(customer, 'of the house')];
    await world.decide(first.id, { state: 'upheld', reason: 'Uyarıldı' }, reader);
    await world.decide(second.id, { state: 'rejected', reason: 'Sorun yok' }, reader);
    expect(world.reports.all.map(({ state }) => state)).toEqual(['upheld', 'rejected']);
    const about = { orderId: 'order', orderNumber: '100001' };
    expect(world.notices.told).toEqual([
      ['customer', { ...about, outcome: 'upheld' }],
      ['customer', { ...about, outcome: 'rejected' }],
    ]);
    expect(world.fees.charged).toEqual([]);
  });

  test('with a fee needs a decider who may move money and a sender who has a wallet', async () => {
    const [ofBooster, ofStaff] = [await tell(customer), await tell(customer, 'of the house')];
    const verdict = { state: 'upheld', reason: 'Hakaret', fee } as const;
    await expect(world.decide(ofBooster.id, verdict, reader)).rejects.toMatchObject({ code: 'identity.forbidden' });
    await expect(world.decide(ofStaff.id, verdict, admin)).rejects.toMatchObject({
      code: 'identity.role_not_allowed',
    });
    await expect(world.decide('no such report', verdict, admin)).rejects.toMatchObject({
      code: 'conversation.report_not_found',
    });
    await world.decide(ofBooster.id, verdict, treasurer);
    expect(world.fees.charged).toHaveLength(1);
  });
});
