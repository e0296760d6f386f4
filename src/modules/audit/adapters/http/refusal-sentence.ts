import { fillIn } from '#contract/format.ts';
import { messages } from '#contract/messages.tr.ts';
import type { Refused } from '#kernel/written-command.ts';

/** The message that the caller read. If the code is of an earlier version and has no message, the code itself. */
export const refusalSentence = ({ code, params }: Refused): string =>
  fillIn((messages as Readonly<Record<string, string>>)[code] ?? code, { ...params });
