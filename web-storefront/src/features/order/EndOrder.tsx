import { isReached, shortfallText } from '#contract/order/progress.words.tr.ts';
import { useState } from 'react';
import { formatMoney, tryOf } from '../../lib/money.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { OpenDispute } from '../trouble/buttons.tsx';
import { useTransition } from './commands.ts';
import type { Order } from './describe.ts';
import { entriesOf } from './entries.ts';
import { kindOf } from './primary.ts';
import { capital, givesLogin, helperOf, isLesson } from './helper.ts';

/** The customer confirms a finished order or disputes it. */
export function ConfirmOrder({ order }: { order: Order }) {
  if (!order.nextStates.includes('closed')) return null;
  if (order.disputed) {
    return (
      <div>
        <ConfirmButton order={order}>Yine de onayla</ConfirmButton>
      </div>
    );
  }
  const { progress } = order;
  const reached = isReached(progress);
  return (
    <section className="panel panel--nosed" aria-label="Siparişi onayla">
      <Alert tone={reached ? 'ok' : 'warn'}>
        {capital(helperOf(order).of)} siparişi bitirdi{reasonOf(order)}.{!reached && ` ${shortfallText(order)}`}{' '}
        {isLesson(order) ? 'Ders saatlerini' : 'Hesabını'} kontrol edip onayla.
        {order.unproven && ' Eksik varsa itiraz et.'}
      </Alert>
      <div className="row row--wrap">
        <ConfirmButton order={order}>Siparişi onayla</ConfirmButton>
        <OpenDispute order={order} />
      </div>
    </section>
  );
}

/** The booster's reason for finishing before the goal was reached. */
const reasonOf = ({ unproven, ...order }: Order): string => {
  const reason = unproven && entriesOf(order).findLast(({ to }) => to === 'finished')?.reason;
  return reason ? `: “${reason}”` : '';
};

function ConfirmButton({ order, children }: { order: Order; children: string }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const confirm = useTransition(order.id, 'closed', { said: 'Sipariş onaylandı', done: close });
  const { disputed } = order;
  return (
    <>
      <Button kind={kindOf(order, 'customer', 'confirm')} onClick={() => setAsking(true)}>
        {children}
      </Button>
      {asking && (
        <Confirm
          title="Sipariş onaylansın mı?"
          action="Siparişi onayla"
          busy={confirm.busy}
          error={confirm.error}
          onConfirm={() => confirm.run({})}
          close={close}
        >
          {disputed && <Alert tone="warn">Onaylarsan itirazın geri çekilmiş olur.</Alert>}
          {!isReached(order.progress) && <Alert tone="warn">{shortfallText(order)}</Alert>}
          <p className="muted">
            Onaylayınca sipariş kapanır{givesLogin(order) && ', oyun hesabının bilgileri silinir'} ve ödediğin{' '}
            {formatMoney(order.price)} için {helperOf(order).name} payını alır. Onay geri alınamaz.
          </p>
        </Confirm>
      )}
    </>
  );
}

/**
 * The customer may cancel an order that no booster has taken, and one whose found rank they have not agreed to
 * (docs/decisions/0077).
 */
export function CancelOrder({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const cancel = useTransition(order.id, 'cancelled', { said: 'Sipariş iptal edildi', done: close });
  if (!order.nextStates.includes('cancelled')) return null;
  return (
    <div>
      <Button size="sm" onClick={() => setAsking(true)}>
        Siparişi iptal et
      </Button>
      {asking && (
        <Confirm
          title="Sipariş iptal edilsin mi?"
          action="Siparişi iptal et"
          kind="d"
          busy={cancel.busy}
          error={cancel.error}
          onConfirm={() => cancel.run({})}
          close={close}
        >
          <CancelledMoney order={order} />
        </Confirm>
      )}
    </div>
  );
}

/** Earlier boosters keep what they have earned. */
function CancelledMoney({ order: { price, earlierEarned } }: { order: Order }) {
  const earned = earlierEarned?.amount ?? 0;
  return (
    <p className="muted">
      {earned > 0
        ? `Ödediğin ${formatMoney(price)} tutardan ${formatMoney(tryOf(price.amount - earned))} bakiyene döner; kalanı, yapılan kısmın karşılığıdır.`
        : `Ödediğin ${formatMoney(price)} bakiyene döner.`}{' '}
      İptal geri alınamaz.
    </p>
  );
}
