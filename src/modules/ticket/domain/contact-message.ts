import { DomainError } from '#kernel/refusal.ts';

/** A message of the contact form. */
export interface ContactMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly createdAt: Date;
  /** Null while the message waits for an answer. */
  readonly answered: Answered | null;
}

/** The staff member who answered the message, by mail from the console or elsewhere. */
export interface Answered {
  readonly by: { readonly id: string; readonly displayName: string };
  readonly at: Date;
}

/**
 * The unit of the rate limit: e-mail and network address together, so that somebody else who shares one of them is not
 * blocked.
 */
export interface ContactSender {
  readonly email: string;
  /** Network address. */
  readonly address: string;
}

/** @throws ticket.contact_answered */
export function answered(message: ContactMessage, by: Answered['by'], at: Date): ContactMessage {
  if (message.answered) throw new DomainError('ticket.contact_answered');
  return { ...message, answered: { by: { id: by.id, displayName: by.displayName }, at } };
}

/** @throws ticket.contact_not_answered */
export function waitingAgain(message: ContactMessage): ContactMessage {
  if (!message.answered) throw new DomainError('ticket.contact_not_answered');
  return { ...message, answered: null };
}
