import { api } from '../../lib/api.ts';
import { formatMoment } from '../../lib/time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Order } from '../order/describe.ts';
import type { Reader } from '../order/stages.ts';
import { useOrderCommand } from '../order/use-order-command.ts';

/** That another booster was asked for, and what comes of it. */
export function BoosterRequested({ order: { id, boosterRequest, allowed }, reader }: { order: Order; reader: Reader }) {
  const withdraw = useOrderCommand<undefined>(
    id,
    'booster-request.withdraw',
    () => api.call('DELETE /orders/:id/booster-request', { params: { id } }),
    { said: 'Sipariş aynı booster’la sürüyor' },
  );
  if (!boosterRequest) return null;
  return (
    <section className="panel stack-2" aria-label="Başka booster isteği">
      <Alert>
        {reader === 'customer'
          ? `Başka bir booster istedin. En geç ${formatMoment(boosterRequest.until)} yeni bir booster aranır; ilerlemen korunur.`
          : 'Müşteri başka bir booster istedi. Kararı biz vereceğiz; o zamana dek oynamayı sürdürebilirsin. Yaptığın kısmın payı sende kalır.'}
      </Alert>
      {allowed.endBoosterRequest && (
        <div>
          <Button size="sm" busy={withdraw.busy} onClick={() => withdraw.run(undefined)}>
            Vazgeç, aynı booster’la sürsün
          </Button>
        </div>
      )}
      {withdraw.error && (
        <Alert tone="bad" announce>
          {withdraw.error}
        </Alert>
      )}
    </section>
  );
}
