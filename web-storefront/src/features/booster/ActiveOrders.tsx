import '../../styles/tasks.css';
import { progressSentence } from '#contract/order/progress-sentence.ts';
import { activeStates } from '#contract/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Monitor, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { part } from '../../lib/chunks.ts';
import { paths } from '../../config/paths.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatMoment } from '../../lib/time.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Pill, StatePill } from '../../ui/Pill.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { describe, isReadable, laneText, type Order } from '../order/describe.ts';
import { Work } from '../order/Work.tsx';
import { UnreadTag } from '../chat/UnreadTag.tsx';
import { orderQuery } from '../order/queries.ts';
import { mainActionOf, type MainAction } from '../order/primary.ts';
import { activeOrdersQuery } from './queries.ts';
import { tasksOf, type Doing, type Task } from './tasks.ts';

const UnreadableOrder = part(() => import('../order/UnreadableOrder.tsx'));
const OrderSteps = part(async () => ({ default: (await import('./OrderSteps.tsx')).OrderSteps }));
const LoginUnopened = part(async () => ({ default: (await import('./OrderSteps.tsx')).LoginUnopened }));
const AddMatch = part(async () => ({ default: (await import('./AddMatch.tsx')).AddMatch }));
const CorrectProgress = part(async () => ({ default: (await import('./CorrectProgress.tsx')).CorrectProgress }));
const DoTask = part(() => import('./DoTask.tsx'));

type Asked = 'match' | 'progress' | Doing;

/** The booster's active orders, each with its possible next steps; if `brief`, only with the next one. */
export default function ActiveOrders({ brief = false }: { brief?: boolean }) {
  const orders = useQuery(activeOrdersQuery);
  if (orders.isPending) return <SkeletonRows rows={4} label="Aktif siparişler yükleniyor" />;
  if (orders.isError) return <Failed title="Siparişler yüklenemedi" of={orders} />;
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
        <ActiveOrder key={row.id} id={row.id} brief={brief} />
      ))}
    </div>
  );
}

function ActiveOrder({ id, brief }: { id: string; brief: boolean }) {
  const { data, isError, error, refetch } = useQuery(orderQuery(id));
  if (data) {
    return isReadable(data) ? (
      <Card order={data} brief={brief} />
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
      {isError ? <Failed title="Sipariş yüklenemedi" of={{ error, refetch }} /> : <SkeletonRows rows={3} />}
    </article>
  );
}

function Card({ order, brief }: { order: Order; brief: boolean }) {
  const [asked, ask] = useState<Asked | null>(null);
  const close = () => ask(null);
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
        <Due order={order} />
      </div>
      {!brief && <LoginNotice order={order} />}
      <div className="row row--wrap">
        {brief ? <Next order={order} ask={ask} /> : <Steps order={order} />}
        <ButtonLink kind="g" size="sm" to={paths.boosterOrder(order.id)}>
          Ayrıntı <ChevronRight className="ic" aria-hidden="true" />
        </ButtonLink>
      </div>
      <Suspense>
        {asked === 'match' && <AddMatch order={order} close={close} />}
        {asked === 'progress' && <CorrectProgress order={order} close={close} />}
        {asked && asked !== 'match' && asked !== 'progress' && <DoTask order={order} doing={asked} close={close} />}
      </Suspense>
    </article>
  );
}

/**
 * By when the order has to be started or finished. The time stands still while the order is paused, and while its
 * customer decides about another rank.
 */
function Due({ order: { state, dueAt, late, pause, rank } }: { order: Order }) {
  const isRunning = activeStates.some((one) => one === state) && !pause && rank?.outcome !== 'open';
  if (dueAt === null || !isRunning) return null;
  return (
    <span className={late ? 'tiny tasks__over' : 'tiny dim'}>
      {state === 'starting' ? 'Son başlama' : 'Son teslim'}: {formatMoment(dueAt)}
    </span>
  );
}

/** The main actions that are done in a dialog, in the words of the order's page. */
const steps: Partial<Record<MainAction, Pick<Task, 'act' | 'doing'>>> = {
  'answer-dispute': { act: 'Yanıt ver', doing: 'trouble' },
  'agree-on-end': { act: 'Öneriye bak', doing: 'trouble' },
  resume: { act: 'Devam ettir', doing: 'resume' },
  start: { act: 'Başla', doing: 'start' },
  finish: { act: 'Bitir', doing: 'finish' },
};

/** The main action of the order's page, done here; without one the order's first task. */
function Next({ order, ask }: { order: Order; ask: (what: Asked) => void }) {
  const action = mainActionOf(order, 'booster');
  if (action === 'match' || action === 'progress') {
    return (
      <Button kind="p" size="sm" onClick={() => ask(action)}>
        {action === 'match' ? (
          <>
            <Plus className="ic" aria-hidden="true" /> Maç ekle
          </>
        ) : (
          'İlerlemeyi güncelle'
        )}
      </Button>
    );
  }
  const tasks = tasksOf(order, 0);
  const step = steps[action] ?? tasks.find((task) => task.doing) ?? tasks[0];
  if (!step) return null;
  const { act, doing } = step;
  if (!doing) {
    return (
      <ButtonLink kind="p" size="sm" to={paths.boosterOrder(order.id)}>
        {act}
      </ButtonLink>
    );
  }
  return (
    <Button kind="p" size="sm" onClick={() => ask(doing)}>
      {act}
    </Button>
  );
}

const LoginNotice = ({ order }: { order: Order }) => (
  <Suspense>
    <LoginUnopened order={order} />
  </Suspense>
);

const Steps = ({ order }: { order: Order }) => (
  <>
    {order.allowed.answerDispute && (
      <ButtonLink kind="p" size="sm" to={`${paths.boosterOrder(order.id)}#itiraz`}>
        İtiraza yanıt ver
      </ButtonLink>
    )}
    <Suspense>
      <OrderSteps order={order} />
    </Suspense>
    {order.allowed.login && (
      <ButtonLink size="sm" to={`${paths.boosterOrder(order.id)}#giris`}>
        <Monitor className="ic" aria-hidden="true" /> Girişi iste
      </ButtonLink>
    )}
  </>
);
