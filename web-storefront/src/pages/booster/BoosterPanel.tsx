import { useQuery } from '@tanstack/react-query';
import { History, Layers, LayoutDashboard, Monitor, Swords, UserRound, Wallet } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation, useParams } from 'react-router-dom';
import { part } from '../../lib/chunks.ts';
import { paths } from '../../config/paths.ts';
import { usePoolAlarm } from '../../features/booster/pool-alarm.ts';
import { activeOrdersQuery, disputedOrdersQuery, poolQuery } from '../../features/booster/queries.ts';

// few boosters have a dispute or want to be told of new orders, so this code is loaded only for them
const PoolAlarm = part(() => import('../../features/booster/PoolAlarm.tsx'));
const OpenDisputes = part(() => import('../../features/booster/OpenDisputes.tsx'));

/** The panel's menu beside its pages. */
export default function BoosterPanel() {
  const pool = useQuery(poolQuery(0)).data?.total;
  const active = useQuery(activeOrdersQuery).data?.total;
  const disputed = useQuery(disputedOrdersQuery).data?.total ?? 0;
  const alarm = usePoolAlarm();
  const { pageDetail } = useParams();
  const entries = [
    { to: paths.booster(), label: 'Bugün', Icon: LayoutDashboard, end: true },
    { to: paths.boosterPage('havuz'), label: 'Sipariş havuzu', Icon: Layers, count: pool },
    { to: paths.boosterPage('aktif'), label: 'Aktif siparişler', Icon: Swords, count: active },
    { to: paths.boosterPage('gecmis'), label: 'Geçmiş', Icon: History },
    { to: paths.boosterPage('bakiye'), label: 'Bakiye', Icon: Wallet },
    { to: paths.boosterPage('hesap'), label: 'Hesap', Icon: UserRound },
    { to: paths.boosterPage('cihazlar'), label: 'Cihazlar', Icon: Monitor },
  ];
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const here = entries.findLast(({ to }) => pathname.startsWith(to))?.to;
  useEffect(() => {
    // on phones the menu is a row that scrolls
    const entry = menu.current?.querySelector(`[href="${here}"]`);
    entry?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [here]);
  return (
    <main className="wrap" id="icerik" tabIndex={-1}>
      <div className="dash dash--panel">
        <nav ref={menu} className="side" aria-label="Booster menüsü">
          {entries.map(({ to, label, Icon, count, end }) => (
            <NavLink key={to} to={to} end={end}>
              <Icon className="ic" aria-hidden="true" />
              {label}
              {count !== undefined && count > 0 && <span className="tag num">{count}</span>}
            </NavLink>
          ))}
        </nav>
        <div>
          {(alarm.notice || alarm.sound) && (
            <Suspense>
              <PoolAlarm />
            </Suspense>
          )}
          {disputed > 0 && (
            <Suspense>
              <OpenDisputes shown={pageDetail} isToday={pathname === paths.booster()} />
            </Suspense>
          )}
          <Outlet />
        </div>
      </div>
    </main>
  );
}
