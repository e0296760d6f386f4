import { secondsUntilNext } from '#kernel/message-limit.ts';
import type { RateLimit } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { ContactSender } from '../domain/contact-message.ts';
import type { ContactMessages } from './ports.ts';
import type { Needs } from './needs.ts';

export interface ContactConfig {
  /** The limit of one network address, whatever e-mail addresses it uses. */
  readonly fromAddress: RateLimit;
}

export interface Written {
  readonly name: string;
  readonly text: string;
  /** The honeypot field. People do not see it, so only programs fill it in. */
  readonly bait?: string | undefined;
}

/**
 * Receives a message of the contact form: stores it and mails it to the staff. A program that fills in the honeypot
 * field gets the same answer, but nothing is stored.
 * @throws identity.too_many_attempts, conversation.too_many_messages
 */
export const receiveContact = ({
  messages,
  mails,
  rateLimits,
  support,
  config: { contact },
  work,
}: Needs<'mails' | 'rateLimits' | 'support' | 'work'> & {
  readonly messages: ContactMessages;
  readonly config: { readonly contact: ContactConfig };
}) => {
  const assertAddressMayWrite = async (address: string): Promise<void> => {
    const attempt = { key: `contact ${address}`, limit: contact.fromAddress };
    const retryAfterSeconds = await rateLimits.count([attempt]);
    if (retryAfterSeconds > 0) throw new DomainError('identity.too_many_attempts', { retryAfterSeconds });
  };

  // counts under the sender's lock, so that concurrent messages can't exceed the limit
  const assertWithinLimit = async (sender: ContactSender, now: Date): Promise<void> => {
    const limit = support.messageLimit();
    const latest = await messages.latestTimes(sender, limit.attempts);
    const retryAfterSeconds = secondsUntilNext(latest, now, limit);
    if (retryAfterSeconds > 0) throw new DomainError('conversation.too_many_messages', { retryAfterSeconds });
  };

  return async ({ name, text, bait = '' }: Written, sender: ContactSender): Promise<void> => {
    await assertAddressMayWrite(sender.address);
    if (bait !== '') return;
    const { email } = sender;
    await work.run(async () => {
      await messages.lockSender(sender);
      const now = work.now();
      await assertWithinLimit(sender, now);
      const id = work.newId();
      const message = { id, name, email, text, createdAt: now, answered: null };
      await messages.add(message, sender);
      work.record({ kind: 'contact-received', message });
      await mails.queue({
        key: `contact:${id}`,
        to: support.contactMail(),
        template: 'contact',
        params: { name, email, text },
      });
    });
  };
};
export type ReceiveContact = ReturnType<typeof receiveContact>;
