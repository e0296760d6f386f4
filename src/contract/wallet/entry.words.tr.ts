import type { EntryKind, OrderPart } from '../../kernel/vocabulary.ts';

const paid: Record<OrderPart, string> = {
  lane: 'Koridor farkı',
  rank: 'Başlangıç rankı farkı',
  stream: 'Canlı yayın',
};

/** The name of an entry that moves a part of an order; null if it moves the ordered price. */
export const orderPartLabel = (kind: EntryKind, part: OrderPart | null | undefined): string | null => {
  if (!part) return null;
  return kind === 'order-refund' ? `${paid[part]} iadesi` : paid[part];
};

/** The name of an entry that collects a part of a fine above the balance. */
export const fineCollectionLabel = 'Ceza tahsilatı';

/** An entry's reason, unless its name says the same. */
export const besideLabel = (label: string, reason: string | null | undefined): string | null =>
  reason && !label.startsWith(reason) ? reason : null;

/** The name of a top-up's refund. A refund that credits a wallet was reversed. */
export const refundLabel = (toWallet = false): string => (toWallet ? 'Yükleme iadesi geri alındı' : 'Yükleme iadesi');
