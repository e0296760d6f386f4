import { lazy, Suspense, useState } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useTransition } from '../order/commands.ts';
import type { Order } from '../order/describe.ts';
import { helperOf } from '../order/helper.ts';
import { playedInMatches } from '../order/stages.ts';

const FinishOrder = lazy(() => import('./FinishOrder.tsx'));

/** The arrows of the state table that the booster may walk now (`nextStates`), as buttons. */
export function OrderSteps({ order }: { order: Order }) {
  const [asking, setAsking] = useState<'finished' | 'processing' | null>(null);
  const close = () => setAsking(null);
  const start = useTransition(order.id, 'started', { failed: 'Sipariş başlatılamadı.' });
  const enter = useTransition(order.id, 'in-game');
  const drop = useTransition(order.id, 'processing', { said: 'Sipariş bırakıldı', done: close });
  const can = (state: string) => order.nextStates.includes(state);
  const inGame = order.state === 'in-game';
  const error = start.error ?? enter.error;
  const { progress } = order;

  return (
    <>
      {order.state === 'starting' && can('started') && (
        <Button kind="p" size="sm" busy={start.busy} onClick={() => start.run({})}>
          Başla
        </Button>
      )}
      {playedInMatches(progress) && (inGame ? can('started') : can('in-game')) && (
        <div className="in-game">
          <Switch
            title="Maçtayım"
            note=""
            price=""
            checked={inGame}
            onChange={() => (inGame ? start.run({}) : enter.run({}))}
          />
        </div>
      )}
      {can('finished') && (
        <Button size="sm" onClick={() => setAsking('finished')}>
          Bitir
        </Button>
      )}
      {order.state === 'starting' && can('processing') && (
        <Button kind="g" size="sm" onClick={() => setAsking('processing')}>
          Bırak
        </Button>
      )}
      {error && (
        <Alert tone="bad" announce>
          {error}
        </Alert>
      )}
      <Suspense>{asking === 'finished' && <FinishOrder order={order} close={close} />}</Suspense>
      {asking === 'processing' && (
        <Confirm
          title="Sipariş bırakılsın mı?"
          action="Siparişi bırak"
          kind="d"
          busy={drop.busy}
          error={drop.error}
          onConfirm={() => drop.run({})}
          close={close}
        >
          <p className="muted">Sipariş havuza döner, başka bir {helperOf(order).name} alabilir.</p>
        </Confirm>
      )}
    </>
  );
}
