import { isPartlyRefunded, type OrderState, type OrderOutcome, type ServiceId } from '#contract/vocabulary.ts';

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

/** A lesson is no game: what the guide's labels are called for it. */
const lessonLabels: Partial<typeof stateLabels> = {
  processing: { label: 'Koç aranıyor', tone: 'info' },
  started: { label: 'Ders sürüyor', tone: 'live' },
};

/** An order's state as it is called for its service, and by what became of its money. */
export const stateLabelOf = (order: OrderOutcome & { readonly draft: { readonly service: ServiceId } }) => {
  if (isPartlyRefunded(order)) return { ...stateLabels.cancelled, label: 'Kısmen iade edildi' };
  return (order.draft.service === 'kocluk' ? lessonLabels[order.state] : undefined) ?? stateLabels[order.state];
};
