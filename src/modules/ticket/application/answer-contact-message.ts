import type { Mails } from '#kernel/mail.ts';
import type { Ids, Transactions } from '#kernel/ports.ts';
import type { ContactMessage } from '../domain/contact-message.ts';
import type { Person } from '../domain/standing.ts';
import type { MarkContactMessage } from './mark-contact-message.ts';

/**
 * The staff answer a contact message by mail. The mail does not quote the message: nobody has proved that its writer owns the
 * address.
 */
export class AnswerContactMessage {
  readonly #mark: MarkContactMessage;
  readonly #mails: Mails;
  readonly #ids: Ids;
  readonly #transactions: Transactions;

  constructor(mark: MarkContactMessage, mails: Mails, ids: Ids, transactions: Transactions) {
    this.#mark = mark;
    this.#mails = mails;
    this.#ids = ids;
    this.#transactions = transactions;
  }

  /** @throws ticket.contact_not_found, ticket.contact_answered */
  run(id: string, mail: { readonly subject: string; readonly text: string }, by: Person): Promise<ContactMessage> {
    return this.#transactions.run(async () => {
      const message = await this.#mark.answered(id, by);
      const key = `contact-answer:${this.#ids.next()}`;
      await this.#mails.queue({ key, to: message.email, template: 'letter', params: mail });
      return message;
    });
  }
}
