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

/** Where this tab keeps the messages that were begun and not sent. */
export const CHAT_KEY = 'chat.begun';

/** Where this tab keeps the amount of a top-up that has not been paid, in kuruş. */
export const UNPAID_KEY = 'topUp.unpaid';

/** Where this tab keeps the order, note and all, that a card payment is to place. */
export const CARD_ORDER_KEY = 'topUp.cardOrder';

/** Where this tab keeps the page that a payment leads back to; it may be one of the person's orders. */
export const ORDER_FORM_KEY = 'topUp.orderForm';

/** What was ordered is not begun with again. */
export function forgetChoices(service: ServiceId): void {
  kept.remove(keptKey(service));
  keptInTab.remove(noteKey(service));
  keptInTab.remove(accountKey(service));
}

/** Where this tab keeps the id of whose all of these are; none are a visitor's. */
const OWNER_KEY = 'owner';

const personalKeys = [
  OWNER_KEY,
  TICKET_KEY,
  CHAT_KEY,
  UNPAID_KEY,
  CARD_ORDER_KEY,
  ORDER_FORM_KEY,
  ...services.flatMap(({ id }) => [noteKey(id), accountKey(id)]),
];

const listeners = new Set<() => void>();
/** What a page that is open shows of what was kept goes with it. */
export function onForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * What a tab keeps of a person goes with the session of who wrote it, also where it ended while no page was open. What a
 * visitor began is theirs who sign in.
 */
export function keepPersonalOf(userId: string | null | undefined): void {
  if (userId === undefined) return; // not known yet
  const owner = keptInTab.read(OWNER_KEY);
  if (owner !== null && owner !== userId) {
    for (const key of personalKeys) keptInTab.remove(key);
    for (const listener of listeners) listener();
  }
  if (userId !== null) keptInTab.write(OWNER_KEY, userId);
}
