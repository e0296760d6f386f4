import { besideLabel } from '#contract/wallet/entry.words.tr.ts';
import { providerLabels } from '#contract/vocabulary.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { pagesOf } from '../../lib/lists.ts';
import { formatMoney, formatSigned } from '../../lib/money.ts';
import { formatMoment } from '../../lib/time.ts';
import { Failed } from '../../ui/Empty.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { useUser } from '../session/use-session.ts';
import { newTicketLink } from '../ticket/link.ts';
import { postingLabel, postingsQuery, type Posting } from './postings.ts';

/** The wallet's postings, newest first, with the balance after each. With `size`, only the newest ones. */
export function Postings({ size }: { size?: number }) {
  const [page, setPage] = useState(0);
  const whole = size === undefined;
  const postings = useQuery({ ...postingsQuery(page, size), placeholderData: keepPreviousData });
  if (postings.isPending) return <SkeletonRows rows={size ?? 6} label="Hareketler yükleniyor" />;
  if (postings.isError && !postings.data) {
    return <Failed title="Hareketler yüklenemedi" of={postings} />;
  }
  const { rows, total } = postings.data;
  if (rows.length === 0) return <None />;
  return (
    <>
      <table className="tbl" aria-busy={postings.isPlaceholderData || undefined}>
        <thead className={whole ? undefined : 'vh'}>
          <tr>
            <th>Hareket</th>
            <th className="r">Tutar</th>
            {whole && <th className="r">Kalan bakiye</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((posting) => (
            <tr key={posting.id}>
              <td className="says">
                <What posting={posting} />
                {posting.provider && posting.provider !== 'paytr' && ` · ${providerLabels[posting.provider]}`}
                {reasonOf(posting)}
                {whole && <Write posting={posting} />}
                <br />
                <time className="tiny dim" dateTime={posting.createdAt}>
                  {formatMoment(posting.createdAt)}
                </time>
              </td>
              <td className={`r num strong ${tone(posting)}`}>{formatSigned(posting.amount)}</td>
              {whole && <td className="r num dim">{formatMoney(posting.balance)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {whole && <Pager page={page} pages={pagesOf(total)} onPage={setPage} />}
    </>
  );
}

const reasonOf = (posting: Posting): string => {
  const reason = besideLabel(postingLabel(posting), posting.reason);
  return reason ? ` · ${reason}` : '';
};

function None() {
  const isBooster = useUser()?.role === 'booster';
  return (
    <p className="muted small">
      Henüz hareket yok.{' '}
      {isBooster
        ? 'Bir siparişin onaylanınca kazancı burada görünür.'
        : 'Bakiye yükleyince ya da sipariş verince burada görünür.'}
    </p>
  );
}

/** The posting in words, with a link to its order: `10004 numaralı siparişin kazancı`, `Sipariş iadesi · Sipariş 10004`. */
function What({ posting }: { posting: Posting }) {
  const { kind, orderId, orderNumber } = posting;
  const label = postingLabel(posting);
  if (!orderId || !orderNumber) return label;
  if (kind === 'settlement') return <ToOrder id={orderId}>{orderNumber} numaralı siparişin kazancı</ToOrder>;
  return (
    <>
      {label} · <ToOrder id={orderId}>Sipariş {orderNumber}</ToOrder>
    </>
  );
}

function ToOrder({ id, children }: { id: string; children: ReactNode }) {
  const isBooster = useUser()?.role === 'booster';
  return (
    <Link className="link" to={isBooster ? paths.boosterOrder(id) : paths.order(id)}>
      {children}
    </Link>
  );
}

/** A link to a ticket about a card payment or its refund. */
function Write({ posting: { topUpId } }: { posting: Posting }) {
  if (topUpId === undefined) return null;
  return (
    <>
      {' · '}
      <Link className="link" to={newTicketLink({ type: 'balance', topUpId })}>
        Bu ödemeyle ilgili yaz
      </Link>
    </>
  );
}

function tone({ kind, amount }: Posting): string {
  if (amount.amount > 0) return 'win';
  return kind === 'penalty' ? 'loss' : '';
}
