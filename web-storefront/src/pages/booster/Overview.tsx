import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { later, part } from '../../lib/chunks.ts';
import { paths } from '../../config/paths.ts';
import ActiveOrders from '../../features/booster/ActiveOrders.tsx';
import { TakesOrders } from '../../features/booster/TakesOrders.tsx';
import { activeOrdersQuery, earningsQuery, profileQuery } from '../../features/booster/queries.ts';
import { useUser } from '../../features/session/use-session.ts';
import { formatMoney } from '../../lib/money.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx';

const EarningsBars = later(async () => ({
  default: (await import('../../features/booster/EarningsBars.tsx')).EarningsBars,
}));
// few boosters have had no order, so this code is loaded only for them
const FirstSteps = part(() => import('../../features/booster/FirstSteps.tsx'));
const Tasks = part(() => import('../../features/booster/Tasks.tsx'));
const Pool = part(() => import('../../features/booster/Pool.tsx'));
const Postings = later(async () => ({ default: (await import('../../features/wallet/Postings.tsx')).Postings }));

function greeting(hour = new Date().getHours()): string {
  if (hour < 6) return 'İyi geceler';
  if (hour < 12) return 'Günaydın';
  return hour < 18 ? 'İyi günler' : 'İyi akşamlar';
}

/** `/booster`: what waits for the booster, the active orders, and the earnings at a glance. */
export default function Overview() {
  const user = useUser();
  const active = useQuery(activeOrdersQuery).data?.total;
  const approved = useQuery(earningsQuery).data?.finishedOrders;
  const isNew = active === 0 && approved === 0;
  return (
    <>
      <PageTitle>Bugün</PageTitle>
      <div className="spread panel-h">
        <h1 className="page-h">
          {greeting()}
          {user && `, ${user.firstName}`}
        </h1>
        <Standing />
      </div>
      <TakesOrders />
      {isNew && (
        <Suspense>
          <div className="sec2">
            <FirstSteps />
          </div>
        </Suspense>
      )}
      {!isNew && (
        <Suspense fallback={<SkeletonRows rows={2} label="Yükleniyor" />}>
          <Tasks />
        </Suspense>
      )}
      {active !== undefined && active > 0 && <Active />}
      <Figures />
      <Suspense fallback={<SkeletonRows rows={5} label="Havuz yükleniyor" />}>
        <Pool heading="Sipariş havuzu" />
      </Suspense>
      <section className="sec2 grid2 grid2--even">
        <Suspense fallback={<div className="panel" />}>
          <EarningsBars />
        </Suspense>
        <div className="panel">
          <div className="panel__h">
            <h2 className="panel__t">Bakiye hareketleri</h2>
            <Link className="btn btn-s btn-sm" to={paths.boosterPage('bakiye')}>
              Para çek
            </Link>
          </div>
          <Suspense>
            <Postings size={4} />
          </Suspense>
        </div>
      </section>
    </>
  );
}

function Active() {
  const { heading, onFocus } = useKeptFocus();
  useQuery(activeOrdersQuery); // when the list changes, the focus may have to be kept
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing to press: it only sees where the focus is
    <section className="sec2" aria-labelledby="aktif" onFocus={onFocus}>
      <header>
        <h2 id="aktif" ref={heading} tabIndex={-1}>
          Aktif siparişler
        </h2>
      </header>
      <ActiveOrders brief />
    </section>
  );
}

function Standing() {
  const profile = useQuery(profileQuery).data;
  return profile ? <span className="row muted small">Seviye {profile.tier} booster</span> : null;
}

function Figures() {
  const earnings = useQuery(earningsQuery).data;
  const profile = useQuery(profileQuery).data;
  const free = profile ? Math.max(0, profile.simultaneousOrders - profile.activeOrders) : 0;
  const waiting = <Skeleton width="4em" />;
  return (
    <dl className="kpis today-kpis">
      <div>
        <dt>Çekilebilir bakiye</dt>
        <dd>{earnings ? formatMoney(earnings.balance) : waiting}</dd>
      </div>
      <div>
        <dt>Bu ay kazanç</dt>
        <dd>{earnings ? formatMoney(earnings.thisMonth) : waiting}</dd>
      </div>
      <div>
        <dt>Aktif sipariş</dt>
        <dd>
          {profile ? `${profile.activeOrders} / ${profile.simultaneousOrders}` : waiting}
          {profile && <small>{free > 0 ? `${free} boş yerin var` : 'Yerin dolu'}</small>}
        </dd>
      </div>
      <div>
        <dt>Onaylanan sipariş</dt>
        <dd>{earnings ? earnings.finishedOrders : waiting}</dd>
      </div>
    </dl>
  );
}
