import { useState } from 'react';
import { formatMoney, tryOf } from '../../lib/money.ts';
import { formatMoment } from '../../lib/time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useTransition } from './commands.ts';
import type { Order } from './describe.ts';
import { progressText } from './stages.ts';

/** What is finished, the customer confirms. */
export function ConfirmOrder({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const confirm = useTransition(order.id, 'closed', { said: 'Sipariş onaylandı', done: close });
  if (!order.nextStates.includes('closed')) return null;
  const { progress } = order;
  const reached = progress.done >= progress.total;
  return (
    <section className="panel panel--nosed" aria-label="Siparişi onayla">
      <Alert tone={reached ? 'ok' : 'warn'}>
        Booster’ın siparişi bitirdi.
        {!reached && ` Girilen maçlara göre hedefe varılmadı: ${progressText(progress)}.`} Hesabını kontrol edip onayla.
        {order.closesAt && ` Onaylamazsan ${formatMoment(order.closesAt)} kendiliğinden kapanır.`}
      </Alert>
      <Button kind="p" onClick={() => setAsking(true)}>
        Siparişi onayla
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
          <p className="muted">
            Onaylayınca sipariş kapanır, oyun hesabının bilgileri silinir ve booster ödemesini alır.
          </p>
        </Confirm>
      )}
    </section>
  );
}

/** What nobody has begun, the customer may cancel. */
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

/** Whatever boosters have done before, they have earned. */
function CancelledMoney({ order: { price, earlierEarned } }: { order: Order }) {
  const earned = earlierEarned?.amount ?? 0;
  return (
    <p className="muted">
      {earned > 0
        ? `Ödediğin ${formatMoney(price)} tutarın ${formatMoney(tryOf(price.amount - earned))} kadarı bakiyene döner; kalanı, oynanan kısmın karşılığıdır.`
        : `Ödediğin ${formatMoney(price)} bakiyene döner.`}{' '}
      İptal geri alınamaz.
    </p>
  );
}
