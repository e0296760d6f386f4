import type { ContactMessage } from '../domain/contact-message.ts';
import type { Person } from '../domain/standing.ts';
import type { MarkContactMessage } from './mark-contact-message.ts';
import type { Needs } from './needs.ts';

/**
 * Staff answer a contact message by mail. The mail does not quote the message, because nobody has proved that its
 * writer owns the address.
 * @throws ticket.contact_not_found, ticket.contact_answered
 */
export const answerContactMessage =
  ({ mark, mails, work }: Needs<'mails' | 'work'> & { readonly mark: MarkContactMessage }) =>
  (id: string, mail: { readonly subject: string; readonly text: string }, by: Person): Promise<ContactMessage> =>
    work.run(async () => {
      const message = await mark.answered(id, by);
      const key = `contact-answer:${work.newId()}`;
      await mails.queue({ key, to: message.email, template: 'letter', params: mail });
      return message;
    });
export type AnswerContactMessage = ReturnType<typeof answerContactMessage>;
