import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../app/PageTitle.tsx';
import type { BoosterPage } from '../../app/paths.ts';
import { ActiveOrders } from '../../features/booster/ActiveOrders.tsx';
import { BoosterBalance } from '../../features/booster/BoosterBalance.tsx';
import { Devices } from '../../features/booster/Devices.tsx';
import { HistoryTable } from '../../features/booster/HistoryTable.tsx';
import { Pool } from '../../features/booster/Pool.tsx';

const pages: Record<BoosterPage, { readonly title: string; readonly Content: ComponentType }> = {
  havuz: { title: 'Sipariş havuzu', Content: () => <Pool /> },
  aktif: { title: 'Aktif siparişler', Content: ActiveOrders },
  gecmis: { title: 'Geçmiş', Content: HistoryTable },
  bakiye: { title: 'Bakiye', Content: BoosterBalance },
  cihazlar: { title: 'Cihazlar', Content: Devices },
};

/** `/booster/{pageId}`; the route's guard lets known pages through only. */
export default function PanelPage() {
  const { title, Content } = pages[useParams().pageId as BoosterPage];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1 className="page-h panel-h">{title}</h1>
      <Content />
    </>
  );
}
