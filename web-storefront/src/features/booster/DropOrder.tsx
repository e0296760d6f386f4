import { Confirm } from '../../ui/Confirm.tsx';
import { useTransition } from '../order/commands.ts';
import type { Order } from '../order/describe.ts';
import { helperOf } from '../order/helper.ts';

/**
 * Returns an order to the pool, after a confirmation: an order that has not begun, or one that its customer has paused
 * for too long.
 */
export default function DropOrder({ order, close }: { order: Order; close: () => void }) {
  const drop = useTransition(order.id, 'processing', { said: 'Sipariş bırakıldı', done: close });
  return (
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
      {order.state === 'started' && (
        <p className="muted">
          Müşteri siparişi bir günden uzun süredir beklemede tutuyor: bırakman sana yazılmaz. Onaylanan ilerlemenin
          payını sipariş bitince alırsın; onaylanmamış maçın varsa önce desteğe yaz.
        </p>
      )}
    </Confirm>
  );
}
