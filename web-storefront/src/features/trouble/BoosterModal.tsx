import { troubleLimits } from '#contract/limits.ts';
import { api } from '../../lib/api.ts';
import type { Order } from '../order/describe.ts';
import { capital, helperOf, isLesson } from '../order/helper.ts';
import { useOrderCommand } from '../order/use-order-command.ts';
import { TextModal } from './TextModal.tsx';

/** Asks why another booster should continue the order. */
export default function BoosterModal({ order, close }: { order: Order; close: () => void }) {
  const { id } = order;
  const helper = helperOf(order);
  const ask = useOrderCommand<string>(
    id,
    'booster-request',
    (reason, idempotencyKey) =>
      api.call('POST /orders/:id/booster-request', { params: { id }, body: { reason }, idempotencyKey }),
    { said: 'İsteğin alındı', done: close },
  );
  return (
    <TextModal
      title={`Başka bir ${helper.name} iste`}
      label="Neden"
      hint="Zorunlu. Yalnız Basamak ekibi okur."
      action={`Başka ${helper.name} iste`}
      limits={troubleLimits.reason}
      command={ask}
      close={close}
    >
      <p className="small muted">
        İlerlemen korunur, ikinci kez ödemezsin. {capital(helper.whom)} biz değiştiririz; 24 saat içinde değiştirmezsek
        sipariş kendiliğinden yeni bir {helper.name} aramaya başlar. Sürmekte olan {isLesson(order) ? 'ders' : 'maç'} ya
        da onaylamadığın ilerleme varsa süre dolsa da önce ekibimiz bakar.
      </p>
    </TextModal>
  );
}
