import { kept, keptInTab } from '#contract/browser/storage.ts';
import { services, type ServiceId } from '#contract/vocabulary.ts';

/** Where the browser keeps a service's draft. */
export const keptKey = (service: ServiceId): string => `draft.${service}`;

/** Where this tab keeps the note of a draft: it may hold what the next person at this computer must not read. */
export const noteKey = (service: ServiceId): string => `note.${service}`;

/** What was ordered is not begun with again. */
export function forgetChoices(service: ServiceId): void {
  kept.remove(keptKey(service));
  keptInTab.remove(noteKey(service));
}

/** The notes are their writer's: they go with the session. */
export function forgetNotes(): void {
  for (const { id } of services) keptInTab.remove(noteKey(id));
}
