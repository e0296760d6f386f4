import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import type { Order } from './describe.ts';
import { timelineQuery } from './history.ts';
import { timelineOf } from './timeline.ts';
import type { Reader } from './work-kinds.ts';

/** The events of an order, newest first. */
export default function OrderHistory({ order, reader }: { order: Order; reader: Reader }) {
  const [more, setMore] = useState(false);
  const older = useInfiniteQuery({
    ...timelineQuery(order.id),
    enabled: more && order.timeline.length < order.timelineTotal,
  });
  const newestFirst = older.data?.pages.flatMap(({ rows }) => rows);
  const timeline = newestFirst?.toReversed() ?? order.timeline;
  const left = order.timelineTotal - timeline.length;
  return (
    <section className="panel">
      <div className="panel__h">
        <h2 className="panel__t">Sipariş geçmişi</h2>
      </div>
      <Timeline name="Sipariş geçmişi" items={timelineOf({ ...order, timeline }, reader)} />
      <ShowMore left={left} parts={older} failed="Geçmiş yüklenemedi" first={!more && (() => setMore(true))} />
    </section>
  );
}
