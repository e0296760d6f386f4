import {
  isPartlyRefunded,
  serviceOf,
  type OrderOutcome,
  type OrderState,
  type ServiceId,
  type ServiceKind,
} from '#contract/vocabulary.ts';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'live' | 'plain';

/** A state's name and colour, as the look's guide gives them. */
export const stateLabels: Record<OrderState, { readonly label: string; readonly tone: Tone }> = {
  waiting: { label: 'Hesap bilgisi bekleniyor', tone: 'warn' },
  processing: { label: 'Booster aranıyor', tone: 'info' },
  starting: { label: 'Başlamak üzere', tone: 'info' },
  started: { label: 'Oyunda', tone: 'live' },
  'in-game': { label: 'Oyunda', tone: 'live' },
  finished: { label: 'Tamamlandı', tone: 'ok' },
  closed: { label: 'Tamamlandı', tone: 'ok' },
  completed: { label: 'Tamamlandı', tone: 'ok' },
  cancelled: { label: 'İptal edildi', tone: 'plain' },
  'payment-error': { label: 'Ödeme alınamadı', tone: 'bad' },
};

/** What the guide's labels are called where they would say what is not so: a lesson is no game, in a duo no account is given away. */
const labelsOf: Partial<Record<ServiceKind, Partial<typeof stateLabels>>> = {
  coaching: {
    processing: { label: 'Koç aranıyor', tone: 'info' },
    started: { label: 'Ders sürüyor', tone: 'live' },
  },
  duo: { waiting: { label: 'Oyun adı bekleniyor', tone: 'warn' } },
};

/** An order's state as it is called for its service, and by what became of its money. */
export const stateLabelOf = (order: OrderOutcome & { readonly draft: { readonly service: ServiceId } }) => {
  if (isPartlyRefunded(order)) return { ...stateLabels.cancelled, label: 'Kısmen iade edildi' };
  return labelsOf[serviceOf(order.draft.service).kind]?.[order.state] ?? stateLabels[order.state];
};
