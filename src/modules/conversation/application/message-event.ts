import type { Message as MessageAnswer, Receipt as ReceiptAnswer } from '#contract/conversation.ts';
import type { LiveEvent } from '#kernel/ports.ts';
import type { Message } from '../domain/message.ts';

/** A message as its POST answers it and the live event carries it. What the house makes of its text stays with the house. */
export const answerOf = ({ contacts: _, createdAt, sender, ...message }: Message): MessageAnswer => ({
  ...message,
  sender: { ...sender },
  createdAt: createdAt.toISOString(),
});

const toAll = (sides: readonly string[]): LiveEvent['to'] => [
  ...sides.map((user) => ({ user })),
  { scope: 'messages:read' },
];

/** Both sides hear it, the sender on other devices too, and the console's readers. */
export const messageEvent = (message: Message, sides: readonly string[]): LiveEvent => ({
  type: 'message',
  to: toAll(sides),
  data: answerOf(message),
});

export const receiptEvent = (receipt: ReceiptAnswer, sides: readonly string[]): LiveEvent => ({
  type: 'receipt',
  to: toAll(sides),
  data: receipt,
});
