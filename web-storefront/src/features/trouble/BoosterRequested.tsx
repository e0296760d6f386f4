import { api } from '../../lib/api.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Refused } from '../../ui/Refused.tsx';
import type { Order } from '../order/describe.ts';
import { helperOf } from '../order/helper.ts';
import type { Reader } from '../order/work-kinds.ts';
import { useOrderCommand } from '../order/use-order-command.ts';

/** The request for another booster, and its outcome. */
export function BoosterRequested({ order, reader }: { order: Order; reader: Reader }) {
  const { id, boosterRequest, allowed } = order;
  const helper = helperOf(order);
  const withdraw = useOrderCommand<undefined>(
    id,
    'booster-request.withdraw',
    () => api.call('DELETE /orders/:id/booster-request', { params: { id } }),
    { said: `Sipariş aynı ${helper.with} sürüyor` },
  );
  if (!boosterRequest) return null;
  return (
    <section className="panel stack-2" aria-label={`Başka ${helper.name} isteği`}>
      <Alert>
        {reader === 'customer'
          ? `Başka bir ${helper.name} istedin. İlerlemen korunur, ikinci kez ödemezsin.`
          : `Müşteri başka bir ${helper.name} istedi. Kararı biz vereceğiz; o zamana dek yeni iş eklenmez. Yaptığın kısmın payı sende kalır.`}
      </Alert>
      {allowed.endBoosterRequest && (
        <div>
          <Button size="sm" busy={withdraw.busy} onClick={() => withdraw.run(undefined)}>
            Vazgeç, aynı {helper.with} sürsün
          </Button>
        </div>
      )}
      <Refused why={withdraw.error} />
    </section>
  );
}
