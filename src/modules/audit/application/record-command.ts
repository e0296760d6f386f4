import type { WrittenCommand } from '#kernel/written-command.ts';
import { changesBetween, idsIn } from '../domain/audit-event.ts';
import type { AppendEvent } from './append-event.ts';

/** Records a console command: its parameters, and what it changed in its record. */
export const recordCommand = ({ events }: { readonly events: AppendEvent }) => ({
  /** Call it as the last step of the command's transaction. */
  command: async ({
    at,
    actor,
    action,
    resource,
    recordId,
    before = null,
    after = null,
    people = [],
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
      concerns: idsIn(before, after, people),
    });
  },
});
export type RecordCommand = ReturnType<typeof recordCommand>;
