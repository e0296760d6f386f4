import { Suspense } from 'react';
import { part } from '../../lib/chunks.ts';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import type { Order } from '../order/describe.ts';

const Chat = part(async () => ({ default: (await import('./Chat.tsx')).Chat }));

/** The chat loads after its page; a skeleton keeps its place. */
export function ChatPlace({ order }: { order: Order }) {
  return (
    <Suspense
      fallback={
        <section className="panel chat" id="sohbet" aria-label="Sohbet">
          <SkeletonRows rows={4} label="Sohbet yükleniyor" />
        </section>
      }
    >
      <Chat order={order} />
    </Suspense>
  );
}
