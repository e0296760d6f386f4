import { progressSentence } from '#contract/order/progress-sentence.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Monitor, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { part } from '../../lib/chunks.ts';
import { paths } from '../../config/paths.ts';
import { formatMoney } from '../../lib/money.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Pill, StatePill } from '../../ui/Pill.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { describe, isReadable, laneText, type Order } from '../order/describe.ts';
import { Work } from '../order/Work.tsx';
import { UnreadTag } from '../chat/UnreadTag.tsx';
import { kindOf } from '../order/primary.ts';
import { orderQuery } from '../order/queries.ts';
import { playedInMatches } from '../order/work-kinds.ts';
import { activeOrdersQuery } from './queries.ts';

const UnreadableOrder = part(() => import('../order/UnreadableOrder.tsx'));
const OrderSteps = part(async () => ({ default: (await import('./OrderSteps.tsx')).OrderSteps }));
const AddMatch = part(async () => ({ default: (await import('./AddMatch.tsx')).AddMatch }));

/** The booster's active orders, each with its possible next steps. */
export default function ActiveOrders() {
  const orders = useQuery(activeOrdersQuery);
  if (orders.isPending) return <SkeletonRows rows={4} label="Aktif siparişler yükleniyor" />;
  if (orders.isError) return <Failed title="Siparişler yüklenemedi" retry={() => void orders.refetch()} />;
  if (orders.data.rows.length === 0) {
    return (
      <Empty
        title="Aktif siparişin yok"
        action={
          <ButtonLink size="sm" to={paths.boosterPage('havuz')}>
            Havuza git
          </ButtonLink>
        }
      >
        Havuzdan bir sipariş al. Aldıkların, müşterin onaylayana kadar burada durur.
      </Empty>
    );
  }
  return (
    <div className="grid2">
      {orders.data.rows.map((row) => (
        <ActiveOrder key={row.id} id={row.id} />
      ))}
    </div>
  );
}

function ActiveOrder({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(orderQuery(id));
  if (data) {
    return isReadable(data) ? (
      <Card order={data} />
    ) : (
      <article className="panel">
        <Suspense>
          <UnreadableOrder order={data} />
        </Suspense>
      </article>
    );
  }
  return (
    <article className="panel">
      {isError ? <Failed title="Sipariş yüklenemedi" retry={() => void refetch()} /> : <SkeletonRows rows={3} />}
    </article>
  );
}

function Card({ order }: { order: Order }) {
  const [adding, setAdding] = useState(false);
  const { game, facts } = describe(order.draft);
  const { progress } = order;
  const lane = laneText(order);
  return (
    <article className="panel stack active-order">
      <div className="spread">
        <div className="row row--wrap">
          <StatePill order={order} />
          {order.pause && <Pill tone="warn">Duraklatıldı</Pill>}
          <Link className="dim small num quiet-link" to={paths.boosterOrder(order.id)}>
            {order.number}
          </Link>
          <UnreadTag orderId={order.id} />
        </div>
        {order.earnings && <b className="num">{formatMoney(order.earnings)}</b>}
      </div>
      <div>
        <Work draft={order.draft} size={24} />
        <p className="small dim">{[...facts, lane && `Koridor: ${lane}`].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="stack-2">
        <div className="spread small">
          <span className="num">{progressSentence(game, progress)}</span>
          <span className="muted num">%{progress.proven.percent}</span>
        </div>
        <Meter percent={progress.proven.percent} label="İlerleme" />
      </div>
      <div className="row row--wrap">
        {order.allowed.match && playedInMatches(order.progress) && (
          <Button kind={kindOf(order, 'booster', 'match')} size="sm" onClick={() => setAdding(true)}>
            <Plus className="ic" aria-hidden="true" /> Maç ekle
          </Button>
        )}
        {order.allowed.login && (
          <ButtonLink size="sm" to={`${paths.boosterOrder(order.id)}#giris`}>
            <Monitor className="ic" aria-hidden="true" /> Giriş iste
          </ButtonLink>
        )}
        {order.allowed.answerDispute && (
          <ButtonLink kind={kindOf(order, 'booster', 'answer-dispute')} size="sm" to={paths.boosterOrder(order.id)}>
            İtiraza yanıt ver
          </ButtonLink>
        )}
        <Suspense>
          <OrderSteps order={order} />
        </Suspense>
        <ButtonLink kind="g" size="sm" to={paths.boosterOrder(order.id)}>
          Ayrıntı <ChevronRight className="ic" aria-hidden="true" />
        </ButtonLink>
      </div>
      <Suspense>{adding && <AddMatch order={order} close={() => setAdding(false)} />}</Suspense>
    </article>
  );
}
