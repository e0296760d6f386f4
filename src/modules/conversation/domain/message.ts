import type { ContactKind } from '#kernel/contact-leak.ts';
import type { Role } from '#kernel/vocabulary.ts';

export interface Message {
  readonly id: string;
  readonly orderId: string;
  /** Its place in the conversation: 1, 2, 3…, without a gap. */
  readonly seq: number;
  /** What its sender's program calls it, to know it again. */
  readonly clientId: string | null;
  readonly text: string;
  readonly contacts: readonly ContactKind[];
  readonly sender: { readonly id: string; readonly role: Role; readonly displayName: string };
  readonly createdAt: Date;
}
