import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { part } from '../../lib/chunks.ts';
import { paths } from '../../config/paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Refused } from '../../ui/Refused.tsx';
import { useTransition } from '../order/commands.ts';
import type { Order } from '../order/describe.ts';
import { entriesOf } from '../order/entries.ts';
import { kindOf } from '../order/primary.ts';
import { playedInMatches } from '../order/work-kinds.ts';

/**
 * Whether the log-in has not been released yet since this booster took the order, or since the order's account was
 * changed.
 */
const isLoginUnopened = (order: Order): boolean =>
  order.allowed.login &&
  entriesOf(order).findLast(({ kind, to }) => kind === 'login' || kind === 'account' || to === 'starting')?.kind !==
    'login';

const DropOrder = part(() => import('./DropOrder.tsx'));
const FinishOrder = part(() => import('./FinishOrder.tsx'));
const StartOrder = part(() => import('./StartOrder.tsx'));

/** The transitions that the booster may make now (`nextStates`), as buttons. */
export function OrderSteps({ order }: { order: Order }) {
  const [asking, setAsking] = useState<'started' | 'finished' | 'processing' | null>(null);
  const close = () => setAsking(null);
  const start = useTransition(order.id, 'started', { failed: 'Sipariş başlatılamadı.' });
  const enter = useTransition(order.id, 'in-game');
  const leave = useTransition(order.id, 'started');
  const can = (state: string) => order.nextStates.includes(state);
  const inGame = order.state === 'in-game';
  const error = start.error ?? enter.error ?? leave.error;
  const { progress } = order;

  return (
    <>
      {order.state === 'starting' && (can('started') || order.allowed.reportRank) && (
        <Button
          kind={kindOf(order, 'booster', 'start')}
          size="sm"
          busy={start.busy}
          onClick={() => (order.allowed.reportRank ? setAsking('started') : start.run({}))}
        >
          {can('started') ? 'Başla' : 'Rankı yeniden bildir'}
        </Button>
      )}
      {playedInMatches(progress) && (inGame ? can('started') : can('in-game')) && (
        <div className="in-game">
          <Switch
            title="Maçtayım"
            note=""
            price=""
            checked={inGame}
            onChange={() => (inGame ? leave.run({}) : enter.run({}))}
          />
        </div>
      )}
      {can('finished') && (
        <Button kind={kindOf(order, 'booster', 'finish')} size="sm" onClick={() => setAsking('finished')}>
          Bitir
        </Button>
      )}
      {can('processing') && (
        <Button kind={order.state === 'starting' ? 'g' : 's'} size="sm" onClick={() => setAsking('processing')}>
          Bırak
        </Button>
      )}
      {isLoginUnopened(order) && (
        <Alert tone="warn">
          Hesaba girişi henüz açmadın.{' '}
          <Link className="link" to={`${paths.boosterOrder(order.id)}#giris`}>
            Önce girişi iste
          </Link>
        </Alert>
      )}
      <Refused why={error} />
      <Suspense>
        {asking === 'started' && <StartOrder order={order} close={close} />}
        {asking === 'finished' && <FinishOrder order={order} close={close} />}
        {asking === 'processing' && <DropOrder order={order} close={close} />}
      </Suspense>
    </>
  );
}
