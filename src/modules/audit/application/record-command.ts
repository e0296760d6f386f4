import type { WrittenCommand } from '#kernel/written-command.ts';
import { changesBetween, idsIn } from '../domain/audit-event.ts';
import type { AppendEvent } from './append-event.ts';

/** Writes a command of the console: what was asked for, and what it changed of its record. */
export const recordCommand = ({ events }: { readonly events: AppendEvent }) => ({
  /** In the command's transaction, as the last thing that it does. */
  command: async ({
    at,
    actor,
    action,
    resource,
    recordId,
    before = null,
    after = null,
    ...said
  }: WrittenCommand): Promise<void> => {
    const changes = changesBetween(before, after);
    await events.append({
      at,
      actor,
      action,
      resource,
      recordId,
      details: { ...said, changes },
      concerns: idsIn(before, after),
    });
  },
});
export type RecordCommand = ReturnType<typeof recordCommand>;
