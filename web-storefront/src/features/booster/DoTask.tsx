import { Suspense, useEffect, useRef, useState } from 'react';
import { part } from '../../lib/chunks.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Refused } from '../../ui/Refused.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { useTransition } from '../order/commands.ts';
import type { Order } from '../order/describe.ts';
import { isLoginUnopened } from './login-unopened.ts';
import type { Doing } from './tasks.ts';

const Chat = part(async () => ({ default: (await import('../chat/Chat.tsx')).Chat }));
const Trouble = part(() => import('../trouble/Trouble.tsx'));
const FinishOrder = part(() => import('./FinishOrder.tsx'));
const StartOrder = part(() => import('./StartOrder.tsx'));
const SendLogin = part(async () => ({ default: (await import('./SendLogin.tsx')).SendLogin }));

interface Done {
  order: Order;
  close: () => void;
}

/** Does what waits in an order without leaving the page: the part of the order's own page, in a dialog. */
export default function DoTask({ doing, ...task }: Done & { doing: Doing }) {
  const { order, close } = task;
  const isOver = doing === 'resume' && !order.pause;
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  if (doing === 'start') return <Begin {...task} />;
  return (
    <Suspense>
      {doing === 'finish' ? (
        <FinishOrder {...task} />
      ) : (
        <Modal title={`Sipariş ${order.number}`} close={close}>
          <Suspense fallback={<SkeletonRows rows={3} label="Yükleniyor" />}>
            {doing === 'login' && <SendLogin orderId={order.id} />}
            {(doing === 'trouble' || doing === 'resume') && <Cases {...task} />}
            {doing === 'chat' && <Chat order={order} reader="booster" />}
          </Suspense>
        </Modal>
      )}
    </Suspense>
  );
}

/** The special cases of the order. Closes when there are none any more, for example because a request was withdrawn. */
function Cases({ order, close }: Done) {
  const cases = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cases.current?.childElementCount === 0) close();
  });
  return (
    <div className="stack" ref={cases}>
      <Trouble order={order} reader="booster" />
    </div>
  );
}

/** The start: the log-in if it was not opened yet, then the rank if the order asks for it. */
function Begin({ order, close }: Done) {
  const [step, setStep] = useState(() => firstStep(order));
  const start = useTransition(order.id, 'started', {
    said: 'Sipariş başladı',
    done: close,
    failed: 'Sipariş başlatılamadı.',
  });
  if (step === 'rank')
    return (
      <Suspense>
        <StartOrder order={order} close={close} />
      </Suspense>
    );
  return (
    <Modal
      title="Siparişe başla"
      close={close}
      action={
        <Button kind="p" busy={start.busy} onClick={() => (order.allowed.reportRank ? setStep('rank') : start.run({}))}>
          Başla
        </Button>
      }
    >
      {step === 'login' ? (
        <>
          {order.allowed.login && (
            <p>
              {isLoginUnopened(order)
                ? 'Hesaba girişi henüz açmadın: önce girişi iste, hesaba girince başla.'
                : 'Hesaba girişi açtın: hesaba girince başla.'}
            </p>
          )}
          <Suspense fallback={<SkeletonRows rows={2} label="Yükleniyor" />}>
            <SendLogin orderId={order.id} />
          </Suspense>
        </>
      ) : (
        <p>Müşteri başladığını hemen görür.</p>
      )}
      <Refused why={start.error} />
    </Modal>
  );
}

const firstStep = (order: Order): 'login' | 'rank' | 'confirm' => {
  if (isLoginUnopened(order)) return 'login';
  return order.allowed.reportRank ? 'rank' : 'confirm';
};
