import type { Label } from '../../kernel/order-labels.tr.ts';
import type { AuditedKey } from '../routes.ts';
import type { EntryKind, FineClaimState, MoneyJson, OrderPart, PayoutState } from '../vocabulary.ts';
import { fineCollectionLabel, orderPartLabel, refundLabel } from './entry.words.tr.ts';

export const payoutStateLabels: Record<PayoutState, Label> = {
  requested: { label: 'Karar bekliyor', tone: 'warn' },
  paid: { label: 'Ödendi', tone: 'ok' },
  refused: { label: 'Reddedildi', tone: 'bad' },
};

export const fineClaimStateLabels: Record<FineClaimState, Label> = {
  open: { label: 'Açık', tone: 'warn' },
  settled: { label: 'Tahsil edildi', tone: 'ok' },
  waived: { label: 'Vazgeçildi', tone: 'plain' },
};

export const entryKindLabels: Record<EntryKind, string> = {
  'top-up': 'Bakiye yükleme',
  'top-up-refund': refundLabel(),
  'order-payment': 'Sipariş ödemesi',
  'order-refund': 'Sipariş iadesi',
  settlement: 'Hakediş',
  tip: 'Bahşiş',
  penalty: 'Ceza',
  adjustment: 'Bakiye düzeltmesi',
  payout: 'Para çekme: tutar ayrıldı',
  'payout-return': 'Para çekme iadesi',
  'stock-purchase': 'Hesap satışı',
  'stock-restore': 'Hesap satışı iadesi',
  'report-fee': 'Şikâyet ücreti',
};

export const entryLabel = ({ kind, orderPart, fineClaimId, postings }: EntryMoves): string => {
  if (fineClaimId) return fineCollectionLabel;
  return kind === 'top-up-refund'
    ? refundLabel(postings.some(({ account, amount }) => account.startsWith('wallet:') && amount.amount > 0))
    : (orderPartLabel(kind, orderPart) ?? entryKindLabels[kind]);
};

interface EntryMoves {
  readonly kind: EntryKind;
  readonly orderPart: OrderPart | null;
  readonly fineClaimId?: string | null;
  readonly postings: readonly { readonly account: string; readonly amount: MoneyJson }[];
}

/**
 * The readable name of `postings[].account`: `wallet:<user>`, `escrow:<order>`, `revenue`, …
 * @param kind - the entry's kind: a requested payout is only reserved, not sent
 */
export function accountLabel(
  account: string,
  kind?: EntryKind,
): { readonly label: string; readonly id: string | null } {
  if (account === 'bank' && (kind === 'payout' || kind === 'payout-return'))
    return { label: 'Banka (ayrılan)', id: null };
  const [sort = account, id = null] = account.split(':');
  const label = accountKinds[account];
  return label === undefined ? { label: accountKinds[sort] ?? account, id } : { label, id: null };
}

const accountKinds: Readonly<Record<string, string>> = {
  wallet: 'Cüzdan',
  escrow: 'Sipariş emaneti',
  revenue: 'Gelir',
  'psp:paytr': 'PayTR alacağı',
  'psp:e-wallet': 'E-cüzdandaki para',
  bank: 'Banka',
  promotion: 'Kampanya gideri',
  penalty: 'Cezalar',
  adjustment: 'Düzeltme',
};

/** Names of audited calls in the audit log. */
export const walletActions = {
  'POST /admin/add-funds': 'Bakiye düzeltildi',
  'POST /admin/penalty-booster': 'Ceza kesildi',
  'POST /admin/fine-claims': 'Bakiyenin üstünde ceza kesildi',
  'POST /admin/fine-claims/:id/waiver': 'Ceza alacağından vazgeçildi',
  'POST /admin/withdraw-booster': 'Booster adına para çekme girildi',
  'POST /admin/pay-booster': 'Para çekme sonuçlandırıldı',
} as const satisfies Partial<Record<AuditedKey, string>>;
