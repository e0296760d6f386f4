import { fillIn } from '#contract/format.ts';
import { messages } from '#contract/messages.tr.ts';
import type { Refused } from '#kernel/written-command.ts';

/** What its caller read; a code of an earlier version stands by itself. */
export const refusalSentence = ({ code, params }: Refused): string =>
  fillIn((messages as Readonly<Record<string, string>>)[code] ?? code, { ...params });
