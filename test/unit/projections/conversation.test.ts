import { expect, test } from '@jest/globals';
import { conversationProjections } from '#modules/conversation/application/projections.ts';
import type { ConversationEvent } from '#modules/conversation/domain/conversation-events.ts';
import type { Message } from '#modules/conversation/domain/message.ts';
import { decided, reported } from '#modules/conversation/domain/report.ts';
import { linesOf, type Told, toldCases } from '#test/support/news.ts';

const at = new Date('2026-11-20T12:00:00.000Z');
const by = (id: string, role: Message['sender']['role']) => ({ id, role, displayName: id });
const aMessage = (sender: Message['sender']): Message => ({
  id: 'm1',
  orderId: 'o1',
  seq: 1,
  clientId: null,
  text: 'ara: 0532 123 45 67',
  contacts: ['phone'],
  sender,
  createdAt: at,
});
const [orderNumber, sides] = ['100001', ['customer', 'booster']];
const heard = (sender: Message['sender']) =>
  `live message to user:customer, user:booster, scope:messages:read {"id":"m1","orderId":"o1","seq":1,"clientId":null,"text":"ara: 0532 123 45 67","sender":${JSON.stringify(sender)},"createdAt":"2026-11-20T12:00:00.000Z"}`;
const notified = (userId: string) => `notice chat-message to ${userId} {"orderId":"o1","orderNumber":"100001"}`;

const [customer, staff] = [by('customer', 'customer'), by('staff', 'staff')];
const report = reported(aMessage(by('booster', 'booster')), { id: 'r1', reporter: customer, reason: 'Kaba', at });
const inConsole = 'live console to scope:reports:read {"resource":"reports","id":"r1"}';
const ending = (state: 'upheld' | 'rejected') => decided(report, { state, reason: 'Baktık', by: staff }, at);
const toReporter = (outcome: string) =>
  `notice report-decided to customer {"orderId":"o1","orderNumber":"100001","outcome":"${outcome}"}`;

const told: Told<ConversationEvent> = {
  'message-sent': [
    [{ message: aMessage(customer), orderNumber, sides }, heard(customer), notified('booster')],
    [{ message: aMessage(staff), orderNumber, sides }, heard(staff), notified('customer'), notified('booster')],
  ],
  'messages-seen': [
    [
      { receipt: { orderId: 'o1', userId: 'booster', delivered: 2, read: 1 }, sides },
      'live receipt to user:customer, user:booster, scope:messages:read {"orderId":"o1","userId":"booster","delivered":2,"read":1}',
    ],
  ],
  'message-reported': [[{ report }, inConsole]],
  'report-decided': [
    [{ report: ending('upheld'), orderNumber }, inConsole, toReporter('upheld')],
    [{ report: ending('rejected'), orderNumber }, inConsole, toReporter('rejected')],
  ],
};

test.each(toldCases(conversationProjections, told))(
  '%s sends exactly these live messages, notices and webhooks',
  (_, news, lines) => {
    expect(linesOf(news)).toEqual(lines);
  },
);
