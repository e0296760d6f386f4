import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { NoOrders } from '../order/NoOrders.tsx';
import { OrderFilters, OrderTable, statesOf, type OrderFilter } from '../order/OrderTable.tsx';
import { ordersQuery } from '../order/queries.ts';

const SHOWN = 6;

/** The customer's newest orders, with a link to all of them. */
export function RecentOrders() {
  const [filter, setFilter] = useState<OrderFilter>('all');
  const orders = useQuery({ ...ordersQuery(0, statesOf[filter]), placeholderData: keepPreviousData });
  const none = orders.data?.total === 0;
  return (
    <section aria-labelledby="siparislerim">
      <div className="spread account__h">
        <h2 className="h-s" id="siparislerim">
          Siparişlerim
        </h2>
        {!(none && filter === 'all') && <OrderFilters value={filter} onChange={setFilter} />}
      </div>
      {orders.isPending && <SkeletonRows rows={4} label="Siparişler yükleniyor" />}
      {orders.isError && !orders.data && <Failed title="Siparişler yüklenemedi" of={orders} />}
      {none && (filter === 'all' ? <NoOrders /> : <Empty picture="gap" title="Bu filtrede sipariş yok" />)}
      {orders.data && orders.data.total > 0 && (
        <>
          <OrderTable rows={orders.data.rows.slice(0, SHOWN)} busy={orders.isPlaceholderData} />
          {orders.data.total > SHOWN && (
            <p className="panel__actions">
              <Link className="link small" to={paths.orders()}>
                Tüm siparişler ({orders.data.total})
              </Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}
