import type { ContactKind } from '#kernel/contact-leak.ts';
import type { Role } from '#kernel/vocabulary.ts';

export interface Message {
  readonly id: string;
  readonly orderId: string;
  /** The message's number in the conversation: 1, 2, 3…, without gaps. */
  readonly seq: number;
  /** The idempotency key of the sender's client. */
  readonly clientId: string | null;
  readonly text: string;
  readonly contacts: readonly ContactKind[];
  readonly sender: { readonly id: string; readonly role: Role; readonly displayName: string };
  readonly createdAt: Date;
}
