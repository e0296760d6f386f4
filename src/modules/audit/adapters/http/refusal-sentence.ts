import { fillIn } from '#contract/format.ts';
import { messages } from '#contract/messages.tr.ts';
import type { Refused } from '#kernel/written-command.ts';

/** The message that the caller read; the code itself if it is of an earlier version without a message. */
export const refusalSentence = ({ code, params }: Refused): string =>
  fillIn((messages as Readonly<Record<string, string>>)[code] ?? code, { ...params });
