import type { Message as MessageAnswer } from '#contract/conversation.ts';
import type { LiveEvent } from '#kernel/ports.ts';
import type { Message } from '../domain/message.ts';

/** A message as its POST answers it and the live event carries it. */
export const answerOf = ({ createdAt, sender, ...message }: Message): MessageAnswer => ({
  ...message,
  sender: { ...sender },
  createdAt: createdAt.toISOString(),
});

/** Both sides hear it, the sender on other devices too, and the console's readers. */
export const messageEvent = (message: Message, sides: readonly string[]): LiveEvent => ({
  type: 'message',
  to: [...sides.map((user) => ({ user })), { scope: 'messages:read' }],
  data: answerOf(message),
});
