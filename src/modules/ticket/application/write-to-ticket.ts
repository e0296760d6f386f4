import { secondsUntilNext } from '#kernel/message-limit.ts';
import type { Clock, Ids, Outbox, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Person } from '../domain/standing.ts';
import { type Ticket, type TicketMessage, written } from '../domain/ticket.ts';
import { enterAsSide } from './enter.ts';
import type { House, TicketNotices, TicketPictures, Tickets } from './ports.ts';
import { ticketEvent } from './ticket-event.ts';

/** What somebody says, and the pictures of their own that they say it with. */
export interface Said {
  readonly text: string;
  readonly pictures?: readonly string[] | undefined;
}

/** The user adds something, or the house answers. */
export class WriteToTicket {
  readonly #tickets: Tickets;
  readonly #pictures: TicketPictures;
  readonly #notices: TicketNotices;
  readonly #outbox: Outbox;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;
  readonly #house: House;

  constructor(
    tickets: Tickets,
    pictures: TicketPictures,
    notices: TicketNotices,
    outbox: Outbox,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
    house: House,
  ) {
    this.#tickets = tickets;
    this.#pictures = pictures;
    this.#notices = notices;
    this.#outbox = outbox;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
    this.#house = house;
  }

  /** @throws ticket.not_found, identity.forbidden, ticket.closed, picture.not_found, conversation.too_many_messages */
  run(ticketId: string, { text, pictures = [] }: Said, person: Person): Promise<TicketMessage> {
    return this.#transactions.run(async () => {
      const { ticket, side } = enterAsSide(await this.#tickets.lock(ticketId), person);
      const now = this.#clock.now();
      const after = written(ticket, side, now);
      if (side === 'user') await this.#assertWithinLimit(ticket, now);
      const { id, role, displayName } = person;
      const message = { id: this.#ids.next(), ticketId, sender: { id, role, displayName }, text, createdAt: now };
      await this.#tickets.save(after);
      await this.#tickets.addMessage(message);
      await this.#pictures.attach(pictures, id, { kind: 'ticket-message', id: message.id });
      await this.#outbox.publish([ticketEvent(after)]);
      if (side === 'house') await this.#notices.tell('ticket-answered', after);
      return message;
    });
  }

  /** Counted under the ticket's lock. The text that it was opened with is not a message of these; the house may write at will. */
  async #assertWithinLimit({ id, user, createdAt }: Ticket, now: Date): Promise<void> {
    const limit = this.#house.messageLimit();
    const latest = await this.#tickets.latestTimes(id, user.id, limit.attempts);
    const retryAfterSeconds = secondsUntilNext(
      latest.filter((time) => time > createdAt),
      now,
      limit,
    );
    if (retryAfterSeconds > 0) throw new DomainError('conversation.too_many_messages', { retryAfterSeconds });
  }
}
