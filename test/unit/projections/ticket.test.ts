import { expect, test } from '@jest/globals';
import { supportProjections } from '#modules/ticket/application/projections.ts';
import { opened, type Ticket } from '#modules/ticket/domain/ticket.ts';
import type { SupportEvent } from '#modules/ticket/domain/support-events.ts';
import { linesOf, type Told, toldCases } from '#test/support/news.ts';

const at = new Date('2026-11-20T12:00:00.000Z');
const aTicket = (change: Partial<Ticket> = {}): Ticket => ({
  ...opened(
    {
      id: 't1',
      user: { id: 'customer', role: 'customer', displayName: 'Ada Y.' },
      type: 'order',
      subject: 'Bir soru',
      order: { id: 'o1', number: '100001' },
      topUp: null,
    },
    at,
  ),
  ...change,
});
const live = (status: string, answered = false) =>
  `live ticket to user:customer, scope:tickets:read {"id":"t1","status":"${status}","answered":${answered},"updatedAt":"2026-11-20T12:00:00.000Z"}`;
const notice = (kind: string) => `notice ${kind} to customer {"ticketId":"t1","subject":"Bir soru"}`;
const webhook = (type: string, status: string, answered = false) =>
  `webhook ${type} about t1 {"ticketId":"t1","userId":"customer","type":"order","status":"${status}","answered":${answered},"orderId":"o1"}`;

const message = { id: 'c1', name: 'Ada', email: 'ada@basamak.test', text: 'Merhaba', createdAt: at, answered: null };
const contactLine = 'live console to scope:tickets:read {"resource":"contact-messages","id":"c1"}';

const told: Told<SupportEvent> = {
  'ticket-opened': [[{ ticket: aTicket() }, live('open'), webhook('ticket.opened', 'open')]],
  'user-wrote': [[{ ticket: aTicket() }, live('open')]],
  'staff-answered': [
    [
      { ticket: aTicket({ answered: true }) },
      live('open', true),
      notice('ticket-answered'),
      webhook('ticket.answered', 'open', true),
    ],
  ],
  'ticket-moved': [
    [
      { ticket: aTicket({ status: 'closed' }), by: 'staff' },
      live('closed'),
      notice('ticket-closed'),
      webhook('ticket.closed', 'closed'),
    ],
    [{ ticket: aTicket({ status: 'closed' }), by: 'user' }, live('closed'), webhook('ticket.closed', 'closed')],
    [{ ticket: aTicket(), by: 'staff' }, live('open'), notice('ticket-reopened'), webhook('ticket.reopened', 'open')],
    [{ ticket: aTicket(), by: 'user' }, live('open'), webhook('ticket.reopened', 'open')],
    [{ ticket: aTicket({ status: 'trash' }), by: 'staff' }, live('trash')],
  ],
  'contact-received': [[{ message }, contactLine]],
  'contact-answered': [[{ message }, contactLine]],
  'contact-waits-again': [[{ message }, contactLine]],
};

test.each(toldCases(supportProjections, told))(
  '%s sends exactly these live messages, notices and webhooks',
  (_, news, lines) => {
    expect(linesOf(news)).toEqual(lines);
  },
);
