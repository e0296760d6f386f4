import { DomainError } from '#kernel/refusal.ts';
import type { ContactMessage } from '../domain/contact-message.ts';
import type { ContactMessageLists, ContactMessagesPart, ListedContactMessages } from './ports.ts';

/** What came through the contact form, for the console. */
export class ReadContactMessages {
  readonly #messages: ContactMessageLists;

  constructor(messages: ContactMessageLists) {
    this.#messages = messages;
  }

  list(part: ContactMessagesPart): Promise<ListedContactMessages> {
    return this.#messages.list(part);
  }

  /** @throws ticket.contact_not_found */
  async one(id: string): Promise<ContactMessage> {
    const message = await this.#messages.find(id);
    if (!message) throw new DomainError('ticket.contact_not_found');
    return message;
  }
}
