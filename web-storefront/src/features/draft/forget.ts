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

/** Where this tab keeps the amount of a top-up that has not been paid, in kuruş. */
export const UNPAID_KEY = 'topUp.unpaid';

/** What was ordered is not begun with again. */
export function forgetChoices(service: ServiceId): void {
  kept.remove(keptKey(service));
  keptInTab.remove(noteKey(service));
  keptInTab.remove(accountKey(service));
}

/** Notes, accounts, a ticket that was begun and an amount that was to be paid are those of who is signed in: they go with the session. */
export function forgetPersonal(): void {
  for (const key of [TICKET_KEY, UNPAID_KEY]) keptInTab.remove(key);
  for (const { id } of services) for (const key of [noteKey(id), accountKey(id)]) keptInTab.remove(key);
}
