import type { Mails } from '#kernel/mail.ts';
import { secondsUntilNext } from '#kernel/message-limit.ts';
import type { Clock, Ids, RateLimit, RateLimits, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { ContactSender } from '../domain/contact-message.ts';
import type { ContactMessages, House } from './ports.ts';

export interface ContactConfig {
  /** All that one address may send, under whatever e-mail addresses. */
  readonly fromAddress: RateLimit;
}

export interface Written {
  readonly name: string;
  readonly text: string;
  /** From the field that people do not see: whoever fills it is a program. */
  readonly bait?: string | undefined;
}

/** Anyone writes to the house: it is kept, and mailed to where the house reads. */
export class ReceiveContact {
  readonly #messages: ContactMessages;
  readonly #mails: Mails;
  readonly #rateLimits: RateLimits;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;
  readonly #house: House;
  readonly #config: ContactConfig;

  constructor(
    messages: ContactMessages,
    mails: Mails,
    rateLimits: RateLimits,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
    house: House,
    { contact }: { readonly contact: ContactConfig },
  ) {
    this.#messages = messages;
    this.#mails = mails;
    this.#rateLimits = rateLimits;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
    this.#house = house;
    this.#config = contact;
  }

  /** Programs are answered like people, and nothing comes of it. @throws identity.too_many_attempts, conversation.too_many_messages */
  async run({ name, text, bait = '' }: Written, sender: ContactSender): Promise<void> {
    await this.#assertAddressMayWrite(sender.address);
    if (bait !== '') return;
    const { email } = sender;
    await this.#transactions.run(async () => {
      await this.#messages.lockSender(sender);
      const now = this.#clock.now();
      await this.#assertWithinLimit(sender, now);
      const id = this.#ids.next();
      await this.#messages.add({ id, name, email, text, createdAt: now, answered: null }, sender);
      await this.#mails.queue({
        key: `contact:${id}`,
        to: this.#house.contactMail(),
        template: 'contact',
        params: { name, email, text },
      });
    });
  }

  async #assertAddressMayWrite(address: string): Promise<void> {
    const attempt = { key: `contact ${address}`, limit: this.#config.fromAddress };
    const retryAfterSeconds = await this.#rateLimits.count([attempt]);
    if (retryAfterSeconds > 0) throw new DomainError('identity.too_many_attempts', { retryAfterSeconds });
  }

  // counted under the sender's lock, so that of many at once no more than the limit get through
  async #assertWithinLimit(sender: ContactSender, now: Date): Promise<void> {
    const limit = this.#house.messageLimit();
    const latest = await this.#messages.latestTimes(sender, limit.attempts);
    const retryAfterSeconds = secondsUntilNext(latest, now, limit);
    if (retryAfterSeconds > 0) throw new DomainError('conversation.too_many_messages', { retryAfterSeconds });
  }
}
