import type { Message as MessageAnswer } from '#contract/conversation/schemas.ts';
import type { Message } from '../domain/message.ts';

/** A message in the form of responses and live events. Without `contacts`, which only staff see. */
export const answerOf = ({ contacts: _, createdAt, sender, ...message }: Message): MessageAnswer => ({
  ...message,
  sender: { ...sender },
  createdAt: createdAt.toISOString(),
});
