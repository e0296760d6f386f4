import type { Message as MessageAnswer } from '#contract/conversation/schemas.ts';
import type { Message } from '../domain/message.ts';

/** A message as its POST answers it and the live event carries it. What the house makes of its text stays with the house. */
export const answerOf = ({ contacts: _, createdAt, sender, ...message }: Message): MessageAnswer => ({
  ...message,
  sender: { ...sender },
  createdAt: createdAt.toISOString(),
});
