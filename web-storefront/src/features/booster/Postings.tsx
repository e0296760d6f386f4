import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pagesOf } from '../../lib/lists.ts';
import { formatSigned } from '../../lib/money.ts';
import { formatMoment } from '../../lib/time.ts';
import { Failed } from '../../ui/Empty.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { postingsQuery, type Posting } from './queries.ts';

const kinds: Record<Posting['kind'], string> = {
  'top-up': 'Bakiye yükleme',
  'top-up-refund': 'Yükleme iadesi',
  'order-payment': 'Sipariş ödemesi',
  'order-refund': 'Sipariş iadesi',
  settlement: 'Sipariş tamamlandı',
  tip: 'Bahşiş',
  penalty: 'Ceza',
  adjustment: 'Bakiye düzeltmesi',
  payout: 'Para çekme',
  'payout-return': 'Para çekme iadesi',
  'stock-purchase': 'Hesap alımı',
  'stock-restore': 'Hesap iadesi',
  'report-fee': 'Bildirim ücreti',
};

/** The wallet's statement, newest first. With a size only its first lines. */
export function Postings({ size }: { size?: number }) {
  const [page, setPage] = useState(0);
  const postings = useQuery({ ...postingsQuery(page, size), placeholderData: keepPreviousData });
  if (postings.isPending) return <SkeletonRows rows={size ?? 6} label="Hareketler yükleniyor" />;
  if (postings.isError && !postings.data) {
    return <Failed title="Hareketler yüklenemedi" retry={() => void postings.refetch()} />;
  }
  const { rows, total } = postings.data;
  if (rows.length === 0) return <p className="muted small">Henüz hareket yok.</p>;
  return (
    <>
      <table className="tbl">
        <thead className="vh">
          <tr>
            <th>Hareket</th>
            <th>Tutar</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((posting) => (
            <tr key={posting.id}>
              <td>
                {kinds[posting.kind]}
                {posting.orderNumber && ` · Sipariş ${posting.orderNumber}`}
                {posting.reason && ` · ${posting.reason}`}
                <br />
                <time className="tiny dim" dateTime={posting.createdAt}>
                  {formatMoment(posting.createdAt)}
                </time>
              </td>
              <td className={`r num strong ${tone(posting)}`}>{formatSigned(posting.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {size === undefined && <Pager page={page} pages={pagesOf(total)} onPage={setPage} />}
    </>
  );
}

function tone({ kind, amount }: Posting): string {
  if (amount.amount > 0) return 'win';
  return kind === 'penalty' ? 'loss' : '';
}
