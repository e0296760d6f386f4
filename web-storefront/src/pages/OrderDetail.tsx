import { arrivalOf } from '#contract/order/arrival.ts';
import { nextSteps } from '#contract/order/next-step.customer.tr.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { part } from '../lib/chunks.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { paths } from '../config/paths.ts';
import { ChatPlace } from '../features/chat/ChatPlace.tsx';
import { AccountCard } from '../features/order/AccountCard.tsx';
import { describe, isReadable, laneText, type Order, type OrderAnswer } from '../features/order/describe.ts';
import { awaitsAccount, capital, helperOf } from '../features/order/helper.ts';
import { MainLink } from '../features/order/MainLink.tsx';
import { NextStep } from '../features/order/NextStep.tsx';
import { OrderProgress } from '../features/order/OrderProgress.tsx';
import { orderQuery } from '../features/order/queries.ts';
import { stagesOf } from '../features/order/stages.ts';
import { playedInMatches } from '../features/order/work-kinds.ts';
import { ReportProblem } from '../features/ticket/ReportProblem.tsx';
import { AskForBooster, PauseOrder } from '../features/trouble/buttons.tsx';
import { TroubleCards } from '../features/trouble/TroubleCards.tsx';
import { ApiProblem } from '../lib/api.ts';
import { formatMoney } from '../lib/money.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Empty, Failed } from '../ui/Empty.tsx';
import { Pill, StatePill } from '../ui/Pill.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { StateStairs } from '../ui/StateStairs.tsx';

// parts below the first view or for other states of an order, and for orders that could not be placed
const ToChat = part(() => import('../features/chat/ToChat.tsx'));
const AccountStep = part(() => import('../features/order/AccountStep.tsx'));
const ChoicesCard = part(async () => ({ default: (await import('../features/order/ChoicesCard.tsx')).ChoicesCard }));
const UnreadableOrder = part(() => import('../features/order/UnreadableOrder.tsx'));
const NotPlaced = part(() => import('../features/order/NotPlaced.tsx'));
const Matches = part(() => import('../features/order/Matches.tsx'));
const OrderHistory = part(() => import('../features/order/OrderHistory.tsx'));
const ConfirmOrder = part(async () => ({ default: (await import('../features/order/EndOrder.tsx')).ConfirmOrder }));
const CancelOrder = part(async () => ({ default: (await import('../features/order/EndOrder.tsx')).CancelOrder }));
const GoalReached = part(() => import('../features/order/GoalReached.tsx'));
const ProofCard = part(() => import('../features/order/ProofCard.tsx'));
const ReviewCard = part(async () => ({ default: (await import('../features/order/ReviewCard.tsx')).ReviewCard }));
const OfferCard = part(() => import('../features/order/OfferCard.tsx'));
const TipCard = part(async () => ({ default: (await import('../features/order/TipCard.tsx')).TipCard }));

export default function OrderDetail() {
  const id = useParams().id ?? '';
  const order = useQuery(orderQuery(id));
  return (
    <main className="wrap" id="icerik" tabIndex={-1}>
      <nav className="crumb" aria-label="Konum">
        <Link to={paths.orders()}>Siparişlerim</Link>
        <ChevronRight className="ic" aria-hidden="true" />
        <span aria-current="page" className="num">
          {order.data?.number ?? 'Sipariş'}
        </span>
      </nav>
      {order.data ? <Shown order={order.data} /> : <Missing order={order} />}
    </main>
  );
}

const Shown = ({ order }: { order: OrderAnswer }) =>
  isReadable(order) ? (
    <Detail key={order.id} order={order} />
  ) : (
    <Suspense>
      <UnreadableOrder order={order} />
    </Suspense>
  );

function Missing({ order: { error, refetch } }: { order: ReturnType<typeof useQuery<OrderAnswer>> }) {
  const unknown = error instanceof ApiProblem && (error.status === 404 || error.code === 'request.invalid');
  return (
    <>
      <PageTitle>Sipariş</PageTitle>
      {!error && <SkeletonRows rows={8} label="Sipariş yükleniyor" />}
      {error && !unknown && <Failed title="Sipariş yüklenemedi" of={{ error, refetch }} />}
      {unknown && (
        <Empty
          picture="gap"
          title="Bu sipariş bulunamadı"
          action={<ButtonLink to={paths.orders()}>Siparişlerim</ButtonLink>}
        >
          Başka bir hesapla verilmiş olabilir.
        </Empty>
      )}
    </>
  );
}

/** Without a booster there is nobody to write to. */
const hasChat = ({ booster }: Order): boolean => booster !== null;

function Detail({ order }: { order: Order }) {
  const { title, facts } = describe(order.draft);
  const stages = stagesOf(order, 'customer');
  const arrival = arrivalOf(order);
  const played = order.matches.length > 0 || !['waiting', 'processing'].includes(order.state);
  return (
    <>
      <PageTitle>{`Sipariş ${order.number}`}</PageTitle>
      <div className="order-h stack-2">
        <h1 className="page-h">{title}</h1>
        <NextStep order={order} sentences={nextSteps} />
        <div className="row row--wrap order-h__facts">
          <StatePill order={order} reader="customer" />
          {order.pause && <Pill tone="warn">Duraklatıldı</Pill>}
          <span className="muted small">
            {facts.join(' · ')} · <span className="num">{formatMoney(order.price)}</span>
          </span>
          {order.state !== 'payment-error' && (
            <Link className="link small" to={paths.receipt(order.id)}>
              Makbuz
            </Link>
          )}
          <span className="row row--wrap order-h__acts">
            <PauseOrder order={order} />
            <ReportProblem orderId={order.id} />
            <MainLink order={order} reader="customer" />
          </span>
        </div>
      </div>
      {order.offer && (
        <Suspense fallback={<div className="offered" />}>
          <OfferCard offer={order.offer} />
        </Suspense>
      )}
      {awaitsAccount(order) && (
        <Suspense fallback={<section className="panel coming" />}>
          <AccountStep order={order} />
        </Suspense>
      )}
      {stages && <StateStairs name="Sipariş durumu" stages={stages} />}
      {order.state === 'payment-error' && (
        <Suspense fallback={<section className="panel coming" />}>
          <NotPlaced order={order} />
        </Suspense>
      )}
      <div className="split order-body beside">
        <div className="stack order-main">
          <TroubleCards order={order} reader="customer" />
          <Proof order={order} />
          {order.nextStates.includes('closed') && (
            <Suspense fallback={<section className="panel coming" />}>
              <ConfirmOrder order={order} />
            </Suspense>
          )}
          {arrival && (
            <Suspense fallback={<section className="panel coming" />}>
              <GoalReached order={order} arrival={arrival} />
            </Suspense>
          )}
          {stages && played && <OrderProgress order={order} reader="customer" />}
          {played && playedInMatches(order.progress) && (
            <Suspense fallback={<SkeletonRows rows={4} label="Maçlar yükleniyor" />}>
              <Matches order={order} />
            </Suspense>
          )}
          <section className="grid2">
            {hasAccountCard(order) && <AccountCard order={order} />}
            <Suspense fallback={<section className="panel coming" />}>
              <ChoicesCard order={order} />
            </Suspense>
          </section>
          <Otherwise order={order} />
        </div>
        {hasChat(order) && <Together order={order} />}
        <Suspense fallback={<section className="panel coming" />}>
          <OrderHistory order={order} reader="customer" />
        </Suspense>
      </div>
      <Suspense>{hasChat(order) && <ToChat orderId={order.id} />}</Suspense>
    </>
  );
}

/** What the customer and the booster share: the chat, the review and the tip. */
function Together({ order }: { order: Order }) {
  return (
    <aside className="stack sticky" aria-label={capital(helperOf(order).name)}>
      <ChatPlace order={order} reader="customer" />
      {(order.review ?? order.allowed.review) && (
        <Suspense fallback={<section className="panel coming" />}>
          <ReviewCard order={order} />
        </Suspense>
      )}
      {order.allowed.tip && (
        <Suspense fallback={<section className="panel coming" />}>
          <TipCard order={order} />
        </Suspense>
      )}
    </aside>
  );
}

function Proof({ order }: { order: Order }) {
  if (order.proof.length === 0) return null;
  return (
    <Suspense fallback={<section className="panel coming" />}>
      <ProofCard order={order} reader="customer" />
    </Suspense>
  );
}

/** The customer's other actions. */
function Otherwise({ order }: { order: Order }) {
  const { allowed, nextStates } = order;
  if (!nextStates.includes('cancelled') && !allowed.askForBooster) return null;
  return (
    <div className="row row--wrap">
      <Suspense>{nextStates.includes('cancelled') && <CancelOrder order={order} />}</Suspense>
      <AskForBooster order={order} />
    </div>
  );
}

/** Before the account is given, the card shows only the lane. */
const hasAccountCard = (order: Order): boolean =>
  awaitsAccount(order) ? laneText(order) !== null : !(order.state === 'cancelled' && !order.gameAccount);
