import type { Clock, Ids, Outbox, Transactions } from '#kernel/ports.ts';
import type { TicketStatus } from '#kernel/vocabulary.ts';
import type { Person } from '../domain/standing.ts';
import { moved, type Ticket } from '../domain/ticket.ts';
import { enterAsSide } from './enter.ts';
import type { TicketNotices, Tickets } from './ports.ts';
import { ticketEvent } from './ticket-event.ts';

/** Closes a ticket, opens it again, or throws it away. */
export class MoveTicket {
  readonly #tickets: Tickets;
  readonly #notices: TicketNotices;
  readonly #outbox: Outbox;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(
    tickets: Tickets,
    notices: TicketNotices,
    outbox: Outbox,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
  ) {
    this.#tickets = tickets;
    this.#notices = notices;
    this.#outbox = outbox;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** @throws ticket.not_found, identity.forbidden, ticket.transition_not_allowed */
  run(ticketId: string, to: TicketStatus, person: Person): Promise<Ticket> {
    return this.#transactions.run(async () => {
      const { ticket, side } = enterAsSide(await this.#tickets.lock(ticketId), person);
      const at = this.#clock.now();
      const after = moved(ticket, to, side, at);
      const { id, role, displayName } = person;
      const actor = { id, role, displayName };
      await this.#tickets.save(after);
      await this.#tickets.addEvent({ id: this.#ids.next(), ticketId, actor, from: ticket.status, to, at });
      await this.#outbox.publish([ticketEvent(after)]);
      if (side === 'house' && to !== 'trash')
        await this.#notices.tell(to === 'closed' ? 'ticket-closed' : 'ticket-reopened', after);
      return after;
    });
  }
}
