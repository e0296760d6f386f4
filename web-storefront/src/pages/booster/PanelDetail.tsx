import { nextSteps } from '#contract/order/next-step.booster.tr.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { part } from '../../lib/chunks.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { paths } from '../../config/paths.ts';
import { ChatPlace } from '../../features/chat/ChatPlace.tsx';
import { describe, isReadable, laneText, type Order } from '../../features/order/describe.ts';
import { MainLink } from '../../features/order/MainLink.tsx';
import { NextStep } from '../../features/order/NextStep.tsx';
import { OrderProgress } from '../../features/order/OrderProgress.tsx';
import { kindOf } from '../../features/order/primary.ts';
import { orderQuery } from '../../features/order/queries.ts';
import { stagesOf } from '../../features/order/stages.ts';
import { playedInMatches } from '../../features/order/work-kinds.ts';
import { PauseOrder } from '../../features/trouble/buttons.tsx';
import { TroubleCards } from '../../features/trouble/TroubleCards.tsx';
import { ApiProblem } from '../../lib/api.ts';
import { formatMoney } from '../../lib/money.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { Pill, StatePill } from '../../ui/Pill.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { StateStairs } from '../../ui/StateStairs.tsx';

const ToChat = part(() => import('../../features/chat/ToChat.tsx'));
const ChoicesCard = part(async () => ({ default: (await import('../../features/order/ChoicesCard.tsx')).ChoicesCard }));
const UnreadableOrder = part(() => import('../../features/order/UnreadableOrder.tsx'));
const OrderSteps = part(async () => ({ default: (await import('../../features/booster/OrderSteps.tsx')).OrderSteps }));
const AddMatch = part(async () => ({ default: (await import('../../features/booster/AddMatch.tsx')).AddMatch }));
const SendLogin = part(async () => ({ default: (await import('../../features/booster/SendLogin.tsx')).SendLogin }));
const Matches = part(() => import('../../features/order/Matches.tsx'));
const OrderHistory = part(() => import('../../features/order/OrderHistory.tsx'));
const ProofCard = part(() => import('../../features/order/ProofCard.tsx'));
const CorrectProgress = part(async () => ({
  default: (await import('../../features/booster/CorrectProgress.tsx')).CorrectProgress,
}));

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
      <Detail order={data} />
    ) : (
      <Suspense>
        <UnreadableOrder order={data} />
      </Suspense>
    );
  return error ? (
    <Failed title="Sipariş yüklenemedi" retry={() => void refetch()} />
  ) : (
    <SkeletonRows rows={8} label="Sipariş yükleniyor" />
  );
}

function Detail({ order }: { order: Order }) {
  const [adding, setAdding] = useState(false);
  const [correcting, setCorrecting] = useState(false);
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
        <div className="row row--wrap">
          {order.allowed.match && playedInMatches(order.progress) && (
            <Button kind={kindOf(order, 'booster', 'match')} size="sm" onClick={() => setAdding(true)}>
              <Plus className="ic" aria-hidden="true" /> Maç ekle
            </Button>
          )}
          {order.allowed.match && !order.boosterRequest && (
            <Button kind={kindOf(order, 'booster', 'progress')} size="sm" onClick={() => setCorrecting(true)}>
              İlerlemeyi güncelle
            </Button>
          )}
          <Suspense>
            <OrderSteps order={order} />
          </Suspense>
          <PauseOrder order={order} />
          <MainLink order={order} reader="booster" />
        </div>
      </div>
      {stages && <StateStairs name="Sipariş durumu" stages={stages} />}
      <div className="split split--desk order-body beside">
        <div className="stack order-main">
          <TroubleCards order={order} reader="booster" />
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
      <Suspense>
        {adding && <AddMatch order={order} close={() => setAdding(false)} />}
        {correcting && <CorrectProgress order={order} close={() => setCorrecting(false)} />}
      </Suspense>
    </>
  );
}
