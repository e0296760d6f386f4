import type { Role } from '#kernel/vocabulary.ts';

export interface Message {
  readonly id: string;
  readonly orderId: string;
  readonly text: string;
  readonly sender: { readonly id: string; readonly role: Role; readonly displayName: string };
  readonly createdAt: Date;
}
