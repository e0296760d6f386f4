import { ticketTypes, type TicketType } from '#contract/vocabulary.ts';
import { linkTo } from '../../app/paths.ts';

/** A ticket's type in the address of the form, e.g. `/biletler/create?tur=siparis&siparis=…`. */
const slugs: Readonly<Record<TicketType, string>> = {
  account: 'hesap',
  balance: 'bakiye',
  order: 'siparis',
  other: 'diger',
};

/** The way to a new ticket, with what it is about. */
export function newTicketLink({ type, orderId }: { type?: TicketType; orderId?: string } = {}): string {
  const about = new URLSearchParams({
    ...(type ? { tur: slugs[type] } : {}),
    ...(orderId ? { siparis: orderId } : {}),
  }).toString();
  return about === '' ? linkTo('newTicket') : `${linkTo('newTicket')}?${about}`;
}

/** What the address of the form says; what it does not know, it leaves out. */
export function linkedTicket(search: URLSearchParams): { readonly type?: TicketType; readonly orderId?: string } {
  const type = ticketTypes.find((one) => slugs[one] === search.get('tur'));
  const orderId = search.get('siparis') ?? '';
  return { ...(type ? { type } : {}), ...(uuid.test(orderId) ? { orderId } : {}) };
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
