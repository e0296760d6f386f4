import { Suspense } from 'react';
import { part } from '../../lib/chunks.ts';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import type { Order } from '../order/describe.ts';
import type { Reader } from '../order/work-kinds.ts';

const Chat = part(async () => ({ default: (await import('./Chat.tsx')).Chat }));

/** The chat loads after its page; a skeleton keeps its place. */
export function ChatPlace({ order, reader }: { order: Order; reader: Reader }) {
  return (
    <Suspense
      fallback={
        <section className="panel chat" id="sohbet" aria-label="Sohbet">
          <SkeletonRows rows={4} label="Sohbet yükleniyor" />
        </section>
      }
    >
      <Chat order={order} reader={reader} />
    </Suspense>
  );
}
