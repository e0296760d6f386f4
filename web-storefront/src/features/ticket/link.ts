import { ticketTypes, type TicketType } from '#contract/vocabulary.ts';
import { linkTo } from '../../config/paths.ts';
import { lockedFieldAt, lockedFields, type LockedField } from './locked-fields.ts';

/** A ticket's type in the address of the form, e.g. `/biletler/create?tur=siparis&siparis=…`, `…?tur=bakiye&odeme=…`. */
const slugs: Readonly<Record<TicketType, string>> = {
  account: 'hesap',
  balance: 'bakiye',
  order: 'siparis',
  other: 'diger',
};

/** What a new ticket is about, as far as a link says it. */
export interface LinkedTicket {
  readonly type?: TicketType;
  readonly orderId?: string;
  readonly topUpId?: string;
  /** Money that they want to send by bank or to the house’s e-wallet. */
  readonly transfer?: true;
  /** Of a booster's profile, which is to be changed. */
  readonly field?: LockedField;
}

/** The way to a new ticket, with what it is about. */
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

/** What the address of the form says; what it does not know, it leaves out. */
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
