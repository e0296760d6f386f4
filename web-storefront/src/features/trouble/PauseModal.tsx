import { troubleLimits } from '#contract/limits.ts';
import { api } from '../../lib/api.ts';
import type { Order } from '../order/describe.ts';
import { useOrderCommand } from '../order/use-order-command.ts';
import { TextModal } from './TextModal.tsx';

/** Asks why a started order should be paused. */
export default function PauseModal({ order: { id }, close }: { order: Order; close: () => void }) {
  const pause = useOrderCommand<string>(
    id,
    'pause',
    (reason, idempotencyKey) =>
      api.call('POST /orders/:id/pause', { params: { id }, body: { reason }, idempotencyKey }),
    { said: 'Sipariş duraklatıldı', done: close },
  );
  return (
    <TextModal
      title="Sipariş duraklatılsın mı?"
      label="Neden"
      hint="Zorunlu. Karşı taraf da okur."
      action="Siparişi duraklat"
      limits={troubleLimits.reason}
      command={pause}
      close={close}
    >
      <p className="small muted">
        Sen devam ettirene dek sipariş bekler. Tahmini bitiş, duraklayan süre kadar ileri gider.
      </p>
    </TextModal>
  );
}
