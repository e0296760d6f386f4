import type { Role } from '#kernel/vocabulary.ts';

export interface Message {
  readonly id: string;
  readonly orderId: string;
  readonly text: string;
  readonly sender: { readonly id: string; readonly role: Role; readonly displayName: string };
  readonly createdAt: Date;
}

/** At most so many messages per sender and conversation (specification §5)… */
export const messagesPerWindow = 3;
/** …in any so many milliseconds. */
const window = 15 * 60_000;

/** @param latest when the sender's latest messages were sent, newest first, {@link messagesPerWindow} of them at least. */
export const secondsUntilNext = (latest: readonly Date[], now: Date): number => {
  const oldestThatCounts = latest[messagesPerWindow - 1];
  if (!oldestThatCounts) return 0;
  return Math.max(0, Math.ceil((oldestThatCounts.getTime() + window - now.getTime()) / 1000));
};
