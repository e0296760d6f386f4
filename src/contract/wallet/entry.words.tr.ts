import type { EntryKind, OrderPart } from '../../kernel/vocabulary.ts';

const paid: Record<OrderPart, string> = {
  lane: 'Koridor farkı',
  rank: 'Başlangıç rankı farkı',
  stream: 'Canlı yayın',
};

/** What an entry of a part of an order is called; null where it moves the price itself. */
export const orderPartLabel = (kind: EntryKind, part: OrderPart | null | undefined): string | null => {
  if (!part) return null;
  return kind === 'order-refund' ? `${paid[part]} iadesi` : paid[part];
};

/** What an entry is called that takes a part of a fine above the balance. */
export const fineCollectionLabel = 'Ceza tahsilatı';

/** What was said of an entry, where its name does not say the same. */
export const besideLabel = (label: string, reason: string | null | undefined): string | null =>
  reason && !label.startsWith(reason) ? reason : null;

/** What a top-up's refund is called: one that brings money to a wallet was taken back. */
export const refundLabel = (toWallet = false): string => (toWallet ? 'Yükleme iadesi geri alındı' : 'Yükleme iadesi');
