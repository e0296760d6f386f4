import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { BoosterPage } from '../../config/paths.ts';
import type { Prepare } from '../../lib/router/index.ts';

interface Page {
  readonly title: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  Content?: ComponentType;
}

const pages: Record<BoosterPage, Page> = {
  havuz: { title: 'Sipariş havuzu', load: () => import('../../features/booster/Pool.tsx') },
  aktif: { title: 'Aktif siparişler', load: () => import('../../features/booster/ActiveOrders.tsx') },
  gecmis: { title: 'Geçmiş', load: () => import('../../features/booster/HistoryTable.tsx') },
  bakiye: { title: 'Bakiye', load: () => import('../../features/booster/BoosterBalance.tsx') },
  hesap: { title: 'Hesap', load: () => import('../../features/booster/Account.tsx') },
  cihazlar: { title: 'Cihazlar', load: () => import('../../features/booster/Devices.tsx') },
};

/** The page of the route. The guard only lets known pages through. */
const pageAt = ({ pageId }: Parameters<Prepare>[0]): Page => pages[pageId as BoosterPage];

export const prepare: Prepare = async (params) => {
  const page = pageAt(params);
  const module = await page.load();
  page.Content = module.default;
  return [module];
};

/** `/booster/{pageId}` */
export default function PanelPage() {
  const { title, Content } = pageAt(useParams());
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1 className="page-h panel-h">{title}</h1>
      {Content && <Content />}
    </>
  );
}
