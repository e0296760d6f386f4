import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../ui/PageTitle.tsx';
import { paths } from '../config/paths.ts';
import { AccountFrame } from '../features/account/AccountFrame.tsx';
import { NoOrders } from '../features/order/NoOrders.tsx';
import { OrderFilters, OrderTable, statesOf, type OrderFilter } from '../features/order/OrderTable.tsx';
import { ordersQuery } from '../features/order/queries.ts';
import { later } from '../lib/chunks.ts';
import { pagesOf } from '../lib/lists.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Empty, Failed } from '../ui/Empty.tsx';
import { Pager } from '../ui/Pager.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';

const ResumeOrder = later(() => import('../features/order/ResumeOrder.tsx'));

export default function Orders() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(0, Math.trunc(Number(search.get('sayfa') ?? 1)) - 1 || 0);
  const [filter, setFilter] = useState<OrderFilter>('all');
  const orders = useQuery({ ...ordersQuery(page, statesOf[filter]), placeholderData: keepPreviousData });
  const none = orders.data?.total === 0;
  const showPage = (next: number) => setSearch(next === 0 ? {} : { sayfa: String(next + 1) });
  return (
    <AccountFrame>
      <PageTitle>Siparişlerim</PageTitle>
      <div className="spread account__h">
        <h1 className="page-h">Siparişlerim</h1>
        <ButtonLink kind="p" to={paths.boostOverview()}>
          <Plus className="ic" aria-hidden="true" /> Yeni sipariş
        </ButtonLink>
      </div>
      <Suspense>
        <ResumeOrder />
      </Suspense>
      {orders.isPending && <SkeletonRows rows={6} label="Siparişler yükleniyor" />}
      {orders.isError && !orders.data && <Failed title="Siparişler yüklenemedi" of={orders} />}
      {none && filter === 'all' && <NoOrders />}
      {orders.data && !(none && filter === 'all') && (
        <>
          <OrderFilters
            value={filter}
            onChange={(next) => {
              setFilter(next);
              showPage(0);
            }}
          />
          {none ? (
            <Empty picture="gap" title="Bu filtrede sipariş yok" />
          ) : (
            <OrderTable rows={orders.data.rows} busy={orders.isPlaceholderData} />
          )}
          <Pager page={page} pages={pagesOf(orders.data.total)} onPage={showPage} />
        </>
      )}
    </AccountFrame>
  );
}
