import type { Message as MessageAnswer } from '#contract/conversation/schemas.ts';
import type { Message } from '../domain/message.ts';

/** A message in the form of responses and live events. `contacts` is left out, because only staff see it. */
export const answerOf = ({ contacts: _, createdAt, sender, ...message }: Message): MessageAnswer => ({
  ...message,
  sender: { ...sender },
  createdAt: createdAt.toISOString(),
});
