import { kept, keptInTab } from '#contract/browser/storage.ts';
import { services, type ServiceId } from '#contract/vocabulary.ts';

/** Where the browser keeps a service's draft. */
export const keptKey = (service: ServiceId): string => `draft.${service}`;

/** Where this tab keeps the note of a draft: it may hold what the next person at this computer must not read. */
export const noteKey = (service: ServiceId): string => `note.${service}`;

/** Where this tab keeps which account an order is to be played on: it is the person's at this computer, not the browser's. */
export const accountKey = (service: ServiceId): string => `account.${service}`;

/** Where this tab keeps the ticket that was begun and not sent: that, too, is its writer's. */
export const TICKET_KEY = 'ticket.begun';

/** What was ordered is not begun with again. */
export function forgetChoices(service: ServiceId): void {
  kept.remove(keptKey(service));
  keptInTab.remove(noteKey(service));
  keptInTab.remove(accountKey(service));
}

/** Notes, accounts and a ticket that was begun are those of who is signed in: they go with the session. */
export function forgetPersonal(): void {
  keptInTab.remove(TICKET_KEY);
  for (const { id } of services) for (const key of [noteKey(id), accountKey(id)]) keptInTab.remove(key);
}
