import type { Listed } from '#kernel/lists.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { ContactMessage } from '../domain/contact-message.ts';
import type { ContactMessageLists, ContactMessagesPart } from './ports.ts';

/** Messages of the contact form, for the console. */
export const readContactMessages = ({ messages }: { readonly messages: ContactMessageLists }) => ({
  list: (part: ContactMessagesPart): Promise<Listed<ContactMessage>> => messages.list(part),
  /** @throws ticket.contact_not_found */
  one: async (id: string): Promise<ContactMessage> => {
    const message = await messages.find(id);
    if (!message) throw new DomainError('ticket.contact_not_found');
    return message;
  },
});
export type ReadContactMessages = ReturnType<typeof readContactMessages>;
