import { api } from '../../lib/api.ts';
import { formatMoment } from '../../lib/time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Refused } from '../../ui/Refused.tsx';
import type { Order } from '../order/describe.ts';
import { capital, helperOf } from '../order/helper.ts';
import { kindOf } from '../order/primary.ts';
import type { Reader } from '../order/work-kinds.ts';
import { useOrderCommand } from '../order/use-order-command.ts';

const whoOf = (order: Order): Record<NonNullable<Order['pause']>['by'], string> => ({
  customer: 'Müşteri',
  booster: capital(helperOf(order).name),
  staff: 'Basamak',
});

/** The pause: since when and why. The side that paused the order can resume it here. */
export function Paused({ order, reader }: { order: Order; reader: Reader }) {
  const { id, pause, allowed } = order;
  const resume = useOrderCommand<undefined>(
    id,
    'resume',
    (_, idempotencyKey) => api.call('POST /orders/:id/resume', { params: { id }, idempotencyKey }),
    { said: 'Sipariş sürüyor' },
  );
  // the account request itself tells that the order waits for staff
  if (!pause || (pause.by === 'staff' && order.accountRequest)) return null;
  const done = pause.by === reader ? 'Siparişi duraklattın' : `${whoOf(order)[pause.by]} siparişi duraklattı`;
  return (
    <section className="panel stack-2" aria-label="Duraklatıldı">
      <Alert tone="warn">
        {done} ({formatMoment(pause.at)}): “{pause.reason}”.{' '}
        {!allowed.resume && 'Devam etmesini sohbetten isteyebilirsin.'}
        {reader === 'booster' && pause.by === 'customer' && ' Bir günden uzun sürerse siparişi bırakabilirsin.'}
      </Alert>
      {allowed.resume && (
        <div>
          <Button kind={kindOf(order, reader, 'resume')} busy={resume.busy} onClick={() => resume.run(undefined)}>
            Devam ettir
          </Button>
        </div>
      )}
      <Refused why={resume.error} />
    </section>
  );
}
