import { nextSteps } from '#contract/order/next-step.booster.tr.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { part } from '../../lib/chunks.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { paths } from '../../config/paths.ts';
import { ChatPlace } from '../../features/chat/ChatPlace.tsx';
import { describe, isReadable, laneText, type Order } from '../../features/order/describe.ts';
import { MainLink } from '../../features/order/MainLink.tsx';
import { NextStep } from '../../features/order/NextStep.tsx';
import { OrderProgress } from '../../features/order/OrderProgress.tsx';
import { orderQuery } from '../../features/order/queries.ts';
import { stagesOf } from '../../features/order/stages.ts';
import { playedInMatches } from '../../features/order/work-kinds.ts';
import { TroubleCards } from '../../features/trouble/TroubleCards.tsx';
import { ApiProblem } from '../../lib/api.ts';
import { formatMoney } from '../../lib/money.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { Pill, StatePill } from '../../ui/Pill.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { StateStairs } from '../../ui/StateStairs.tsx';

const ToChat = part(() => import('../../features/chat/ToChat.tsx'));
const ChoicesCard = part(async () => ({ default: (await import('../../features/order/ChoicesCard.tsx')).ChoicesCard }));
const UnreadableOrder = part(() => import('../../features/order/UnreadableOrder.tsx'));
const OrderSteps = part(async () => ({ default: (await import('../../features/booster/OrderSteps.tsx')).OrderSteps }));
const LoginUnopened = part(async () => ({
  default: (await import('../../features/booster/OrderSteps.tsx')).LoginUnopened,
}));
const SendLogin = part(async () => ({ default: (await import('../../features/booster/SendLogin.tsx')).SendLogin }));
const Matches = part(() => import('../../features/order/Matches.tsx'));
const OrderHistory = part(() => import('../../features/order/OrderHistory.tsx'));
const ProofCard = part(() => import('../../features/order/ProofCard.tsx'));

/** `/booster/aktif/{orderId}`: an order on its booster's page. */
export default function PanelDetail() {
  const id = useParams().pageDetail ?? '';
  const { data, error, refetch } = useQuery(orderQuery(id));
  const gone = error instanceof ApiProblem && (error.status === 404 || error.code === 'request.invalid');
  if (gone) {
    // the order was shown a moment ago and now belongs to another booster
    const taken = data !== undefined;
    return (
      <Empty
        picture="gap"
        title={taken ? 'Bu sipariş artık sende değil' : 'Bu sipariş bulunamadı'}
        action={<ButtonLink to={paths.boosterPage('aktif')}>Aktif siparişler</ButtonLink>}
      >
        {taken
          ? 'Yaptığın bir kısım varsa payı, sipariş bitince bakiyene geçer.'
          : 'Başka bir booster almış ya da iptal edilmiş olabilir.'}
      </Empty>
    );
  }
  if (data)
    return isReadable(data) ? (
      <Detail key={data.id} order={data} />
    ) : (
      <Suspense>
        <UnreadableOrder order={data} />
      </Suspense>
    );
  return error ? (
    <Failed title="Sipariş yüklenemedi" of={{ error, refetch }} />
  ) : (
    <SkeletonRows rows={8} label="Sipariş yükleniyor" />
  );
}

function Detail({ order }: { order: Order }) {
  const { title, facts } = describe(order.draft);
  const stages = stagesOf(order, 'booster');
  const lane = laneText(order);
  return (
    <>
      <PageTitle>{`Sipariş ${order.number}`}</PageTitle>
      <nav className="crumb crumb--flush" aria-label="Konum">
        <Link to={paths.boosterPage('aktif')}>Aktif siparişler</Link>
        <ChevronRight className="ic" aria-hidden="true" />
        <span aria-current="page" className="num">
          {order.number}
        </span>
      </nav>
      <div className="order-h stack-2">
        <h1 className="page-h">{title}</h1>
        <NextStep order={order} sentences={nextSteps} />
        <div className="row row--wrap order-h__facts">
          <StatePill order={order} />
          {order.pause && <Pill tone="warn">Duraklatıldı</Pill>}
          <span className="muted small">{[...facts, lane && `Koridor: ${lane}`].filter(Boolean).join(' · ')}</span>
          {order.earnings && <span className="small num strong">Kazancın {formatMoney(order.earnings)}</span>}
        </div>
      </div>
      <div className="stack order-blocks" id="durum">
        <Suspense>
          <LoginUnopened order={order} />
        </Suspense>
        <TroubleCards order={order} reader="booster" />
      </div>
      <div className="row row--wrap order-steps" id="adimlar">
        <Suspense fallback={<span className="btn-sm" />}>
          <OrderSteps order={order} />
        </Suspense>
        <MainLink order={order} reader="booster" />
      </div>
      {stages && <StateStairs name="Sipariş durumu" stages={stages} />}
      <div className="split split--desk order-body beside">
        <div className="stack order-main">
          {order.proof.length > 0 && (
            <Suspense fallback={<section className="panel coming" />}>
              <ProofCard order={order} reader="booster" />
            </Suspense>
          )}
          {stages && <OrderProgress order={order} reader="booster" />}
          {playedInMatches(order.progress) && (
            <Suspense fallback={<SkeletonRows rows={4} label="Maçlar yükleniyor" />}>
              <Matches order={order} />
            </Suspense>
          )}
          <Suspense fallback={<section className="panel coming" />}>
            <ChoicesCard order={order} title="Müşterinin seçimleri" priced={false} />
          </Suspense>
          <Suspense>{order.allowed.login && <SendLogin orderId={order.id} />}</Suspense>
        </div>
        <div className="sticky">
          <ChatPlace order={order} reader="booster" />
        </div>
        <Suspense fallback={<section className="panel coming" />}>
          <OrderHistory order={order} reader="booster" />
        </Suspense>
      </div>
      <Suspense>
        <ToChat orderId={order.id} />
      </Suspense>
    </>
  );
}
