import '../../styles/more.css';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { part } from '../../lib/chunks.ts';
import { paths } from '../../config/paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { MoreMenu, type MoreAction } from '../../ui/MoreMenu.tsx';
import { Refused } from '../../ui/Refused.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useTransition } from '../order/commands.ts';
import type { Order } from '../order/describe.ts';
import { kindOf } from '../order/primary.ts';
import { playedInMatches } from '../order/work-kinds.ts';
import { isLoginUnopened } from './login-unopened.ts';

const AddMatch = part(async () => ({ default: (await import('./AddMatch.tsx')).AddMatch }));
const CorrectProgress = part(async () => ({ default: (await import('./CorrectProgress.tsx')).CorrectProgress }));
const DropOrder = part(() => import('./DropOrder.tsx'));
const FinishOrder = part(() => import('./FinishOrder.tsx'));
const PauseModal = part(() => import('../trouble/PauseModal.tsx'));
const StartOrder = part(() => import('./StartOrder.tsx'));

type Asked = 'match' | 'correct' | 'started' | 'finished' | 'processing' | 'pause';
interface Asking {
  order: Order;
  ask: (what: Asked) => void;
}

/** What the booster may do with the order now: one main button, the switch for matches, and a menu with the rest. */
export function OrderSteps({ order }: { order: Order }) {
  const [asking, setAsking] = useState<Asked | null>(null);
  const more = moreActions(order, setAsking);
  const close = () => setAsking(null);
  return (
    <>
      <MainStep order={order} ask={setAsking} />
      <InMatch order={order} />
      {more.length > 0 && <MoreMenu label="Diğer işlemler" actions={more} />}
      <Suspense>
        {asking === 'match' && <AddMatch order={order} close={close} />}
        {asking === 'correct' && <CorrectProgress order={order} close={close} />}
        {asking === 'started' && <StartOrder order={order} close={close} />}
        {asking === 'finished' && <FinishOrder order={order} close={close} />}
        {asking === 'processing' && <DropOrder order={order} close={close} />}
        {asking === 'pause' && <PauseModal order={order} close={close} />}
      </Suspense>
    </>
  );
}

/** Says that the log-in was not requested yet. */
export const LoginUnopened = ({ order }: { order: Order }) =>
  isLoginUnopened(order) && (
    <Alert tone="warn">
      Hesaba girişi henüz açmadın.{' '}
      <Link className="link" to={`${paths.boosterOrder(order.id)}#giris`}>
        Önce girişi iste
      </Link>
    </Alert>
  );

const can = (order: Order, state: string) => order.nextStates.includes(state);
const isDone = (order: Order) => kindOf(order, 'booster', 'finish') === 'p';
const correctLabel = 'İlerlemeyi güncelle';
const mayCorrect = ({ allowed, boosterRequest }: Order) => allowed.match && !boosterRequest;

/** The step that the order is at: its start, the next match, or its end once the goal is reached. */
function MainStep({ order, ask }: Asking) {
  if (order.state === 'starting') return <Start order={order} ask={ask} />;
  const inMatches = playedInMatches(order.progress);
  return (
    <>
      {isDone(order) && (
        <Button kind="p" size="sm" onClick={() => ask('finished')}>
          Bitir
        </Button>
      )}
      {order.allowed.match && inMatches && (
        <Button kind={kindOf(order, 'booster', 'match')} size="sm" onClick={() => ask('match')}>
          <Plus className="ic" aria-hidden="true" /> Maç ekle
        </Button>
      )}
      {mayCorrect(order) && !inMatches && (
        <Button kind={kindOf(order, 'booster', 'progress')} size="sm" onClick={() => ask('correct')}>
          {correctLabel}
        </Button>
      )}
    </>
  );
}

function Start({ order, ask }: Asking) {
  const start = useTransition(order.id, 'started', { failed: 'Sipariş başlatılamadı.' });
  if (!can(order, 'started') && !order.allowed.reportRank) return null;
  return (
    <>
      <Button
        kind={kindOf(order, 'booster', 'start')}
        size="sm"
        busy={start.busy}
        onClick={() => (order.allowed.reportRank ? ask('started') : start.run({}))}
      >
        {can(order, 'started') ? 'Başla' : 'Rankı yeniden bildir'}
      </Button>
      <Refused why={start.error} />
    </>
  );
}

/** Whether a match is being played now. The customer sees it at once. */
function InMatch({ order }: { order: Order }) {
  const enter = useTransition(order.id, 'in-game');
  const leave = useTransition(order.id, 'started');
  const inGame = order.state === 'in-game';
  if (!playedInMatches(order.progress) || !(inGame ? can(order, 'started') : can(order, 'in-game'))) return null;
  return (
    <>
      <div className="in-game">
        <Switch
          title="Maçtayım"
          note=""
          price=""
          checked={inGame}
          onChange={() => (inGame ? leave.run({}) : enter.run({}))}
        />
      </div>
      {inGame && order.playingSince === null && (
        <span className="small muted">İki saati geçti, müşteri artık “şu an maçta” görmüyor.</span>
      )}
      <Refused why={enter.error ?? leave.error} />
    </>
  );
}

const moreActions = (order: Order, ask: Asking['ask']): readonly MoreAction[] => {
  const actions: readonly (readonly [shown: boolean, label: string, what: Asked])[] = [
    [can(order, 'finished') && !isDone(order), 'Bitir', 'finished'],
    [mayCorrect(order) && playedInMatches(order.progress), correctLabel, 'correct'],
    [order.allowed.pause, 'Duraklat', 'pause'],
    [can(order, 'processing'), 'Bırak', 'processing'],
  ];
  return actions.filter(([shown]) => shown).map(([, label, what]) => ({ label, run: () => ask(what) }));
};
