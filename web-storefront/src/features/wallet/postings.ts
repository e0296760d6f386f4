import type { RouteAnswerOf } from '#contract/client.ts';
import { fineCollectionLabel, orderPartLabel, refundLabel } from '#contract/wallet/entry.words.tr.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { listed, pageQuery } from '../../lib/lists.ts';
import { keys } from '../keys.ts';

export type Posting = RouteAnswerOf<'GET /wallet/postings'>[number];

export const postingsQuery = (page: number, size?: number) =>
  queryOptions({
    queryKey: [...keys.postings, page, size ?? null],
    queryFn: ({ signal }) => listed(api.request('GET /wallet/postings', { query: pageQuery(page, {}, size), signal })),
  });

const labels: Record<Posting['kind'], string> = {
  'top-up': 'Bakiye yükleme',
  'top-up-refund': refundLabel(),
  'order-payment': 'Sipariş ödemesi',
  'order-refund': 'Sipariş iadesi',
  settlement: 'Sipariş kazancı',
  tip: 'Bahşiş',
  penalty: 'Ceza',
  adjustment: 'Bakiye düzeltmesi',
  payout: 'Para çekme',
  'payout-return': 'Para çekme iadesi',
  'stock-purchase': 'Hesap alımı',
  'stock-restore': 'Hesap iadesi',
  'report-fee': 'Bildirim ücreti',
};

/** Why money moved, in the words for the wallet's owner. */
export const postingLabel = ({
  kind,
  amount,
  orderPart,
  fineClaimId,
}: Pick<Posting, 'kind' | 'amount' | 'orderPart' | 'fineClaimId'>): string => {
  if (fineClaimId) return fineCollectionLabel;
  return kind === 'top-up-refund' ? refundLabel(amount.amount > 0) : (orderPartLabel(kind, orderPart) ?? labels[kind]);
};
