import type { RouteAnswerOf } from '#contract/client.ts';
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
  'top-up-refund': 'Yükleme iadesi',
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

/** Why money moved, as its owner says it: a refund that comes to the wallet is one that was taken back. */
export const postingLabel = ({ kind, amount }: Pick<Posting, 'kind' | 'amount'>): string =>
  kind === 'top-up-refund' && amount.amount > 0 ? 'Yükleme iadesi geri alındı' : labels[kind];
