import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { answered, type ContactMessage, waitingAgain } from '../domain/contact-message.ts';
import type { Person } from '../domain/standing.ts';
import type { ContactMessageDesk } from './ports.ts';

/** A contact message is marked as answered, or as waiting again. */
export class MarkContactMessage {
  readonly #messages: ContactMessageDesk;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(messages: ContactMessageDesk, transactions: Transactions, clock: Clock) {
    this.#messages = messages;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws ticket.contact_not_found, ticket.contact_answered */
  answered(id: string, by: Person): Promise<ContactMessage> {
    return this.#change(id, (message) => answered(message, by, this.#clock.now()));
  }

  /** @throws ticket.contact_not_found, ticket.contact_not_answered */
  waiting(id: string): Promise<ContactMessage> {
    return this.#change(id, waitingAgain);
  }

  #change(id: string, of: (message: ContactMessage) => ContactMessage): Promise<ContactMessage> {
    return this.#transactions.run(async () => {
      const message = await this.#messages.lock(id);
      if (!message) throw new DomainError('ticket.contact_not_found');
      const changed = of(message);
      await this.#messages.save(changed);
      return changed;
    });
  }
}
