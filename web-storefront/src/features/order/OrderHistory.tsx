import { Timeline } from '../../ui/Timeline.tsx';
import type { Order } from './describe.ts';
import { timelineOf } from './timeline.ts';
import type { Reader } from './work-kinds.ts';

/** What happened to an order, newest first. */
export default function OrderHistory({ order, reader }: { order: Order; reader: Reader }) {
  return (
    <section className="panel">
      <div className="panel__h">
        <h2 className="panel__t">Sipariş geçmişi</h2>
      </div>
      <Timeline name="Sipariş geçmişi" items={timelineOf(order, reader)} />
    </section>
  );
}
