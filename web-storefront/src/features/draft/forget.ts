import { kept, keptInTab } from '#contract/browser/storage.ts';
import { services, type ServiceId } from '#contract/vocabulary.ts';

/** Key of a service's draft in the browser's storage. */
export const keptKey = (service: ServiceId): string => `draft.${service}`;

/** Key of a draft's note in the tab's storage: the next person at this computer must not read it. */
export const noteKey = (service: ServiceId): string => `note.${service}`;

/** Key of the chosen game account in the tab's storage: it belongs to the person, not to the browser. */
export const accountKey = (service: ServiceId): string => `account.${service}`;

/** Key of an unsent ticket in the tab's storage: it belongs to its writer. */
export const TICKET_KEY = 'ticket.begun';

/** Key of messages that were typed but not sent, in the tab's storage. */
export const CHAT_KEY = 'chat.begun';

/** Key of the amount of an unpaid top-up in the tab's storage, in kuruş. */
export const UNPAID_KEY = 'topUp.unpaid';

/** Key of the order, with its note, that a card payment is to place, in the tab's storage. */
export const CARD_ORDER_KEY = 'topUp.cardOrder';

/** Key of the page to return to after a payment, in the tab's storage. The page may be one of the person's orders. */
export const ORDER_FORM_KEY = 'topUp.orderForm';

/** Key of the ids of the orders whose arrival was shown, in the browser's storage. */
export const ARRIVED_KEY = 'arrived';

/** Key of an order whose customer has pressed "Siparişi ver" but not paid yet. It is kept without its note. */
export const BEGUN_KEY = 'order.begun';

/** Removes the draft of a placed order. */
export function forgetChoices(service: ServiceId): void {
  if (kept.read(BEGUN_KEY)?.includes(`"${service}"`)) kept.remove(BEGUN_KEY);
  kept.remove(keptKey(service));
  keptInTab.remove(noteKey(service));
  keptInTab.remove(accountKey(service));
}

/** Key of the id of the user whom the keys below belong to. A visitor's entries have no owner. */
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
/** Calls the listener when the entries are removed, so that an open page stops showing them. */
export function onForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Removes the personal entries of a tab when another user, or nobody, is signed in. This includes a session that ended
 * while no page was open. Entries of a visitor are passed on to the user who signs in.
 */
export function keepPersonalOf(userId: string | null | undefined): void {
  if (userId === undefined) return; // not known yet
  const owner = keptInTab.read(OWNER_KEY);
  if (owner !== null && owner !== userId) {
    for (const key of personalKeys) keptInTab.remove(key);
    kept.remove(ARRIVED_KEY);
    kept.remove(BEGUN_KEY);
    for (const listener of listeners) listener();
  }
  if (userId !== null) keptInTab.write(OWNER_KEY, userId);
}
