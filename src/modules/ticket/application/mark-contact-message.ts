import { DomainError } from '#kernel/refusal.ts';
import { answered, type ContactMessage, waitingAgain } from '../domain/contact-message.ts';
import type { Person } from '../domain/standing.ts';
import type { Needs } from './needs.ts';

/** Marks a contact message as answered, or as waiting again. */
export const markContactMessage = ({ messages, work }: Needs<'messages' | 'work'>) => {
  const change = (
    id: string,
    kind: 'contact-answered' | 'contact-waits-again',
    of: (message: ContactMessage) => ContactMessage,
  ): Promise<ContactMessage> =>
    work.run(async () => {
      const message = await messages.lock(id);
      if (!message) throw new DomainError('ticket.contact_not_found');
      const changed = of(message);
      await messages.save(changed);
      work.record({ kind, message: changed });
      return changed;
    });

  return {
    /** @throws ticket.contact_not_found, ticket.contact_answered */
    answered: (id: string, by: Person): Promise<ContactMessage> =>
      change(id, 'contact-answered', (message) => answered(message, by, work.now())),
    /** @throws ticket.contact_not_found, ticket.contact_not_answered */
    waiting: (id: string): Promise<ContactMessage> => change(id, 'contact-waits-again', waitingAgain),
  };
};
export type MarkContactMessage = ReturnType<typeof markContactMessage>;
