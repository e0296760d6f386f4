import { useState } from 'react';
import { formatMoney } from '../../lib/money.ts';
import { formatMoment } from '../../lib/time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useTransition } from './commands.ts';
import type { Order } from './describe.ts';

/** How the customer may end the order now: confirm what is finished, or cancel what nobody has begun. */
export function EndPanel({ order }: { order: Order }) {
  const [asking, setAsking] = useState<'closed' | 'cancelled' | null>(null);
  const close = () => setAsking(null);
  const confirm = useTransition(order.id, 'closed', { said: 'Sipariş onaylandı', done: close });
  const cancel = useTransition(order.id, 'cancelled', { said: 'Sipariş iptal edildi', done: close });
  const canConfirm = order.nextStates.includes('closed');
  const canCancel = order.nextStates.includes('cancelled');
  if (!canConfirm && !canCancel) return null;
  return (
    <section className="stack-2" aria-label="Siparişi sonlandır">
      {canConfirm && (
        <div className="panel panel--nosed stack">
          <Alert tone="ok">
            Booster’ın siparişi bitirdi. Hesabını kontrol edip onayla.
            {order.closesAt && ` Onaylamazsan ${formatMoment(order.closesAt)} kendiliğinden kapanır.`}
          </Alert>
          <div>
            <Button kind="p" onClick={() => setAsking('closed')}>
              Siparişi onayla
            </Button>
          </div>
        </div>
      )}
      {canCancel && (
        <div>
          <Button size="sm" onClick={() => setAsking('cancelled')}>
            Siparişi iptal et
          </Button>
        </div>
      )}
      {asking === 'closed' && (
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
      {asking === 'cancelled' && (
        <Confirm
          title="Sipariş iptal edilsin mi?"
          action="Siparişi iptal et"
          kind="d"
          busy={cancel.busy}
          error={cancel.error}
          onConfirm={() => cancel.run({})}
          close={close}
        >
          <p className="muted">Ödediğin {formatMoney(order.price)} bakiyene döner. İptal geri alınamaz.</p>
        </Confirm>
      )}
    </section>
  );
}
