import { orderStates, type OrderState } from '#contract/vocabulary.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../app/PageTitle.tsx';
import { paths } from '../app/paths.ts';
import { describe, type OrderRow } from '../features/order/describe.ts';
import { Work } from '../features/order/Work.tsx';
import { ordersQuery } from '../features/order/queries.ts';
import { pagesOf } from '../lib/lists.ts';
import { formatDay } from '../lib/time.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Empty, Failed } from '../ui/Empty.tsx';
import { GameIcon } from '../ui/GameIcon.tsx';
import { Money } from '../ui/Money.tsx';
import { Pager } from '../ui/Pager.tsx';
import { StatePill } from '../ui/Pill.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';

type Filter = 'all' | 'open' | 'ended';
const ended: readonly OrderState[] = ['closed', 'completed', 'cancelled', 'payment-error'];
const statesOf: Record<Filter, readonly OrderState[]> = {
  all: [],
  open: orderStates.filter((state) => !ended.includes(state)),
  ended,
};
const filters = [
  { value: 'all', label: 'Tümü' },
  { value: 'open', label: 'Süren' },
  { value: 'ended', label: 'Biten' },
] as const;

export default function Orders() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(0, Math.trunc(Number(search.get('sayfa') ?? 1)) - 1 || 0);
  const [filter, setFilter] = useState<Filter>('all');
  const orders = useQuery({ ...ordersQuery(page, statesOf[filter]), placeholderData: keepPreviousData });
  const none = orders.data?.total === 0;
  const showPage = (next: number) => setSearch(next === 0 ? {} : { sayfa: String(next + 1) });
  return (
    <main className="wrap list-page" id="icerik" tabIndex={-1}>
      <PageTitle>Siparişlerim</PageTitle>
      <div className="spread list-page__h">
        <h1 className="page-h">Siparişlerim</h1>
        <ButtonLink kind="p" to={paths.boostOverview()}>
          <Plus className="ic" aria-hidden="true" /> Yeni sipariş
        </ButtonLink>
      </div>
      {orders.isPending && <SkeletonRows rows={6} label="Siparişler yükleniyor" />}
      {orders.isError && !orders.data && <Failed title="Siparişler yüklenemedi" retry={() => void orders.refetch()} />}
      {none && filter === 'all' && (
        <Empty
          title="Henüz siparişin yok"
          action={
            <ButtonLink kind="p" size="sm" to={paths.home()}>
              Sipariş oluştur
            </ButtonLink>
          }
        >
          Merdivende hedefini seç, fiyatı gör.
        </Empty>
      )}
      {orders.data && !(none && filter === 'all') && (
        <>
          <Segmented
            name="Duruma göre süz"
            options={filters}
            value={filter}
            onChange={(next) => {
              setFilter(next);
              showPage(0);
            }}
          />
          {none ? (
            <p className="empty small">Bu süzgeçte sipariş yok.</p>
          ) : (
            <OrderTable rows={orders.data.rows} busy={orders.isPlaceholderData} />
          )}
          <Pager page={page} pages={pagesOf(orders.data.total)} onPage={showPage} />
        </>
      )}
    </main>
  );
}

function OrderTable({ rows, busy }: { rows: readonly OrderRow[]; busy: boolean }) {
  return (
    <table className="tbl tbl--c list-page__t" aria-busy={busy}>
      <thead>
        <tr>
          <th className="hide-m">No</th>
          <th>Hizmet</th>
          <th>Ne için</th>
          <th>Durum</th>
          <th className="r">Tutar</th>
          <th className="r hide-m">Tarih</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OrderLine key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function OrderLine({ row }: { row: OrderRow }) {
  const { service, game } = describe(row.draft);
  return (
    <tr>
      <td className="num dim hide-m">
        <Link className="quiet-link" to={paths.order(row.id)}>
          {row.number}
        </Link>
      </td>
      <td>
        <Link className="row quiet-link" to={paths.order(row.id)}>
          <GameIcon game={game} />
          <b className="medium">{service.smallTitle}</b>
          <span className="vh">, sipariş {row.number}</span>
        </Link>
      </td>
      <td className="wide">
        <Work draft={row.draft} />
      </td>
      <td className="st">
        <StatePill state={row.state} />
      </td>
      <td className="r am">
        <Money value={row.price} />
      </td>
      <td className="r dim hide-m">
        <time dateTime={row.createdAt}>{formatDay(row.createdAt)}</time>
      </td>
    </tr>
  );
}
