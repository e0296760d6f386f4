import { ticketTypes, type TicketType } from '#contract/vocabulary.ts';
import { linkTo } from '../../config/paths.ts';
import { lockedFieldAt, lockedFields, type LockedField } from './locked-fields.ts';

/**
 * The ticket's type in the address of the form, e.g. `/biletler/create?tur=siparis&siparis=…`, `…?tur=bakiye&odeme=…`.
 */
const slugs: Readonly<Record<TicketType, string>> = {
  account: 'hesap',
  balance: 'bakiye',
  order: 'siparis',
  other: 'diger',
};

/** The subject of a new ticket, as far as a link names it. */
export interface LinkedTicket {
  readonly type?: TicketType;
  readonly orderId?: string;
  readonly topUpId?: string;
  /** The customer wants to pay by bank transfer or to the company's e-wallet. */
  readonly transfer?: true;
  /** The field of a booster's profile that is to be changed. */
  readonly field?: LockedField;
}

/** A link to a new ticket with its subject. */
export function newTicketLink({ type, orderId, topUpId, transfer, field }: LinkedTicket = {}): string {
  const about = new URLSearchParams({
    ...(type ? { tur: slugs[type] } : {}),
    ...(orderId ? { siparis: orderId } : {}),
    ...(topUpId ? { odeme: topUpId } : {}),
    ...(transfer ? { konu: 'havale' } : {}),
    ...(field ? { alan: lockedFields[field].slug } : {}),
  }).toString();
  return about === '' ? linkTo('newTicket') : `${linkTo('newTicket')}?${about}`;
}

/** The subject from the form's address. Unknown values are ignored. */
export function linkedTicket(search: URLSearchParams): LinkedTicket {
  const type = ticketTypes.find((one) => slugs[one] === search.get('tur'));
  const [orderId, topUpId] = [search.get('siparis') ?? '', search.get('odeme') ?? ''];
  const field = lockedFieldAt(search.get('alan'));
  return {
    ...(type ? { type } : {}),
    ...(uuid.test(orderId) ? { orderId } : {}),
    ...(uuid.test(topUpId) ? { topUpId } : {}),
    ...(search.get('konu') === 'havale' ? { transfer: true } : {}),
    ...(field ? { field } : {}),
  };
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
