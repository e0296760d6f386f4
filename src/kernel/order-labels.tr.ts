import { isPartlyRefunded, type OrderOutcome } from './part-refund.ts';
import { services, type OrderState, type ServiceKind } from './vocabulary.ts';

// The only table of the names of an order's states. Screens, mails, notices, exports and filters read it.

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'live' | 'plain' | 'dispute';
/** A state's name and its look. */
export interface Label {
  readonly label: string;
  readonly tone: Tone;
}
/** The reader of a state. A finished order waits for its customer, so only the customer reads “your”. */
export type StateReader = 'customer' | 'others';

/** The names for everybody but the order's customer. */
export const orderStateLabels = {
  waiting: { label: 'Hesap bekleniyor', tone: 'warn' },
  processing: { label: 'Booster aranıyor', tone: 'info' },
  starting: { label: 'Başlamak üzere', tone: 'info' },
  started: { label: 'Oynanıyor', tone: 'live' },
  'in-game': { label: 'Maçta', tone: 'live' },
  finished: { label: 'Onay bekliyor', tone: 'warn' },
  closed: { label: 'Onaylandı', tone: 'ok' },
  completed: { label: 'Tamamlandı', tone: 'ok' },
  cancelled: { label: 'İptal edildi', tone: 'plain' },
  'payment-error': { label: 'Ödeme alınamadı', tone: 'bad' },
} as const satisfies Record<OrderState, Label>;

const toCustomer: Partial<Record<OrderState, string>> = { finished: 'Onayını bekliyor' };

/** Names that differ by kind of service: a coach gives lessons, and a duo needs only the customer's Riot ID. */
const ofKind: Partial<Record<ServiceKind, Partial<Record<OrderState, string>>>> = {
  coaching: { processing: 'Koç aranıyor', started: 'Ders sürüyor', 'in-game': 'Derste' },
  duo: { waiting: 'Riot ID bekleniyor' },
};

/** Replaces the state's name while a finished order is disputed. */
export const disputeLabel: Label = { label: 'İtiraz var', tone: 'dispute' };
const partlyRefundedLabel: Label = { ...orderStateLabels.cancelled, label: 'Kısmen iade edildi' };

/** The name of a state for one kind of service. */
export const stateWord = (state: OrderState, kind: ServiceKind | undefined, reader: StateReader = 'others'): string =>
  (kind && ofKind[kind]?.[state]) ??
  (reader === 'customer' ? toCustomer[state] : undefined) ??
  orderStateLabels[state].label;

export interface StandingOrder extends OrderOutcome {
  readonly service: string;
  readonly disputed: boolean;
}

/** What is shown as an order's state: its open dispute, a partial refund, or the state's name. */
export const orderStanding = (order: StandingOrder, reader: StateReader = 'others'): Label => {
  if (order.disputed) return disputeLabel;
  if (isPartlyRefunded(order)) return partlyRefundedLabel;
  // an order of a removed service still has a state
  const kind = services.find(({ id }) => id === order.service)?.kind;
  return { label: stateWord(order.state, kind, reader), tone: orderStateLabels[order.state].tone };
};

const minute = 60_000;
const hour = 60 * minute;

/** `31 saat`, `12 dakika`: whole hours from one hour on. */
export const timeLeft = (ms: number): string =>
  ms >= hour ? `${Math.floor(ms / hour)} saat` : `${Math.max(1, Math.ceil(ms / minute))} dakika`;

/**
 * What an open dispute waits for.
 * @param answerDueAt - the deadline for the booster's answer; null if no answer is awaited
 */
export const disputeWaitsFor = (answerDueAt: string | null, now: number): string => {
  const left = answerDueAt === null ? 0 : Date.parse(answerDueAt) - now;
  return left > 0 ? `Yanıt için ${timeLeft(left)} kaldı` : 'Karar bekliyor';
};
